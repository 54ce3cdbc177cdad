//! Runs axe-core over the page, and checks that the page fits its window.

use crate::page::Page;
use std::fs;
use std::path::Path;

impl Page {
    /// Checks the page with axe-core once it is at rest. Fails with what axe-core finds.
    pub(crate) async fn axe(&self) {
        self.come_to_rest().await;
        assert_eq!(
            self.eval(TOO_WIDE).await,
            "",
            "the page is wider than its window"
        );
        let target = Path::new(env!("CARGO_TARGET_TMPDIR"))
            .parent()
            .expect("inside the target folder");
        if self.eval("return !window.axe").await == true {
            let source = fs::read_to_string(target.join("tools/node_modules/axe-core/axe.min.js"))
                .expect("axe-core is not installed: `cargo xtask test` installs it");
            self.eval(&source).await;
        }
        let found = self
            .client
            .execute_async(AXE, Vec::new())
            .await
            .expect("axe-core runs");
        assert_eq!(found, "", "axe-core found violations");
    }
}

/// Lists the elements that make the page wider than its window.
const TOO_WIDE: &str = r"
const { scrollWidth, clientWidth } = document.documentElement;
if (scrollWidth <= clientWidth) return '';
const beyond = [...document.body.querySelectorAll('*')].filter((it) => it.getBoundingClientRect().right > clientWidth);
return `by ${scrollWidth - clientWidth} px: ` + beyond.map((it) => it.cloneNode(false).outerHTML).join(' ');
";

const AXE: &str = r#"
const done = arguments[arguments.length - 1];
axe.run(document, { resultTypes: ["violations"], preload: false }).then(
  ({ violations }) => done(violations.map(({ id, help, nodes }) =>
    `${id}: ${help}\n` + nodes.map((node) => `    ${node.html}\n      ${node.failureSummary.replace(/\n/g, "\n      ")}`).join("\n")).join("\n")),
  (error) => done(`axe-core failed: ${error}`));
"#;
