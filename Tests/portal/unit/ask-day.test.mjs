import assert from 'node:assert/strict';
import { test } from 'node:test';

globalThis.document = { documentElement: { lang: 'en', dataset: {} } };
const { doubts } = await import('../../../Sources/Portal/kit/ask-day.js');
const { today } = await import('../../../Sources/Portal/kit/format.js');

const away = (days) => new Date(Date.parse(today()) + days * 86_400_000).toISOString().slice(0, 10);
const session = { id: 'a', name: 'Upper A', planned_for: away(1), assignment_id: 'block', state: 'planned' };
const other = { ...session, id: 'b', planned_for: away(3) };

test('a day that is past is asked about', () => {
  assert.deepEqual(doubts(session, away(-7), []), ['past']);
  assert.deepEqual(doubts(session, away(0), []), []);
});

test('a day that has a session of the same plan is asked about', () => {
  assert.deepEqual(doubts(session, away(3), [other]), ['twice']);
  assert.deepEqual(doubts({ ...session, assignment_id: undefined, template_id: 't' }, away(3), [{ ...other, template_id: 't' }]), ['twice']);
  assert.deepEqual(doubts(session, away(3), [{ ...other, assignment_id: 'another' }]), []);
  assert.deepEqual(doubts(session, away(3), [{ ...other, state: 'done' }]), []);
  assert.deepEqual(doubts(session, away(3), [{ ...session, planned_for: away(3) }]), []);
});

test('the day that it has, and none, are not asked about', () => {
  assert.deepEqual(doubts({ ...session, planned_for: away(-2) }, away(-2), []), []);
  assert.deepEqual(doubts(session, undefined, [other]), []);
});
