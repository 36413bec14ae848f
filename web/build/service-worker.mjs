// The page's files, kept on the first visit; the build fills in the two names below.
const version = '__VERSION__';
const files = /* __FILES__ */ [];

const cacheName = `bivouac-${version}`;

async function keepAll() {
  const cache = await caches.open(cacheName);
  await cache.addAll(files);
}

async function dropOld() {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith('bivouac-') && name !== cacheName);
  await Promise.all(old.map((name) => caches.delete(name)));
  await self.clients.claim();
}

/** A place in the page is index.html, whatever its address; a file is itself. What is not kept comes from the network. */
async function answer(request) {
  const cache = await caches.open(cacheName);
  const kept = await cache.match(request.mode === 'navigate' ? '/' : request, { ignoreVary: true });
  if (kept !== undefined) return kept;
  const fetched = await fetch(request);
  // A built file never changes under its name: whoever needed it once has it from then on.
  if (fetched.ok && new URL(request.url).pathname.startsWith('/assets/')) await cache.put(request, fetched.clone());
  return fetched;
}

self.addEventListener('install', (event) => event.waitUntil(keepAll()));
self.addEventListener('activate', (event) => event.waitUntil(dropOld()));
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (pathname.startsWith('/api/') || pathname === '/healthz') return;
  event.respondWith(answer(request));
});

const isAt = (page, url) => new URL(page.url).pathname === url;

/** A notice of the server: what waits, and where; or that it has been seen, and is taken away again. */
async function tell({ tag, title, body, url, withdraw }) {
  if (withdraw === undefined) {
    // Somebody looks at that very table: the page shows it.
    const pages = await self.clients.matchAll({ type: 'window' });
    if (pages.some((page) => page.visibilityState === 'visible' && isAt(page, url))) return;
    await self.registration.showNotification(title, { body, tag, icon: '/icon-192.png', data: { url } });
    return;
  }
  for (const notice of await self.registration.getNotifications({ tag: withdraw })) notice.close();
}

/** Goes to a page that is open, or opens one. */
async function goTo(url) {
  const pages = await self.clients.matchAll({ type: 'window' });
  const there = pages.find((page) => isAt(page, url));
  if (there === undefined) await self.clients.openWindow(url);
  else await there.focus();
}

self.addEventListener('push', (event) => event.waitUntil(tell(event.data.json())));
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(goTo(event.notification.data.url));
});
