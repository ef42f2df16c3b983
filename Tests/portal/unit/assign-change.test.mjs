import assert from 'node:assert/strict';
import { test } from 'node:test';

globalThis.document = { documentElement: { lang: 'en', dataset: {} }, createElement: () => ({ setAttribute() {}, append() {}, classList: { add() {} } }) };
const { addTexts, setLanguage } = await import('../../../Sources/Portal/kit/text.js');
const { default: coach } = await import('../../../Sources/Portal/texts/en/coach.js');
const { edits, effect } = await import('../../../Sources/Portal/coach/assign-change.js');
const { remember } = await import('../../../Sources/Portal/coach/known.js');
setLanguage('en');
addTexts({ coach });
remember([{ id: 'a', username: 'amir', display_name: 'Amir' }, { id: 'b', username: 'dana', display_name: 'Dana' }]);

const before = { starts_on: '2031-03-01', weekdays: ['tuesday', 'friday'], dates: [], weeks: 2, adaptation: ['reschedule'], clients: [{ id: 'a', state: 'active', is_open: true }] };

test('what the coach changed of one session stays; what a client changed is lost, but for days and what is past', () => {
  const session = (planned_for, adapted = [], coach_changes = []) => ({ planned_for, adapted, coach_changes });
  const all = [
    session('2031-03-02', ['loads'], ['reschedule']), session('2031-03-07', ['reschedule']), session('2031-03-12', [], ['reschedule']),
    session('2031-03-13', ['loads'], ['exercises']), session('2031-03-16', ['reschedule', 'loads']), session(undefined, ['exercises']),
  ];
  assert.deepEqual(effect(all, '2031-03-06'), { lost: 2, kept: 2 });
});

test('an assignment that nobody edited has no edits', () => {
  const same = { template_id: 't', lifters: ['a'], starts_on: '2031-03-01', weekdays: ['friday', 'tuesday'], weeks: 2, adaptation: ['reschedule'] };
  assert.deepEqual(edits(before, same), []);
  assert.deepEqual(edits(before, { ...same, weeks: 3, lifters: ['b'] }), ['Weeks: 2 → 3', 'New for: Dana.', 'Stays as it is for: Amir.']);
});
