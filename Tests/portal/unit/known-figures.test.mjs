import assert from 'node:assert/strict';
import { test } from 'node:test';

globalThis.document = {
  documentElement: { lang: 'en', dataset: {} },
  addEventListener() {},
  createElement: () => ({ setAttribute() {}, append() {}, classList: { add() {} } }),
};
const { person } = await import('../../../Sources/Portal/kit/format.js');
const { ofLog, ofProfile } = await import('../../../Sources/Portal/own/known-figures.js');

test('a profile is in the units of the person', () => {
  const profile = { gender: 'other', age: 34, body_weight: { weight: 82.5, unit: 'kg' }, height: { feet: 5, inches: 10 } };
  person.unit = 'kg';
  assert.deepEqual(ofProfile(profile), { sex: 'mx', age: 34, body_weight: 82.5, height: 177.8 });
  person.unit = 'lb';
  assert.deepEqual(ofProfile({ ...profile, gender: 'female' }), { sex: 'f', age: 34, body_weight: 181.9, height: 70 });
  assert.deepEqual(ofProfile({}), { sex: undefined, age: undefined, body_weight: undefined, height: undefined });
});

test('the last estimate of each lift is of a day that was not light, and the last set is of the lift that was trained last', () => {
  person.unit = 'kg';
  const point = (date, value, more = {}) => ({ date, value, count: 1, weight: value - 20, unit: 'kg', reps: 5, ...more });
  const graphs = [
    {
      lift: 'squat',
      unit: 'kg',
      points: [point('2026-01-05', 150), point('2026-01-12', 152.34, { weight: 286, unit: 'lb' }), point('2026-01-19', 90, { light: true })],
    },
    { lift: 'bench_press', unit: 'kg', points: [point('2026-01-11', 100)] },
    { lift: 'deadlift', unit: 'kg', points: [] },
  ];
  assert.deepEqual(ofLog(graphs), {
    maxima: { squat: 152.3, bench_press: 100 },
    last: { lift: 'squat', date: '2026-01-12', max: 152.3, weight: 129.7, reps: 5 },
  });
  assert.deepEqual(ofLog([]), { maxima: {}, last: undefined });
});
