import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';

globalThis.document = { documentElement: { lang: 'en', dataset: {} } };
const { exchange, prefer, preference } = await import('../../../Sources/Portal/kit/preferences.js');

/** The account, as the server keeps it. `before` runs ahead of each write, as another device might write. */
const account = { settings: {}, version: 0, writes: 0, isThere: true, before: () => {} };

const answer = (status, body) =>
  new Response(JSON.stringify(body), { status, headers: { 'Content-Type': status < 400 ? 'application/json' : 'application/problem+json' } });

globalThis.fetch = async (url, { method, headers, body }) => {
  assert.equal(url, '/v1/profile/preferences');
  if (!account.isThere) throw new TypeError('no connection');
  if (method === 'PUT') {
    account.before();
    if (headers.get('If-Match') !== `"${account.version}"`) return answer(412, { type: '/problems/precondition-failed', status: 412 });
    Object.assign(account, { settings: JSON.parse(body).settings, version: account.version + 1, writes: account.writes + 1 });
  }
  return answer(200, { settings: account.settings, version: account.version });
};

beforeEach(() => Object.assign(account, { settings: {}, version: 0, writes: 0, isThere: true, before: () => {} }));

test('a choice counts at once and is written to the account, beside what others chose', async () => {
  Object.assign(account, { settings: { order: 'name', theirs: 1 }, version: 4 });
  prefer('rest', 90);
  assert.equal(preference('rest', 120), 90);
  await exchange();
  assert.deepEqual(account.settings, { order: 'name', theirs: 1, rest: 90 });
  assert.equal(preference('order', 'attention'), 'name');
  await exchange();
  assert.equal(account.writes, 1);
});

test('what another device chose is taken over, and without a connection a choice waits', async () => {
  account.isThere = false;
  prefer('rest', 150);
  await exchange();
  assert.equal(preference('rest', 120), 150);
  Object.assign(account, { settings: { effort: false }, version: 7, isThere: true });
  await exchange();
  assert.deepEqual(account.settings, { effort: false, rest: 150 });
  assert.equal(preference('effort', true), false);
});

test('a write that another device was ahead of is made again on theirs', async () => {
  let other = () => Object.assign(account, { settings: { order: 'since', rest: 60 }, version: account.version + 1 });
  account.before = () => {
    other();
    other = () => {};
  };
  prefer('rest', 180);
  await exchange();
  assert.deepEqual(account.settings, { order: 'since', rest: 180 });
});

test('a value of another kind is none', async () => {
  Object.assign(account, { settings: { rest: 'long', plates: null, order: 3 }, version: 1 });
  await exchange();
  assert.equal(preference('rest', 120), 120);
  assert.deepEqual(preference('plates', {}), {});
  assert.equal(preference('order', 'attention'), 'attention');
  assert.equal(preference('nothing', true), true);
});
