// What does not hold on the screen at the window's size, one line each. A script's body for `Page::eval`.
const [width, height] = [innerWidth, innerHeight];
const found = new Set();
const style = (it) => getComputedStyle(it);
const box = (it) => it.getBoundingClientRect();
const within = (inner, outer, slack = 1) =>
  inner.left >= outer.left - slack && inner.top >= outer.top - slack && inner.right <= outer.right + slack && inner.bottom <= outer.bottom + slack;
const window_ = { left: 0, top: 0, right: width, bottom: height };
// Visible, and not only there for screen readers.
const shown = (it) => {
  if (!it.checkVisibility({ opacityProperty: true, visibilityProperty: true }) || it.closest("#shell, defs, title")) return false;
  for (let at = it; at; at = at.parentElement) if (getComputedStyle(at).clipPath === "inset(50%)") return false;
  return true;
};
const words = (it) => (it.getAttribute("aria-label") ?? it.textContent).replace(/\s+/g, " ").trim().slice(0, 48);
const name = (it) => {
  const of = it.closest("[class]:not(g)") ?? it;
  const { localName, classList } = of;
  return `${[localName, ...classList].join(".")} ${JSON.stringify(words(it))}`;
};
const fault = (it, what) => found.add(`${name(it)} ${what}`);
// A sheet takes the place of the screen that it covers.
const place = document.querySelector("dialog[open]") ? "dialog[open]" : ".screen:not([hidden])";
const all = (css) => [...document.querySelectorAll(`${place} :is(${css})`)].filter(shown);

scrollTo(0, 0);
if (document.documentElement.scrollWidth > width) found.add(`the page is ${document.documentElement.scrollWidth} px wide`);

// What clips an element: the intersection of the boxes of all ancestors that do, and whether one of them scrolls.
const clips = (it) => {
  const clip = { left: -1e6, top: -1e6, right: 1e6, bottom: 1e6, scroller: null };
  let position = style(it).position;
  for (let at = it.parentElement; at && at !== document.body; at = at.parentElement) {
    if (position === "fixed") break;
    const { position: its, overflowX, overflowY } = style(at);
    if (position === "absolute" && its === "static" && !(at instanceof SVGElement)) continue;
    position = its;
    if (at instanceof SVGElement && at.localName !== "svg") continue;
    const area = box(at);
    if (overflowX !== "visible") [clip.left, clip.right] = [Math.max(clip.left, area.left), Math.min(clip.right, area.right)];
    if (overflowY !== "visible") [clip.top, clip.bottom] = [Math.max(clip.top, area.top), Math.min(clip.bottom, area.bottom)];
    const scrolls = (overflow) => ["auto", "scroll"].includes(overflow);
    if ((scrolls(overflowY) && at.scrollHeight > at.clientHeight + 1) || (scrolls(overflowX) && at.scrollWidth > at.clientWidth + 1)) clip.scroller = at;
  }
  return clip;
};

