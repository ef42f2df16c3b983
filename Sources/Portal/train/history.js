// @ts-check
import { call } from '../kit/api.js';
import { day, duration, month as monthName, number, setText } from '../kit/format.js';
import { go } from '../kit/router.js';
import { failed } from '../kit/state.js';
import { t } from '../kit/text.js';
import { cell, each, h, icon } from '../kit/view.js';
import { busyButton, emptySheet, linkButton, volumeFigure } from './parts.js';

/** @typedef {import('../types/api').WorkoutSummary} WorkoutSummary */
/** @typedef {{ q: string, from: string, to: string }} Wanted */
/** @typedef {{ month: string, workouts: WorkoutSummary[] }} Month */

/** @param {URLSearchParams} query @returns {Wanted} */
const wantedOf = (query) => ({ q: query.get('q') ?? '', from: query.get('from') ?? '', to: query.get('to') ?? '' });

/** @param {Wanted} wanted @param {string} [after] */
const page = (wanted, after) =>
  call('GET /v1/lifters/{lifter}/workouts', {
    path: { lifter: 'me' },
    query: { q: wanted.q || undefined, from: wanted.from || undefined, to: wanted.to || undefined, include: 'details', limit: 20, after },
  });

/** @type {import('../kit/router.js').Screen<{ wanted: Wanted, first: import('../types/api').WorkoutSummaryPage }>} */
export const history = {
  path: '/train/history',
  title: () => t('history.title'),
  load: async ({ query }) => {
    const wanted = wantedOf(query);
    return { wanted, first: await page(wanted) };
  },
  actions: () => [
    linkButton('/train/past', t('history.add_past'), 'plus'),
    linkButton('/train/exercises', t('history.exercises')),
    linkButton('/train/deleted', t('history.deleted')),
  ],
  show: ({ wanted, first }) => [search(wanted), list(wanted, first)],
  kept: true,
};

/**
 * The address holds what is searched for, so that Back and a bookmark keep it.
 * @param {Wanted} wanted
 */
function search(wanted) {
  const isNarrow = Boolean(wanted.from || wanted.to);
  return h(
    'form',
    { class: 'bar history-bar', role: 'search', onsubmit: submit },
    h(
      'div',
      { class: 'field' },
      h('label', { for: 'history-q' }, t('history.search')),
      h('input', { id: 'history-q', name: 'q', type: 'search', value: wanted.q, autocomplete: 'off', enterkeyhint: 'search' }),
    ),
    h(
      'details',
      { class: 'period', open: isNarrow },
      h('summary', null, isNarrow ? t('history.period_set') : t('history.period')),
      h('div', { class: 'pair' }, date('from', t('history.from'), wanted.from), date('to', t('history.to'), wanted.to)),
    ),
    h(
      'p',
      { class: 'btns' },
      h('button', { class: 'btn', type: 'submit' }, icon('search'), t('history.find')),
      wanted.q || isNarrow ? linkButton('/train/history', t('history.find_all')) : null,
    ),
  );
}

/** @param {string} name @param {string} label @param {string} value */
const date = (name, label, value) =>
  h('div', { class: 'field' }, h('label', { for: `history-${name}` }, label), h('input', { id: `history-${name}`, name, type: 'date', value }));

/** @param {SubmitEvent} event */
function submit(event) {
  event.preventDefault();
  const typed = new FormData(/** @type {HTMLFormElement} */ (event.target));
  const query = new URLSearchParams();
  for (const name of ['q', 'from', 'to']) {
    const value = `${typed.get(name) ?? ''}`.trim();
    if (value) query.set(name, value);
  }
  void go(`/train/history${`${query}` ? `?${query}` : ''}`);
}

/** @param {Wanted} wanted @param {import('../types/api').WorkoutSummaryPage} first */
function list(wanted, first) {
  if (!first.items.length) return nothing(wanted);
  const workouts = cell(first.items),
    next = cell(first.next),
    problem = cell(/** @type {unknown} */ (null));
  const older = async () => {
    problem.set(null);
    try {
      const more = await page(wanted, next());
      workouts.set([...workouts(), ...more.items]);
      next.set(more.next);
    } catch (failure) {
      problem.set(failure);
    }
  };
  const months = each(
    h('div', { class: 'stack' }),
    () => byMonth(workouts()),
    (month) => month.month,
    monthSheet,
  );
  return h(
    'div',
    { class: 'stack' },
    months,
    () => (problem() ? failed(problem(), older) : null),
    () => (next() ? h('p', { class: 'btns inset' }, busyButton(t('history.older'), older)) : null),
  );
}

/** @param {WorkoutSummary[]} workouts @returns {Month[]} */
function byMonth(workouts) {
  /** @type {Month[]} */
  const months = [];
  for (const workout of workouts) {
    const month = workout.local_date.slice(0, 7);
    const last = months[months.length - 1];
    if (last?.month === month) last.workouts.push(workout);
    else months.push({ month, workouts: [workout] });
  }
  return months;
}

/** @param {() => Month} month */
function monthSheet(month) {
  const id = `month-${month().month}`;
  const lines = each(
    h('ul', { class: 'lines logs' }),
    () => month().workouts,
    (workout) => workout.id,
    (workout) => row(workout()),
  );
  return h('section', { class: 'sheet', 'aria-labelledby': id }, h('header', null, h('h2', { id }, monthName(`${month().month}-01`))), lines);
}

/** @param {WorkoutSummary} workout */
function row(workout) {
  const time = workout.duration_seconds === undefined ? null : duration(workout.duration_seconds);
  return h(
    'li',
    null,
    h(
      'div',
      null,
      h('a', { href: `/train/workouts/${workout.id}`, class: 'row-link', translate: 'no' }, workout.name),
      h('p', { class: 'quiet' }, [day(workout.local_date), time, t('history.sets', { count: workout.set_count })].filter(Boolean).join(' · ')),
      workout.exercises ? h('p', { class: 'quiet', translate: 'no' }, tops(workout.exercises)) : null,
    ),
    h(
      'div',
      { class: 'end' },
      workout.volume ? volumeFigure(workout.volume, workout.unit) : null,
      workout.record_count ? h('p', { class: 'record' }, icon('record'), t('history.records', { count: workout.record_count })) : null,
    ),
  );
}

/**
 * The exercises with their top sets; at most three, then how many more.
 * @param {import('../types/api').WorkoutSummaryExercise[]} exercises
 */
function tops(exercises) {
  const shown = exercises
    .slice(0, 3)
    .map(({ name, measure, top_set }) => [name, top_set ? setText(top_set, measure).replaceAll(' ', '\u00a0') : ''].join(' ').trim());
  const more = exercises.length - shown.length;
  return [...shown, more > 0 ? `+${number(more)}` : ''].filter(Boolean).join(' · ');
}

/** @param {Wanted} wanted */
function nothing(wanted) {
  const isSearch = Boolean(wanted.q || wanted.from || wanted.to);
  return isSearch
    ? emptySheet(t('history.none_found'), t('history.none_found_why'), linkButton('/train/history', t('history.find_all')))
    : emptySheet(
        t('history.none'),
        t('history.none_why'),
        linkButton('/train', t('history.to_today'), null, true),
        linkButton('/train/past', t('history.add_past')),
        linkButton('/own/imports', t('history.import')),
      );
}
