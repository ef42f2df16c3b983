import assert from 'node:assert/strict';
import { test } from 'node:test';

const { eased } = await import('../../../Sources/Portal/coach/eased.js');

const squat = (set) => [{ id: 'e', exercise_id: 'x', name: 'Squat', lift: 'squat', sets: [{ id: 's', kind: 'working', reps: 5, ...set }] }];

test('loads are eased to what can be loaded, and keep their sets', () => {
  assert.deepEqual(eased(squat({ weight: 102.5, unit: 'kg', rpe: 8, why: { of: 1 } }), { percent: -10, rpe: -1 }), [
    {
      id: 'e',
      name: 'Squat',
      notes: undefined,
      superset: undefined,
      sets: [{ id: 's', kind: 'working', reps: 5, weight: 92.5, unit: 'kg', percentage: undefined, rpe: 7 }],
    },
  ]);
  assert.equal(eased(squat({ weight: 225, unit: 'lb' }), { percent: -10 })[0].sets[0].weight, 205);
  assert.equal(eased(squat({ percentage: 78 }), { percent: -10 })[0].sets[0].percentage, 70);
});

test('a machine helps more where loads are eased', () => {
  const help = [{ ...squat({ weight: 20, unit: 'kg' })[0], lift: undefined, measure: 'assisted_reps' }];
  const [
    {
      sets: [set],
      ...sent
    },
  ] = eased(help, { percent: -10 });
  assert.equal(set.weight, 22.5);
  assert.ok(!('measure' in sent));
});

test('what has no load stays, and nothing becomes nothing', () => {
  assert.equal(eased(squat({}), { percent: -10 })[0].sets[0].weight, undefined);
  assert.equal(eased(squat({ weight: 2.5, unit: 'kg' }), { percent: -50 })[0].sets[0].weight, 2.5);
  assert.equal(eased(squat({ weight: 101.3, unit: 'kg', rpe: 10 }), { rpe: 1 })[0].sets[0].rpe, 10);
  assert.equal(eased(squat({ weight: 101.3, unit: 'kg' }), { rpe: 1 })[0].sets[0].weight, 101.3);
});