// Whether an element paints something at a point, so that it hides what lies below.
const paints = (it, x, y) => {
  if (!it.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
  const { backgroundColor, backgroundImage, pointerEvents, fill } = style(it);
  if (["canvas", "img", "input", "select"].includes(it.localName)) return true;
  if (it instanceof SVGElement) return it.localName !== "svg" && it.localName !== "g" && (it.localName === "use" || fill !== "none");
  if (backgroundImage !== "none" || !/rgba\(.*, 0\)|transparent/.test(backgroundColor)) return true;
  return [...it.childNodes].some((node) => {
    if (node.nodeType !== Node.TEXT_NODE) return false;
    const range = document.createRange();
    range.selectNodeContents(node);
    return [...range.getClientRects()].some((area) => x > area.left && x < area.right && y > area.top && y < area.bottom);
  });
};
// What hides an element at a point, if something does.
const hiding = (it, x, y) => {
  for (const above of document.elementsFromPoint(x, y)) {
    if (above === it || above.contains(it) || it.contains(above)) return null;
    if (paints(above, x, y)) return above;
  }
  return null;
};
// Everything takes part in hit testing while we measure.
const sheet = new CSSStyleSheet();
sheet.replaceSync("*, *::before, *::after { pointer-events: auto !important } .pic-go, .rope-paper, title { pointer-events: none !important }");
document.adoptedStyleSheets.push(sheet);

// The end of what can be seen: the button of a long form and the menu of home lie over it, as a window's edge would.
const laid = all(".begin, .top-nav").filter((it) => ["fixed", "sticky"].includes(style(it).position));
const end = Math.min(height, ...laid.map((it) => box(it).top));

// Text.
const MUST = `.now h2, .now p, .acts *, .go *, .ends *, .seg *, .way-btn *, .axis *, .ifs *, .mid > .mix *, .foretold, .came, .sum *, .die *,
  .swap *, .score *, .seats *, .mb h2 *, .bar *, .six-h *, .fits, .take *, .verdict h1, .why, .begin *, .standing *`;
const lines = [];
const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
for (let node = walker.nextNode(); node; node = walker.nextNode()) {
  const it = node.parentElement;
  if (!node.data.trim() || !it || ["script", "style", "template", "option"].includes(it.localName) || !it.closest(place)) continue;
  // Cards of a hand lie over one another; their numbers are measured below.
  if (!shown(it) || it.closest(".fuda")) continue;
  const range = document.createRange();
  range.selectNodeContents(node);
  const areas = it instanceof SVGElement ? [box(it)] : [...range.getClientRects()];
  for (const area of areas) if (area.width > 1 && area.height > 1) lines.push({ it, area });
}
// The line box is higher than the letters.
const lineSlack = (area) => Math.max(2, area.height * 0.2);
for (const { it, area } of lines) {
  // The score sheet of many turns scrolls in its box.
  if (it.closest(":is(.verdict, .review) .tally-box")) continue;
  const clip = clips(it);
  const inside = area.right > clip.left + 1 && area.left < clip.right - 1 && area.bottom > clip.top + 1 && area.top < clip.bottom - 1;
  if (!inside) {
    if (!clip.scroller) fault(it, "is cut off whole");
    continue;
  }
  const slack = lineSlack(area);
  const out = Math.max(clip.left - area.left, area.right - clip.right, 0);
  // A sheet scrolls.
  const over = it.closest(".sheet-body") ? 0 : Math.max(clip.top - area.top, area.bottom - clip.bottom, 0);
  if (out > 2 || over > slack) fault(it, `is cut by ${Math.round(Math.max(out, over))} px${clip.scroller ? " in what scrolls" : ""}`);
  else if (area.left < -1 || area.right > width + 1) fault(it, "sticks out of the window's side");
  if (it.closest(MUST) && (area.top < -1 || area.bottom > height + 1)) fault(it, `is ${Math.round(Math.max(-area.top, area.bottom - height))} px out of the window`);
  if (clip.scroller || (area.bottom > end && !laid.some((its) => its.contains(it)))) continue;
  const y = (area.top + area.bottom) / 2;
  for (const x of [area.left + Math.min(4, area.width / 3), (area.left + area.right) / 2, area.right - Math.min(4, area.width / 3)]) {
    if (x < 0 || x > width || y < 0 || y > height) continue;
    const above = hiding(it, x, y);
    // What is drawn on a board may lie over what is drawn there, such as an arrow over a number.
    if (above && !(above instanceof SVGElement && it instanceof SVGElement)) {
      fault(it, `is hidden by ${name(above)}`);
      break;
    }
  }
}
// In type of the usual size, a bar is one line high. The title and the line below it touch no link and no tool.
const usual = style(document.documentElement).fontSize === "16px";
for (const bar of all(".bar")) {
  const { minHeight } = style(bar);
  if (usual && box(bar).height > parseFloat(minHeight) + 1) fault(bar, `is ${Math.round(box(bar).height)} px high instead of ${minHeight}`);
  const tools = [...bar.querySelectorAll("a, button")].filter(shown);
  for (const { it, area } of lines.filter(({ it }) => bar.contains(it) && !it.closest("a, button"))) {
    const slack = lineSlack(area);
    const touched = tools.find((tool) => {
      const { left, top, right, bottom } = box(tool);
      return area.left < right && area.right > left && area.top + slack < bottom && area.bottom - slack > top;
    });
    if (touched) fault(it, `touches ${name(touched)}`);
  }
}
// Shortened with an ellipsis, or cut without one.
for (const it of all("*")) {
  if (it instanceof SVGElement) continue;
  const { textOverflow, writingMode } = style(it);
  const lost = writingMode === "horizontal-tb" ? it.scrollWidth - it.clientWidth : it.scrollHeight - it.clientHeight;
  if (textOverflow === "ellipsis" && lost > 1) fault(it, `is shortened by ${lost} px`);
}
for (const it of all("select")) {
  const text = document.createElement("canvas").getContext("2d");
  const { font, paddingLeft, paddingRight } = style(it);
  text.font = font;
  const room = it.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight) - 16;
  const needs = text.measureText(it.selectedOptions[0]?.textContent ?? "").width;
  if (needs > room) fault(it, `is shortened by ${Math.round(needs - room)} px`);
}

// The board: whole inside the window, and whole inside its frame.
const BOARD = ".page > .pic, .page > .drop > .pic";
const boards = all(BOARD);
for (const board of boards) {
  if (!within(box(board), window_)) fault(board, "is not whole inside the window");
  for (const ring of board.querySelectorAll('use[href$="#ring"], use[href$="#plan"]')) {
    const { x, y, width: across } = ring.getBBox();
    const matrix = ring.getScreenCTM();
    // The sand outside the straw may be cut.
    const [middle, straw] = [across / 2, across * 0.475];
    const corner = (dx, dy) => new DOMPoint(x + middle + dx * straw, y + middle + dy * straw).matrixTransform(matrix);
    const [from, to] = [corner(-1, -1), corner(1, 1)];
    if (!within({ left: from.x, top: from.y, right: to.x, bottom: to.y }, box(board))) fault(board, "cuts the ring");
  }
  for (const it of board.querySelectorAll(".wrestler .body, .slot, .clinch svg, .ring-tag, .throw-grip, .shout, .played .fuda, .track-tall .lit, .track-wide .lit")) {
    if (shown(it) && box(it).width > 1 && !within(box(it), box(board), 3) && !it.matches(".ring-tag:empty")) fault(it, "sticks out of the picture");
  }
}

