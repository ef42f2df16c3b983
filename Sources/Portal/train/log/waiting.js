// @ts-check
// What waits on this device, as people count it. Pure.

/** @typedef {import('./replay.js').Change} Change */

/**
 * @param {readonly Change[]} changes
 * @returns {{ sets: number, finished: number, changes: number }} A beginning or a press is not named beside the sets or the
 *   finish of its workout; a row that was filled in and is not done is no set.
 */
export function waitingOf(changes) {
  const setsOf = (/** @type {Change} */ one) =>
    /** @type {Array<{ id?: string, done?: unknown }>} */ (
      one.what === 'set'
        ? [{ id: one.set, done: one.members.done ?? one.was?.done }]
        : one.what === 'begin'
          ? one.value.exercises.flatMap((exercise) => exercise.sets)
          : []
    );
  const done = new Map(changes.flatMap(setsOf).map((set) => [set.id, set.done]));
  const isLogged = (/** @type {Change} */ one) => setsOf(one).some(({ id }) => done.get(id));
  const finished = new Set(changes.filter((one) => one.what === 'finish').map((one) => one.thing));
  const named = new Set([...finished, ...changes.filter(isLogged).map((one) => one.thing)]);
  const others = changes.filter(
    (one) => one.what !== 'finish' && !(one.what === 'set' && isLogged(one)) && !(named.has(one.thing) && (one.what === 'begin' || one.what === 'press')),
  );
  return {
    sets: [...done.values()].filter(Boolean).length,
    finished: finished.size,
    changes: new Set(others.map((one) => (one.what === 'set' ? one.set : one.id))).size,
  };
}
