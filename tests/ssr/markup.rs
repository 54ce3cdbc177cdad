//! Parses the markup that the renderer writes: it closes every element and quotes every attribute.

use std::collections::BTreeMap;

/// An element, or a piece of text.
#[derive(Debug, Default)]
pub(crate) struct Node {
    pub(crate) tag: String,
    attributes: BTreeMap<String, String>,
    /// Empty for an element.
    text: String,
    parent: Option<usize>,
    children: Vec<usize>,
}

/// A document: nodes in document order. The first is the root.
#[derive(Debug)]
pub(crate) struct Document(Vec<Node>);

/// Elements without an end tag.
const VOID: [&str; 4] = ["br", "hr", "img", "input"];

impl Document {
    pub(crate) fn read(markup: &str) -> Self {
        let mut nodes = vec![Node::default()];
        let mut open = vec![0];
        let mut rest = markup;
        while !rest.is_empty() {
            let inside = *open.last().unwrap();
            if let Some(end) = rest.strip_prefix("</") {
                let (tag, after) = end.split_once('>').unwrap();
                assert_eq!(
                    nodes[inside].tag, tag,
                    "an end tag must match its start tag"
                );
                open.pop();
                rest = after;
                continue;
            }
            let parent = Some(inside);
            let node = if let Some(begun) = rest.strip_prefix('<') {
                let (tag, attributes, after) = element(begun);
                rest = after;
                Node {
                    tag,
                    attributes,
                    parent,
                    ..Node::default()
                }
            } else {
                let end = rest.find('<').unwrap_or(rest.len());
                let text = unescaped(&rest[..end]);
                rest = &rest[end..];
                Node {
                    text,
                    parent,
                    ..Node::default()
                }
            };
            let place = nodes.len();
            nodes[inside].children.push(place);
            if !node.tag.is_empty() && !VOID.contains(&node.tag.as_str()) {
                open.push(place);
            }
            nodes.push(node);
        }
        assert_eq!(open, [0], "every element must be closed");
        Self(nodes)
    }

    pub(crate) fn get(&self, place: usize) -> &Node {
        &self.0[place]
    }

    /// The indices of all elements that satisfy the predicate.
    pub(crate) fn all(&self, holds: impl Fn(&Node) -> bool) -> Vec<usize> {
        let elements = 1..self.0.len();
        elements
            .filter(|&place| !self.0[place].tag.is_empty() && holds(&self.0[place]))
            .collect()
    }

    /// The only element that satisfies the predicate.
    pub(crate) fn one(&self, holds: impl Fn(&Node) -> bool) -> usize {
        let found = self.all(holds);
        assert_eq!(
            found.len(),
            1,
            "{:?}",
            found
                .iter()
                .map(|&place| self.get(place))
                .collect::<Vec<_>>()
        );
        found[0]
    }

    /// The ancestors of an element, innermost first.
    pub(crate) fn around(&self, place: usize) -> impl Iterator<Item = &Node> {
        self.ancestors(place).map(|place| self.get(place))
    }

    fn ancestors(&self, place: usize) -> impl Iterator<Item = usize> {
        std::iter::successors(self.0[place].parent, |&place| self.0[place].parent)
    }

    /// Whether an element is in another one.
    pub(crate) fn inside(&self, place: usize, outer: usize) -> bool {
        self.ancestors(place).any(|place| place == outer)
    }

    /// Whether assistive technology ignores the element.
    pub(crate) fn hidden(&self, place: usize) -> bool {
        self.get(place).is("aria-hidden", "true")
            || self
                .around(place)
                .any(|node| node.is("aria-hidden", "true"))
    }

    /// All pieces of text with their indices.
    pub(crate) fn texts(&self) -> impl Iterator<Item = (usize, &str)> {
        let texts = self.0.iter().enumerate().skip(1);
        texts
            .filter(|(_, node)| node.tag.is_empty())
            .map(|(place, node)| (place, node.text.as_str()))
    }

    /// All the text in an element, without word joiners, which nobody sees.
    pub(crate) fn text(&self, place: usize) -> String {
        let node = self.get(place);
        let inside = node.children.iter().map(|&child| self.text(child));
        node.text.replace('\u{2060}', "") + &inside.collect::<String>()
    }

    /// The accessible name: by label, by reference, or by content.
    pub(crate) fn name(&self, place: usize) -> String {
        let node = self.get(place);
        if let Some(label) = node.attribute("aria-label") {
            return label.to_owned();
        }
        if let Some(id) = node.attribute("aria-labelledby") {
            return self.spoken(self.one(|node| node.is("id", id)));
        }
        if node.tag == "input" || node.tag == "select" {
            let label = |node: &Node| node.tag == "label";
            let label = self
                .all(label)
                .into_iter()
                .find(|&label| self.inside(place, label));
            return label.map_or_else(String::new, |label| self.spoken(label));
        }
        if node.tag == "fieldset" {
            let legend = node
                .children
                .iter()
                .find(|&&child| self.get(child).tag == "legend");
            return legend.map_or_else(String::new, |&legend| self.spoken(legend));
        }
        self.spoken(place)
    }

    fn spoken(&self, place: usize) -> String {
        let node = self.get(place);
        if node.is("aria-hidden", "true") {
            return String::new();
        }
        if let Some(label) = node.attribute("aria-label") {
            return label.to_owned();
        }
        let inside = node.children.iter().map(|&child| self.spoken(child));
        let words = node.text.clone() + &inside.collect::<String>();
        words.split_whitespace().collect::<Vec<_>>().join(" ")
    }
}

impl Node {
    pub(crate) fn attribute(&self, name: &str) -> Option<&str> {
        self.attributes.get(name).map(String::as_str)
    }

    pub(crate) fn is(&self, name: &str, value: &str) -> bool {
        self.attribute(name) == Some(value)
    }

    pub(crate) fn has_class(&self, class: &str) -> bool {
        let classes = self.attribute("class").unwrap_or_default();
        classes.split(' ').any(|it| it == class)
    }
}

/// Parses what follows a `<`: returns the tag, the attributes, and the text after the start tag.
fn element(mut rest: &str) -> (String, BTreeMap<String, String>, &str) {
    let end = rest.find([' ', '>', '/']).unwrap();
    let tag = rest[..end].to_owned();
    rest = &rest[end..];
    let mut attributes = BTreeMap::new();
    loop {
        rest = rest.trim_start();
        if let Some(after) = rest.strip_prefix("/>").or_else(|| rest.strip_prefix('>')) {
            return (tag, attributes, after);
        }
        let end = rest.find(['=', ' ', '>']).unwrap();
        let name = rest[..end].to_owned();
        rest = &rest[end..];
        let mut value = String::new();
        if let Some(quoted) = rest.strip_prefix("=\"") {
            let (text, after) = quoted.split_once('"').unwrap();
            value = unescaped(text);
            rest = after;
        }
        assert!(
            attributes.insert(name, value).is_none(),
            "an attribute must not repeat"
        );
    }
}

fn unescaped(text: &str) -> String {
    let mut text = text.to_owned();
    for (written, meant) in [
        ("&lt;", "<"),
        ("&gt;", ">"),
        ("&quot;", "\""),
        ("&#x27;", "'"),
        ("&#x2F;", "/"),
        ("&amp;", "&"),
    ] {
        text = text.replace(written, meant);
    }
    text
}