// In a bout of slam everybody's points are inside the window, and in an upright tablet the ring takes its width and half of its height.
for (const bout of all("main.slam")) {
  const [standing] = all(".standing");
  const rows = bout.querySelectorAll(standing ? ".standing li" : ".tally tbody tr");
  for (const row of rows) if (!within(box(row), window_) || !within(box(row), clips(row))) fault(row, "is not whole inside the window");
  if (rows.length !== bout.querySelectorAll(".tally tbody tr").length) found.add(`only ${rows.length} players have a row`);
  if (height < width || width < 700) continue;
  for (const ring of boards) {
    const { width: across, height: down } = box(ring);
    if (across < 0.97 * width || down < 0.5 * height - 1) fault(ring, `takes only ${Math.round(across)} by ${Math.round(down)} px`);
  }
}

// The number of each card.
for (const card of all(".fuda")) {
  const number = card.querySelector('use[href*="art.svg#n"], .tac-k');
  if (!number || card.closest(".leaf, .rules, .example, .pairs, .last, .seen, dialog")) continue;
  const whole = card.closest("li, .slot, .put, .played") ?? card;
  const { left, right, top, bottom } = box(number);
  if (!within({ left, right, top, bottom }, window_, 2)) {
    fault(card, "has its number outside the window");
    continue;
  }
  const clip = clips(number);
  if (!within({ left, right, top, bottom }, clip, 2)) fault(card, "has its number cut");
  const inset = (right - left) * 0.22;
  for (const [x, y] of [[left + inset, top + inset], [right - inset, top + inset], [(left + right) / 2, (top + bottom) / 2], [left + inset, bottom - inset], [right - inset, bottom - inset]]) {
    const above = document.elementsFromPoint(x, y).find((it) => whole.contains(it) ? it.closest(".fuda") === card || it === whole || it.contains(card) || paints(it, x, y) : !it.contains(whole) && paints(it, x, y));
    if (above && !card.contains(above) && !above.contains(card)) {
      fault(card, `has its number hidden by ${name(above)}`);
      break;
    }
  }
}

// Buttons: whole inside the window where the choice is made, large enough to press, and not over one another.
const buttons = all("button, a, select, input, summary, [role=option]").filter((it) => !it.closest(".tags") && box(it).width > 1);
const CHOICE = ".acts .btn, .go .btn, .ends .btn, .seg button, .way-btn, .axis, .mh-at, .swap, .throw-grip, .slam-grip, .hold, .bar *, .begin .btn, .tabs .tab";
for (const it of buttons) {
  const area = box(it);
  if (it.matches(CHOICE) && !within(area, window_)) fault(it, "is not whole inside the window");
  if (it.matches(".btn, .tool, .tab, .axis, .way-btn, .seg button, .mh-at") && (area.width < 43 || area.height < 43)) fault(it, `is only ${Math.round(area.width)} by ${Math.round(area.height)} px`);
}
const seen = (it) => {
  const [area, clip] = [box(it), clips(it)];
  return {
    left: Math.max(area.left, clip.left),
    top: Math.max(area.top, clip.top),
    right: Math.min(area.right, clip.right),
    bottom: Math.min(area.bottom, clip.bottom),
  };
};
const apart = buttons.filter((it) => !it.matches("[role=option], .pic-go, .slam-grip, .mh-at") && !it.closest(".pic, .links, p, li p, .prose") && style(it).position !== "sticky" && !laid.some((its) => its.contains(it)));
for (const [place, one] of apart.entries()) {
  for (const other of apart.slice(place + 1)) {
    const [a, b] = [seen(one), seen(other)];
    const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
    const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
    if (across > 2 && down > 2 && !one.contains(other) && !other.contains(one)) fault(one, `overlaps ${name(other)}`);
  }
}
document.adoptedStyleSheets.pop();
// Where the board and the hand lie: left, top, width and height.
const at = (it) => {
  const { left, top, width, height } = box(it);
  return [left, top, width, height].map(Math.round).join(" ");
};
return {
  found: [...found],
  places: {
    board: boards.map(at)[0] ?? null,
    hand: all("main > .tray, .duo > .east").map(at)[0] ?? null,
  },
  // What a training turn is compared with may be longer.
  bout: all("main:is(.bout, .circle, .track, .momentum, .slam)").length > 0 && !document.querySelector(".lesson .mix"),
};
