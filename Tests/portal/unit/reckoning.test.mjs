import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { counted, placesOf, volume } from '../../../Sources/Portal/kit/reckoning.js';

// A test of the server holds the same values against its history.
const cases = JSON.parse(readFileSync(new URL('volume.values.json', import.meta.url), 'utf8'));

for (const { what, unit, volume: sum, exercises } of cases) {
  test(`volume: ${what}`, () => assert.equal(volume(exercises, unit), sum));
}

test('a set that is still to be done counts for nothing', () => {
  const sets = [
    { kind: 'working', weight: 100, unit: 'kg', reps: 5, done: true },
    { kind: 'working', weight: 100, unit: 'kg', reps: 5, done: false },
  ];
  assert.equal(volume([{ sets }], 'kg'), 500);
  assert.equal(counted([{ sets }]), 1);
});

test('warm-ups are no sets in a count', () => {
  assert.equal(
    counted([
      {
        sets: [
          { kind: 'warm_up', reps: 5 },
          { kind: 'working', reps: 5 },
        ],
      },
      { sets: [{ kind: 'drop', reps: 5 }] },
    ]),
    2,
  );
});

test('beside a plan the working sets are numbered, as they were done, or else as they were planned', () => {
  const set = (kind) => ({ kind });
  const pairs = [
    { planned: set('warm_up'), done: set('warm_up') },
    { planned: set('working'), done: set('working') },
    { planned: set('working') },
    { done: set('drop') },
    { planned: set('working'), done: set('amrap') },
  ];
  assert.deepEqual(
    placesOf(pairs).map(({ place, kind }) => place || kind),
    ['warm_up', 1, 2, 'drop', 'amrap'],
  );
});
