// @ts-check
// Whole workouts: begun, finished, thrown away and brought back.
import { moment, now } from '../../kit/clock.js';
import { newId } from '../../kit/id.js';
import { session } from '../../kit/session.js';
import { change, known, tryAgain } from './logbook.js';
import { secondsOf } from './replay.js';
import { beginning, wanted } from './wanted.js';

/** @typedef {import('./replay.js').Change} Change */
/** @typedef {import('./replay.js').Draft} Draft */
/** @template T @typedef {import('./logbook.js').Doing<T>} Doing */

/**
 * Begins a workout here, and its clock unless it is another day's.
 * @param {import('./replay.js').Beginning} value
 * @param {boolean} [start]
 * @param {string} [id]
 * @returns {string} Its id.
 */
export function begin(value, start = true, id = newId()) {
  const zone = session().account.time_zone;
  void change(
    id,
    { what: 'begin', value: { time_zone: zone, ...value } },
    .../** @type {Doing<Change>[]} */ (start ? [{ what: 'press', turn: 'start', at: moment() }] : []),
  );
  return id;
}

/**
 * Ends the clock now, whenever it is sent.
 * @param {Draft} draft
 */
export function finish(draft) {
  /** @type {Doing<Change>[]} */
  const pause = draft.clock.state === 'running' ? [{ what: 'press', turn: 'pause', at: moment() }] : [];
  return change(draft.id, ...pause, { what: 'finish', body: {} });
}

/**
 * Throws a draft away, and returns what brings it back.
 * @param {Draft} draft
 * @returns {() => void}
 */
export function discard(draft) {
  const { id, clock } = draft,
    value = beginning(draft);
  void change(id, { what: 'discard' });
  return () => {
    const seconds = secondsOf(clock, now());
    /** @type {Doing<Change>[]} */
    const presses = clock.state === 'draft' ? [] : [{ what: 'press', turn: 'start', at: moment(now() - seconds * 1000) }];
    if (clock.state === 'paused') presses.push({ what: 'press', turn: 'pause', at: moment() });
    void change(id, { what: 'begin', value, again: true }, ...presses);
  };
}

/** @param {import('./logbook.js').Aside} aside The person wants it after all. */
export const keepMine = (aside) => tryAgain(aside, wanted(aside.changes, known().get(aside.thing)));
