use yew::ServerRenderer;

use super::*;

#[component]
fn Page() -> Html {
    rules_page()
}

async fn page() -> String {
    ServerRenderer::<Page>::new()
        .hydratable(false)
        .render()
        .await
}

/// The number of opening tags that contain all of these strings.
fn tags(page: &str, with: &[&str]) -> usize {
    let opening = page.split('<').filter_map(|tag| tag.split('>').next());
    opening
        .filter(|tag| !tag.starts_with('/') && with.iter().all(|part| tag.contains(part)))
        .count()
}

#[tokio::test]
async fn each_part_has_a_heading_and_a_link_in_the_contents() {
    let page = page().await;
    assert_eq!(tags(&page, &["h1"]), 1);
    assert_eq!(tags(&page, &["nav ", r#"aria-labelledby="r-contents""#]), 1);
    assert_eq!(
        tags(&page, &["button ", r#"class="link""#]),
        Part::ALL.len()
    );
    for part in Part::ALL {
        let id = format!("\"r-{}\"", part.slug());
        let heading = format!("id={id}");
        assert_eq!(tags(&page, &["h2 ", &heading, r#"tabindex="-1""#]), 1);
        let section = format!("aria-labelledby={id}");
        assert_eq!(tags(&page, &["section ", &section]), 1);
    }
}

#[tokio::test]
async fn each_technique_shows_kanji_printed_name_and_labelled_cards() {
    let page = page().await;
    for kimarite in Kimarite::ALL {
        let slug = kimarite.slug();
        for words in [
            kimarite_name(kimarite),
            t!("kimarite-kanji", kimarite = slug),
            t!("kimarite-printed", kimarite = slug),
        ] {
            assert!(page.contains(&words), "{words}");
        }
    }
    assert_eq!(tags(&page, &["li ", r#"class="technique""#]), 5);
    // Each card is a labelled picture. The ring beside it is hidden because the caption says the same.
    for name in ["Green dragon 4", "Red bird 5", "Black tortoise 2"] {
        let label = format!(r#"aria-label="{name}""#);
        assert!(
            tags(&page, &["svg ", r#"role="img""#, &label]) > 0,
            "{name}"
        );
    }
    let hidden = ["div ", r#"class="example-ring""#, r#"aria-hidden="true""#];
    assert_eq!(tags(&page, &hidden), tags(&page, &[r#"class="pic dohyo""#]));
}

#[tokio::test]
async fn house_rules_are_marked_as_our_reading() {
    let page = page().await;
    assert!(page.contains("our reading"));
    assert!(page.contains(&t!("tricks-credit")));
    assert!(
        !page.contains("style="),
        "a strict content security policy refuses it"
    );
}
