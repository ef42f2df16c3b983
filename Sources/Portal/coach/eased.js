/** Loads of planned sessions made lighter or heavier, for one client. */

import { isAssistance } from '../kit/reckoning.js';

/** @typedef {import('../types/api').PrescribedExercise} Exercise */
/** @typedef {NonNullable<import('../types/api').PlannedWorkoutInput['exercises']>} ExercisesInput */

/** What can be loaded. */
const steps = { kg: 2.5, lb: 5 };

/**
 * @param {number} value
 * @param {number} percent −10 takes a tenth away.
 * @param {number} step
 */
const scaled = (value, percent, step) => Math.max(step, Math.round((value * (100 + percent)) / 100 / step) * step);

/**
 * The exercises as they are sent: each load by so many percent, rounded to what can be loaded, each RPE by so many steps. Warm-ups
 * have no RPE to change, but their loads follow. What helps grows where loads shrink.
 * @param {Exercise[]} exercises
 * @param {{ percent?: number, rpe?: number }} by
 * @returns {ExercisesInput}
 */
export function eased(exercises, { percent = 0, rpe = 0 }) {
  return exercises.map(
    ({ id, name, exercise_id, measure, notes, superset, sets }) =>
      /** @type {ExercisesInput[number]} */ ({
        id,
        ...(name ? { name } : { exercise_id }),
        notes,
        superset,
        sets: sets.map(({ why, ...set }) => ({
          ...set,
          weight: set.weight && percent ? scaled(set.weight, isAssistance(measure) ? -percent : percent, steps[set.unit ?? 'kg']) : set.weight,
          percentage: set.percentage === undefined ? undefined : scaled(set.percentage, percent, 0.5),
          rpe: set.rpe === undefined ? undefined : Math.min(10, Math.max(1, set.rpe + rpe)),
        })),
      }),
  );
}
