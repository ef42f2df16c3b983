// Which two figures a set is logged by.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { beginning, formOf } from '../../../Sources/Portal/train/log/prescription.js';

const exercise = (...sets) => ({ id: 'e', name: 'One', sets });

test('the measure of the exercise says it, and of a run whether it is long', () => {
  const forms = { weight_reps: 'reps', assisted_reps: 'help', duration: 'time', weight_duration: 'time', distance_duration: 'far', weight_distance: 'carry' };
  for (const [measure, form] of Object.entries(forms)) assert.equal(formOf(exercise(), measure), form, measure);
  assert.equal(formOf(exercise({ distance_meters: 500 }), 'distance_duration'), 'distance');
  assert.equal(formOf(exercise({ distance_meters: 40 }), 'weight_distance'), 'carry', "a farmer's walk has its weight");
});

test('else the figures of the first set say it', () => {
  assert.equal(formOf(exercise()), 'reps');
  assert.equal(formOf(exercise({ reps: 5, distance_meters: 40 })), 'reps');
  assert.equal(formOf(exercise({ distance_meters: 40 })), 'distance');
  assert.equal(formOf(exercise({ distance_meters: 40, weight: 60 })), 'carry');
  assert.equal(formOf(exercise({ duration_seconds: 60, weight: 20 })), 'time');
});

test('a workout is begun with what a draft has, and nothing that is only read', () => {
  const read = { id: 'a', name: 'Pull-up', exercise_id: 'b', lift: 'squat', measure: 'assisted_reps', sets: [{ id: 'c', reps: 5, why: { formula: 'x' } }] };
  const [exercise] = beginning({ name: 'Pull', exercises: [read] }).exercises;
  assert.deepEqual(Object.keys(exercise).sort(), ['exercise_id', 'id', 'name', 'sets']);
  assert.equal(exercise.sets[0].why, undefined);
});
