import assert from 'node:assert/strict';
import { test } from 'node:test';

const { heaviest, loadable } = await import('../../../Sources/Portal/coach/heaviest.js');

const top = (exercise, weight, unit, reps) => ({ exercise, weight, unit, reps });

test('the heaviest sets are those of the whole plan, not of its last week', () => {
  const weeks = [
    [145, 5],
    [155, 3],
    [160, 1],
    [100, 5],
  ].map(([weight, reps], at) => ({ week: at + 1, top_loads: [top('Squat', weight, 'lb', reps), top('Press', 50, 'kg', 5)] }));
  assert.deepEqual(
    heaviest(weeks).map(({ exercise, weight, reps, week }) => [exercise, weight, reps, week]),
    [
      ['Squat', 160, 1, 3],
      ['Press', 50, 5, 1],
    ],
  );
});

test('units are compared, not numbers', () => {
  assert.equal(
    heaviest([
      { week: 1, top_loads: [top('Row', 100, 'lb', 8)] },
      { week: 2, top_loads: [top('row', 60, 'kg', 8)] },
    ])[0].unit,
    'kg',
  );
});

test('a load stands beside what the client can lift, where that is known', () => {
  const weeks = [{ week: 1, top_loads: [{ ...top('Bench Press', 85, 'kg', 5), max: 61.7, rpe: 8 }, top('Curl', 20, 'kg', 10)] }];
  const [bench, curl] = heaviest(weeks);
  assert.equal(Math.round(bench.share * 100), 138);
  assert.equal(bench.rpe, 8);
  assert.equal(curl.share, undefined);
});

test('a converted load is one that can be loaded', () => {
  assert.deepEqual(loadable(85, 'kg', 'lb'), { weight: 185, isRounded: true });
  assert.deepEqual(loadable(225, 'lb', 'kg'), { weight: 102.5, isRounded: true });
  assert.deepEqual(loadable(86.3, 'kg', 'kg'), { weight: 86.3, isRounded: false });
});
