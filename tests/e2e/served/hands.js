// Reports the input it gets, for the tests of the harness itself.
const [card, ring, output] = ["#card", "#ring", "output"].map((it) => document.querySelector(it));
card.style.touchAction = "none";
let moves = 0;
card.addEventListener("pointerdown", (event) => {
  card.setPointerCapture(event.pointerId);
  moves = 0;
});
// A busy browser merges several moves into one event.
card.addEventListener("pointermove", (event) => (moves += event.buttons && (event.getCoalescedEvents?.().length || 1)));
card.addEventListener("pointerup", ({ clientX, clientY, pointerType }) => {
  const over = document.elementFromPoint(clientX, clientY);
  if (over === ring) output.textContent = `dropped by ${pointerType}, ${moves > 3 ? "moved smoothly" : "jumped"}`;
});
ring.addEventListener("click", (event) => (output.textContent = `tapped by ${event.pointerType ?? "?"}`));
addEventListener("keydown", ({ key }) => (output.textContent += ` [${key}]`));

if (location.hash === "#trouble") {
  setTimeout(() => { throw new Error("thrown"); });
  Promise.reject(new Error("refused"));
  console.error("said");
  document.body.append(Object.assign(new Image(), { src: "nowhere.png" }));
  document.body.setAttribute("style", "color: red");
}
