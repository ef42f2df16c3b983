import assert from 'node:assert/strict';
import { test } from 'node:test';
import { plan } from '../../../Sources/Portal/train/log/requests.js';

globalThis.document = { documentElement: { lang: 'en', dataset: {} } };
const { refresh, session } = await import('../../../Sources/Portal/kit/session.js');
const { read, send } = await import('../../../Sources/Portal/train/log/sending.js');

test('a workout that was finished, and then deleted, is gone', async () => {
  globalThis.fetch = async () => new Response('{"type":"/problems/not-found"}', { status: 404, headers: { 'Content-Type': 'application/problem+json' } });
  const workout = { id: 'a', version: 3, exercises: [] },
    last = { id: 'a', version: 2, exercises: [] };
  const record = await read('a', { id: 'a', copy: null, workout, last });
  assert.equal(record.gone, true);
  assert.equal(record.last, last);
  const set = { id: '1', thing: 'a', what: 'set', exercise: 'e', set: 's', members: { done: true }, about: {} };
  assert.deepEqual(plan([set], record, Date.now()), { aside: ['1'], why: 'gone' });
});

test('what is no draft is not kept as one', async () => {
  for (const made of ['{}', '{"id":"b"}']) {
    globalThis.fetch = async () => new Response(made, { headers: { 'Content-Type': 'application/json' } });
    assert.equal(await read('a', undefined), undefined);
  }
});

const parcel = { operation: 'PUT /v1/drafts/{id}', path: { id: 'a' }, body: {}, members: [], thing: 'a', id: '1', sequence: 1, device: 'd' };

const json = (value) => new Response(JSON.stringify(value), { headers: { 'Content-Type': 'application/json' } });

/** A page, or JSON, for the parcel; the account is asked for first. */
function comes(status, text, type) {
  globalThis.fetch = async (address) =>
    `${address}`.startsWith('/v1/me')
      ? json({ id: session().account.id })
      : new Response(status === 204 ? null : text, { status, headers: { 'Content-Type': type } });
  return send(parcel);
}

const page = ['<h1>No</h1>', 'text/html'],
  empty = ['', 'text/plain'],
  foreign = ['{"ok":true}', 'application/json'];

test('only what the API says is an answer', async () => {
  globalThis.localStorage = { getItem: () => session().account.id, setItem() {} };
  globalThis.fetch = async () => json({ role: 'lifter', account: { id: 'me', roles: [] }, preferences: {}, tenant: { modules: [] } });
  await refresh();
  for (const status of [400, 403, 404, 409, 413, 421, 451]) {
    assert.deepEqual([status, (await comes(status, ...page)).status, (await comes(status, ...foreign)).isForeign], [status, 0, true]);
  }
  for (const one of [page, empty, foreign]) {
    const answer = await comes(200, ...one);
    assert.equal(answer.status, 0, one[0]);
  }
  assert.equal((await comes(404, '{"type":"/problems/not-found"}', 'application/problem+json')).status, 404);
  assert.equal((await comes(204)).status, 204);
  assert.equal((await comes(200, '{"id":"a","version":2}', 'application/json')).status, 200);
  assert.equal((await comes(502, ...page)).status, 502);
});
