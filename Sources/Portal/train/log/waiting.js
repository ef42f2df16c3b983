// @ts-check
// What waits on this device, as people count it. Pure.

/** @typedef {import('./replay.js').Change} Change */

/**
 * @param {readonly Change[]} changes
 * @returns {{ sets: number, finished: number, changes: number }} A beginning or a press is not named beside the sets or the
 *   finish of its workout.
 */
export function waitingOf(changes) {
  const setsOf = (/** @type {Change} */ one) => one.what === 'set' ? [one.set] : one.what === 'begin'
    ? one.value.exercises.flatMap((exercise) => exercise.sets.filter((set) => set.done).map((set) => set.id)) : [];
  const sets = new Set(changes.flatMap(setsOf));
  const finished = new Set(changes.filter((one) => one.what === 'finish').map((one) => one.thing));
  const named = new Set([...finished, ...changes.filter((one) => setsOf(one).length > 0).map((one) => one.thing)]);
  const others = changes.filter((one) => one.what !== 'set' && one.what !== 'finish'
    && !(named.has(one.thing) && (one.what === 'begin' || one.what === 'press')));
  return { sets: sets.size, finished: finished.size, changes: others.length };
}
