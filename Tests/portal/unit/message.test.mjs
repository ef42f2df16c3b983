import assert from 'node:assert/strict';
import { test } from 'node:test';
import { compile } from '../../../Sources/Portal/kit/message.js';

const say = (text, values, language = 'en') => compile(text, language)(values).join('');

test('values stand where they are named', () => {
  assert.equal(say('Hello {name}, {count}', { name: 'Ada', count: 1234.5 }), 'Hello Ada, 1,234.5');
  assert.equal(say('{count}', { count: 1234.5 }, 'de'), '1.234,5');
  assert.equal(say('{a}{b}', { a: 'x' }), 'x');
});

test('plurals follow the language', () => {
  const text = '{count, plural, =0 {none} one {# set} other {# sets}} left';
  assert.equal(say(text, { count: 0 }), 'none left');
  assert.equal(say(text, { count: 1 }), '1 set left');
  assert.equal(say(text, { count: 12 }), '12 sets left');
  // Turkish counts 1 as one, too, but says nothing of it in the noun.
  assert.equal(say('{n, plural, one {# set} other {# set}}', { n: 3 }, 'tr'), '3 set');
});

test('choices, and choices within plurals', () => {
  const text = '{kind, select, drop {Drop {count, plural, one {set} other {sets}}} other {Set}}';
  assert.equal(say(text, { kind: 'drop', count: 2 }), 'Drop sets');
  assert.equal(say(text, { kind: 'working', count: 2 }), 'Set');
});

test('a message without its end is still said', () => {
  assert.equal(say('{count, plural, one {#', { count: 1 }), '1');
  assert.equal(say('a } b', {}), 'a } b');
});
