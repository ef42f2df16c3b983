import assert from 'node:assert/strict';
import { test } from 'node:test';

globalThis.document = { documentElement: { lang: 'en', dataset: {} }, createElement: () => ({ setAttribute() {}, append() {}, classList: { add() {} } }) };
const { addTexts, setLanguage } = await import('../../../Sources/Portal/kit/text.js');
const { default: coach } = await import('../../../Sources/Portal/texts/en/coach.js');
const { conflicts, named } = await import('../../../Sources/Portal/coach/assign-conflicts.js');
const { remember } = await import('../../../Sources/Portal/coach/known.js');
setLanguage('en');
addTexts({ coach });
remember([
  { id: 'a', username: 'amir', display_name: 'Amir' },
  { id: 'b', username: 'dana', display_name: 'Dana' },
]);

const twice = {
  pointer: '/lifters/1',
  code: 'already_planned',
  arguments: { date: '2031-12-01' },
  message: 'has this plan on 2031-12-01 already; with "again": true it is planned once more',
};

test('a fault names the client whose place it has', () => {
  assert.deepEqual(conflicts([twice], ['a', 'b']), [{ id: 'b', code: 'already_planned', text: 'Has this plan on Mon 1 Dec 2031 already.' }]);
  assert.equal(named([twice], ['a', 'b'])[0].message, 'Dana: Has this plan on Mon 1 Dec 2031 already.');
  const lacks = { pointer: '/lifters/0', code: 'lacks_maxes', arguments: { exercises: 'Squat, Bench Press' }, message: '' };
  assert.equal(conflicts([lacks], ['a'])[0].text, 'No one-rep max for Squat, Bench Press.');
  assert.equal(conflicts([{ pointer: '/lifters/0', code: 'past_day', message: '' }], ['a'])[0].text, 'Would get sessions on days that are past.');
  assert.equal(conflicts([{ pointer: '/lifters/0', code: 'not_shared', message: '' }], ['a', 'b'])[0].text, 'Has not shared the training plan.');
});

test('where a fault is about all, nobody can be left out', () => {
  const all = { pointer: '/lifters', code: 'too_many', message: 'is too many' };
  assert.deepEqual(conflicts([twice, all], ['a', 'b']), []);
  assert.deepEqual(named([all], ['a', 'b']), [all]);
});
