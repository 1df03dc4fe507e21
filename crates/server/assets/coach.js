// The coach of a tutorial: dims the page except for what a step points at, and stands beside it.
// Without this script the coach stands above the table.
"use strict";
(() => {
  const one = (what, where = document) => where.querySelector(what);
  const all = (what, where = document) => [...where.querySelectorAll(what)];
  const MARGIN = 8, GAP = 20, ROUND = 18;
  const svg = (kind, attributes) => {
    const it = document.createElementNS("http://www.w3.org/2000/svg", kind);
    for (const [name, value] of Object.entries(attributes)) it.setAttribute(name, value);
    return it;
  };

  // What the step points at, as far as this screen shows it; and the prompt, if the learner may choose.
  function targets(coach) {
    const points = [...coach.dataset.points.split("|").filter(Boolean), "[data-ask]:not([inert]) .prompt"];
    const found = [...new Set(points.flatMap((what) => all(what)))];
    return found.filter((it) => it.getClientRects().length && it.offsetWidth + it.getBoundingClientRect().width > 0);
  }

  // A row of cards has a hole as wide as its cards.
  function boxOf(it) {
    const box = it.getBoundingClientRect(), cards = it.matches(".cards") ? [...it.children].map((card) => card.getBoundingClientRect()) : [];
    if (!cards.length) return box;
    const left = Math.max(box.left, Math.min(...cards.map((card) => card.left))), right = Math.min(box.right, Math.max(...cards.map((card) => card.right)));
    return { left, right, top: box.top, bottom: box.bottom };
  }

  function hole(it) {
    const box = boxOf(it);
    const left = Math.max(2, box.left - MARGIN), top = Math.max(2, box.top - MARGIN);
    const right = Math.min(innerWidth - 2, box.right + MARGIN), bottom = Math.min(innerHeight - 2, box.bottom + MARGIN);
    return { left, top, right, bottom, width: Math.max(0, right - left), height: Math.max(0, bottom - top) };
  }

  // Cells of one row or column have one hole.
  function join(holes) {
    const near = (a, b) => Math.abs(a - b) < 4, touch = (a, b, from, to) => a[from] <= b[to] + 4 && b[from] <= a[to] + 4;
    const fits = (a, b) => (near(a.left, b.left) && near(a.right, b.right) && touch(a, b, "top", "bottom"))
      || (near(a.top, b.top) && near(a.bottom, b.bottom) && touch(a, b, "left", "right"));
    const joined = [];
    for (const it of holes) {
      const at = joined.findIndex((other) => fits(it, other)), other = joined[at];
      if (!other) { joined.push(it); continue; }
      const box = { left: Math.min(it.left, other.left), top: Math.min(it.top, other.top), right: Math.max(it.right, other.right), bottom: Math.max(it.bottom, other.bottom) };
      joined[at] = { ...box, width: box.right - box.left, height: box.bottom - box.top };
    }
    return joined;
  }

  function drawScrim(holes) {
    const size = { width: innerWidth, height: innerHeight };
    const scrim = svg("svg", { class: "scrim", "aria-hidden": "true", viewBox: `0 0 ${size.width} ${size.height}` });
    const mask = svg("mask", { id: "holes" });
    mask.append(svg("rect", { ...size, fill: "#fff" }));
    const rect = ({ left, top, width, height }) => ({ x: left, y: top, width, height, rx: ROUND });
    for (const it of holes) mask.append(svg("rect", { ...rect(it), fill: "#000" }));
    scrim.append(mask, svg("rect", { ...size, class: "dark", mask: "url(#holes)" }));
    for (const it of holes) scrim.append(svg("rect", { ...rect(it), class: "rim" }));
    one(".scrim")?.remove();
    one(".coach").before(scrim);
  }

  const overlap = (a, b) => Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) * Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));
  const clamp = (value, low, high) => Math.max(low, Math.min(value, high));

  // The places beside a hole, each with the side at which the coach has its nose.
  function placesAt(box, { width, height }) {
    const x = (box.left + box.right - width) / 2, y = (box.top + box.bottom - height) / 2;
    return [
      { nose: "top", left: x, top: box.bottom + GAP }, { nose: "bottom", left: x, top: box.top - GAP - height },
      { nose: "left", left: box.right + GAP, top: y }, { nose: "right", left: box.left - GAP - width, top: y },
    ].map((it) => {
      const left = clamp(it.left, MARGIN, innerWidth - MARGIN - width), top = clamp(it.top, MARGIN, innerHeight - MARGIN - height);
      const moved = it.nose === "top" || it.nose === "bottom" ? Math.abs(top - it.top) : Math.abs(left - it.left);
      return { ...it, box, left, top, right: left + width, bottom: top + height, moved };
    });
  }

  // What the learner can choose among what the step points at. It has to stay in sight before all else.
  function choices(points) {
    const what = ".can, [data-ask]:not([inert]) :is(.choice, .deed, .way):has(input), [data-ask]:not([inert]) button";
    const found = points.flatMap((it) => [it, ...all(what, it)].filter((it) => it.matches(what)));
    return [...new Set(found)].filter((it) => it.getClientRects().length && (it.matches(".main") || !isPrompt(it.closest(".prompt"))));
  }

  // The largest part of a box beside the coach.
  function uncovered(box, { left, right, top, bottom }) {
    if (!overlap(box, { left, right, top, bottom })) return box;
    const parts = [{ ...box, bottom: top - MARGIN }, { ...box, top: bottom + MARGIN }, { ...box, right: left - MARGIN }, { ...box, left: right + MARGIN }];
    const sized = parts.map((it) => ({ ...it, width: Math.max(0, it.right - it.left), height: Math.max(0, it.bottom - it.top) }));
    return sized.sort((a, b) => b.width * b.height - a.width * a.height)[0];
  }

  // Takes the place that covers the least of what the step points at, and of what can be chosen above all.
  const COVERED_CHOICE = 20;
  function bestPlace(coach, holes, things) {
    const size = { width: coach.offsetWidth, height: coach.offsetHeight };
    const middle = { nose: "", left: (innerWidth - size.width) / 2, top: (innerHeight - size.height) / 2, moved: 0 };
    const places = holes.flatMap((box) => placesAt(box, size));
    const covers = (it, boxes) => boxes.reduce((sum, box) => sum + overlap(it, box), 0);
    const cost = (it) => it.moved + covers(it, holes) + COVERED_CHOICE * covers(it, things);
    const best = places.map((it) => ({ ...it, cost: cost(it) })).sort((a, b) => a.cost - b.cost)[0];
    return best ?? { ...middle, right: middle.left + size.width, bottom: middle.top + size.height };
  }

  function stand(coach, best, size = { width: coach.offsetWidth, height: coach.offsetHeight }) {
    coach.style.left = `${best.left}px`;
    coach.style.top = `${best.top}px`;
    const isBeside = best.box && best.moved < GAP;
    coach.dataset.nose = isBeside ? best.nose : "";
    if (!isBeside) return;
    const along = best.nose === "top" || best.nose === "bottom";
    const at = along ? (best.box.left + best.box.right) / 2 - best.left : (best.box.top + best.box.bottom) / 2 - best.top;
    coach.style.setProperty("--nose", `${clamp(at, 36, (along ? size.width : size.height) - 36)}px`);
  }

  const isPrompt = (it) => it && ["sticky", "fixed"].includes(getComputedStyle(it).position);

  // Everything about the present scroll position: the holes, the place of the coach, and how much of what
  // the step points at cannot be seen.
  function survey(coach) {
    const points = targets(coach), prompt = points.find((it) => it.matches(".prompt") && isPrompt(it));
    const dock = prompt?.getBoundingClientRect();
    // What the prompt covers has no hole: its rim would cross the one of the prompt.
    const beside = (it, box) => {
      if (!dock || it === prompt || prompt.contains(it) || box.top >= dock.bottom + MARGIN || box.bottom <= dock.top - MARGIN) return box;
      const [top, bottom] = box.top < dock.top ? [box.top, dock.top - MARGIN] : [dock.bottom + MARGIN, box.bottom];
      return { ...box, top, bottom, height: bottom - top };
    };
    const chosen = choices(points), offered = chosen.filter((it) => it.matches("[data-ask] :not(.main)"));
    const isAsked = (it) => it === prompt || (offered.length ? offered : chosen).some((thing) => it.contains(thing));
    const found = points.map((it) => ({ ...beside(it, hole(it)), isAsked: isAsked(it) })).filter((it) => it.width > 4 && it.height > 4);
    const things = chosen.map((it) => {
      const { left, top, right, bottom } = it.getBoundingClientRect();
      const weight = it.matches(".main") ? 50 : offered.includes(it) ? 10 : 1;
      return { left, top, right, bottom, weight, isDocked: prompt?.contains(it) };
    });
    const best = bestPlace(coach, join(found), things), screen = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
    const unseen = (box, covers) => 1 - (overlap(box, screen) - covers.reduce((sum, it) => sum + overlap(box, it), 0)) / ((box.right - box.left) * (box.bottom - box.top) || 1);
    const covers = dock ? [best, dock] : [best];
    const asked = things.reduce((sum, it) => sum + it.weight * unseen(it, it.isDocked ? [best] : covers), dock ? 10 * unseen(dock, [best]) : 0);
    const others = points.filter((it) => it !== prompt).reduce((sum, it) => sum + unseen(boxOf(it), covers), 0);
    // Where there is not room for everything, the rest of what is pointed at makes way for what is asked.
    const holes = join(found.map((it) => (chosen.length && !it.isAsked ? uncovered(it, best) : it)).filter((it) => it.width > 4 && it.height > 4));
    return { holes, best, asked, others };
  }

  function place() {
    const coach = one(".coach");
    if (!coach) return;
    const { holes, best } = survey(coach);
    drawScrim(holes);
    stand(coach, best);
  }

  let planned = 0;
  function plan() {
    cancelAnimationFrame(planned);
    planned = requestAnimationFrame(place);
  }

  // A lesson that was left can be taken up again at its step.
  function remember(coach) {
    const { game, at } = coach.dataset, key = `learn-${game}`, link = one("[data-resume]", coach);
    try {
      const left = JSON.parse(localStorage.getItem(key) ?? "null");
      if ("last" in coach.dataset) localStorage.removeItem(key);
      // Whoever begins again keeps the place farther on; a wrong idea is no place to go on from.
      else if (Number(at) >= Number(left?.at ?? 1) && !one("[data-go=back].main", coach)) localStorage.setItem(key, JSON.stringify({ at, query: location.search }));
      if (!link || !left) return;
      link.href = location.pathname + left.query;
      link.textContent = link.textContent.replace("#", Number(left.at) + 1);
      link.hidden = false;
    } catch { /* no storage */ }
  }

  // Scrolls to where the most of what the step points at is seen beside the coach and the prompt; what can
  // be chosen counts most. Each edge may come to each place: it is tried, because the prompt moves along.
  function bringIntoView(coach, cost) {
    const points = targets(coach), start = scrollY, room = coach.offsetHeight + GAP + MARGIN;
    const prompt = points.find((it) => it.matches(".prompt") && isPrompt(it));
    const end = innerHeight - (prompt?.offsetHeight ?? 0) - MARGIN;
    const edges = points.filter((it) => it !== prompt).map((it) => it.getBoundingClientRect());
    const tries = edges.flatMap(({ top, bottom }) => [top - 2 * MARGIN, top - room - MARGIN, bottom - end + MARGIN, bottom - end + room]);
    const low = document.documentElement.scrollHeight - innerHeight;
    const places = new Set([start, ...tries.map((by) => Math.round(clamp(start + by, 0, Math.max(0, low))))]);
    const found = [...places].map((top) => {
      scrollTo({ top, behavior: "instant" });
      return { top, cost: cost(survey(coach)) + Math.abs(top - start) / 10000 };
    });
    scrollTo({ top: found.sort((a, b) => a.cost - b.cost)[0].top, behavior: "instant" });
  }

  const watcher = new ResizeObserver(plan);
  function begin() {
    const coach = one(".coach");
    if (!coach) return;
    remember(coach);
    bringIntoView(coach, (it) => it.asked + it.others);
    place();
    watcher.disconnect();
    watcher.observe(one("#table"));
    watcher.observe(coach);
    // Screen readers read what the coach says when the focus comes to it.
    coach.focus({ preventScroll: true });
  }

  document.addEventListener("shown", begin);
  // What is selected may make the prompt higher.
  document.addEventListener("change", () => requestAnimationFrame(() => {
    const coach = one(".coach");
    if (!coach) return;
    bringIntoView(coach, (it) => it.asked);
    plan();
  }));
  document.addEventListener("keydown", (event) => {
    if (event.key === "Enter" && event.target.matches(".coach")) one(".onward .main", event.target)?.click();
  });
  addEventListener("scroll", plan, { passive: true, capture: true });
  addEventListener("resize", plan);
  begin();
})();
