import assert from 'node:assert/strict';
import { test } from 'node:test';

globalThis.document = { documentElement: { lang: 'en', dataset: {} } };
const { addTexts, setLanguage } = await import('../../../Sources/Portal/kit/text.js');
const { watch } = await import('../../../Sources/Portal/kit/view.js');
const { default: coach } = await import('../../../Sources/Portal/texts/en/coach-clients.js');
const { meet, nameOf } = await import('../../../Sources/Portal/coach/names.js');
setLanguage('en');
addTexts({ coach });

const one = { username: 'lena1', display_name: 'Lena Patel' },
  other = { username: 'lena2', display_name: 'lena patel' };

test('a name is told apart once someone else has it, also where it is shown already', () => {
  meet([one, one, { username: 'amir', display_name: 'Amir Silva' }]);
  let shown = '';
  watch(() => {
    shown = nameOf(one);
  });
  assert.equal(shown, 'Lena Patel');
  meet([other]);
  assert.equal(shown, 'Lena Patel @lena1');
  assert.equal(nameOf(other), 'lena patel @lena2');
  assert.equal(nameOf({ username: 'amir', display_name: 'Amir Silva' }), 'Amir Silva');
});

test("a username that is someone's name is told apart, too", () => {
  meet([{ username: 'ben' }, { username: 'benjamin', display_name: 'Ben' }]);
  assert.equal(nameOf({ username: 'ben' }), 'ben @ben');
  assert.equal(nameOf({ username: 'benjamin', display_name: 'Ben' }), 'Ben @benjamin');
});

test('who has no name to be shown is said to have none', () => assert.equal(nameOf({}), 'Without a name'));
