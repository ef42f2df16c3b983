// @ts-check
import { call } from '../kit/api.js';
import { go } from '../kit/router.js';
import { t } from '../kit/text.js';
import { cell, h, icon } from '../kit/view.js';
import { emptySheet, busyButton, linkButton } from './parts.js';

/** @typedef {import('../types/api').Exercise} Exercise */
/** @typedef {{ q: string, first: import('../types/api').ExercisePage }} Loaded */

/** @param {string} q @param {string} [after] */
const page = (q, after) => call('GET /v1/lifters/{lifter}/exercises', { path: { lifter: 'me' }, query: { q: q || undefined, limit: 50, after } });

/** @type {import('../kit/router.js').Screen<Loaded>} */
export const exercises = {
  path: '/train/exercises',
  title: () => t('history.exercises'),
  tab: '/train/history',
  crumb: () => ({ path: '/train/history', text: t('history.title') }),
  lead: () => t('history.exercises_lead'),
  kept: true,
  load: async ({ query }) => {
    const q = query.get('q') ?? '';
    return { q, first: await page(q) };
  },
  show: ({ q, first }) => [
    search(q),
    first.items.length
      ? list(q, first)
      : q
        ? emptySheet(t('history.no_exercise_found'), t('history.none_found_why'), linkButton('/train/exercises', t('history.find_all')))
        : emptySheet(t('history.no_exercises'), t('history.no_exercises_why'), linkButton('/train', t('history.to_today'), null, true)),
  ],
};

/** @param {string} q */
function search(q) {
  const submit = (/** @type {SubmitEvent} */ event) => {
    event.preventDefault();
    const typed = `${new FormData(/** @type {HTMLFormElement} */ (event.target)).get('q') ?? ''}`.trim();
    void go(typed ? `/train/exercises?${new URLSearchParams({ q: typed })}` : '/train/exercises');
  };
  return h(
    'form',
    { class: 'bar history-bar', role: 'search', onsubmit: submit },
    h(
      'div',
      { class: 'field' },
      h('label', { for: 'exercise-q' }, t('history.search_exercise')),
      h('input', { id: 'exercise-q', name: 'q', type: 'search', value: q, autocomplete: 'off' }),
    ),
    h('p', { class: 'btns' }, h('button', { class: 'btn', type: 'submit' }, icon('search'), t('history.find'))),
  );
}

/** @param {string} q @param {import('../types/api').ExercisePage} first */
function list(q, first) {
  const items = cell(first.items),
    next = cell(first.next);
  const more = async () => {
    const found = await page(q, next());
    items.set([...items(), ...found.items]);
    next.set(found.next);
  };
  return h(
    'section',
    { class: 'sheet', 'aria-label': t('history.exercises') },
    h('ul', { class: 'lines' }, () => items().map(row)),
    () => (next() ? h('p', { class: 'btns' }, busyButton(t('history.more_of_them'), more)) : null),
  );
}

/** @param {Exercise} exercise */
const row = (exercise) =>
  h(
    'li',
    null,
    h('div', null, h('a', { class: 'row-link', href: `/train/exercises/${exercise.id}`, translate: 'no' }, exercise.name), traits(exercise)),
    h('span', { class: 'quiet end' }, t('history.workouts', { count: exercise.workout_count })),
  );

/** @param {Exercise} exercise */
function traits(exercise) {
  const words = [
    exercise.lift ? t('history.lift', { lift: exercise.lift }) : '',
    ...exercise.primary_muscles.map((muscle) => t('history.muscle', { muscle })),
  ].filter(Boolean);
  return words.length ? h('p', { class: 'quiet' }, words.join(' · ')) : null;
}
