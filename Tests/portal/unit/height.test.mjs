// The height in a field: what stands there is read as the same height, and nothing else is.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { chance } from './fakes/devices.mjs';

globalThis.document = { documentElement: { lang: 'en', dataset: {} } };
const { setLanguage } = await import('../../../Sources/Portal/kit/text.js');
const { readHeight, typedHeight } = await import('../../../Sources/Portal/own/height.js');

test('a height is read back as it was written, in each language', () => {
  const luck = chance(19);
  for (const language of ['en', 'de', 'es', 'tr']) {
    setLanguage(language);
    for (let turn = 0; turn < 1000; turn++) {
      const cm = (3000 + luck.below(27_001)) / 100,
        feet = 1 + luck.below(9),
        inches = luck.below(1200) / 100;
      assert.deepEqual(readHeight(typedHeight({ cm }, 'kg'), 'kg'), { cm });
      assert.deepEqual(readHeight(typedHeight({ feet, inches }, 'lb'), 'lb'), { feet, inches }, typedHeight({ feet, inches }, 'lb'));
    }
  }
});

test('who lifts pounds is shown feet and inches, however the height was entered', () => {
  setLanguage('en');
  assert.equal(typedHeight({ cm: 180 }, 'lb'), '5′ 10.87″');
  assert.equal(typedHeight({ cm: 182.88 }, 'lb'), '6′ 0″', 'twelve inches are a foot');
  assert.equal(typedHeight({ feet: 5, inches: 11 }, 'kg'), '180.34');
  assert.equal(typedHeight(undefined, 'lb'), '');
});

test('feet and inches are read as people type them, and centimeters from everyone', () => {
  setLanguage('en');
  for (const text of ['5\'11"', '5’ 11”', '5 ft 11 in', '5ft11', "5' 11", ' 5′ 11″ ', "5'11''"])
    assert.deepEqual(readHeight(text, 'lb'), { feet: 5, inches: 11 }, text);
  assert.deepEqual(readHeight('6 ft', 'lb'), { feet: 6, inches: 0 });
  assert.deepEqual(readHeight('5′ 10,5″', 'kg'), { feet: 5, inches: 10.5 });
  assert.deepEqual(readHeight('180 cm', 'lb'), { cm: 180 });
  assert.deepEqual(readHeight('180,5', 'kg'), { cm: 180.5 });
});

test('what is no height is refused', () => {
  for (const text of ['', 'abc', '71', '5', '5\'12"', '5\'11"3', '1.8.0 cm', '5\t11', '-5\'1"']) assert.equal(readHeight(text, 'lb'), undefined, text);
});
