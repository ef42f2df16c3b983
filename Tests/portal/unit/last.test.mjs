// Last time's sets: of the server, or of what this device finished since.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { latest } from '../../../Sources/Portal/train/log/last.js';

const squat = { exercise_id: 's', name: 'Squat' };
const told = {
  exercise_id: 's',
  workout_id: 'w1',
  performed_at: '2026-11-16T18:00:00Z',
  time_zone: 'UTC',
  local_date: '2026-11-16',
  sets: [{ id: 'a', kind: 'working', reps: 5, weight: 245 }],
};
const workout = (more = {}) => ({
  id: 'w2',
  performed_at: '2026-11-27T18:00:00Z',
  exercises: [
    {
      ...squat,
      sets: [
        { kind: 'working', done: true, reps: 5, weight: 230.5 },
        { kind: 'working', done: false, reps: 5, weight: 999 },
      ],
    },
  ],
  ...more,
});
const weights = (...asked) => latest(...asked).map((set) => set.weight);

test('what was finished here and not sent is last time', () => {
  assert.deepEqual(weights(squat, told, 40, [workout()]), [230.5], 'a set that was not done is none');
  assert.deepEqual(weights(squat, undefined, 0, [workout()]), [230.5]);
});

test('a workout of an earlier day is not', () => {
  assert.deepEqual(weights(squat, told, 40, [workout({ performed_at: '2026-11-01T18:00:00Z' })]), [245]);
});

test('what the server said later counts, as it may have been changed or deleted since', () => {
  assert.deepEqual(weights(squat, told, 40, [workout({ version: 41 })]), [230.5]);
  assert.deepEqual(weights(squat, told, 41, [workout({ version: 41 })]), [245]);
});

test('an exercise that was new without a connection is found by its name', () => {
  const [{ sets }] = workout().exercises;
  assert.deepEqual(weights({ name: 'squat' }, undefined, 0, [workout({ exercises: [{ name: 'Squat', sets }] })]), [230.5]);
  assert.deepEqual(weights({ exercise_id: 'b', name: 'Bench' }, undefined, 0, [workout()]), []);
});
