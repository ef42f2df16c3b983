/** Time, energy and volume by week, and what the whole log adds up to. */

import { call } from '../kit/api.js';
import { chart, dottedLegend } from '../kit/chart.js';
import { day, duration, number, person } from '../kit/format.js';
import { empty } from '../kit/state.js';
import { t } from '../kit/text.js';
import { cell, h } from '../kit/view.js';
import { back, oneOf, preview, remember, sheet } from './progress-parts.js';

/** @typedef {import('../types/api').Totals} Totals */
/** @typedef {import('../types/api').SummaryWeek} Week */
/** @typedef {'time' | 'energy' | 'volume'} Measure */
/** @typedef {'12' | '26' | '52'} Weeks */

/** @type {Measure[]} */
const measures = ['time', 'energy', 'volume'];
/** @type {Weeks[]} */
const spans = ['12', '26', '52'];

/** @type {import('../kit/router.js').Screen<Totals>} */
export const summary = {
  path: '/train/progress/summary',
  title: () => t('progress.summary'),
  crumb: back,
  load: ({ signal }) => call('GET /v1/lifters/{lifter}/totals', { path: { lifter: 'me' }, signal }),
  show: (totals, { query }) => {
    const measure = cell(measures.find((one) => one === query.get('measure')) ?? 'time');
    const weeks = cell(spans.find((one) => one === query.get('weeks')) ?? '12');
    return h(
      'div',
      { class: 'two' },
      h(
        'section',
        { class: 'sheet graph', 'aria-labelledby': 'graph' },
        h(
          'header',
          null,
          h('h2', { id: 'graph' }, () => t(`progress.week_${measure()}`, { unit: person.unit })),
        ),
        oneOf(
          t('progress.measure'),
          measures.map((one) => [one, t(`progress.sum_${one}`)]),
          measure(),
          (next) => {
            measure.set(next);
            remember({ measure: next });
          },
        ),
        oneOf(
          t('progress.range'),
          spans.map((one) => [one, t('progress.weeks', { count: Number(one) })]),
          weeks(),
          (next) => {
            weeks.set(next);
            remember({ weeks: next });
          },
        ),
        graph(measure, weeks),
      ),
      sheet('totals', t('progress.totals'), null, board(totals)),
    );
  },
};

/**
 * @param {import('../kit/view.js').Cell<Measure>} measure
 * @param {import('../kit/view.js').Cell<Weeks>} weeks
 */
function graph(measure, weeks) {
  return chart({
    draw: (width, signal) =>
      call('GET /v1/lifters/{lifter}/summary/drawing', { path: { lifter: 'me' }, query: { measure: measure(), weeks: Number(weeks()), width }, signal }),
    values: async (signal) => {
      const sums = await call('GET /v1/lifters/{lifter}/summary', { path: { lifter: 'me' }, query: { weeks: Number(weeks()) }, signal });
      return { caption: t('progress.newestFirst', { graph: t('progress.summary') }), rows: [...sums.weeks].reverse(), columns: columns(sums.unit) };
    },
    legend: dottedLegend(t('progress.mean')),
    refused: preview,
    none: () => empty(t('progress.noPoints'), t('progress.noWeeks')),
    file: 'weeks',
  });
}

/** @param {'kg' | 'lb'} unit @returns {Array<import('../kit/table.js').Column<Week> & { plain(row: Week): string | number | undefined }>} */
const columns = (unit) => [
  { label: t('progress.weekFrom'), cell: (week) => day(week.first_day), plain: (week) => week.first_day },
  { label: t('progress.workoutsHead'), end: true, cell: (week) => number(week.workouts), plain: (week) => week.workouts },
  { label: t('progress.sum_time'), end: true, cell: (week) => duration(week.duration_seconds), plain: (week) => week.duration_seconds },
  { label: 'kcal', end: true, cell: (week) => (week.kilocalories === undefined ? '–' : number(week.kilocalories, 0)), plain: (week) => week.kilocalories },
  {
    label: t('progress.volumeIn', { unit }),
    end: true,
    cell: (week) => (week.volume === undefined ? '–' : number(week.volume, 0)),
    plain: (week) => week.volume,
  },
];

/** @param {Totals} totals */
function board(totals) {
  /** @type {Array<[string, string | undefined]>} */
  const facts = [
    [t('progress.workoutsHead'), number(totals.workouts, 0)],
    [t('progress.sum_time'), duration(totals.duration_seconds)],
    [t('progress.setsHead'), number(totals.sets, 0)],
    [t('progress.volumeIn', { unit: totals.unit }), totals.volume === undefined ? undefined : number(totals.volume, 0)],
    [t('progress.streak'), t('progress.weeks', { count: totals.streak.weeks })],
    [t('progress.longest'), t('progress.weeks', { count: totals.streak.longest_weeks })],
    [t('progress.firstDay'), totals.first_day && day(totals.first_day)],
  ];
  return h(
    'dl',
    { class: 'pairs' },
    facts.map(([name, value]) => value && h('div', null, h('dt', null, name), h('dd', null, value))),
  );
}
