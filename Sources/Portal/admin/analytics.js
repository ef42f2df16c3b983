/** How the tenant is used: people, what stays, what is used. It prints as one page. */

import { call } from '../kit/api.js';
import { form } from '../kit/form.js';
import { date, day, number, percent } from '../kit/format.js';
import { go } from '../kit/router.js';
import { empty } from '../kit/state.js';
import { table } from '../kit/table.js';
import { hasText, t } from '../kit/text.js';
import { h, icon } from '../kit/view.js';
import { activeChart } from './active-chart.js';
import { asked, isDay, leftOut } from './asked.js';
import { cohortTable } from './cohorts.js';
import { board, filtered, sheet } from './parts.js';

/** @typedef {import('../types/api').AnalyticsReport} Report */

const RULES = { from: isDay, to: isDay };

/** @type {import('../kit/router.js').Screen<Report>} */
export const analytics = {
  path: '/admin/analytics',
  title: () => t('admin.analytics'),
  needs: { role: 'admin', duty: 'operations' },
  more: { group: 'work', icon: 'progress' },
  load: ({ query }) => call('GET /v1/admin/analytics', { query: asked(query, RULES) }),
  lead: (report) => `${date(report.from)} – ${date(report.to)} · ${t('figures.figures_few', { count: report.fewest_people })}`,
  actions: () => h('button', { type: 'button', class: 'btn', onclick: () => print() }, icon('print'), t('figures.print')),
  show: (report, { query }) => [leftOut(query, RULES), span(report), figures(report)],
};

/** @param {Report} report */
const span = (report) =>
  h(
    'div',
    { class: 'sheet finder' },
    form({
      name: t('admin.show'),
      unguarded: true,
      action: t('admin.show'),
      value: report,
      fields: [
        { name: 'from', label: t('admin.from'), type: 'date' },
        { name: 'to', label: t('admin.to'), type: 'date' },
      ],
      send: async (/** @type {{ from?: string, to?: string }} */ body) => go(filtered('/admin/analytics', body)),
    }),
  );

/** @param {Report} report */
function figures(report) {
  const { days, logging, fewest_people: few } = report;
  if (!days.length) return sheet(t('figures.figures_active'), empty(t('figures.figures_none'), t('figures.figures_none_step', { count: few })));
  const last = days[days.length - 1],
    registered = days.reduce((sum, one) => sum + (one.registered ?? 0), 0);
  return h(
    'div',
    { class: 'onepage' },
    sheet(
      t('figures.figures_active'),
      h(
        'div',
        { class: 'stack' },
        board([
          [t('figures.figures_day'), people(last.active, few)],
          [t('figures.figures_week'), people(last.active_in_week, few)],
          [t('figures.figures_month'), people(last.active_in_month, few)],
          [t('figures.figures_new'), people(registered || undefined, few)],
          logging.success_percent === undefined ? null : [t('figures.figures_success'), percent(logging.success_percent / 100)],
        ]),
        activeChart(report),
      ),
    ),
    report.cohorts.length ? sheet(t('figures.cohorts'), [h('p', { class: 'quiet' }, t('figures.cohorts_about')), cohortTable(report)]) : null,
    h(
      'div',
      { class: 'two even' },
      report.features.length ? sheet(t('figures.features_used'), featureTable(report)) : null,
      report.templates.length ? sheet(t('figures.templates_used'), templateTable(report)) : null,
    ),
  );
}

/**
 * A figure of too few people is not there: that is said, never a zero.
 * @param {number | undefined} count
 * @param {number} few
 */
export const people = (count, few) =>
  count === undefined ? h('span', { class: 'veil' }, icon('hidden'), t('figures.figures_hidden', { count: few })) : number(count, 0);

/** @param {string} feature */
const featureText = (feature) => {
  const key = `figures.use_${feature}`;
  return hasText(key) ? t(key) : feature;
};

/** @param {Report} report */
const featureTable = ({ features, fewest_people: few }) =>
  table({
    caption: t('figures.features_used'),
    rows: features,
    list: false,
    columns: [
      { label: t('people.feature'), cell: (one) => featureText(one.feature) },
      { label: t('figures.uses'), end: true, cell: (one) => people(one.uses, few) },
      { label: t('figures.people_most'), end: true, cell: (one) => people(one.people, few) },
    ],
  });

/** @param {Report} report */
const templateTable = ({ templates, fewest_people: few }) =>
  table({
    caption: t('figures.templates_used'),
    rows: templates,
    list: false,
    columns: [
      { label: t('people.name'), cell: (one) => h('span', { translate: 'no' }, one.name) },
      { label: t('figures.uses'), end: true, cell: (one) => number(one.uses, 0) },
      { label: t('figures.people_most'), end: true, cell: (one) => people(one.people, few) },
    ],
  });

/**
 * Days as a table, beside the chart.
 * @param {Report} report
 */
export const dayTable = ({ days, fewest_people: few }) =>
  table({
    caption: t('figures.figures_active'),
    rows: [...days].reverse(),
    list: false,
    columns: [
      { label: t('figures.day'), cell: (one) => day(one.day) },
      { label: t('figures.in_day'), end: true, cell: (one) => people(one.active, few) },
      { label: t('figures.in_week'), end: true, cell: (one) => people(one.active_in_week, few) },
      { label: t('figures.in_month'), end: true, cell: (one) => people(one.active_in_month, few) },
      { label: t('figures.new'), end: true, cell: (one) => people(one.registered, few) },
    ],
  });
