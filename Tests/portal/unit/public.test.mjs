import assert from 'node:assert/strict';
import { test } from 'node:test';

/** What the pages before signing in do with what an answer says; the later tries are not waited for. */
const stored = new Map(),
  asked = [];
/** @type {Record<string, () => Response>} */
let answers = {};
const later = [];
Object.assign(globalThis, {
  document: { querySelector: () => null },
  addEventListener: () => {},
  localStorage: { getItem: (name) => stored.get(name) ?? null, removeItem: (name) => stored.delete(name), setItem: (name, value) => stored.set(name, value) },
  setTimeout: (body) => {
    later.push(body);
  },
  indexedDB: { databases: async () => [] },
  fetch: async (_, { method = 'GET' } = {}) => {
    asked.push(method);
    return answers[method]();
  },
});
let visits = 0;

/** Opens a page, and waits for what it asks at once. */
async function opened(kept, given) {
  stored.clear();
  for (const [name, value] of Object.entries(kept)) stored.set(name, value);
  answers = given;
  asked.length = 0;
  await import(`../../../Sources/Portal/public.js?${(visits += 1)}`);
  await new Promise((done) => {
    setImmediate(() => setImmediate(done));
  });
}

const json = (status, value) => () =>
  new Response(JSON.stringify(value), { status, headers: { 'Content-Type': status < 400 ? 'application/json' : 'application/problem+json' } });
const page = (status) => () => new Response('<h1>Sign in to our gym</h1>', { status, headers: { 'Content-Type': 'text/html' } });
const empty = (status) => () => new Response(null, { status });

test('a sign-out that nobody has heard of yet is finished', async () => {
  await opened({ 'signed-out': 's1' }, { GET: json(200, { id: 's1' }), DELETE: empty(204) });
  assert.deepEqual([asked, stored.has('signed-out')], [['GET', 'DELETE'], false]);
  await opened({ 'signed-out': 's1' }, { GET: json(401, { type: '/problems/unauthorized' }) });
  assert.equal(stored.has('signed-out'), false);
});

test('another session than the one that was left goes on', async () => {
  await opened({ 'signed-out': 's1' }, { GET: json(200, { id: 's2' }) });
  assert.deepEqual([asked, stored.has('signed-out')], [['GET'], false]);
});

test('a page of a proxy finishes no sign-out', async () => {
  for (const given of [
    { GET: page(401) },
    { GET: page(200) },
    { GET: json(200, { id: 's1' }), DELETE: page(200) },
    { GET: json(200, { id: 's1' }), DELETE: page(302) },
  ]) {
    await opened({ 'signed-out': 's1' }, given);
    assert.equal(stored.has('signed-out'), true);
  }
});

test('who closed the browser is forgotten once their session is over, and not before', async () => {
  await opened({ account: 'a1' }, { GET: json(401, { type: '/problems/unauthorized' }) });
  assert.equal(stored.has('account'), false);
  for (const given of [{ GET: json(200, { id: 's1' }) }, { GET: page(401) }, { GET: json(503, {}) }]) {
    await opened({ account: 'a1' }, given);
    assert.equal(stored.has('account'), true);
  }
});
