import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';

globalThis.document = { documentElement: { lang: 'en', dataset: {} } };
const { addTexts, setLanguage } = await import('../../../Sources/Portal/kit/text.js');
const format = await import('../../../Sources/Portal/kit/format.js');
const { person } = format;

function speak(language) {
  setLanguage(language);
  addTexts({ kit: { reps: '{count, plural, one {# rep} other {# reps}}', hours: 'h' } });
}

beforeEach(() => {
  speak('en');
  Object.assign(person, { unit: 'kg', timeZone: 'Europe/Berlin' });
});

test('numbers as they are typed', () => {
  const read = { '102,5': 102.5, '102.5': 102.5, ' 1.234,5 ': 1234.5, '1,234.5': 1234.5, '1 234,5': 1234.5, '−20': -20, '.5': 0.5, '5,': 5, '1.234.567': 1234567, 8: 8 };
  for (const [text, value] of Object.entries(read)) assert.equal(format.readNumber(text), value, text);
  for (const text of ['', 'abc', '12kg', '1e5', ',', '--1', '１']) assert.equal(format.readNumber(text), undefined, text);
});

test('weights: once rounded, no trailing zeros, in the person\'s unit', () => {
  assert.equal(format.weightText(142.5), '142.5 kg');
  assert.equal(format.weightText(100), '100 kg');
  assert.equal(format.weightText(1.25), '1.25 kg');
  assert.equal(format.weightText(225, 'lb'), '102.1 kg');
  person.unit = 'lb';
  assert.equal(format.weightText(225, 'lb'), '225 lb');
  assert.equal(format.weightText(100), '220.5 lb');
  speak('de');
  assert.equal(format.weightText(100), '220,5 lb');
});

test('sets', () => {
  assert.equal(format.setText({ weight: 145, unit: 'kg', reps: 3, rpe: 8 }), '145 × 3 @8');
  assert.equal(format.setText({ reps: 12 }), '12 reps');
  assert.equal(format.setText({ duration_seconds: 45 }), '0:45');
  assert.equal(format.setText({ distance_meters: 5000, duration_seconds: 1500 }), '5 km · 25:00');
  assert.equal(format.setText({ weight: 24, duration_seconds: 60 }), '24 kg · 1:00');
  assert.equal(format.setText({}), '–');
});

test('times', () => {
  assert.equal(format.rest(108), '1:48');
  assert.equal(format.rest(1930), '32:10');
  assert.equal(format.rest(3900), '1:05:00');
  assert.equal(format.rest(-3), '0:00');
  assert.equal(format.duration(71 * 60), '71 min');
  assert.equal(format.duration(312 * 60), '5:12 h');
});

test('signs', () => {
  assert.equal(format.signed(2.5), '+2.5');
  assert.equal(format.signed(-6.24), '−6.2');
  assert.equal(format.signed(0.01), '±0');
  assert.equal(format.number(-0.01), '0');
  assert.equal(format.number(-2.5), '−2.5');
});

test('days in the person\'s zone, and in the workout\'s own', () => {
  const late = '2026-11-21T23:30:00Z';
  assert.equal(format.dateOf(late), '2026-11-22');
  assert.equal(format.dateOf(late, 'America/New_York'), '2026-11-21');
  assert.equal(format.time(late, 'America/New_York').replace(/\s/g, ' '), '18:30');
  // A date has no zone: it is the same day everywhere.
  person.timeZone = 'Pacific/Auckland';
  assert.match(format.longDay('2026-11-24'), /Tuesday/);
  assert.equal(format.dateOf('2026-11-24'), '2026-11-24');
  assert.equal(format.weekday('monday'), 'Monday');
  assert.equal(format.weekday('sunday', 'short'), 'Sun');
});

test('how long ago', () => {
  const back = (days) => new Date(Date.now() - days * 86_400_000).toISOString();
  assert.equal(format.ago(back(1)), 'yesterday');
  assert.equal(format.ago(back(3)), '3 days ago');
  assert.equal(format.ago(back(12)), '12 days ago');
  assert.equal(format.ago(back(28)), '4 weeks ago');
  assert.equal(format.ago(format.today()), 'today');
  speak('de');
  assert.equal(format.ago(back(1)), 'gestern');
});

test('money and lists', () => {
  assert.equal(format.money(199, 'USD'), '$1.99');
  assert.equal(format.money(500, 'JPY'), '¥500');
  assert.equal(format.list(['a', 'b', 'c']), 'a, b, and c');
});
