// @ts-check
import { date, dateOf, person, today, weekday } from './format.js';

/** Days of the calendar as the API writes them. */

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
