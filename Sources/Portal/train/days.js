// @ts-check
import { date, person, today, weekday } from '../kit/format.js';
import { dateOf } from '../kit/format.js';

/** Days of the calendar as the API writes them, and moments in the zone of a workout. */

/** @typedef {'sunday' | 'monday' | 'tuesday' | 'wednesday' | 'thursday' | 'friday' | 'saturday'} Weekday */

/** @type {Weekday[]} */
export const WEEKDAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];

/** @param {string} day @param {number} count */
export function plusDays(day, count) {
  const at = new Date(`${day}T12:00:00Z`);
  at.setUTCDate(at.getUTCDate() + count);
  return at.toISOString().slice(0, 10);
}

/** @param {string} day */
export const weekdayOf = (day) => WEEKDAYS[new Date(`${day}T12:00:00Z`).getUTCDay()];

/**
 * The weekdays in the person's order.
 * @returns {Weekday[]}
 */
export function orderedWeekdays(start = person.weekStart) {
  const first = Math.max(0, WEEKDAYS.indexOf(start));
  return WEEKDAYS.map((_, place) => WEEKDAYS[(first + place) % 7]);
}

/** The first day of the week that `day` is in. */
export function weekStart(day = today(), start = person.weekStart) {
  const back = (WEEKDAYS.indexOf(weekdayOf(day)) - WEEKDAYS.indexOf(start) + 7) % 7;
  return plusDays(day, -back);
}

/**
 * "Wednesday, 18 November 2026".
 * @param {string} when @param {string} [zone]
 */
export const fullDay = (when, zone) => `${weekday(weekdayOf(dateOf(when, zone)))}, ${date(when, zone)}`;

/** @param {Date} at @param {string | undefined} zone */
function wallClock(at, zone) {
  const parts = new Intl.DateTimeFormat('en-CA', {
    timeZone: zone, hourCycle: 'h23', year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit', second: '2-digit',
  }).formatToParts(at);
  const of = (/** @type {string} */ type) => parts.find((part) => part.type === type)?.value ?? '00';
  return { date: `${of('year')}-${of('month')}-${of('day')}`, time: `${of('hour')}:${of('minute')}`, seconds: of('second') };
}

/**
 * A moment as a field of type datetime-local shows it, in the given zone.
 * @param {string} iso @param {string} [zone]
 */
export function toLocal(iso, zone) {
  const { date: day, time } = wallClock(new Date(iso), zone);
  return `${day}T${time}`;
}

/**
 * The moment that a clock on the wall of that zone says. An hour that a zone skips counts as the one after it.
 * @param {string} local "2026-11-24T18:00" @param {string} [zone]
 */
export function toInstant(local, zone) {
  const asUTC = Date.parse(`${local}:00Z`);
  let at = asUTC;
  for (let round = 0; round < 2; round += 1) {
    const shown = wallClock(new Date(at), zone);
    at += asUTC - Date.parse(`${shown.date}T${shown.time}:${shown.seconds}Z`);
  }
  return new Date(at).toISOString();
}
