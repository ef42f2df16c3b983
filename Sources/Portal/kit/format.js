/** Numbers, weights, times and days as the person reads them. What is shown on its own is a node; `…Text` is the same as words. */

import { POUND, isAssistance } from './reckoning.js';
import { language, t } from './text.js';
import { h } from './view.js';

/** @typedef {'kg' | 'lb'} Unit */
/** @typedef {{ weight?: number, unit?: Unit, reps?: number, rpe?: number, duration_seconds?: number, distance_meters?: number }} SetFigures */

/**
 * What formats depend on; `session.js` sets it.
 * @type {{ unit: Unit, locale: string, timeZone: string | undefined, weekStart: 'saturday' | 'sunday' | 'monday' }}
 */
export const person = { unit: 'kg', locale: '', timeZone: undefined, weekStart: 'monday' };

/**
 * Formats are dear to make and cheap to use.
 * @type {Map<string, Intl.NumberFormat | Intl.DateTimeFormat | Intl.RelativeTimeFormat>}
 */
const formats = new Map();

/** English by the region of the account, else of the browser: in the US the month first and 12 hours. */
const locale = () =>
  language() !== 'en' ? language() : ([person.locale, ...(globalThis.navigator?.languages ?? [])].find((one) => /^en-/.test(one)) ?? 'en-GB');

/**
 * @template {Intl.NumberFormat | Intl.DateTimeFormat | Intl.RelativeTimeFormat} F
 * @param {string} name
 * @param {() => F} make
 * @returns {F}
 */
function kept(name, make) {
  const key = `${language()} ${name}`;
  const found = formats.get(key) ?? make();
  formats.set(key, found);
  return /** @type {F} */ (found);
}

/**
 * At most `digits` after the point; trailing zeros go. Minus is U+2212.
 * @param {number} value
 * @param {number} [digits]
 */
export function number(value, digits = 1) {
  const format = kept(`number ${digits}`, () => new Intl.NumberFormat(language(), { maximumFractionDigits: digits }));
  return format.format(Object.is(Math.round(value * 10 ** digits), -0) ? 0 : value).replace('-', '−');
}

/**
 * A figure as it stands in a field: without groups, since `readNumber` takes one sign for the point.
 * @param {number} value
 * @param {number} [digits]
 */
export function typedNumber(value, digits = 1) {
  return kept(`typed ${digits}`, () => new Intl.NumberFormat(language(), { maximumFractionDigits: digits, useGrouping: false })).format(value);
}

/**
 * A difference, always with its sign: "+2.5", "−6.2", "±0".
 * @param {number} value
 * @param {number} [digits]
 */
export function signed(value, digits = 1) {
  const shown = number(Math.abs(value), digits);
  if (Number(Math.abs(value).toFixed(digits)) === 0) return '±0';
  return `${value < 0 ? '−' : '+'}${shown}`;
}

/**
 * @param {number} share 0.062 is 6.2 %
 * @param {number} [digits]
 */
export function percent(share, digits = 0) {
  return kept(`percent ${digits}`, () => new Intl.NumberFormat(language(), { style: 'percent', maximumFractionDigits: digits }))
    .format(share)
    .replace('-', '−');
}

