// Media queries follow the text size of the browser, and know nothing of the one that the reader has set
// here. Their lengths are multiplied by it: a page with larger text is laid out like a smaller window.
"use strict";
(() => {
  const root = document.documentElement;
  const media = (rules) => [...rules].flatMap((it) => [...(it.media && /rem/.test(it.media.mediaText) ? [{ it, text: it.media.mediaText }] : []), ...media(it.cssRules ?? [])]);
  const queries = [...document.styleSheets].flatMap((sheet) => media(sheet.cssRules));
  function follow() {
    const times = Number(root.dataset.size ?? 100) / 100;
    for (const { it, text } of queries) it.media.mediaText = text.replace(/[\d.]+(?=rem)/g, (length) => length * times);
  }
  if (root.dataset.size) follow();
  new MutationObserver(follow).observe(root, { attributeFilter: ["data-size"] });
})();
