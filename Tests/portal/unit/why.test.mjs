import assert from 'node:assert/strict';
import { test } from 'node:test';

globalThis.document = { documentElement: { lang: 'en', dataset: {} }, addEventListener() {} };
const { addTexts } = await import('../../../Sources/Portal/kit/text.js');
const { whyWords } = await import('../../../Sources/Portal/train/why.js');
addTexts({ plan: (await import('../../../Sources/Portal/texts/en/plan.js')).default });

test('a rule is told by what it does, not by its number', () => {
  const inputs = [
    { name: 'previous', value: 100 },
    { name: 'rule', value: 2 },
    { name: 'added', value: 5, unit: 'kg' },
  ];
  const why = { formula: 'progression_rule', unit: 'kg', rounding: 'nearest', unrounded: 105, rounded: 105, inputs };
  assert.equal(whyWords(why), 'From 100 kg by the rule (+5 kg) to 105 kg.');
});
