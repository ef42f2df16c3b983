/** Moments as a clock on the wall says them, in the person's time zone or in that of a workout. */

import { person } from './format.js';

/**
 * @param {Date} at
 * @param {string | undefined} zone
 */
function wallClock(at, zone) {
  const parts = new Intl.DateTimeFormat('en-CA', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  }).formatToParts(at);
  const of = (/** @type {string} */ type) => parts.find((part) => part.type === type)?.value ?? '00';
  return { date: `${of('year')}-${of('month')}-${of('day')}`, time: `${of('hour')}:${of('minute')}`, seconds: of('second') };
}

/**
 * A moment as a field of type datetime-local shows it, in the given zone.
 * @param {string} iso
 * @param {string} [zone]
 */
export function toLocal(iso, zone = person.timeZone) {
  const { date: day, time } = wallClock(new Date(iso), zone);
  return `${day}T${time}`;
}

/**
 * The moment that a clock on the wall of that zone says. An hour that a zone skips counts as the one after it.
 * @param {string} local "2026-11-24T18:00"
 * @param {string} [zone]
 */
export function toInstant(local, zone = person.timeZone) {
  const asUTC = Date.parse(`${local}:00Z`);
  let at = asUTC;
  for (let round = 0; round < 2; round += 1) {
    const shown = wallClock(new Date(at), zone);
    at += asUTC - Date.parse(`${shown.date}T${shown.time}:${shown.seconds}Z`);
  }
  return new Date(at).toISOString();
}
