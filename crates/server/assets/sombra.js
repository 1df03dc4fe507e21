// What every page does: live updates of a table, keyboard, card previews, replays, sound.
// Everything also works without it, with plain forms and page reloads.
"use strict";
(() => {
  const one = (what, where = document) => where.querySelector(what);
  const all = (what, where = document) => [...where.querySelectorAll(what)];
  const lessMotion = matchMedia("(prefers-reduced-motion: reduce)");
  // The settings are attributes of the page, which the server reads from a cookie.
  const setting = (name) => document.documentElement.dataset[name];
  // Larger text makes a window narrower, as size.js does for the styles.
  const isNarrow = () => matchMedia(`(max-width: ${62 * Number(setting("size") ?? 100) / 100}rem)`).matches;
  const calm = { get matches() { return setting("motion") ? setting("motion") === "reduced" : lessMotion.matches; } };
  const store = {
    get: (key) => { try { return localStorage.getItem(key); } catch { return null; } },
    set: (key, value) => { try { localStorage.setItem(key, value); } catch { /* no storage */ } },
  };

  // ---- Replacing parts of the page ----

  // Keeps selected choices, typed text, open details, focus and scroll across a replacement.
  function keep(before, after) {
    const asked = (where) => one("[name=version]", where)?.value;
    const same = asked(before) === asked(after);
    for (const field of all("[name]", before)) {
      const twins = all(`[name="${CSS.escape(field.name)}"]`, after);
      if (field.type === "radio") {
        const twin = twins.find((it) => it.value === field.value);
        if (same && twin && field.checked) twin.checked = true;
      } else if (field.matches("select:not([data-at-once] select)")) {
        const twin = twins.find((it) => it.form?.seat?.value === field.form?.seat?.value);
        if (twin) twin.value = field.value;
      } else if (twins[0] && field.matches("input:not([type=hidden])") && field.value !== field.defaultValue) {
        twins[0].value = field.value;
      }
    }
    const [opened, anew] = [all("details", before), all("details", after)];
    opened.forEach((it, n) => { if (it.open && anew[n]) anew[n].open = true; });
    const scrolls = [".scroll", ...(same ? [".cards"] : [])].flatMap((it) => (before.matches(it) ? [before] : all(it, before)))
      .map((it) => [it.className, it.scrollLeft, it.scrollTop]);
    const focus = before.contains(document.activeElement) ? document.activeElement : null;
    return () => {
      for (const [name, left, top] of scrolls) {
        const it = after.className === name ? after : all("div", after).find((div) => div.className === name);
        if (it) { it.scrollLeft = left; it.scrollTop = top; }
      }
      if (!focus) return;
      const twin = focus.name ? all(`[name="${CSS.escape(focus.name)}"]`, after).find((it) => !["radio", "submit"].includes(it.type) || it.value === focus.value)
        : focus.getAttribute("href") ? one(`[href="${CSS.escape(focus.getAttribute("href"))}"]`, after) : one("button", after);
      twin?.focus({ preventScroll: true });
    };
  }

  function swap(html) {
    const box = document.createElement("template");
    box.innerHTML = html;
    for (const after of [...box.content.children]) {
      if (after.dataset.into) {
        document.getElementById(after.dataset.into)?.append(after);
        continue;
      }
      const before = document.getElementById(after.id);
      if (!before) continue;
      const restore = keep(before, after);
      before.replaceWith(after);
      restore();
      reveal(after);
    }
    showNotices();
  }

  // Changes the page. What has the same `data-move` before and after moves from its old place to the
  // new one. In a choice only its face moves: the choice itself takes clicks from the first moment.
  function change(html, make) {
    if (calm.matches || document.hidden || !html.includes("data-move")) return make();
    const before = new Map(all("[data-move]").map((it) => [it.dataset.move, it.getBoundingClientRect()]));
    make();
    for (const it of all("[data-move]")) {
      const [from, to] = [before.get(it.dataset.move), it.getBoundingClientRect()];
      before.delete(it.dataset.move);
      if (!from?.width || !to.width || (from.left === to.left && from.top === to.top)) continue;
      const away = `translate(${from.left - to.left}px, ${from.top - to.top}px) scale(${from.width / to.width}, ${from.height / to.height})`;
      const frames = [{ transformOrigin: "0 0", transform: away }, { transformOrigin: "0 0", transform: "none" }];
      (one(".face", it) ?? it).animate(frames, { duration: 320, easing: "cubic-bezier(.2, .7, .2, 1)" });
    }
  }

  // ---- The stream ----

  let source, waiting = [], telling = false, skip = null, skipped = false, seen = null, patience = 1000, heard = 0, silence = 10000;

  function connect() {
    source?.close();
    source = null;
    const table = one("[data-stream]");
    if (!table) return;
    const path = new URL(table.dataset.stream, location.href);
    if (seen && seen.path === path.pathname) path.searchParams.set("seen", seen.version);
    source = new EventSource(path);
    heard = performance.now();
    source.onopen = () => { patience = 1000; lost(false); };
    source.onerror = () => {
      lost(true);
      if (source?.readyState !== EventSource.CLOSED) return;
      setTimeout(connect, patience);
      patience = Math.min(patience * 2, 30000);
    };
    source.addEventListener("alive", ({ data }) => { heard = performance.now(); silence = Number(data); });
    source.addEventListener("show", (message) => {
      heard = performance.now();
      seen = { path: path.pathname, version: message.lastEventId };
      waiting.push({ ...JSON.parse(message.data), came: performance.now() });
      tell();
    });
  }

  // A connection can die without an error: reconnect when heartbeats stop.
  setInterval(() => {
    if (!source || performance.now() - heard < silence) return;
    lost(true);
    connect();
  }, 1000);

  function lost(is) {
    const notice = one("#notice");
    if (is) say(notice.dataset.lost, true);
    else if (notice.dataset.kind === "lost") notice.hidden = true;
  }

  let quiet;
  function say(text, isLost = false) {
    const notice = one("#notice");
    clearTimeout(quiet);
    notice.textContent = text;
    notice.dataset.kind = isLost ? "lost" : "word";
    notice.hidden = false;
    if (!isLost) quiet = setTimeout(() => { notice.hidden = true; }, 6000);
  }

  // Plays the beats of each message in order; the player may skip to the end.
  async function tell() {
    if (telling) return;
    telling = true;
    while (waiting.length) {
      const { page: key, beats, came } = waiting.shift();
      // The stage or the viewer's seat has changed: load the other page.
      if (one("#table")?.dataset.page !== key) { await visit(location.href, false); continue; }
      if (beats.length > 1) { ends = null; tick(); mark(false); listen(false); }
      await playAll(beats);
      skipped = false;
      hush();
      listen(true);
      settle(came);
    }
    telling = false;
  }

  // How many times the normal length a step stays; `wait` stays until the reader goes on.
  const paces = { wait: Infinity, slow: 2, normal: 1, brief: 0.5, off: 0 };
  const paceName = () => (setting("pace") in paces ? setting("pace") : calm.matches ? "wait" : "normal");

  // While steps are told, screen readers hear only them: not the same in the chronicle, and the
  // status is said anew afterwards.
  function listen(on) {
    one("#chronicle")?.parentElement.setAttribute("aria-live", on ? "polite" : "off");
    if (!on && one("#status")) one("#status").textContent = "";
  }

  // Plays beats in order. The reader may go back: then the page is as it was after that step.
  async function playAll(beats) {
    const before = [];
    let n = 0, isBack = false;
    while (n < beats.length) {
      const beat = beats[n];
      if (!isBack) {
        const seenBefore = n in before;
        before[n] ??= partsNow(beat.html);
        showParts(beat, seenBefore ? withoutLines(beat.html) : beat.html);
      }
      // At another pace the same step stays, from its beginning.
      let way = await tellStep(beat, n > 0, isBack);
      while (way === "again") way = await tellStep(beat, n > 0, false);
      isBack = way === "back";
      if (isBack) swap(before[n--]);
      else n += 1;
    }
  }

  function children(html) {
    const box = document.createElement("template");
    box.innerHTML = html;
    return [...box.content.children];
  }
  const partsNow = (html) => children(html).map((it) => document.getElementById(it.id)?.outerHTML ?? "").join("");
  const withoutLines = (html) => children(html).filter((it) => !it.dataset.into).map((it) => it.outerHTML).join("");
  const isSlow = ({ wait }) => wait && !skipped && !document.hidden && paces[paceName()] > 0;

  function showParts({ html, wait }, page) {
    if (!wait) hush();
    dim();
    change(html, () => { swap(page); preview(); });
  }

  // Shows the words of a step, and waits until it is over; returns `"back"` if the reader wants to.
  async function tellStep({ say: words, wait, sound: kind, lit, brisk }, canGoBack, isBack) {
    const name = paceName();
    if (!isSlow({ wait })) return;
    if (words) {
      one("#beat-text").innerHTML = words;
      one("#beat").hidden = false;
      if (!canGoBack && document.activeElement?.matches("#beat [data-back]")) one("#beat [data-next]").focus();
      one("#beat [data-back]").disabled = !canGoBack;
      one(`#beat [name="pace"][value="${name}"]`).checked = true;
      one("#table").classList.add("telling");
    }
    dim();
    fit();
    light(lit);
    sound(kind);
    return new Promise((done) => {
      skip = done;
      const length = isBack ? Infinity : wait * paces[name] * (brisk && name === "normal" ? 0.6 : 1);
      if (length < Infinity) setTimeout(done, length);
    });
  }

  // A step that has no room leaves out its pictures, then its last rows, and says how many, then the
  // rules: the cards on the table show them. Screen readers still read them.
  function fit() {
    const box = one("#beat-text"), rows = all("#beat-text .effects > li:not(.more)");
    const rules = all("#beat-text > p:has(+ .effects)");
    if (!box) return;
    one(".more", box)?.remove();
    for (const it of [...rows, ...rules]) it.classList.remove("unseen");
    const isFull = () => box.scrollHeight > box.clientHeight + 1;
    box.classList.remove("tight");
    box.classList.toggle("tight", isFull());
    const more = document.createElement("li");
    more.className = "note more";
    more.setAttribute("aria-hidden", "true");
    for (let count = 1; rows.length > 1 && isFull(); count += 1) {
      const row = rows.pop();
      row.classList.add("unseen");
      more.textContent = box.dataset.more.replace("#", count);
      rows.at(-1).after(more);
    }
    if (isFull()) for (const it of rules) it.classList.add("unseen");
  }
  addEventListener("resize", fit);

  // Lights what a step is about, scrolls it into view above the panel, and draws arrows from the
  // cause to what it changes.
  function light(parts) {
    const found = parts.map(({ part, ...rest }) => ({ it: document.getElementById(part), ...rest })).filter(({ it }) => it);
    for (const { it, role, says } of found) {
      it.classList.add("lit", role);
      if (says) it.append(Object.assign(document.createElement("span"), { className: "delta", textContent: says, ariaHidden: "true" }));
    }
    let cause = null;
    for (const { it, role } of found) {
      if (role === "cause") cause = it;
      else if (cause && cause !== it && role !== "plain") drawArrow(cause, it, role);
    }
    const boxes = found.map(({ it }) => it.getBoundingClientRect()), top = Math.min(...boxes.map((it) => it.top));
    const room = one("#beat").getBoundingClientRect().top, bottom = Math.max(...boxes.map((it) => it.bottom));
    if (!boxes.length || !isNarrow() || (top >= 0 && bottom <= room)) return;
    scrollBy({ top: top - 8, behavior: calm.matches ? "auto" : "smooth" });
  }

  const svg = (kind, attributes) => {
    const it = document.createElementNS("http://www.w3.org/2000/svg", kind);
    for (const [name, value] of Object.entries(attributes)) it.setAttribute(name, value);
    return it;
  };

  function drawArrow(from, to, role) {
    const table = one("#table"), base = table.getBoundingClientRect();
    const layer = one(".arrows", table) ?? table.appendChild(svg("svg", { class: "arrows", "aria-hidden": "true" }));
    const [a, b] = [from.getBoundingClientRect(), to.getBoundingClientRect()];
    const [y1, y2] = [a, b].map((it) => (it.top + it.bottom) / 2 - base.top);
    // In one column the arrow bends around the right side, or the left one if there is no room.
    const near = Math.abs(a.left - b.left) < 4, left = near ? a.right + 44 > base.right : a.left > b.left;
    const x1 = (left ? a.left : a.right) - base.left, x2 = (near === left ? b.left : b.right) - base.left;
    const head = near === left ? 9 : -9, bow = (left ? -1 : 1) * (34 + Math.abs(y2 - y1) / 8);
    const path = near ? `M${x1} ${y1}C${x1 + bow} ${y1} ${x2 + bow} ${y2} ${x2 - head} ${y2}` : `M${x1} ${y1}L${x2 - head} ${y2}`;
    layer.append(svg("path", { class: role, d: path }), svg("path", { class: `${role} tip`, d: `M${x2} ${y2}l${-head - Math.sign(head) * 3} -7v14z` }));
  }

  function dim() {
    for (const it of all(".lit")) it.classList.remove("lit", "cause", "loss", "gain", "plain");
    for (const it of all(".delta")) it.remove();
    one(".arrows")?.remove();
  }

  // Scrolls an element into view, unless it is visible or the player is typing.
  function look(what, block) {
    const it = one(what), box = it?.getBoundingClientRect();
    if (!it || document.activeElement?.matches("input[name=text]")) return;
    if (!isNarrow() && box.top >= 0 && box.bottom <= innerHeight) return;
    it.scrollIntoView({ block, behavior: calm.matches ? "auto" : "smooth" });
  }

  // Whoever clicks on a pace wants to use the arrow keys for steps afterwards, not for other paces.
  function setPace(name) {
    set("pace", name);
    if (!one("#table.telling")) return;
    if (!keyed) one("#beat [data-next]").focus();
    skip?.("again");
  }

  // Goes back to the step before.
  function back() {
    if (!one("#table.telling #beat [data-back]:enabled")) return false;
    skip?.("back");
    return true;
  }

  function hush() {
    const beat = one("#beat");
    dim();
    if (beat) beat.hidden = true;
    one("#table")?.classList.remove("telling");
  }

  function skipAll() {
    if (!telling) return false;
    skipped = true;
    skip?.();
    return true;
  }

  // Goes on to the next step.
  function next() {
    if (!one("#table.telling")) return false;
    skip?.();
    return true;
  }

  // ---- Whose move it is ----

  let wasMine = false, asked = null, ends = null, whole = 1, keyed = false;

  // Shows in the tab's title and icon whether it is the player's move.
  function mark(mine) {
    document.title = mine ? one("#status").dataset.title : document.title.replace(/^● .*? · /, "");
    const icon = one('link[rel="icon"]');
    icon.href = mine ? icon.dataset.move : icon.dataset.still;
  }

  // A phone vibrates for a moment, unless sound is off. Browsers want a touch before.
  function buzz() {
    if (setting("volume") !== "0" && navigator.userActivation?.hasBeenActive) navigator.vibrate?.(60);
  }

  function settle(came = performance.now()) {
    const status = one("#status");
    if (!status) return;
    const mine = status.hasAttribute("data-mine");
    status.textContent = status.dataset.says;
    document.title = status.dataset.title;
    mark(mine);
    if (mine && !wasMine) { sound("mine"); buzz(); }
    wasMine = mine;
    const question = one("[data-ask] [name=version]")?.value;
    if (question && question !== asked) {
      // A page that was just loaded is shown from its top.
      if (asked !== null) look("#act fieldset", "end");
      // For keyboard players, focus the first choice of the new question.
      if (keyed && document.activeElement.matches("body, #main")) one("[data-ask] input[type=radio]")?.focus({ preventScroll: true });
    }
    asked = question;
    preview();
    const left = status.dataset.left;
    if (left) [ends, whole] = [came + Number(left), Math.max(1, Number(left) / 1000)];
    else if (!status.dataset.timed) ends = null;
    // Read the remaining time once; a later call must not start it again.
    if (left) { status.dataset.timed = "yes"; delete status.dataset.left; }
    tick();
  }

  function tick() {
    const clock = one("#clock");
    if (!clock) return;
    clock.hidden = ends === null;
    const left = Math.max(0, Math.ceil(((ends ?? 0) - performance.now()) / 1000));
    clock.textContent = left < 3600 ? `${Math.floor(left / 60)}:${String(left % 60).padStart(2, "0")}` : hours(left);
    clock.classList.toggle("low", left <= 10);
    const timer = one("[data-timer]");
    if (!timer) return;
    timer.hidden = ends === null || left >= 3600;
    timer.textContent = left;
    timer.style.setProperty("--part", left / whole);
  }
  setInterval(tick, 500);
  function hours(seconds) {
    const all = Math.floor(seconds / 3600), days = Math.floor(all / 24);
    return days ? `${days} d ${all % 24} h` : `${all} h ${Math.floor(seconds / 60) % 60} min`;
  }

  // ---- Sound: a few soft tones ----

  let audio;
  const tones = { mine: [523, 784], reveal: [262], coin: [1047, 1319], effect: [330], count: [196], win: [392, 523, 659] };

  function sound(kind) {
    const volume = Number(setting("volume") ?? 60) / 60;
    if (!tones[kind] || !volume || !navigator.userActivation?.hasBeenActive) return;
    audio ??= new AudioContext();
    tones[kind].forEach((pitch, n) => {
      const [tone, loud] = [audio.createOscillator(), audio.createGain()];
      const start = audio.currentTime + n * 0.11;
      tone.frequency.value = pitch;
      loud.gain.setValueAtTime(0, start);
      loud.gain.linearRampToValueAtTime(0.06 * volume, start + 0.02);
      loud.gain.exponentialRampToValueAtTime(0.0001, start + 0.35);
      tone.connect(loud).connect(audio.destination);
      tone.start(start);
      tone.stop(start + 0.4);
    });
  }

  function toggleSound() {
    set("volume", setting("volume") === "0" ? "60" : "0");
    sound("mine");
  }

  function showSound() {
    for (const it of all("[data-sound]")) it.setAttribute("aria-pressed", String(setting("volume") !== "0"));
  }

  // ---- Settings ----

  const settings = ["theme", "size", "pace", "motion", "volume", "confirm", "marks", "ghosts"];
  // The first value of a setting is the one that nobody has chosen: it is not kept.
  const usual = { theme: "system", size: "100", pace: "auto", motion: "system", volume: "60", confirm: "off", marks: "words", ghosts: "on" };

  function set(name, value) {
    if (value === usual[name]) delete document.documentElement.dataset[name];
    else document.documentElement.dataset[name] = value;
    const kept = settings.filter(setting).map((it) => `${it}=${setting(it)}`).join("&");
    document.cookie = `settings=${kept}; Path=/; Max-Age=${kept ? 31536000 : 0}; SameSite=Lax`;
    showSettings();
    showSound();
  }

  function showSettings() {
    for (const it of all(".preferences [type=range]")) {
      it.value = setting(it.name) ?? usual[it.name];
      one("output", it.parentElement).textContent = it.value === "0" ? it.dataset.none : it.dataset.says.replace("#", it.value);
    }
    for (const name of settings) {
      for (const field of all(`.preferences [name="${name}"][value="${setting(name) ?? usual[name]}"]`)) field.checked = true;
    }
  }

  function openSettings() {
    showSettings();
    one("#ways:popover-open")?.hidePopover();
    one("#settings-panel").showModal();
  }

  // Asks before a form that says so, and before a choice that is final, if the reader wants that;
  // true if the form may be sent now.
  function isSure(form) {
    const what = form.dataset.sure;
    if (!what && (!form.matches("[data-ask]") || setting("confirm") !== "on")) return true;
    const dialog = one("#confirm");
    one("#confirm-what").textContent = what ?? one(".preview.on", form)?.innerText.trim().split("\n")[0] ?? "";
    dialog.returnValue = "";
    dialog.onclose = () => { if (dialog.returnValue === "yes" && form.isConnected) send(form, one("button.main", form) ?? one("button", form)); };
    dialog.showModal();
    return false;
  }

  // Gives a link to other programs of the device, or copies it.
  async function share(button) {
    const url = new URL(button.dataset.share, location.href).href;
    if (navigator.share) { navigator.share({ title: document.title, url }).catch(() => {}); return; }
    const field = Object.assign(document.createElement("textarea"), { value: url });
    button.after(field);
    field.select();
    try { await navigator.clipboard.writeText(url); } catch { document.execCommand("copy"); }
    field.remove();
    button.focus();
    say(button.dataset.done);
  }

  // ---- Loading other pages in place ----

  const fetched = new Map();
  const page = async (url) => {
    const answer = await fetch(url);
    if (!answer.ok) throw new Error(answer.status);
    return new DOMParser().parseFromString(await answer.text(), "text/html");
  };

  // Goes to another page by replacing the body: no flicker, and the scroll position stays.
  let [visits, going] = [0, false];
  async function visit(url, push = true) {
    // The last click counts, and a page that is only drawn anew undoes none.
    if (!push && going) return;
    const number = visits += 1;
    going = push;
    const there = await page(url).catch(() => null);
    if (number !== visits) return;
    going = false;
    if (!there) { location.href = url; return; }
    const [key, focused] = [document.activeElement?.dataset?.go, document.activeElement !== document.body];
    const typed = ".say [name=text]";
    const [draft, typing] = [one(typed)?.value, document.activeElement?.matches(typed)];
    change("data-move", () => {
      document.title = there.title;
      document.body.replaceWith(document.adoptNode(there.body));
      dress();
      if (push) history.replaceState(null, "", url);
      if (focused) one("#main").focus({ preventScroll: true });
      if (key) one(`[data-go="${CSS.escape(key)}"]`)?.focus({ preventScroll: true });
      const field = one(typed);
      if (field && draft) field.value = draft;
      if (field && typing) field.focus({ preventScroll: true });
    });
    begin();
  }

  async function peek(link, hover) {
    const url = link.href;
    if (!fetched.has(url)) fetched.set(url, page(url));
    const there = await fetched.get(url).catch(() => { fetched.delete(url); return null; });
    if (!there) { if (!hover) location.href = url; return; }
    if (hover) return glance(link, one(".card", there));
    const what = one("[data-peeked]", there) ?? one("main", there);
    one("#peeked").replaceChildren(document.importNode(what, true));
    one("#peek").showModal();
    one("#peek").scrollTop = 0;
  }

  // Shows a card beside the pointer; it takes neither focus nor clicks.
  function glance(link, card) {
    if (hovered !== link || !card) return;
    const [box, at] = [one("#hover"), link.getBoundingClientRect()];
    box.replaceChildren(document.importNode(card, true));
    box.showPopover();
    const room = box.getBoundingClientRect();
    const left = at.right + 12 + room.width < innerWidth ? at.right + 12 : at.left - 12 - room.width;
    box.style.left = `${Math.max(8, left)}px`;
    box.style.top = `${Math.max(8, Math.min(at.top, innerHeight - room.height - 8))}px`;
  }

  let hovered = null, hovering;
  function unhover() {
    clearTimeout(hovering);
    hovered = null;
    one("#hover:popover-open")?.hidePopover();
  }

  // ---- Previews of choices ----

  // Shows what the selected choice would do: in the prompt, and on the parts that it would change.
  function preview() {
    const chosen = one("[data-ask] .choice:has(:checked)")?.dataset.choice;
    let shown = null;
    for (const it of all(".preview")) {
      const on = chosen ? it.dataset.for === chosen : it.matches(".none");
      it.classList.toggle("on", on);
      if (on) shown = it;
    }
    const way = chosen && selectWay(shown), verb = one("[data-ask] .main [data-verb]");
    if (verb) verb.textContent = shown?.dataset.verb ?? verb.dataset.verb;
    for (const it of all(".ghosts")) it.replaceChildren();
    for (const it of shown ? all("[data-ghost]", shown) : []) {
      if (it.closest("label")?.control?.checked === false) continue;
      document.getElementById(it.dataset.ghost)?.append(it.content.cloneNode(true));
    }
    markTaps(shown, way);
  }

  // A preview may have several ways to make its choice: selects the default one if none is, and
  // shows what the selected one leads to.
  function selectWay(shown) {
    const ways = shown ? all("[name=choice]", shown) : [];
    const way = ways.find((it) => it.checked) ?? ways.find((it) => "default" in it.dataset) ?? ways[0];
    if (way) way.checked = true;
    for (const it of shown ? all("[data-of]", shown) : []) it.hidden = it.dataset.of !== way?.value;
    return way;
  }

  // ---- Choosing on the board: `data-tap` is the key of a thing, `data-on` lists the keys of a way ----

  const question = () => one("#table:not(.telling) [data-ask]:not([inert])");
  const keysOf = (way) => way?.dataset.on?.split(" ").filter(Boolean) ?? [];

  // Marks what can be tapped, and what the selected way is about.
  function markTaps(shown, way) {
    const open = shown && all("[data-on]", shown).some((it) => keysOf(it).length) ? shown : question();
    const can = new Set((open ? all("[data-on]", open) : []).flatMap(keysOf)), aimed = new Set(keysOf(way));
    for (const it of all("[data-tap]")) {
      it.classList.toggle("can", can.has(it.dataset.tap));
      it.classList.toggle("aimed", aimed.has(it.dataset.tap));
      if (it.matches("button")) it.setAttribute("aria-pressed", String(aimed.has(it.dataset.tap)));
    }
  }

  // Selects the way with this key: in the open preview if it has one, otherwise in any. In a preview
  // with `data-many` a tap adds the key to the selected ones, or takes it away.
  function tap(key) {
    const form = question(), shown = form && one(".preview.on", form);
    const inside = shown ? all("[data-on]", shown) : [], has = (it) => keysOf(it).includes(key);
    let ways = inside.filter(has);
    if (ways.length && "many" in shown.dataset) {
      const now = keysOf(inside.find((it) => it.checked)), rest = now.filter((it) => it !== key);
      const wanted = (rest.length < now.length ? rest : [...now, key]).sort().join(" ");
      ways = inside.filter((it) => keysOf(it).sort().join(" ") === wanted);
      if (!ways.length) return true;
    }
    if (!ways.length) ways = form ? all("[data-on]", form).filter(has) : [];
    if (!ways.length) return false;
    const first = ways[0].closest(".preview");
    ways = ways.filter((it) => it.closest(".preview") === first);
    const thing = one(`.choice[data-choice="${first.dataset.for}"] input`, form);
    if (thing) thing.checked = true;
    (ways.find((it) => it.checked) ?? ways.find((it) => "default" in it.dataset) ?? ways.at(-1)).checked = true;
    preview();
    return true;
  }

  // Taps on an element or, if nothing can be done with it, on what it is part of.
  function tapFrom(it) {
    while (it && !tap(it.dataset.tap)) it = it.parentElement?.closest("[data-tap]");
    return Boolean(it);
  }

  // Moves the focus to the nearest thing in the direction of an arrow key.
  function walk(from, key) {
    const [dx, dy] = { ArrowRight: [1, 0], ArrowLeft: [-1, 0], ArrowDown: [0, 1], ArrowUp: [0, -1] }[key];
    const middle = (it) => { const box = it.getBoundingClientRect(); return [box.x + box.width / 2, box.y + box.height / 2]; };
    const [x, y] = middle(from);
    const far = (it) => {
      const [a, b] = middle(it), ahead = (a - x) * dx + (b - y) * dy, aside = Math.abs((a - x) * dy) + Math.abs((b - y) * dx);
      return ahead > 4 && aside < 2 * ahead ? ahead + 2 * aside : Infinity;
    };
    const near = all("[data-tap][tabindex]", from.closest("[data-walk]")).map((it) => [far(it), it]).sort((one, other) => one[0] - other[0])[0];
    if (near?.[0] < Infinity) near[1].focus();
  }

  // ---- Forms and clicks ----

  async function send(form, button) {
    const body = new URLSearchParams(new FormData(form));
    if (button?.name) body.set(button.name, button.value);
    if (button) button.disabled = true;
    // A choice is final: disable the form until the next question arrives. What is inert has no focus.
    if (form.matches("[data-ask]")) { one("#main").focus({ preventScroll: true }); form.inert = true; }
    try {
      const options = { method: "POST", body, headers: { accept: "application/json" } };
      const answer = await fetch(form.action, options);
      if (answer.ok) {
        if (form.matches(".say")) { const field = one("[name=text]", form); field.value = ""; field.focus(); }
        if (form.dataset.done) { form.reset(); say(form.dataset.done); }
        if (form.dataset.then) location.href = form.dataset.then;
        if ("anew" in form.dataset) await visit(location.href, false);
      }
      else { say((await answer.json()).message); form.inert = false; }
    } catch {
      say(one("#notice").dataset.failed);
      form.inert = false;
    }
    if (button) button.disabled = false;
  }

  // Asks for a hint, and shows it in the place of the link.
  async function hint(link) {
    if (link.ariaBusy) return;
    link.ariaBusy = "true";
    const text = link.innerHTML, question = asked;
    link.textContent = link.dataset.wait;
    let said = one("#notice").dataset.failed;
    try {
      const answer = await fetch(`${link.getAttribute("href")}?bare=true`, { headers: { accept: "application/json" } });
      if (answer.ok) {
        const html = await answer.text();
        // The page may have drawn the link again meanwhile; the hint holds while the question does.
        const now = link.isConnected ? link : question === asked && one("a[data-hint]");
        if (now) now.parentElement.innerHTML = html;
        return;
      }
      said = (await answer.json()).message;
    } catch { /* the connection is lost */ }
    if (!link.isConnected) return;
    say(said);
    link.innerHTML = text;
    link.ariaBusy = null;
  }

  // Waits for what the server still works on, and shows the page again when it is there.
  async function poll() {
    const what = one("[data-poll]");
    if (!what) return;
    const answer = await fetch(what.dataset.poll).catch(() => null);
    if (!what.isConnected) return;
    const { pollSays: says, every } = what.dataset;
    if (answer?.status === 200) { await visit(location.href, false); if (says) say(says); }
    else setTimeout(poll, Number(every ?? 1500));
  }

  async function copy(button) {
    const field = document.getElementById(button.dataset.copy);
    field.select();
    // Without HTTPS there is no clipboard API, only the old command.
    try { await navigator.clipboard.writeText(field.value); } catch { document.execCommand("copy"); }
    say(button.dataset.done);
  }

  document.addEventListener("submit", (event) => {
    if (event.target.matches("[data-visit]")) {
      event.preventDefault();
      visit(`${event.target.action}?${new URLSearchParams(new FormData(event.target, event.submitter))}`);
    }
    if (!event.target.matches("[data-send]")) return;
    event.preventDefault();
    if (isSure(event.target)) send(event.target, event.submitter);
  });
  document.addEventListener("change", (event) => {
    if (event.target.matches(".choice input, .preview input")) preview();
    if (event.target.matches("[name=pace]")) setPace(event.target.value);
    else if (event.target.matches("#settings-panel .preferences [data-to]")) location.href = event.target.dataset.to;
    else if (event.target.matches(".preferences input:not([type=range])")) set(event.target.name, event.target.value);
    event.target.closest("[data-at-once]")?.requestSubmit();
    const scrub = event.target.closest("[data-scrub]");
    if (scrub) visit(`${scrub.form.action}?${new URLSearchParams(new FormData(scrub.form))}`);
  });
  document.addEventListener("input", (event) => {
    if (event.target.matches(".preferences [type=range]")) set(event.target.name, event.target.value);
  });
  document.addEventListener("click", (event) => {
    const at = (what) => event.target.closest?.(what);
    const plain = !event.ctrlKey && !event.metaKey && !event.shiftKey && event.button === 0;
    const link = at("a[data-peek]"), go = at("a[data-go]");
    if (plain && at("[data-tap]") && tapFrom(at("[data-tap]"))) { event.preventDefault(); unhover(); }
    else if (link && plain) { event.preventDefault(); unhover(); one("#help")?.close(); peek(link, false); }
    else if (go && plain) { event.preventDefault(); stop(); visit(new URL(go.getAttribute("href"), location.href).href); }
    else if (at("a[data-hint]") && plain) { event.preventDefault(); hint(at("a[data-hint]")); }
    else if (at("[data-play]")) toggle();
    else if (at("[data-skip]")) skipAll();
    else if (!at("a, button, input, label, select, summary, dialog, .story") && next()) event.preventDefault();
    else if (at("[data-back]")) back();
    else if (at("[data-next]")) next();
    else if (at("[data-sound]")) toggleSound();
    else if (at("[data-help]")) help();
    else if (at("[data-settings]") && plain) { event.preventDefault(); openSettings(); }
    else if (at("#settings-panel .done")) { event.preventDefault(); one("#settings-panel").close(); }
    else if (at("#settings-panel [name=reset]")) { event.preventDefault(); for (const name of settings) set(name, usual[name]); }
    else if (at("[data-notices]")) toggleNotices(at("[data-notices]"));
    else if (at("[data-share]")) share(at("[data-share]"));
    else if (at("[data-copy]")) copy(at("[data-copy]"));
    else if (at("[data-dismiss]")) dismiss(at("[data-once]"));
    else if (at("[data-again]")) again();
    else if (event.target.matches?.("dialog")) event.target.close();
  });
  // The browser's own words for an empty answer would be about a list of options.
  document.addEventListener("invalid", (event) => {
    if (!event.target.closest("[data-ask]")) return;
    event.preventDefault();
    say(one("#notice").dataset.choose);
  }, true);
  document.addEventListener("dblclick", (event) => {
    if (event.target.closest?.("[data-ask]:not([inert]) .choice")) keys.Enter();
  });
  document.addEventListener("pointerdown", () => { keyed = false; }, true);
  document.addEventListener("pointerover", (event) => {
    if (event.pointerType !== "mouse") return;
    const link = event.target.closest?.("[data-glance]");
    if (link === hovered) return;
    unhover();
    if (!link || one("dialog[open]")) return;
    hovered = link;
    hovering = setTimeout(() => peek(link, true), 500);
  });

  // ---- Automatic play of replays and scenarios ----

  let timer = null;
  function stop() { clearTimeout(timer); timer = null; showPlay(); }
  function toggle() { if (timer) stop(); else step(); }
  function showPlay() {
    const button = one("[data-play]");
    if (!button) return;
    button.dataset.text ??= button.textContent;
    button.textContent = timer ? button.dataset.pause : button.dataset.text;
  }
  function step() {
    const [next, speed] = [one('a[data-go="next"]'), one("[data-speed]")];
    if (!next) return stop();
    store.set("speed", speed?.value ?? "1000");
    timer = setTimeout(async () => { await visit(next.href); if (timer) step(); }, Number(speed?.value ?? 1000));
    showPlay();
  }

  function help() {
    one("#help").showModal();
  }

  const keys = {
    Escape: () => skipAll(),
    " ": () => next(),
    c: () => one(".say [name=text]")?.focus(),
    r: () => { const link = one("header a[data-peek]"); if (link) peek(link, false); },
    m: () => one("[data-sound]") && toggleSound(),
    "?": () => help(),
    ",": () => openSettings(),
    Enter: () => one("#table:not(.telling) [data-ask]:not([inert]):has(:checked)")?.requestSubmit(),
    ArrowRight: () => next() || arrow("next", 0),
    ArrowLeft: () => back() || arrow("back", -1),
  };
  function arrow(go, n) {
    const link = one(`a[data-go="${go}"]`);
    if (link) { stop(); visit(link.href); return; }
    const choice = all(".choice input").at(n);
    if (choice) { choice.focus(); choice.checked = true; preview(); }
  }
  document.addEventListener("keydown", (event) => {
    keyed = true;
    if (event.ctrlKey || event.metaKey || event.altKey || one("dialog:modal")) return;
    const at = event.target;
    if (at.matches("input:not([type=radio]), textarea, select")) {
      if (event.key === "Escape") at.blur();
      return;
    }
    if (at.matches("button, a, summary") && event.key === "Enter") return;
    if (at.matches("input") && event.key !== "Enter" && keys[event.key]?.name?.startsWith("Arrow")) return;
    const own = /^[a-z]$/i.test(event.key) && question() && one(`[data-key="${event.key.toLowerCase()}"]`, question());
    if (own) { event.preventDefault(); own.focus(); own.click(); return; }
    if (at.matches("[data-tap][tabindex]")) {
      if (event.key.startsWith("Arrow") && at.closest("[data-walk]")) { event.preventDefault(); walk(at, event.key); return; }
      if ((event.key === " " || event.key === "Enter") && question()) {
        event.preventDefault();
        if (event.key === "Enter" && at.matches(".aimed")) keys.Enter(); else tap(at.dataset.tap);
        return;
      }
    }
    if (/^[1-9]$/.test(event.key)) {
      const choice = all(".choice input")[Number(event.key) - 1];
      if (choice) { choice.focus(); choice.checked = true; preview(); event.preventDefault(); }
      return;
    }
    if (!keys[event.key] || (event.key === " " && !one("#table.telling"))) return;
    if (at.matches("button, a, summary") && event.key === " ") return;
    event.preventDefault();
    keys[event.key]();
  });

  addEventListener("offline", () => source && lost(true));
  addEventListener("online", connect);

  // What is shown once is hidden for good when its reader has seen it.
  function dismiss(it) {
    store.set(it.dataset.once, "seen");
    it.hidden = true;
  }

  // Shows again what was dismissed, now and on later pages.
  function again() {
    for (const key of Object.keys(localStorage)) if (localStorage.getItem(key) === "seen") localStorage.removeItem(key);
    for (const it of all("[data-once]")) it.hidden = false;
    one("#help").close();
  }

  // Shows the controls in this part that need this script.
  function reveal(part) {
    for (const it of all("[data-sound], [data-help], [data-copy], [data-share], [data-play], [data-dismiss]", part)) it.hidden = false;
    for (const it of all("[data-once]", part)) it.hidden = store.get(it.dataset.once) === "seen";
  }

  function dress() {
    reveal(document);
    const speed = one("[data-speed]");
    if (speed && store.get("speed")) speed.value = store.get("speed");
    showPlay();
    showSound();
    showNotices();
  }

  // ---- As an app ----

  // Lets the service worker keep the page for the time without a connection, in this language.
  function install() {
    navigator.serviceWorker?.register(`/worker.js?lang=${document.documentElement.lang}`).catch(() => { /* not here */ });
  }

  // ---- Notices ----

  // Notices are asked for at each table. The browser's address at its push service is the same for all.
  const getsNotices = (button) => store.get(`notices-${button.dataset.notices}`) === "on" && Notification.permission === "granted";

  function showNotices() {
    for (const button of all("[data-notices]")) {
      button.hidden = !(navigator.serviceWorker && "PushManager" in window && "Notification" in window);
      if (!button.hidden) button.textContent = getsNotices(button) ? button.dataset.turnOff : button.dataset.turnOn;
    }
  }

  async function post(path, fields) {
    const answer = await fetch(path, { method: "POST", body: JSON.stringify(fields), headers: { "content-type": "application/json" } });
    if (!answer.ok) throw new Error((await answer.json()).message);
  }

  // Returns the browser's address and keys. A subscription for an older key of the server is replaced.
  async function subscribe(manager) {
    const { key } = await (await fetch("/api/v1/notices")).json();
    const bytes = atob(key.replaceAll("-", "+").replaceAll("_", "/"));
    const how = { userVisibleOnly: true, applicationServerKey: Uint8Array.from(bytes, (it) => it.charCodeAt(0)) };
    const made = await manager.subscribe(how).catch(async () => {
      await (await manager.getSubscription())?.unsubscribe();
      return manager.subscribe(how);
    });
    const { endpoint, keys } = made.toJSON();
    return { endpoint, p256dh: keys.p256dh, auth: keys.auth };
  }

  const noticesPath = (button) => `/api/v1/tables/${button.dataset.notices}/notices`;

  // Without a service worker there is nothing to wait for.
  const tooLong = () => new Promise((_, fail) => { setTimeout(() => fail(new DOMException("no worker", "TimeoutError")), 10000); });
  const pusher = async () => {
    const { ready: worker } = navigator.serviceWorker;
    return (await Promise.race([worker, tooLong()])).pushManager;
  };

  // The server may have dropped this browser, or have another key by now: asks again, without a word.
  async function renewNotices() {
    const button = one("[data-notices]:not([hidden])");
    if (!button || !getsNotices(button)) return;
    try {
      const browser = await subscribe(await pusher());
      // Meanwhile they may have been turned off.
      if (getsNotices(button)) await post(noticesPath(button), browser);
    } catch { /* the next page tries again */ }
  }

  async function toggleNotices(button) {
    const path = noticesPath(button), isOn = getsNotices(button);
    if (!isOn && await Notification.requestPermission() !== "granted") { say(button.dataset.denied); return; }
    button.disabled = true;
    try {
      const manager = await pusher();
      if (isOn) {
        const endpoint = (await manager.getSubscription())?.endpoint;
        if (endpoint) await post(`${path}/off`, { endpoint });
      } else {
        await post(path, await subscribe(manager));
      }
      store.set(`notices-${button.dataset.notices}`, isOn ? "off" : "on");
      say(isOn ? button.dataset.off : button.dataset.on);
    } catch (error) {
      const says = { AbortError: button.dataset.denied, NotAllowedError: button.dataset.denied };
      say(error.constructor === Error ? error.message : says[error.name] ?? one("#notice").dataset.failed);
    }
    button.disabled = false;
    showNotices();
  }

  // A browser that forgets everything gets no more notices either.
  async function forget() {
    try { localStorage.clear(); } catch { /* no storage */ }
    const worker = await navigator.serviceWorker?.getRegistration();
    await (await worker?.pushManager?.getSubscription())?.unsubscribe();
  }

  // Without a connection: asks again until the server answers, then loads the page that was wanted.
  async function returnSoon() {
    while (one("[data-offline]") && location.pathname !== "/offline") {
      await new Promise((done) => { setTimeout(done, 3000); });
      const isThere = await fetch("/health", { cache: "no-store" }).then((answer) => answer.ok, () => false);
      if (isThere) { location.reload(); return; }
    }
  }

  function begin() {
    dress();
    if (one("[data-forget]")) forget();
    // A new page contains all earlier messages: drop those that still wait.
    waiting = [];
    seen = null;
    connect();
    wasMine = true;
    settle();
    poll();
    renewNotices();
    document.dispatchEvent(new Event("shown"));
  }
  begin();
  install();
  returnSoon();
})();
