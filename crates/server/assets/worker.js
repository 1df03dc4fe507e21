// The service worker: keeps the page for the time without a connection, and shows it instead of an
// error of the browser; shows notices that the server pushes. Everything else goes to the server as
// usual.

const language = new URL(location).searchParams.get("lang") ?? "en";
const page = `/offline?lang=${language}`;
const store = `offline-${language}`;

// Fetches without cookies: what is kept is the same for everybody. A refusal is not kept.
async function get(path) {
  const answer = await fetch(path, { credentials: "omit", cache: "no-store" });
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return answer;
}

async function keep() {
  const text = await (await get(page)).text();
  const files = [...text.matchAll(/(?:href|src)="(\/assets\/[^"]+\.(?:css|js|svg))"/g)].map(([, file]) => file);
  const kept = await caches.open(store);
  await Promise.all([...new Set(files)].map(async (file) => kept.put(file, await get(file))));
  await kept.put(page, new Response(text, { headers: { "content-type": "text/html; charset=utf-8" } }));
  await self.skipWaiting();
}

async function forgetOthers() {
  for (const name of await caches.keys()) if (name !== store) await caches.delete(name);
  await self.clients.claim();
}

async function orKept(request) {
  try {
    return await fetch(request);
  } catch (error) {
    const kept = await caches.match(request.mode === "navigate" ? page : request);
    if (!kept) throw error;
    return kept;
  }
}

self.addEventListener("install", (event) => event.waitUntil(keep()));
self.addEventListener("activate", (event) => event.waitUntil(forgetOthers()));
self.addEventListener("fetch", (event) => {
  const { request } = event;
  const isKept = request.mode === "navigate" || new URL(request.url).pathname.startsWith("/assets/");
  if (request.method === "GET" && isKept) event.respondWith(orKept(request));
});

// ---- Notices ----

const openPages = () => self.clients.matchAll({ type: "window", includeUncontrolled: true });
const isAt = (client, path) => new URL(client.url).pathname === path;

// Whoever looks at the table needs no notice of it.
async function notify({ title, says, path, icon }) {
  const pages = await openPages();
  if (pages.some((client) => isAt(client, path) && client.visibilityState === "visible")) return;
  await self.registration.showNotification(title, { body: says, tag: path, renotify: true, icon, badge: icon, data: { path } });
}

async function goTo(path) {
  const page = (await openPages()).find((client) => isAt(client, path));
  if (page) await page.focus();
  else await self.clients.openWindow(path);
}

self.addEventListener("push", (event) => { if (event.data) event.waitUntil(notify(event.data.json())); });
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(goTo(event.notification.data.path));
});
