// @ts-check
// What the logging screens remember on this device, so that they work in a cellar: last time's sets, plates, exercises.
import { call } from '../../kit/api.js';
import { person } from '../../kit/format.js';
import { prefer, preference } from '../../kit/preferences.js';
import * as store from '../../kit/store.js';
import { cell } from '../../kit/view.js';

/** @typedef {import('../../types/api').PreviousSets} PreviousSets */
/** @typedef {import('../../types/api').Exercise} Exercise */
/** @typedef {import('../../types/api').Equipment} Equipment */
/** @typedef {{ draft: string, until: number, total: number }} Rest A deadline in milliseconds, and how long it was. */

const HOURS = 6 * 3_600_000;

/**
 * By the exercise's id.
 * @type {import('../../kit/view.js').Cell<Record<string, PreviousSets>>}
 */
export const previous = cell({});
/** @type {import('../../kit/view.js').Cell<Equipment | undefined>} */
export const equipment = cell(/** @type {Equipment | undefined} */ (undefined));
/** @type {import('../../kit/view.js').Cell<Exercise[]>} */
export const exercises = cell(/** @type {Exercise[]} */ ([]));
/** @type {import('../../kit/view.js').Cell<Rest | null>} */
export const rest = cell(/** @type {Rest | null} */ (null));
/**
 * Exercises that are skipped today, by their ids in the draft.
 * @type {import('../../kit/view.js').Cell<string[]>}
 */
export const skipped = cell(/** @type {string[]} */ ([]));
/** Whether plates are drawn, by the exercise's name, where the person said so. */
export const bars = () => preference('plates', /** @type {Record<string, boolean>} */ ({}));

/** @param {string} name @param {boolean} drawn */
export const drawPlates = (name, drawn) => prefer('plates', { ...bars(), [name]: drawn });

/**
 * The routines of the week.
 * @type {import('../../kit/view.js').Cell<import('../../types/api').Schedule | undefined>}
 */
export const week = cell(/** @type {import('../../types/api').Schedule | undefined} */ (undefined));

const cells = { previous, equipment, exercises, rest, skipped, week };
/** @type {Record<string, number>} When each was read from the server. */
let times = {};
/** @type {Promise<void> | undefined} */
let read;

/** Reads what is kept. Once per page. */
export function remember() {
  read ??= (async () => {
    times = await store.get('log', 'times') ?? {};
    await Promise.all(Object.entries(cells).map(async ([name, one]) => {
      const kept = await store.get('log', name);
      if (kept !== undefined) /** @type {import('../../kit/view.js').Cell<any>} */ (one).set(kept);
    }));
  })().catch(() => {});
  return read;
}

/**
 * @template {keyof typeof cells} Name
 * @param {Name} name
 * @param {ReturnType<typeof cells[Name]>} value
 */
export function keep(name, value) {
  /** @type {import('../../kit/view.js').Cell<any>} */ (cells[name]).set(value);
  void store.put('log', name, value).catch(() => {});
}

/** @param {string} name */
function noteRead(name) {
  times = { ...times, [name]: Date.now() };
  void store.put('log', 'times', times).catch(() => {});
}

/** @param {string} name */
const isFresh = (name) => Date.now() - (times[name] ?? 0) < HOURS;

/**
 * Last time's sets of these exercises. Without a connection what is kept stays.
 * @param {string[]} ids @param {boolean} [lazily] Only what is not known of the last hours.
 */
export async function lookBack(ids, lazily = false) {
  const wanted = [...new Set(ids)].filter((id) => !lazily || !isFresh(`previous ${id}`)).slice(0, 50);
  if (!wanted.length) return;
  const page = await call('GET /v1/lifters/{lifter}/previous-sets', { path: { lifter: 'me' }, query: { exercises: wanted }, quiet: true }).catch(() => undefined);
  if (!page) return;
  keep('previous', { ...previous(), ...Object.fromEntries(page.items.map((one) => [one.exercise_id, one])) });
  for (const id of wanted) noteRead(`previous ${id}`);
}

/**
 * After a workout its sets are the last ones.
 * @param {string[]} ids
 */
export function forgetPrevious(ids) {
  for (const id of ids) delete times[`previous ${id}`];
}

/** The bars and plates. */
export async function lookUpPlates() {
  if (isFresh('equipment')) return;
  const found = await call('GET /v1/equipment', { quiet: true }).catch(() => undefined);
  if (found) { keep('equipment', found); noteRead('equipment'); }
}

/** Which days have routines. */
export async function lookUpWeek() {
  if (isFresh('week')) return;
  const found = await call('GET /v1/schedule', { quiet: true }).catch(() => undefined);
  if (found) { keep('week', found); noteRead('week'); }
}

/** The exercises for suggestions, most used first. */
export async function lookUpExercises() {
  if (isFresh('exercises')) return;
  const page = await call('GET /v1/lifters/{lifter}/exercises', { path: { lifter: 'me' }, query: { limit: 100 }, quiet: true }).catch(() => undefined);
  if (page) { keep('exercises', page.items); noteRead('exercises'); }
}

/**
 * Makes ready for a cellar, once the screen is there and nothing else is to be done.
 * @param {string[]} ids Of exercises that may be trained next.
 */
export async function makeReady(ids) {
  await remember();
  await Promise.all([lookBack(ids, true), lookUpPlates(), lookUpExercises()]);
}

/** @param {string} name @returns {Exercise | undefined} */
export function exerciseNamed(name) {
  const wanted = name.trim().toLocaleLowerCase();
  return exercises().find((one) => one.name.toLocaleLowerCase() === wanted || one.aliases.some((other) => other.toLocaleLowerCase() === wanted));
}

/** @param {{ exercise_id?: string }} exercise */
export const measureOf = (exercise) => exercises().find((one) => one.id === exercise.exercise_id)?.measure;

/** @param {{ exercise_id?: string }} exercise @returns {PreviousSets['sets']} */
export const lastSets = (exercise) => (exercise.exercise_id && previous()[exercise.exercise_id]?.sets) || [];

/** The unit of the person, whose weights are typed in it. */
export const unit = () => person.unit;
