import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';

/** The listeners of the service worker, which has a global of its own. */
const heard = {};
const opened = [],
  navigated = [];
let tabs = [];
/** @type {Record<string, Map<string, Response>>} */
const kept = {};
const pathOf = (request) => new URL(typeof request === 'string' ? request : request.url, 'http://portal').pathname;
const cacheOf = (entries) => ({
  match: async (request) => entries.get(pathOf(request))?.clone(),
  put: async (request, answer) => {
    entries.set(pathOf(request), answer);
  },
  keys: async () => [...entries.keys()].map((path) => new Request(`http://portal${path}`)),
  delete: async (request) => entries.delete(pathOf(request)),
});
const tab = (path) => ({
  url: `http://portal${path}`,
  navigate: async (url) => {
    navigated.push([path, url]);
    return { focus: async () => {} };
  },
});
Object.assign(globalThis, {
  self: {
    addEventListener: (name, body) => {
      heard[name] = body;
    },
    clients: {
      matchAll: async () => tabs,
      openWindow: async (url) => {
        opened.push(url);
      },
      get: async () => tabs[0],
      claim: async () => {},
    },
  },
  location: { origin: 'http://portal', hostname: 'portal' },
  caches: { open: async (name) => cacheOf((kept[name] ??= new Map())) },
});
let answer = () => new Response('');
globalThis.fetch = async () => answer();
await import('../../../Sources/Portal/worker.js');

beforeEach(() => {
  tabs = [];
  for (const list of [opened, navigated]) list.length = 0;
  for (const name of Object.keys(kept)) delete kept[name];
});

/** What the worker answers; undefined where it leaves a request to the network. */
async function fetched(path, mode = 'cors') {
  let said;
  heard.fetch({
    request: { url: `http://portal${path}`, method: 'GET', mode, headers: {} },
    clientId: 'tab',
    respondWith: (one) => {
      said = one;
    },
  });
  return said;
}

async function clicked(notice) {
  let done;
  heard.notificationclick({
    notification: { close: () => {}, data: notice },
    waitUntil: (one) => {
      done = one;
    },
  });
  await done;
}

const page = (text = '<h1>Welcome to our gym</h1>') => new Response(text, { headers: { 'Content-Type': 'text/html' } });
const script = () => new Response('export {};', { headers: { 'Content-Type': 'text/javascript' } });

test('a notification opens in the tab that shows the notices', async () => {
  tabs = [tab('/train/live'), tab('/own/notices')];
  await clicked('n1');
  assert.deepEqual([navigated, opened], [[['/own/notices', '/own/notices?open=n1']], []]);
});

test('a notification takes no other tab, in which something may be typed', async () => {
  tabs = [tab('/train/live'), tab('/own/account')];
  await clicked('n1');
  assert.deepEqual([navigated, opened], [[], ['/own/notices?open=n1']]);
});

test('a page in the place of a file is not kept', async () => {
  answer = page;
  const said = await fetched('/assets/d1/app.js');
  assert.equal(said.type, 'error');
  assert.equal(kept.assets.size, 0);
  answer = script;
  assert.equal((await fetched('/assets/d1/app.js')).status, 200);
  assert.equal(kept.assets.size, 1);
  // The file that is kept already is the answer.
  answer = page;
  assert.equal(await (await fetched('/assets/d1/app.js')).text(), 'export {};');
});

test('a page that is not the portal is not kept as its shell', async () => {
  answer = page;
  assert.equal((await fetched('/train', 'navigate')).status, 200);
  assert.equal(kept.shells.size, 0);
  answer = () => page('<html data-assets="/assets/d1">');
  await fetched('/train', 'navigate');
  assert.deepEqual([...kept.shells.keys()], ['/train']);
});

test('where a build is gone the page is loaded once more, and not again and again', async () => {
  tabs = [tab('/train')];
  answer = () => new Response('', { status: 410 });
  await fetched('/assets/d1/app.js');
  await fetched('/assets/d1/app.js');
  assert.deepEqual(navigated, [['/train', 'http://portal/train']]);
});
