// @ts-check
// Last time's sets of an exercise: as the server said them, or of a workout that this device finished since. Pure.

/** @typedef {import('../../types/api').PreviousSets} PreviousSets */
/**
 * A workout that was finished on this device. Without a version it was not sent yet.
 * @typedef {object} Finished
 * @property {string} id
 * @property {number} [version]
 * @property {string} performed_at
 * @property {string} [name]
 * @property {string} [template_id]
 * @property {string} [planned_workout_id]
 * @property {Array<{ exercise_id?: string, name?: string, sets: Array<{ kind: string, done?: boolean } & Record<string, any>> }>} exercises
 */

/**
 * @param {{ exercise_id?: string, name?: string }} exercise
 * @param {PreviousSets | undefined} told What the server said.
 * @param {number} version The version of the person's data when it said so: it knew what was finished up to then.
 * @param {readonly Finished[]} finished
 * @returns {PreviousSets['sets']}
 */
export function latest(exercise, told, version, finished) {
  let at = Date.parse(told?.performed_at ?? '') || 0,
    sets = told?.sets ?? [];
  for (const workout of finished) {
    const then = Date.parse(workout.performed_at);
    // Of two at the same moment the one of this device is what the server was told last.
    if (then < at || (workout.version ?? Infinity) <= version) continue;
    const done = workout.exercises
      .filter((one) => isSame(one, exercise))
      .flatMap((one) => one.sets)
      .filter((set) => set.done !== false);
    if (done.length) [at, sets] = [then, /** @type {PreviousSets['sets']} */ (done)];
  }
  return sets;
}

/**
 * An exercise that was new has no id until it is sent.
 * @param {{ exercise_id?: string, name?: string }} one @param {{ exercise_id?: string, name?: string }} other
 */
const isSame = (one, other) =>
  one.exercise_id && other.exercise_id ? one.exercise_id === other.exercise_id : !!one.name && one.name.toLocaleLowerCase() === other.name?.toLocaleLowerCase();