/** Groups of three digits with one sign between them, and behind them a point that is another sign. */
const GROUPED = /^([+-]?)(\d{1,3}([ \u00a0\u202f'’.,])\d{3}(?:\3\d{3})*)(?:(?!\3)[.,](\d+))?$/;
const PLAIN = /^[+-]?(?:\d+[.,]?\d*|[.,]\d+)$/;

/**
 * What was typed: "102,5", "102.5", "1.234,5", "1 234.5". One sign alone is the point.
 * @param {string} text
 * @returns {number | undefined} Nothing typed, or no number. Digits that belong to several numbers, as in a row of a
 *   spreadsheet, are none.
 */
export function readNumber(text) {
  const bare = text.trim().replace('−', '-');
  if (PLAIN.test(bare)) return Number(bare.replace(',', '.'));
  const [, sign, whole, , part = '0'] = GROUPED.exec(bare) ?? [];
  return whole ? Number(`${sign}${whole.replace(/\D/g, '')}.${part}`) : undefined;
}

/**
 * A weight as a number in the person's unit, rounded once.
 * @param {number} value
 * @param {Unit} [unit] The unit of `value`.
 * @param {Unit} [shown]
 */
export function weightValue(value, unit = 'kg', shown = person.unit) {
  if (unit === shown) return Math.round(value * 100) / 100;
  const changed = unit === 'kg' ? value / POUND : value * POUND;
  return Math.round(changed * 10) / 10;
}

/**
 * @param {number} value
 * @param {Unit} [unit]
 */
export const weightNumber = (value, unit) => number(weightValue(value, unit), 2);

/**
 * @param {string | number} value
 * @param {string} unit
 */
export const figure = (value, unit) => h('span', { class: 'fig' }, `${value}`, unit && h('span', { class: 'unit' }, unit));

/**
 * A weight as a figure: large number, small unit.
 * @param {number} value
 * @param {Unit} [unit] Kilograms in the API unless a unit stands beside the weight.
 */
export const weight = (value, unit) => figure(weightNumber(value, unit), person.unit);

/**
 * @param {number} value
 * @param {Unit} [unit]
 */
export const weightText = (value, unit) => `${weightNumber(value, unit)} ${person.unit}`;

/**
 * A set: "145 × 3 @8", "−20 × 8" with assistance, "12 reps", "0:45".
 * @param {SetFigures} set
 * @param {import('./reckoning.js').Measure} [measure] Of the exercise.
 * @param {boolean} [isAlone] Nothing beside it says in which unit its weight is.
 */
export function setText(set, measure, isAlone) {
  const effort = set.rpe === undefined ? '' : ` @${number(set.rpe)}`;
  const load = set.weight === undefined ? '' : weightNumber(isAssistance(measure) ? -set.weight : set.weight, set.unit);
  const unit = isAlone ? ` ${person.unit}` : '';
  if (set.reps !== undefined) return (load ? `${load}${unit} × ${number(set.reps, 0)}` : t('kit.reps', { count: set.reps })) + effort;
  const rest = [
    load && `${load} ${person.unit}`,
    set.distance_meters !== undefined && distance(set.distance_meters),
    set.duration_seconds !== undefined && rest_(set.duration_seconds),
  ];
  return (rest.filter(Boolean).join(' · ') || '–') + effort;
}

/** @param {SetFigures} set @param {import('./reckoning.js').Measure} [measure] */
export const set = (set, measure) => h('span', { class: 'fig' }, setText(set, measure));

/** Meters, exactly. */
export const MILE = 1609.344;

/**
 * Tracks and rowers are in meters everywhere; what is far is in miles for who lifts pounds.
 * @param {number} meters
 */
export function distance(meters) {
  if (meters < 1000) return `${number(meters, 0)} m`;
  return person.unit === 'lb' ? `${number(meters / MILE, 2)} mi` : `${number(meters / 1000, 2)} km`;
}

/**
 * "1:48", "32:10", "1:05:00".
 * @param {number} seconds
 */
export function rest(seconds) {
  const whole = Math.max(0, Math.round(seconds));
  const two = (/** @type {number} */ part) => `${part}`.padStart(2, '0');
  const hours = Math.floor(whole / 3600),
    minutes = Math.floor(whole / 60) % 60;
  return hours ? `${hours}:${two(minutes)}:${two(whole % 60)}` : `${minutes}:${two(whole % 60)}`;
}
const rest_ = rest;

/**
 * "71 min" under two hours, "5:12 h" above.
 * @param {number} seconds
 */
export function duration(seconds) {
  const minutes = Math.round(seconds / 60);
  if (minutes < 120) return `${number(minutes, 0)} ${t('kit.minutes')}`;
  return `${Math.floor(minutes / 60)}:${`${minutes % 60}`.padStart(2, '0')} ${t('kit.hours')}`;
}

/**
 * The moment that a date ("2026-11-24") or timestamp names, and the zone in which it is to be read.
 * @param {string | Date} when
 * @param {string} [zone]
 */
function moment(when, zone) {
  if (typeof when === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(when)) return { at: new Date(`${when}T12:00:00Z`), zone: 'UTC' };
  return { at: new Date(when), zone: zone ?? person.timeZone };
}

/**
 * @param {string | Date} when
 * @param {string | undefined} zone
 * @param {Intl.DateTimeFormatOptions} options
 */
function dated(when, zone, options) {
  const read = moment(when, zone);
  const name = JSON.stringify([locale(), options, read.zone]);
  return kept(name, () => new Intl.DateTimeFormat(locale(), { ...options, timeZone: read.zone })).format(read.at);
}

/**
 * The local date of a moment, "2026-11-24".
 * @param {string | Date} when
 * @param {string} [zone]
 */
export function dateOf(when, zone) {
  const read = moment(when, zone);
  return kept(`iso ${read.zone}`, () => new Intl.DateTimeFormat('en-CA', { timeZone: read.zone, year: 'numeric', month: '2-digit', day: '2-digit' })).format(
    read.at,
  );
}

/** The person's day now. */
export const today = () => dateOf(new Date());

/**
 * With the year where it is not this one. British English has a comma only then: it goes.
 * @param {string | Date} when
 * @param {string | undefined} zone
 * @param {'short' | 'long'} width
 */
function named(when, zone, width) {
  const isThisYear = dateOf(when, zone).slice(0, 4) === today().slice(0, 4);
  const text = dated(when, zone, { weekday: width, day: 'numeric', month: width, ...(isThisYear ? {} : { year: 'numeric' }) });
  return locale() === 'en-GB' ? text.replace(',', '') : text;
}

/**
 * "Sat 21 Nov".
 * @param {string | Date} when
 * @param {string} [zone]
 */
export const day = (when, zone) => named(when, zone, 'short');

/**
 * "Tuesday 24 November", for heads.
 * @param {string | Date} when
 * @param {string} [zone]
 */
export const longDay = (when, zone) => named(when, zone, 'long');

/**
 * "24 November 2026", where the year matters.
 * @param {string | Date} when
 * @param {string} [zone]
 */
export const date = (when, zone) => dated(when, zone, { day: 'numeric', month: 'long', year: 'numeric' });

/**
 * @param {string | Date} when
 * @param {string} [zone]
 */
export const month = (when, zone) => dated(when, zone, { month: 'long', year: 'numeric' });

/**
 * "09:41"; "9:41 AM" where English is written so.
 * @param {string | Date} when
 * @param {string} [zone]
 */
export const time = (when, zone) => {
  const isTwelve = kept(`clock ${locale()}`, () => new Intl.DateTimeFormat(locale(), { hour: 'numeric' })).resolvedOptions().hour12;
  return dated(when, zone, isTwelve ? { hour: 'numeric', minute: '2-digit' } : { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
};

/**
 * Day and time.
 * @param {string | Date} when
 * @param {string} [zone]
 */
export const dayTime = (when, zone) => `${day(when, zone)}, ${time(when, zone)}`;

/**
 * The name of a weekday of the API.
 * @param {string} weekday
 * @param {'short' | 'long'} [width]
 */
export function weekday(weekday, width = 'long') {
  const at = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'].indexOf(weekday);
  return dated(`2026-03-0${at + 1}`, undefined, { weekday: width });
}

/** @type {Array<[Intl.RelativeTimeFormatUnit, number]>} */
const steps = [
  ['year', 365],
  ['month', 30],
  ['week', 7],
  ['day', 1],
];

/**
 * "3 days ago", "yesterday", "in 2 hours": by the person's days, by hours and minutes within one.
 * @param {string | Date} when
 * @param {string} [zone]
 */
export function ago(when, zone) {
  const relative = kept('relative', () => new Intl.RelativeTimeFormat(language(), { numeric: 'auto' }));
  const days = Math.round((Date.parse(dateOf(when, zone)) - Date.parse(dateOf(new Date(), zone))) / 86_400_000);
  const plainDate = typeof when === 'string' && when.length === 10;
  if (days === 0 && !plainDate) {
    const minutes = Math.round((new Date(when).getTime() - Date.now()) / 60_000);
    return Math.abs(minutes) < 60 ? relative.format(minutes, 'minute') : relative.format(Math.round(minutes / 60), 'hour');
  }
  // 13 days are said as days: weeks only where they are many.
  const [unit, size] = steps.find(([name, length]) => Math.abs(days) >= length * (name === 'week' ? 3 : name === 'month' ? 2 : 1)) ?? ['day', 1];
  return relative.format(Math.round(days / size), unit);
}

/**
 * A time for machines and readers: `<time datetime>`.
 * @param {string} when
 * @param {string} [text]
 * @param {string} [zone]
 */
export const stamp = (when, text, zone) =>
  h('time', { datetime: when, title: when.length > 10 ? dayTime(when, zone) : date(when, zone) }, text ?? ago(when, zone));

/**
 * "a, b and c".
 * @param {string[]} items
 */
export const list = (items) => new Intl.ListFormat(language(), { type: 'conjunction' }).format(items);

/**
 * The name of a person or thing, typed by people: never translated.
 * @param {string} name
 */
export const typed = (name) => h('span', { translate: 'no' }, name);
