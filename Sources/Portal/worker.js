/**
 * The service worker. It brings the portal up without a connection; it never touches /v1, whose data the pages keep by
 * themselves. Shells: the network first, the last one if there is none. Assets: named by the digest of their build, so the
 * kept one is right for ever. Old builds are kept until the next start, for the tabs that still run on them.
 *
 * It also shows notices while no page is open. The push brings the notice's id alone; the text is fetched, once, with the
 * session of this browser.
 */

const self_ = /** @type {any} */ (self);
const SHELLS = 'shells',
  ASSETS = 'assets';
const AREAS = /^\/(train|coach|admin|own)(\/|$)/;

self_.addEventListener('install', () => self_.skipWaiting());

self_.addEventListener('activate', (/** @type {any} */ event) => event.waitUntil(self_.clients.claim()));

self_.addEventListener('fetch', (/** @type {any} */ event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== location.origin) return;
  if (request.mode === 'navigate' && AREAS.test(url.pathname)) event.respondWith(shell(request, url));
  else if (url.pathname.startsWith('/assets/') || url.pathname.startsWith('/brand/') || url.pathname === '/manifest.webmanifest')
    event.respondWith(asset(request, url, event.clientId));
});

self_.addEventListener('push', (/** @type {any} */ event) => event.waitUntil(show(event.data)));

self_.addEventListener('notificationclick', (/** @type {any} */ event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data));
});

/**
 * Browsers want something shown for each push, also where there is no connection or session any more.
 * @param {{ json(): any } | null} data
 */
async function show(data) {
  let id = '';
  try {
    id = data?.json().notice ?? '';
  } catch {
    /* not ours */
  }
  const notice = await fetched(id).catch(() => undefined);
  const words = await (await caches.open('words')).match('/words/notice');
  const title = notice?.text ?? (await words?.text()) ?? location.hostname;
  await self_.registration.showNotification(title, { tag: id, data: id, renotify: id !== '' });
}

/** @param {string} id */
async function fetched(id) {
  const answer = await soon(new Request('/v1/notices?unread=true&limit=20', { headers: { Accept: 'application/json' } }));
  if (!answer.ok) return undefined;
  return (await answer.json()).items.find((/** @type {{ id: string }} */ notice) => notice.id === id);
}

/**
 * In the tab that shows the notices, else in a new one: what is typed in another stays.
 * @param {string} id
 */
async function open(id) {
  const url = `/own/notices?open=${encodeURIComponent(id)}`;
  const tabs = await self_.clients.matchAll({ type: 'window' });
  const tab = tabs.find((/** @type {{ url: string }} */ one) => new URL(one.url).pathname === '/own/notices');
  const moved = await tab?.navigate(url).catch(() => null);
  await (moved ? moved.focus() : self_.clients.openWindow(url));
}

/**
 * One shell serves every path of an area, so one is kept for each area.
 * @param {Request} request
 * @param {URL} url
 */
async function shell(request, url) {
  const shells = await caches.open(SHELLS);
  const key = `/${url.pathname.split('/')[1]}`;
  try {
    const answer = await soon(request);
    if (answer.ok && !answer.redirected) await keep(shells, key, answer.clone());
    return answer;
  } catch (failure) {
    const kept = (await shells.match(key)) ?? (await shells.match('/train')) ?? (await shells.match('/coach')) ?? (await shells.match('/admin'));
    if (kept) return kept;
    throw failure;
  }
}

/**
 * A connection that is there but says nothing is none: in a cellar the kept shell is better than a white page.
 * @param {Request} request
 */
async function soon(request) {
  const stop = new AbortController();
  const timer = setTimeout(() => stop.abort(), 4000);
  try {
    return await fetch(request.url, { headers: request.headers, credentials: 'same-origin', redirect: 'follow', signal: stop.signal });
  } finally {
    clearTimeout(timer);
  }
}

/**
 * @param {Request} request
 * @param {URL} url
 * @param {string} page Who asks.
 */
async function asset(request, url, page) {
  const assets = await caches.open(ASSETS);
  const kept = await assets.match(request);
  if (kept && isOfOneBuild(url.pathname)) return kept;
  try {
    const answer = url.pathname.startsWith('/assets/') ? await patiently(request) : await fetch(request);
    // A page in the place of a file is a captive portal's. Kept, it would stand there for ever.
    const isPage = answer.headers.get('Content-Type')?.startsWith('text/html');
    if (answer.ok && isPage) return kept ?? Response.error();
    if (answer.ok && answer.status === 200) await assets.put(request, answer.clone());
    if (answer.ok) return answer;
    if (!kept && url.pathname.endsWith('/app.js')) void onceMore(page);
    return kept ?? answer;
  } catch (failure) {
    if (kept) return kept;
    throw failure;
  }
}

/**
 * While servers of two builds run side by side, one has no such file and the next one has it.
 * @param {Request} request
 */
async function patiently(request) {
  for (const pause of [200, 400, 800, 1600]) {
    const answer = await fetch(request);
    if (answer.status !== 404 && answer.status < 500) return answer;
    await new Promise((done) => setTimeout(done, pause));
  }
  return fetch(request);
}

let reloaded = 0;

/**
 * A shell whose build is gone is a white page: it is loaded once more, but not again and again.
 * @param {string} id
 */
async function onceMore(id) {
  if (Date.now() - reloaded < 30_000) return;
  reloaded = Date.now();
  const page = await self_.clients.get(id);
  await page?.navigate(page.url).catch(() => {});
}

/**
 * Whether the name holds the digest of what it names. Pictures of the brand, the manifest and a developer's sources change
 * under their names: they are kept only for when there is no connection.
 * @param {string} path
 */
function isOfOneBuild(path) {
  return path.startsWith('/assets/') && !path.startsWith('/assets/sources/');
}

/**
 * Keeps a shell once its build has been loaded. After a release on a weak signal the shell alone may come through: without
 * its modules it would be a white page, so the one before it stays until the next visit.
 * @param {Cache} shells
 * @param {string} key
 * @param {Response} answer
 */
async function keep(shells, key, answer) {
  const digest = /data-assets="\/assets\/([^"]+)"/.exec(await answer.clone().text())?.[1];
  // A page without a build is not the portal's.
  if (!digest) return;
  const assets = await caches.open(ASSETS);
  const isLoaded = await assets.match(`/assets/${digest}/app.js`);
  if (!isLoaded && (await shells.match(key))) return;
  await shells.put(key, answer);
  if (isLoaded) void tidy(digest).catch(() => {});
}

/**
 * Takes away the assets of builds that no tab runs on any more: all but the shell's and the one before it.
 * @param {string} digest Of the shell's build, which is loaded.
 */
async function tidy(digest) {
  const assets = await caches.open(ASSETS);
  const tabs = await self_.clients.matchAll({ type: 'window' });
  // With one tab open, it is the one that starts now: what is older serves nobody.
  if (tabs.length > 1) return;
  for (const request of await assets.keys()) {
    const path = new URL(request.url).pathname;
    if (path.startsWith('/assets/') && !path.startsWith(`/assets/${digest}/`)) await assets.delete(request);
  }
}
