import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';

globalThis.document = { documentElement: { lang: 'en', dataset: {} } };
const { addTexts, setLanguage } = await import('../../../Sources/Portal/kit/text.js');
const { person } = await import('../../../Sources/Portal/kit/format.js');
const { gainText, recordText } = await import('../../../Sources/Portal/kit/records.js');
setLanguage('en');
addTexts({ kit: (await import('../../../Sources/Portal/texts/en/kit.js')).default });

beforeEach(() => Object.assign(person, { unit: 'kg', locale: 'en-GB' }));

test('a record is rounded alike wherever it is shown', () => {
  assert.equal(recordText(116.25, 'kg', 'e1rm'), '116.3 kg', 'an estimate has no quarters');
  assert.equal(recordText(81.25, 'kg', 'weight_at_reps'), '81.25 kg', 'plates have');
  assert.equal(recordText(1.25, 'kg', 'least_assistance'), '1.25 kg');
  assert.equal(recordText(179.13, 'kg', 'weight'), '179.1 kg', 'what comes from another unit has not');
  assert.equal(recordText(2040.6, 'kg', 'volume'), '2,041 kg');
  assert.equal(recordText(45, 'seconds', 'duration'), '0:45', 'not a minute');
  assert.equal(recordText(2700, 'seconds', 'duration'), '45:00');
  assert.equal(recordText(12, 'reps', 'reps'), '12 reps');
  assert.equal(recordText(5000, 'meters', 'distance'), '5 km');
  person.unit = 'lb';
  assert.equal(recordText(5000, 'meters', 'distance'), '3.11 mi');
});

test('what a record beat by has one sign', () => {
  const gained = (kind, value, previous, unit = 'kg') => gainText({ kind, value, previous, unit });
  assert.equal(gained('weight_at_reps', 102.5, 100), '+2.5 kg');
  assert.equal(gained('least_assistance', 20, 40), '−20 kg');
  assert.equal(gained('duration', 105, 60, 'seconds'), '+0:45');
  assert.equal(gained('e1rm', 100, undefined), '');
});
