/** Working sets a week for each group of muscles. */

import { call } from '../kit/api.js';
import { chart } from '../kit/chart.js';
import { day, number, today } from '../kit/format.js';
import { noteBox } from '../kit/state.js';
import { t } from '../kit/text.js';
import { cell, h } from '../kit/view.js';
import { back, oneOf, preview, remember } from './progress-parts.js';

/** @typedef {import('../types/api').MuscleSetsWeek} Week */
/** @typedef {'4' | '12' | '26'} Weeks */

/** @type {Weeks[]} */
const spans = ['4', '12', '26'];
const groups = /** @type {const} */ (['legs', 'back', 'chest', 'shoulders', 'arms', 'abdominals']);

/**
 * The days of so many weeks up to today; of four, those that the API takes by itself, which are whole weeks.
 * @param {Weeks} weeks
 */
const days = (weeks) =>
  weeks === '4' ? {} : { from: new Date(Date.parse(today()) - (Number(weeks) * 7 - 1) * 86_400_000).toISOString().slice(0, 10), to: today() };

/** @type {import('../kit/router.js').Screen<undefined>} */
export const muscles = {
  path: '/train/progress/muscles',
  title: () => t('progress.muscles'),
  crumb: back,
  show: (_, { query }) => {
    const weeks = cell(spans.find((one) => one === query.get('weeks')) ?? '4');
    const unknown = cell(0);
    return h(
      'section',
      { class: 'sheet graph', 'aria-labelledby': 'graph' },
      h('header', null, h('h2', { id: 'graph' }, t('progress.setsAWeek')), h('span', { class: 'quiet' }, t('progress.band'))),
      oneOf(
        t('progress.range'),
        spans.map((one) => [one, t('progress.weeks', { count: Number(one) })]),
        weeks(),
        (next) => {
          weeks.set(next);
          remember({ weeks: next });
        },
      ),
      chart({
        draw: (width, signal) => call('GET /v1/lifters/{lifter}/muscles/drawing', { path: { lifter: 'me' }, query: { ...days(weeks()), width }, signal }),
        values: async (signal) => {
          const sets = await call('GET /v1/lifters/{lifter}/muscles', { path: { lifter: 'me' }, query: days(weeks()), signal });
          return { caption: t('progress.newestFirst', { graph: t('progress.muscles') }), rows: [...sets.weeks].reverse(), columns: columns() };
        },
        drawn: ({ unassigned }) => unknown.set(Number(unassigned) || 0),
        refused: preview,
        down: true,
        file: 'muscles',
      }),
      () => unknown() > 0 && noteBox('', 'help', t('progress.unassigned', { count: unknown() })),
      h('p', { class: 'quiet' }, t('progress.musclesText')),
    );
  },
};

/** @param {Week} week @param {typeof groups[number]} group */
const sets = (week, group) => week.groups.find((one) => one.muscle_group === group)?.sets ?? 0;

/** @returns {Array<import('../kit/table.js').Column<Week> & { plain(row: Week): string | number | undefined }>} */
const columns = () => [
  { label: t('progress.weekFrom'), cell: (week) => day(week.first_day), plain: (week) => week.first_day },
  ...groups.map((group) => ({
    label: t(`progress.muscle_${group}`),
    end: true,
    cell: (/** @type {Week} */ week) => number(sets(week, group)),
    plain: (/** @type {Week} */ week) => sets(week, group),
  })),
];
