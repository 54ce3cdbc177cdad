// Collects, from before the page's own scripts and over reloads, what went wrong.
{
  const key = "e2e-errors";
  const note = (...what) => {
    const text = what.map((it) => (it && (it.stack ? `${it}\n${it.stack}` : it.message)) || String(it)).join(" ");
    sessionStorage.setItem(key, JSON.stringify([...JSON.parse(sessionStorage.getItem(key) ?? "[]"), text]));
  };
  const error = console.error;
  console.error = (...what) => { note("console.error:", ...what); error.apply(console, what); };
  addEventListener("unhandledrejection", (event) => note("unhandled rejection:", event.reason));
  addEventListener("securitypolicyviolation", (event) =>
    note("content security policy:", event.violatedDirective, event.blockedURI, event.sourceFile ?? "", event.lineNumber ?? ""));
  addEventListener("error", (event) => {
    const from = event.target?.src ?? event.target?.href;
    note(from ? `could not load ${from}` : "error:", event.error ?? event.message ?? "");
  }, true);
}
