/** The heaviest sets of a whole plan for one client, and how they stand to what this client can lift. */

import { POUND } from '../kit/reckoning.js';

/** @typedef {import('../types/api').TopLoad} TopLoad */
/** @typedef {TopLoad & { week: number, share?: number }} Heaviest `share` of the one-rep max: 1 is all of it. */

/** @param {number} weight @param {'kg' | 'lb'} unit */
const kilograms = (weight, unit) => (unit === 'lb' ? weight * POUND : weight);

/** @param {string} name */
const keyOf = (name) => name.trim().toLowerCase();

/** @param {TopLoad} one @param {TopLoad} other Of equal weights the one with more reps is heavier. */
const isHeavier = (one, other) =>
  kilograms(one.weight, one.unit) - kilograms(other.weight, other.unit) > 0 ||
  (one.weight === other.weight && one.unit === other.unit && (one.reps ?? 0) > (other.reps ?? 0));

/**
 * Of each exercise the heaviest set of all weeks, the heaviest exercise first. A week of less load, such as a deload at the end,
 * says nothing about it.
 * @param {Array<{ week: number, top_loads: TopLoad[] }>} weeks
 * @returns {Heaviest[]}
 */
export function heaviest(weeks) {
  /** @type {Map<string, Heaviest>} */
  const found = new Map();
  for (const { week, top_loads } of weeks) {
    for (const top of top_loads) {
      const key = keyOf(top.exercise),
        other = found.get(key);
      if (!other || isHeavier(top, other)) found.set(key, { ...top, week });
    }
  }
  return [...found.values()]
    .sort((one, other) => kilograms(other.weight, other.unit) - kilograms(one.weight, one.unit))
    .map((top) => (top.max ? { ...top, share: top.weight / top.max } : top));
}

/**
 * A load in the unit of who reads it. What had to be converted can be loaded by nobody as it is, so it is rounded to what can.
 * @param {number} weight
 * @param {'kg' | 'lb'} unit
 * @param {'kg' | 'lb'} shown
 * @returns {{ weight: number, isRounded: boolean }}
 */
export function loadable(weight, unit, shown) {
  if (unit === shown) return { weight, isRounded: false };
  const step = shown === 'lb' ? 5 : 2.5,
    value = shown === 'lb' ? weight / POUND : weight * POUND;
  return { weight: Math.round(value / step) * step, isRounded: true };
}
