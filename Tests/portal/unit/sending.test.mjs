import assert from 'node:assert/strict';
import { test } from 'node:test';
import { plan } from '../../../Sources/Portal/train/log/requests.js';

globalThis.document = { documentElement: { lang: 'en', dataset: {} } };
const { read } = await import('../../../Sources/Portal/train/log/sending.js');

test('a workout that was finished, and then deleted, is gone', async () => {
  globalThis.fetch = async () => new Response('{}', { status: 404, headers: { 'Content-Type': 'application/problem+json' } });
  const workout = { id: 'a', version: 3, exercises: [] }, last = { id: 'a', version: 2, exercises: [] };
  const record = await read('a', { id: 'a', copy: null, workout, last });
  assert.equal(record.gone, true);
  assert.equal(record.last, last);
  const set = { id: '1', thing: 'a', what: 'set', exercise: 'e', set: 's', members: { done: true }, about: {} };
  assert.deepEqual(plan([set], record, Date.now()), { aside: ['1'], why: 'gone' });
});
