// @ts-check
import { call } from '../kit/api.js';
import { cell, h } from '../kit/view.js';

/** @typedef {import('../types/api').Exercise} Exercise */

let ids = 0;
/** @type {Promise<void> | undefined} */
let asked;
/** One's own exercises, most used first. */
const own = cell(/** @type {Exercise[]} */ ([]));

/** Asked once a visit: they are only suggestions, any name is taken. */
function lookUp() {
  asked ??= call('GET /v1/lifters/{lifter}/exercises', { path: { lifter: 'me' }, query: { limit: 100 }, quiet: true })
    .then((page) => own.set(page.items), () => { asked = undefined; });
  return asked;
}

/**
 * What the weights of an exercise mean, as soon as it is known.
 * @param {{ exercise_id?: string, name?: string }} exercise
 */
export function measureOf({ exercise_id, name }) {
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
