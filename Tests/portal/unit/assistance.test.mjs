import assert from 'node:assert/strict';
import { test } from 'node:test';

globalThis.document = {
  documentElement: { lang: 'en', dataset: {} },
  addEventListener() {},
  createElement: () => ({ setAttribute() {}, append() {}, classList: { add() {} } }),
};
const { person } = await import('../../../Sources/Portal/kit/format.js');
const { summary } = await import('../../../Sources/Portal/train/log/target.js');
const { loadWords } = await import('../../../Sources/Portal/train/prescribed.js');
const { plannedText } = await import('../../../Sources/Portal/coach/client-workout.js');

const set = { kind: 'working', reps: 8, weight: 20, unit: 'kg' };

test('assistance that is planned has a minus, as what was done', () => {
  assert.equal(loadWords({ ...set, rpe: 8 }, 'assisted_reps'), '−20 kg @8');
  assert.equal(loadWords(set, 'weight_reps'), '20 kg');
  assert.equal(loadWords({ kind: 'working', reps: 8, percentage: 80 }, 'assisted_reps'), '80%');
  assert.equal(plannedText(set, 'assisted_reps'), '−20 × 8');
  assert.equal(plannedText({ ...set, reps_max: 10 }, 'assisted_reps'), '−20 × 8–10');
});

test('so it is in one line for an exercise, from most to least assistance', () => {
  person.unit = 'kg';
  assert.equal(summary([set, set], 'assisted_reps').load, '−20 kg');
  assert.equal(summary([set, { ...set, weight: 15 }], 'assisted_reps').load, '−20 kg – −15 kg');
  assert.equal(summary([set, { ...set, weight: 15 }], 'weight_reps').load, '15 kg – 20 kg');
});
