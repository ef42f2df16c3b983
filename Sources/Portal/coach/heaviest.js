/** The heaviest sets of a whole plan for one client, and how they stand to what this client can lift. */

import { POUND } from '../kit/reckoning.js';

/** @typedef {import('../types/api').TopLoad} TopLoad */
/** @typedef {import('../types/api').LiftTrend} LiftTrend */
/** @typedef {Pick<import('../types/api').PrescribedExercise, 'name' | 'lift' | 'sets'>} Prescribed */
/** @typedef {TopLoad & { week: number, share?: number, max?: { weight: number, unit: 'kg' | 'lb' }, rpe?: number }} Heaviest `share` of the e1RM: 1 is all of it. */

/** @param {number} weight @param {'kg' | 'lb'} unit */
const kilograms = (weight, unit) => (unit === 'lb' ? weight * POUND : weight);

/** @param {string} name */
const keyOf = (name) => name.trim().toLowerCase();

/**
 * Of each exercise the heaviest set of all weeks, the heaviest exercise first. A week of less load, such as a deload at the end,
 * says nothing about it.
 * @param {Array<{ week: number, top_loads: TopLoad[] }>} weeks
 * @param {Prescribed[]} [exercises] Of the template: they say the lift and the RPE.
 * @param {LiftTrend[]} [trends] What the client can lift.
 * @returns {Heaviest[]}
 */
export function heaviest(weeks, exercises = [], trends = []) {
  /** @type {Map<string, Heaviest>} */
  const found = new Map();
  for (const { week, top_loads } of weeks) {
    for (const top of top_loads) {
      const key = keyOf(top.exercise), other = found.get(key);
      if (!other || kilograms(top.weight, top.unit) > kilograms(other.weight, other.unit)) found.set(key, { ...top, week });
    }
  }
  return [...found.values()].sort((one, other) => kilograms(other.weight, other.unit) - kilograms(one.weight, one.unit)).map((top) => {
    const exercise = exercises.find((one) => one.name && keyOf(one.name) === keyOf(top.exercise));
    const trend = exercise?.lift && trends.find((one) => one.lift === exercise.lift);
    const rpe = exercise?.sets.find((set) => set.reps === top.reps && set.rpe !== undefined)?.rpe;
    if (!trend || !trend.e1rm) return { ...top, rpe };
    return { ...top, rpe, share: kilograms(top.weight, top.unit) / kilograms(trend.e1rm, trend.unit), max: { weight: trend.e1rm, unit: trend.unit } };
  });
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
  const step = shown === 'lb' ? 5 : 2.5, value = shown === 'lb' ? weight / POUND : weight * POUND;
  return { weight: Math.round(value / step) * step, isRounded: true };
}
