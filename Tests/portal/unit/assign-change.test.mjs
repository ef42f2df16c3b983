import assert from 'node:assert/strict';
import { test } from 'node:test';

globalThis.document = { documentElement: { lang: 'en', dataset: {} }, createElement: () => ({ setAttribute() {}, append() {}, classList: { add() {} } }) };
const { addTexts, setLanguage } = await import('../../../Sources/Portal/kit/text.js');
const { default: coach } = await import('../../../Sources/Portal/texts/en/coach.js');
const { edits } = await import('../../../Sources/Portal/coach/assign-change.js');
const { remember } = await import('../../../Sources/Portal/coach/known.js');
setLanguage('en');
addTexts({ coach });
remember([
  { id: 'a', username: 'amir', display_name: 'Amir' },
  { id: 'b', username: 'dana', display_name: 'Dana' },
]);

const before = {
  starts_on: '2031-03-01',
  weekdays: ['tuesday', 'friday'],
  dates: [],
  weeks: 2,
  adaptation: ['reschedule'],
  clients: [{ id: 'a', state: 'active', is_open: true }],
};

test('an assignment that nobody edited has no edits', () => {
  const same = { template_id: 't', lifters: ['a'], starts_on: '2031-03-01', weekdays: ['friday', 'tuesday'], weeks: 2, adaptation: ['reschedule'] };
  assert.deepEqual(edits(before, same), []);
  assert.deepEqual(edits(before, { ...same, weeks: 3, lifters: ['b'] }), ['Weeks: 2 → 3', 'New for: Dana.', 'Stays as it is for: Amir.']);
});
