import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isBlank, itemOf, joinNext, moved, readItems } from '../../../Sources/Portal/train/rows-model.js';

const say = (field) => `fault of ${field}`;
const set = { id: 's1', kind: 'working', reps: 5, weight: 102.5, unit: 'kg', rpe: 8, rest_seconds: 150 };

test('what stands in the rows is what they came from', () => {
  const exercises = [
    { id: 'a', name: 'Squat', notes: 'belt', sets: [set, { kind: 'amrap', reps: 3, percentage: 85 }, { kind: 'warm_up', reps: 8, reps_max: 10 }] },
    {
      id: 'b',
      name: 'Row',
      sets: [
        { kind: 'working', distance_meters: 500, duration_seconds: 110 },
        { kind: 'working', reps: 10, duration_seconds: 30 },
      ],
    },
  ];
  for (const decimal of ['.', ',']) {
    const { exercises: read, faults } = readItems(
      exercises.map((exercise) => itemOf(exercise, decimal)),
      say,
    );
    assert.deepEqual(faults, []);
    assert.deepEqual(read, exercises);
  }
});

test('a weight keeps its unit, unless another one is typed', () => {
  const item = itemOf({ name: 'Squat', sets: [set, set] }, '.');
  item.rows()[0].typed.load = '105';
  item.rows()[1].typed.load = '225 lb';
  const [{ sets }] = readItems([item], say).exercises;
  assert.deepEqual(
    sets.map(({ weight, unit }) => [weight, unit]),
    [
      [105, 'kg'],
      [225, 'lb'],
    ],
  );
});

test('what cannot be read is a fault of its field, and points at its set', () => {
  const item = itemOf({ name: ' ', sets: [set, set] }, '.');
  Object.assign(item.rows()[1].typed, { target: 'five', rpe: '11', rest: 'long' });
  const { faults } = readItems([item], say);
  assert.deepEqual(
    faults.map(({ pointer, field }) => [pointer, field]),
    [
      ['/exercises/0/name', 'name'],
      ['/exercises/0/sets/1', 'target'],
      ['/exercises/0/sets/1', 'rpe'],
      ['/exercises/0/sets/1', 'rest'],
    ],
  );
  assert.deepEqual(item.rows()[1].faults(), { target: 'fault of target', rpe: 'fault of rpe', rest: 'fault of rest' });
});

test('an exercise that was added and left alone is blank', () => {
  assert.ok(isBlank(itemOf({ name: '', sets: [{ kind: 'working' }] }, '.')));
  assert.ok(!isBlank(itemOf({ name: '', sets: [set] }, '.')));
});

test('supersets are neighbours, and one alone is none', () => {
  const items = ['A', 'B', 'C'].map((name) => itemOf({ name, sets: [set] }, '.'));
  joinNext(items, 1);
  assert.deepEqual(
    items.map((item) => item.superset()),
    [undefined, 1, 1],
  );
  const between = moved(items, 0, 1);
  assert.deepEqual(
    between.map((item) => [item.name, item.superset()]),
    [
      ['B', 1],
      ['A', 1],
      ['C', 1],
    ],
  );
  const apart = moved(moved(between, 0, 2), 1, 0);
  assert.deepEqual(
    apart.map((item) => item.superset()),
    [1, 1, 1],
  );
  const alone = moved(
    ['A', 'B', 'C'].map((name, place) => itemOf({ name, superset: place ? 1 : undefined, sets: [set] }, '.')),
    2,
    0,
  );
  assert.deepEqual(
    alone.map((item) => item.superset()),
    [undefined, undefined, undefined],
  );
});
