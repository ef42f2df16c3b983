// @ts-check
// A workout that another device threw away, and that the person wants after all. Pure.

/** @typedef {import('./replay.js').Beginning} Beginning */
/** @typedef {import('./replay.js').Change} Change */
/** @typedef {import('./replay.js').Draft} Draft */
/** @template T @typedef {import('./logbook.js').Doing<T>} Doing */

/**
 * What is done so that it is there again with all that was logged: it is made as this device saw it last, and what waited
 * goes after it. If another device brought it back meanwhile, the beginning adds what lacks there (`unlogged`).
 * @param {Change[]} changes What waited when it was gone.
 * @param {import('./requests.js').Known | undefined} known
 * @returns {Doing<Change>[]}
 */
export function wanted(changes, known) {
  const last = known?.last ?? known?.copy;
  const waited = changes.filter((one) => one.what !== 'discard').map(({ id: _, thing: __, ...doing }) => /** @type {Doing<Change>} */ (doing));
  return [{ what: 'begin', value: last ? beginning(last) : { exercises: [] }, again: true }, ...(last && !known?.copy ? turns(last.clock) : []), ...waited];
}

/**
 * The clock as it was turned, at its own moments: a later press of the device that brought the workout back decides.
 * @param {Draft['clock']} clock
 * @returns {Doing<Change>[]}
 */
function turns({ state, as_of, active_seconds }) {
  if (state === 'draft') return [];
  /** @type {Doing<Change>} */
  const start = { what: 'press', turn: 'start', at: new Date(Date.parse(as_of) - active_seconds * 1000).toISOString() };
  return state === 'paused' ? [start, { what: 'press', turn: 'pause', at: as_of }] : [start];
}

/** @param {Draft} draft @returns {Beginning} What it is made of again. */
export function beginning(draft) {
  const { id: _, clock: __, version: ___, created_at: ____, updated_at: _____, ...value } = structuredClone(draft);
  return value;
}
