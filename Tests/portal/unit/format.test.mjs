import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { chance } from './fakes/devices.mjs';

globalThis.document = { documentElement: { lang: 'en', dataset: {} } };
const { addTexts, setLanguage } = await import('../../../Sources/Portal/kit/text.js');
const format = await import('../../../Sources/Portal/kit/format.js');
const { money } = await import('../../../Sources/Portal/kit/money.js');
const { bodyValue } = await import('../../../Sources/Portal/kit/body-value.js');
const { readTime } = await import('../../../Sources/Portal/train/log/prescription.js');
const { person } = format;

function speak(language) {
  setLanguage(language);
  addTexts({ kit: { reps: '{count, plural, one {# rep} other {# reps}}', hours: 'h', minutes: language === 'tr' ? 'dk' : 'min' } });
}

beforeEach(() => {
  speak('en');
  Object.assign(person, { unit: 'kg', locale: 'en-GB', timeZone: 'Europe/Berlin' });
});

test('numbers as they are typed', () => {
  const read = {
    '102,5': 102.5,
    102.5: 102.5,
    ' 1.234,5 ': 1234.5,
    '1,234.5': 1234.5,
    '1 234,5': 1234.5,
    '−20': -20,
    '.5': 0.5,
    '5,': 5,
    '1.234.567': 1234567,
    8: 8,
  };
  for (const [text, value] of Object.entries(read)) assert.equal(format.readNumber(text), value, text);
  for (const text of ['', 'abc', '12kg', '1e5', ',', '--1', '１']) assert.equal(format.readNumber(text), undefined, text);
});

test('a row of a spreadsheet, and whatever else is several numbers, is none', () => {
  for (const text of ['25\t5\t8', '25 5 8', '100 5', '1,2,3', '1.2.3', '12,34,567', '1 23', '1.234.56', '10\n20', "1'2"])
    assert.equal(format.readNumber(text), undefined, text);
});

test('a figure is read back as it stands in a field, in each language', () => {
  const luck = chance(11);
  for (const language of ['en', 'de', 'es', 'tr']) {
    speak(language);
    for (let turn = 0; turn < 500; turn++) {
      const digits = luck.below(4),
        value = Math.round((luck.next() - 0.2) * 10 ** luck.below(7) * 10 ** digits) / 10 ** digits;
      assert.equal(format.readNumber(format.typedNumber(value, digits)), value, `${language} ${format.typedNumber(value, digits)}`);
    }
  }
});

test("weights: once rounded, no trailing zeros, in the person's unit", () => {
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

test("a machine's help has a minus, and what is far is in miles for who lifts pounds", () => {
  assert.equal(format.setText({ weight: 20, unit: 'kg', reps: 8 }, 'assisted_reps'), '−20 × 8');
  assert.equal(format.setText({ weight: 20, unit: 'kg', reps: 8 }, 'weight_reps', true), '20 kg × 8');
  assert.equal(format.distance(5000), '5 km');
  assert.deepEqual(bodyValue(90, 'cm'), ['90', 'cm']);
  person.unit = 'lb';
  assert.equal(format.distance(5000), '3.11 mi');
  assert.equal(format.distance(400), '400 m');
  assert.deepEqual(bodyValue(82.5, 'kg'), ['181.9', 'lb']);
  assert.deepEqual(bodyValue(90, 'cm'), ['35.4', 'in']);
  speak('tr');
  assert.equal(format.duration(63 * 60), '63 dk');
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

test('a time of a set is read back as it stands in its field', () => {
  const luck = chance(13);
  for (const seconds of [0, 59, 60, 99, 3599, 3600, ...Array.from({ length: 500 }, () => luck.below(99 * 3600))])
    assert.equal(readTime(format.rest(seconds)), seconds, format.rest(seconds));
  assert.equal(readTime('90'), 90);
  for (const text of ['1:99', '1:75:00', '25\t5', '1.5', '', 'a']) assert.equal(readTime(text), undefined, text);
});

test('signs', () => {
  assert.equal(format.signed(2.5), '+2.5');
  assert.equal(format.signed(-6.24), '−6.2');
  assert.equal(format.signed(0.01), '±0');
  assert.equal(format.number(-0.01), '0');
  assert.equal(format.number(-2.5), '−2.5');
});

test("days in the person's zone, and in the workout's own", () => {
  const late = '2026-11-21T23:30:00Z';
  assert.equal(format.dateOf(late), '2026-11-22');
  assert.equal(format.dateOf(late, 'America/New_York'), '2026-11-21');
  for (const language of ['en', 'de', 'es', 'tr']) {
    speak(language);
    assert.equal(format.time(late, 'America/New_York'), '18:30', language);
    assert.equal(format.time('2026-11-21T08:05:00Z'), '09:05', language);
    assert.equal(format.time('2026-11-20T23:00:00Z'), '00:00', language);
  }
  speak('en');
  // A date has no zone: it is the same day everywhere.
  person.timeZone = 'Pacific/Auckland';
  assert.match(format.longDay('2026-11-24'), /Tuesday/);
  // With the year of another year, and with one comma less than Intl has.
  assert.equal(format.day('2031-03-03'), 'Mon 3 Mar 2031');
  assert.equal(format.longDay('2024-11-24'), 'Sunday 24 November 2024');
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
  assert.equal(money(199, 'USD'), '$1.99');
  assert.equal(money(500, 'JPY'), '¥500');
  assert.equal(format.list(['a', 'b', 'c']), 'a, b, and c');
});

test('dates and clock of English follow the region of the account, else of the browser', () => {
  const at = '2020-11-24T20:05:00Z',
    plain = (text) => text.replaceAll('\u202f', ' ');
  const written = (locale) => {
    person.locale = locale;
    return [format.date(at), plain(format.time(at))];
  };
  assert.deepEqual(written('en-GB'), ['24 November 2020', '21:05']);
  assert.deepEqual(written('en-US'), ['November 24, 2020', '9:05 PM']);
  Object.defineProperty(globalThis, 'navigator', { value: { languages: ['de-DE', 'en-CA'] }, configurable: true });
  assert.deepEqual(written('en'), [
    'November 24, 2020',
    plain(new Intl.DateTimeFormat('en-CA', { hour: 'numeric', minute: '2-digit', timeZone: 'Europe/Berlin' }).format(new Date(at))),
  ]);
  Object.defineProperty(globalThis, 'navigator', { value: { languages: ['de-DE'] }, configurable: true });
  assert.deepEqual(written('en'), ['24 November 2020', '21:05']);
  speak('de');
  assert.deepEqual(written('en-US'), ['24. November 2020', '21:05']);
});
