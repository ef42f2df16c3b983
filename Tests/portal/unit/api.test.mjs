import assert from 'node:assert/strict';
import { afterEach, test } from 'node:test';

globalThis.document = { documentElement: { lang: 'de', dataset: {} } };
const { address, allOf, call, Problem, tagged } = await import('../../../Sources/Portal/kit/api.js');
const { now } = await import('../../../Sources/Portal/kit/clock.js');
const ahead = () => now() - Date.now();
const { ask } = await import('../../../Sources/Portal/kit/ask.js');

/** Answers in order; notes what was asked. */
function answers(...all) {
  const asked = [];
  globalThis.fetch = async (url, options) => {
    asked.push({ url, ...options });
    const next = all.shift();
    if (next instanceof Error) throw next;
    const { status = 200, body, headers = {} } = next;
    return new Response(body === undefined ? null : JSON.stringify(body), {
      status,
      headers: { 'Content-Type': status < 400 ? 'application/json' : 'application/problem+json', ...headers },
    });
  };
  return asked;
}

afterEach(() => {
  delete globalThis.fetch;
});

test('addresses', () => {
  assert.equal(address('/v1/drafts/{id}', { path: { id: 'a/b' } }), '/v1/drafts/a%2Fb');
  assert.equal(
    address('/v1/clients', { query: { q: 'ä b', limit: 20, label: undefined, kinds: ['a', 'b'], flag: '' } }),
    '/v1/clients?q=%C3%A4+b&limit=20&kinds=a%2Cb',
  );
});

test('what a request says', async () => {
  const asked = answers({ status: 204 });
  await call('PUT /v1/drafts/{id}', {
    path: { id: 'x' },
    body: /** @type {any} */ ({ name: 'A' }),
    version: 5,
    key: 'k',
    operation: { device: 'd', sequence: 41, id: 'i' },
  });
  const [{ url, method, headers, body }] = asked;
  assert.equal(`${method} ${url}`, 'PUT /v1/drafts/x');
  assert.equal(headers.get('If-Match'), '"5"');
  assert.equal(headers.get('Accept-Language'), 'de');
  assert.equal(headers.get('Sync-Operation'), 'device="d", sequence=41, id="i"');
  assert.equal(headers.get('Idempotency-Key'), 'k');
  assert.equal(body, '{"name":"A"}');
});

test('the ETag is the version of a later change', async () => {
  const asked = answers({ body: { id: 1 }, headers: { ETag: '"7-ab"' } }, { status: 204 });
  const { value, version } = await tagged('GET /v1/drafts/{id}', { path: { id: 'x' } });
  assert.deepEqual(value, { id: 1 });
  await call('DELETE /v1/drafts/{id}', { path: { id: 'x' }, version });
  assert.equal(asked[1].headers.get('If-Match'), '"7-ab"');
});

test('faults are told by pointer, with the request', async () => {
  answers({
    status: 422,
    body: {
      type: '/problems/invalid',
      title: 'No',
      status: 422,
      instance: '/requests/01J',
      errors: [{ pointer: '/name', code: 'missing', message: 'is missing' }],
    },
  });
  await assert.rejects(call('GET /v1/me'), (failure) => {
    assert.ok(failure instanceof Problem);
    assert.equal(failure.kind, 'invalid');
    assert.equal(failure.request, '01J');
    assert.equal(failure.faults[0].pointer, '/name');
    return true;
  });
});

test('no answer is a problem of its own', async () => {
  answers(new TypeError('Failed to fetch'));
  await assert.rejects(call('GET /v1/me'), (failure) => failure instanceof Problem && failure.offline && failure.kind === 'offline');
});

test('an answer that breaks off is none', async () => {
  globalThis.fetch = async () => new Response('{"id":"', { headers: { 'Content-Type': 'application/json' } });
  await assert.rejects(call('GET /v1/me'), (failure) => failure instanceof Problem && failure.offline);
});

test('503 with Retry-After is repeated once', async () => {
  const asked = answers({ status: 503, body: {}, headers: { 'Retry-After': '0' } }, { body: { id: 'a' } });
  assert.deepEqual(await call('GET /v1/me'), { id: 'a' });
  assert.equal(asked.length, 2);
  answers({ status: 503, body: {}, headers: { 'Retry-After': '0' } }, { status: 503, body: {}, headers: { 'Retry-After': '0' } });
  await assert.rejects(call('GET /v1/me'));
});

test('a proof is asked for, then the request is repeated; a quiet one asks nothing', async () => {
  const needed = { status: 403, body: { type: '/problems/proof-needed', status: 403 } };
  let asks = 0;
  ask.proof = async () => {
    asks += 1;
    return true;
  };
  const asked = answers(needed, { status: 204 });
  await call('DELETE /v1/me', /** @type {any} */ ({}));
  assert.equal(asks, 1);
  assert.equal(asked.length, 2);
  answers(needed);
  await assert.rejects(call('DELETE /v1/me', /** @type {any} */ ({ quiet: true })), (failure) => failure.kind === 'proof-needed');
  assert.equal(asks, 1);
});

test("the server's clock is known from its answers", async () => {
  answers({ status: 204, headers: { Date: new Date(Date.now() + 60_000).toUTCString() } });
  await call('GET /v1/me');
  assert.ok(Math.abs(ahead() - 60_000) < 1500, `${ahead()}`);
});

test('what a page of a proxy says of the time is not heard', async () => {
  const before = ahead(),
    far = new Date(Date.now() + 86_400_000).toUTCString();
  for (const status of [200, 401, 503]) {
    globalThis.fetch = async () => new Response('<h1>Sign in</h1>', { status, headers: { 'Content-Type': 'text/html', Date: far } });
    await assert.rejects(call('GET /v1/me', { quiet: true }));
  }
  assert.ok(Math.abs(ahead() - before) < 1500, `${ahead()}`);
});

test('what is accepted has nothing to tell, and a page of a proxy in its place is none of ours', async () => {
  globalThis.fetch = async () => new Response(null, { status: 202 });
  assert.equal(await call('PUT /v1/me/email', { body: { email: 'a@b.example', password: 'p' } }), undefined);
  globalThis.fetch = async () => new Response('<h1>Sign in</h1>', { status: 202, headers: { 'Content-Type': 'text/html' } });
  await assert.rejects(
    call('PUT /v1/me/email', { body: { email: 'a@b.example', password: 'p' } }),
    (failure) => failure instanceof Problem && failure.kind === 'foreign',
  );
});

test('a list that comes in pages is read to its end', async () => {
  const pages = { first: { items: [1, 2], next: 'b' }, b: { items: [3], next: 'c' }, c: { items: [4] } };
  assert.deepEqual(await allOf(async (after = 'first') => pages[after]), [1, 2, 3, 4]);
});
