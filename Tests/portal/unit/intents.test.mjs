import assert from 'node:assert/strict';
import { readFile, readdir } from 'node:fs/promises';
import { test } from 'node:test';

globalThis.document = { documentElement: { lang: 'en', dataset: {} } };
globalThis.history = { state: { index: 0 } };
const { call } = await import('../../../Sources/Portal/kit/api.js');
const { takesKey } = await import('../../../Sources/Portal/kit/intents.js');

const sources = new URL('../../../Sources/', import.meta.url);
const path = { account: 'a' };
const problem = (status) => ({ status, body: { type: '/problems/invalid', status } });
const made = { status: 201, body: { id: 'm' } };

/** What the server answers in turn; answers the keys that came. */
function answers(...replies) {
  const keys = [];
  globalThis.fetch = async (_, { headers }) => {
    keys.push(headers.get('Idempotency-Key'));
    const reply = replies.shift();
    if (reply instanceof Error) throw reply;
    if (reply.page) return new Response(reply.page, { status: reply.status ?? 200, headers: { 'Content-Type': 'text/html' } });
    return new Response(JSON.stringify(reply.body), { status: reply.status, headers: { 'Content-Type': 'application/json' } });
  };
  return keys;
}

const say = (text) => call('POST /v1/conversations/{account}/messages', { path, body: { text } }).catch((failure) => failure);

test('the operations that take a key are those of the routes', async () => {
  const swift = await readFile(new URL('MuscleMateClient/Endpoints.swift', sources), 'utf8');
  const all = [...swift.matchAll(/\(\.(\w+), "(\/v1[^"]*)"([^\n]*)\)/g)];
  assert.ok(all.length > 300);
  for (const [, method, at, rest] of all) {
    const operation = `${method.toUpperCase()} ${at}`;
    assert.equal(takesKey(operation), rest.includes('isIdempotent: true'), operation);
  }
});

test('no screen makes a key of its own', async () => {
  for (const area of ['train', 'train/log', 'coach', 'admin', 'own']) {
    const folder = new URL(`Portal/${area}/`, sources);
    for (const name of await readdir(folder)) {
      if (name.endsWith('.js')) assert.doesNotMatch(await readFile(new URL(name, folder), 'utf8'), /randomUUID|Idempotency-Key/, name);
    }
  }
});

for (const [what, lost] of Object.entries({
  'no answer': new TypeError('Failed to fetch'),
  'a time-out on the way': problem(408),
  'too many requests': problem(429),
  'a fault of the server': problem(500),
  'a page of a proxy': { status: 404, page: '<h1>no such host</h1>' },
  'a page that says all is well': { status: 200, page: '<h1>Sign in to the Wi-Fi</h1>' },
})) {
  test(`after ${what} the next press sends the same key`, async () => {
    const keys = answers(lost, made, made);
    await say(what);
    await say(what);
    assert.ok(keys[0]);
    assert.equal(keys[1], keys[0]);
    await say(what);
    assert.notEqual(keys[2], keys[0], 'what is sent once more after the answer is another message');
  });
}

test('an answer that breaks off keeps the key', async () => {
  const keys = [];
  globalThis.fetch = async (_, { headers }) => {
    keys.push(headers.get('Idempotency-Key'));
    return new Response('{"id":', { status: 201, headers: { 'Content-Type': 'application/json' } });
  };
  await say('broken');
  await say('broken');
  assert.equal(keys[1], keys[0]);
});

test('what was refused is a new intent, and so is other content', async () => {
  const keys = answers(problem(422), problem(500), made, made);
  await say('one');
  await say('one');
  await say('two');
  await say('one');
  assert.equal(new Set(keys.slice(0, 3)).size, 3);
  assert.equal(keys[3], keys[1], 'the first content, for which no answer came');
});

test('the same words on another screen are another intent', async () => {
  const keys = answers(problem(500), made);
  await say('ok');
  history.state = { index: 1 };
  await say('ok');
  history.state = { index: 0 };
  assert.notEqual(keys[1], keys[0]);
});

test('what takes no key gets none: neither a session nor a parcel under a number', async () => {
  const keys = answers(made, made);
  await call('POST /v1/sessions', { body: { login: 'a', password: 'b' } });
  await call('POST /v1/drafts', { body: {}, operation: { device: 'd', sequence: 1, id: 'i' } });
  assert.deepEqual(keys, [null, null]);
});
