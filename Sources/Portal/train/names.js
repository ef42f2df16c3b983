// @ts-check
import { allOf, call } from '../kit/api.js';
import { cell, h } from '../kit/view.js';

/** @typedef {import('../types/api').Exercise} Exercise */

let ids = 0;
/** @type {Promise<void> | undefined} */
let asked;
/** One's own exercises, most used first. */
const own = cell(/** @type {Exercise[]} */ ([]));

/**
 * All of one's exercises, most used first.
 * @param {{ quiet?: boolean, signal?: AbortSignal }} [extras]
 */
export const ownExercises = (extras) =>
  allOf((after) => call('GET /v1/lifters/{lifter}/exercises', { path: { lifter: 'me' }, query: { limit: 100, after }, ...extras }));

/** Asked once a visit: they are only suggestions, any name is taken. */
function lookUp() {
  asked ??= ownExercises({ quiet: true }).then(own.set, () => {
    asked = undefined;
  });
  return asked;
}

/**
 * What the weights of an exercise mean, as soon as it is known: the server says it of those that the lifter has.
 * @param {{ measure?: import('../kit/reckoning.js').Measure, exercise_id?: string, name?: string }} exercise
 */
export function measureOf({ measure, exercise_id, name }) {
  if (measure) return measure;
  void lookUp();
  return own().find((one) => (exercise_id ? one.id === exercise_id : one.name === name))?.measure;
}

/** A list of suggestions for fields with `list`. */
export function exerciseNames() {
  const id = `exercises-${(ids += 1)}`;
  const list = h('datalist', { id });
  void lookUp().then(() => list.append(...own().map(({ name }) => h('option', { value: name }))));
  return { id, list };
}

/** @type {Array<{ slug: string, lower: boolean, is: (exercise: Exercise) => boolean }>} By the entries of the catalogue. */
const LIFTS = [
  { slug: 'back-squat', lower: true, is: ({ lift }) => lift === 'squat' },
  { slug: 'bench-press', lower: false, is: ({ lift }) => lift === 'bench_press' },
  { slug: 'deadlift', lower: true, is: ({ lift }) => lift === 'deadlift' },
  { slug: 'overhead-press', lower: false, is: ({ catalogue_slug }) => catalogue_slug === 'overhead-press' },
];

/**
 * What programmes begin with: the lifts, under the names by which the lifter logs them, else by those of the lifter's language.
 * @param {number} [count]
 */
export async function usualLifts(count) {
  const [exercises, catalogue] = await Promise.all([ownExercises(), call('GET /v1/catalogue/exercises', { query: { equipment: 'barbell', limit: 100 } })]);
  const nameOf = (/** @type {string} */ slug) => catalogue.items.find((one) => one.slug === slug)?.name ?? '';
  return LIFTS.slice(0, count).map(({ slug, lower, is }) => ({ exercise: exercises.find(is)?.name ?? nameOf(slug), lower }));
}
