import assert from 'node:assert/strict';
import { test } from 'node:test';

globalThis.document = {
  documentElement: { lang: 'en', dataset: {} },
  addEventListener() {},
  createElement: () => ({ setAttribute() {}, append() {}, classList: { add() {} } }),
};
const { addTexts } = await import('../../../Sources/Portal/kit/text.js');
const { columnsOf, faultOf } = await import('../../../Sources/Portal/train/log/set-figures.js');
addTexts({ log: (await import('../../../Sources/Portal/texts/en/log.js')).default });

const [weight, reps, rpe] = columnsOf('reps');

test('reps are whole numbers, and half a rep is said to be none', () => {
  const said = 'Reps are whole numbers from 0 to 1000.';
  assert.deepEqual(
    [8.5, -1, 1001].map((value) => faultOf(reps, value)),
    [said, said, said],
  );
  assert.deepEqual(
    [0, 8, 1000].map((value) => faultOf(reps, value)),
    [undefined, undefined, undefined],
  );
});

test('an effort has halves, and a weight any fraction', () => {
  assert.equal(faultOf(rpe, 8.5), undefined);
  assert.equal(faultOf(rpe, 8.25), faultOf(rpe, 11));
  assert.ok(faultOf(rpe, 11));
  assert.equal(faultOf(weight, 8.25), undefined);
});
