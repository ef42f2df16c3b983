// @ts-check
import { call } from '../kit/api.js';
import { h } from '../kit/view.js';

let ids = 0;
/** @type {Promise<string[]> | undefined} */
let known;

/** One's own exercises, most used first. Asked once a visit: they are only suggestions, any name is taken. */
export function ownExercises() {
  known ??= call('GET /v1/lifters/{lifter}/exercises', { path: { lifter: 'me' }, query: { limit: 100 }, quiet: true })
    .then((page) => page.items.map((exercise) => exercise.name))
    .catch(() => {
      known = undefined;
      return [];
    });
  return known;
}

/** A list of suggestions for fields with `list`. */
export function exerciseNames() {
  const id = `exercises-${(ids += 1)}`;
  const list = h('datalist', { id });
  ownExercises().then((names) => list.append(...names.map((name) => h('option', { value: name }))));
  return { id, list };
}
