// Finds text that is cut or that lies on other text. Returns a sentence for each.
const found = [];
const words = (text) => JSON.stringify(text.trim().replace(/\s+/g, " ").slice(0, 40));
const place = (it) => (it.id ? `#${it.id}` : `${it.tagName.toLowerCase()}.${it.className?.baseVal ?? it.className}`);

// What lies above the page on purpose; its text is compared with its own kind only.
const layer = (it) => it.closest(".coach, .prompt, .beat, .thumbs, .shade, dialog, [popover]:popover-open, .notice, .skip, .arrows");
// Text for screen readers only is clipped away.
const isClipped = (it) => it && (getComputedStyle(it).clipPath === "inset(50%)" || isClipped(it.parentElement));
const isShown = (it) => it.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && !it.closest(".logo span, .skip, noscript, option") && !isClipped(it);

const texts = [];
const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
while (walker.nextNode()) {
  const node = walker.currentNode, it = node.parentElement;
  if (!node.textContent.trim() || !isShown(it) || it.matches("script, style, textarea")) continue;
  if (parseFloat(getComputedStyle(it).fontSize) === 0) continue;
  const range = document.createRange();
  range.selectNodeContents(node);
  for (const box of range.getClientRects()) if (box.width > 1 && box.height > 1) texts.push({ it, node, box });
}

// The text itself is lower than its line: a line's box may touch the next one.
const inner = ({ left, right, top, bottom }) => {
  const rim = (bottom - top) * 0.2;
  return { left: left + 1, right: right - 1, top: top + rim, bottom: bottom - rim };
};

// The part of a box that scrolling containers and the page show.
function visible({ it, box }) {
  let { left, right, top, bottom } = inner(box);
  for (let at = it; at && at !== document.body; at = at.parentElement) {
    const style = getComputedStyle(at);
    if (style.position === "fixed") break;
    if (style.overflowX === "visible" && style.overflowY === "visible") continue;
    const edge = at.getBoundingClientRect(), scrolls = /auto|scroll/;
    const across = scrolls.test(style.overflowX), down = scrolls.test(style.overflowY);
    const out = (!across && (left < edge.left - 1 || right > edge.right + 1)) || (!down && (top < edge.top - 1 || bottom > edge.bottom + 1));
    // An ellipsis shows that a name goes on.
    if (out && (style.textOverflow === "ellipsis" || style.webkitLineClamp !== "none")) return null;
    if (out) return { cut: at };
    [left, right, top, bottom] = [Math.max(left, edge.left), Math.min(right, edge.right), Math.max(top, edge.top), Math.min(bottom, edge.bottom)];
    if (left >= right || top >= bottom) return null;
  }
  return { left, right, top, bottom };
}

const seen = [];
for (const text of texts) {
  const box = visible(text);
  if (!box) continue;
  if (box.cut) { found.push(`cut by ${place(box.cut)}: ${words(text.node.textContent)}`); continue; }
  if (box.right > innerWidth + 1 || box.left < -1) { found.push(`beside the page: ${words(text.node.textContent)}`); continue; }
  seen.push({ ...text, box, layer: layer(text.it) });
}
for (const [n, one] of seen.entries()) {
  for (const other of seen.slice(n + 1)) {
    if (one.node === other.node) continue;
    const paragraph = one.it.closest("p");
    if (one.layer !== other.layer || (paragraph && paragraph === other.it.closest("p"))) continue;
    const wide = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
    const high = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
    if (wide > 1 && high > 1) found.push(`${words(one.node.textContent)} in ${place(one.it)} lies on ${words(other.node.textContent)} in ${place(other.it)}`);
  }
}
// A box with a ground hides text, even if its own text stands beside it.
const isGround = (it) => {
  const { backgroundColor, backgroundImage, opacity } = getComputedStyle(it);
  const alpha = backgroundColor.startsWith("rgba") ? parseFloat(backgroundColor.split(",")[3]) : 1;
  return opacity > 0.5 && (alpha > 0.5 || backgroundImage !== "none");
};
for (const { it, node, box, layer: own } of seen) {
  for (const part of [0.08, 0.5, 0.92]) {
    const [x, y] = [box.left + (box.right - box.left) * part, (box.top + box.bottom) / 2];
    for (const top of document.elementsFromPoint(x, y)) {
      if (top === it || top.contains(it) || it.contains(top)) break;
      if (layer(top) === own && isGround(top)) { found.push(`${words(node.textContent)} in ${place(it)} is covered by ${place(top)}`); break; }
    }
  }
}
const step = document.querySelector(".telling #beat-text");
if (step && step.scrollHeight > step.clientHeight + 1) found.push(`the step has ${step.scrollHeight - step.clientHeight} px too much`);
for (const it of document.querySelectorAll(".cell .mini")) {
  const [own, row] = [it, it.closest(".cell")].map((it) => it.getBoundingClientRect());
  if (own.bottom > row.bottom + 1) found.push(`a card grows ${own.bottom - row.bottom} px out of its row: ${words(it.textContent)}`);
}
// What must stay in view beside the prompt.
const dock = document.querySelector(".telling #beat, .table:not(.telling) .prompt:not(.calm)");
if (dock && getComputedStyle(dock).position === "sticky" && document.querySelector(".totals, [data-phase=draft]")) {
  const top = dock.getBoundingClientRect().top;
  for (const it of document.querySelectorAll(".totals .faction, .choice .price")) {
    const box = it.getBoundingClientRect();
    if (isShown(it) && box.width && box.bottom > top + 1) found.push(`${words(it.textContent)} is ${box.bottom - top} px under the prompt`);
  }
}
if (document.documentElement.scrollWidth > innerWidth) found.push(`the page is ${document.documentElement.scrollWidth} wide`);
return [...new Set(found)];
