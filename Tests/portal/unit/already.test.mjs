import assert from 'node:assert/strict';
import { test } from 'node:test';

Object.assign(globalThis, { document: { documentElement: { lang: 'en' } }, addEventListener: () => {} });
Object.defineProperty(globalThis, 'navigator', { value: { onLine: true }, configurable: true });
const asked = [];
let answers = [];
globalThis.fetch = async (path, { method }) => {
  asked.push(`${method} ${path}`);
  return answers.shift();
};
const { call, Problem } = await import('../../../Sources/Portal/kit/api.js');

const problem = (status) =>
  new Response(JSON.stringify({ type: '/problems/precondition-failed', status, title: 'No', instance: '/requests/1' }), {
    status,
    headers: { 'Content-Type': 'application/problem+json' },
  });
const json = (value) => new Response(JSON.stringify(value), { headers: { 'Content-Type': 'application/json', ETag: '"2"' } });
const goal = { path: { id: 'g1' }, body: { kind: 'frequency', target: 5, note: undefined }, version: 1 };

test('a change that is there already is done', async () => {
  answers = [problem(412), json({ id: 'g1', kind: 'frequency', target: 5, version: 2 })];
  asked.length = 0;
  assert.equal((await call('PUT /v1/goals/{id}', goal)).version, 2);
  assert.deepEqual(asked, ['PUT /v1/goals/g1', 'GET /v1/goals/g1']);
});

test('a part that is written by itself is looked for in the whole', async () => {
  answers = [problem(412), json({ id: 't1', name: 'Legs', weekdays: ['monday'], any_day: false })];
  asked.length = 0;
  await call('PUT /v1/templates/{id}/days', { path: { id: 't1' }, body: { weekdays: ['monday'], any_day: false }, version: 1 });
  assert.deepEqual(asked, ['PUT /v1/templates/t1/days', 'GET /v1/templates/t1']);
});

test('a text is kept without the blanks around it', async () => {
  answers = [problem(412), json({ id: 'g1', kind: 'frequency', target: 5, name: 'Twice a week' })];
  await call('PUT /v1/goals/{id}', { ...goal, body: { ...goal.body, name: ' Twice a week ' } });
});

test('a moment is the same however it is written', async () => {
  const planned = { path: { id: 'p1' }, body: { name: 'Legs', starts_at: '2030-03-06T18:00:00+01:00' }, version: 1 };
  answers = [problem(412), json({ id: 'p1', name: 'Legs', starts_at: '2030-03-06T17:00:00.000Z' })];
  await call('PUT /v1/planned-workouts/{id}', planned);
  answers = [problem(412), json({ id: 'p1', name: 'Legs', starts_at: '2030-03-06T18:00:00Z' })];
  await assert.rejects(call('PUT /v1/planned-workouts/{id}', planned), (failure) => failure.status === 412);
});

test('a change of someone else is still told', async () => {
  for (const other of [json({ id: 'g1', kind: 'frequency', target: 4 }), problem(404)]) {
    answers = [problem(412), other];
    await assert.rejects(call('PUT /v1/goals/{id}', goal), (failure) => failure instanceof Problem && failure.status === 412);
  }
});

test('what is taken back too late is still told', async () => {
  for (const operation of [
    'DELETE /v1/me/account-changes/{id}',
    'DELETE /v1/invites/{invite}',
    'DELETE /v1/scope-requests/{id}',
    'DELETE /v1/admin/jobs/{job}/runs/{run}',
  ]) {
    answers = [problem(404)];
    await assert.rejects(call(operation, { path: { id: '1', invite: '1', job: 'a', run: '1' } }), (failure) => failure.status === 404);
  }
});

test('what is gone has no version: a 412 of a deletion is looked at', async () => {
  const measured = { path: { lifter: 'me', id: 'm1' }, version: 1 };
  answers = [problem(412), problem(404)];
  await call('DELETE /v1/lifters/{lifter}/measurements/{id}', measured);
  answers = [problem(412), json({ id: 'm1', version: 2 })];
  await assert.rejects(call('DELETE /v1/lifters/{lifter}/measurements/{id}', measured), (failure) => failure.status === 412);
});

test('what is to go and is gone is done, and what is to be changed and is gone is not', async () => {
  answers = [problem(404)];
  await call('DELETE /v1/goals/{id}', { path: { id: 'g1' } });
  answers = [problem(404)];
  await assert.rejects(call('PUT /v1/goals/{id}', goal), (failure) => failure.status === 404);
});
