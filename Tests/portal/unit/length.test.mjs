// The length of a workout in a field: what stands there is read as the same seconds, and nothing else is.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readLength, typedLength } from '../../../Sources/Portal/kit/length.js';
import { chance } from './fakes/devices.mjs';

test('a length is read back as it was written, however long', () => {
  const luck = chance(7);
  const all = [0, 59, 60, 2580, 2820, 3599, 3600, 6300, 604_800, ...Array.from({ length: 2000 }, () => luck.below(604_801))];
  for (const seconds of all) assert.equal(readLength(typedLength(seconds)), seconds, typedLength(seconds));
  assert.equal(typedLength(2820), '0:47', 'forty-seven minutes are no hours');
});

test('a length is minutes, hours and minutes, or words', () => {
  for (const [text, minutes] of [
    ['75', 75],
    ['75 min', 75],
    ['63 dk', 63],
    ['1:15', 75],
    ['1 h', 60],
    ['1 h 15 min', 75],
    ['1 Std. 5 min', 65],
    ['1 sa 5 dk', 65],
    [' 0:47 ', 47],
  ]) {
    assert.equal(readLength(text), minutes * 60, text);
  }
  assert.equal(readLength('1:15:20'), 4520);
});

test('what is no length is refused', () => {
  for (const text of ['', ' ', 'abc', '1:75', '-5', '1,5', '7 5', '25\t5', '1:2:3:4', '12abc', '٧٥']) assert.equal(readLength(text), undefined, text);
});
