import assert from 'node:assert/strict';
import { test } from 'node:test';

globalThis.document = { documentElement: { lang: 'en', dataset: {} }, createElement: () => ({ setAttribute() {}, append() {}, classList: { add() {} } }) };
const { addTexts, setLanguage } = await import('../../../Sources/Portal/kit/text.js');
const { default: coach } = await import('../../../Sources/Portal/texts/en/coach-clients.js');
const { reasonText } = await import('../../../Sources/Portal/coach/parts.js');

test('what is unread is named without zeros', () => {
  setLanguage('en');
  addTexts({ coach });
  const said = (data) => reasonText({ rule: 'unread', text: 'Unread: comments 0, messages 1.', data });
  assert.equal(said({ unread_comments: 0, unread_messages: 1 }), 'Unread: 1 message.');
  assert.equal(said({ unread_comments: 2 }), 'Unread: 2 comments.');
  assert.equal(said({ unread_comments: 1, unread_messages: 3 }), 'Unread: 1 comment and 3 messages.');
});
