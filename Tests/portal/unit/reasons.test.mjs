import assert from 'node:assert/strict';
import { test } from 'node:test';

globalThis.Node = class {};
globalThis.document = {
  documentElement: { lang: 'en', dataset: {} },
  createTextNode: (text) => text,
  createElement: () => ({ setAttribute() {}, append() {}, classList: { add() {} } }),
};
const { addTexts, setLanguage } = await import('../../../Sources/Portal/kit/text.js');
const { default: coach } = await import('../../../Sources/Portal/texts/en/coach-clients.js');
const { reasonText, ruleSaid } = await import('../../../Sources/Portal/coach/parts.js');

test('what is unread is named without zeros', () => {
  setLanguage('en');
  addTexts({ coach });
  const said = (data) => reasonText({ rule: 'unread', text: 'Unread: comments 0, messages 1.', data });
  assert.equal(said({ unread_comments: 0, unread_messages: 1 }), 'Unread: 1 message.');
  assert.equal(said({ unread_comments: 2 }), 'Unread: 2 comments.');
  assert.equal(said({ unread_comments: 1, unread_messages: 3 }), 'Unread: 1 comment and 3 messages.');
});

test('a day of the sentence is written as the reader writes days', () => {
  const text = reasonText({ rule: 'missed_sessions', text: 'Missed 3 planned sessions in the last 14 days, the last on 2019-11-26.', data: {} });
  assert.equal(text.filter((one) => typeof one === 'string').join('#'), 'Missed # planned sessions in the last 14 days, the last on Tue 26 Nov 2019.');
});

test('that something is unread is no rule with figures', () => {
  assert.equal(ruleSaid({ rule: 'unread', parameters: {} }), '');
  assert.equal(ruleSaid({ rule: 'silence', parameters: { silent_days: 7 } }), 'Rule: no workout for 7 days.');
});
