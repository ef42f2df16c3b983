/** Active people by day, as bars from zero; the table beside it has the same figures. */

import { day, number } from '../kit/format.js';
import { t } from '../kit/text.js';
import { cell, h, s } from '../kit/view.js';
import { dayTable } from './analytics.js';

/** @typedef {import('../types/api').AnalyticsReport} Report */

const HEIGHT = 100;

/** @param {Report} report */
export function activeChart(report) {
  const asTable = cell(false);
  const choice = (/** @type {boolean} */ table, /** @type {string} */ text) =>
    h('label', null, h('input', { type: 'radio', name: 'active-as', checked: !table, onchange: () => asTable.set(table) }), h('span', null, text));
  const choices = h(
    'fieldset',
    { class: 'seg' },
    h('legend', { class: 'said' }, t('figures.figures_active')),
    choice(false, t('figures.figures_chart')),
    choice(true, t('figures.figures_table')),
  );
  return h('figure', { class: 'chart' }, choices, () => (asTable() ? dayTable(report) : bars(report)));
}

/**
 * The bars are stretched to the width there is; words stand beside them as text, so that they keep their size.
 * @param {Report} report
 */
function bars({ days }) {
  const known = days.flatMap((one) => (one.active === undefined ? [] : [one.active]));
  const most = Math.max(1, ...known),
    last = known[known.length - 1] ?? 0,
    first = days[0],
    end = days[days.length - 1];
  const sentence = t('figures.figures_active_about', { from: day(first.day), to: day(end.day), most: number(most, 0), last: number(last, 0) });
  return h(
    'div',
    { class: 'day-bars' },
    h('p', { class: 'quiet', 'aria-hidden': 'true' }, t('figures.figures_most', { count: number(most, 0) })),
    s(
      'svg',
      { viewBox: `0 0 ${days.length} ${HEIGHT}`, preserveAspectRatio: 'none', role: 'img', 'aria-label': sentence },
      days.map((one, at) => bar(one.active, at, most)),
    ),
    h('p', { class: 'quiet ends', 'aria-hidden': 'true' }, h('span', null, day(first.day)), h('span', null, day(end.day))),
  );
}

/**
 * A day of too few people has no bar, and says so in the table.
 * @param {number | undefined} count
 * @param {number} at
 * @param {number} most
 */
function bar(count, at, most) {
  if (count === undefined) return null;
  const height = (count / most) * HEIGHT;
  return s('rect', { class: 'day-bar', x: at + 0.08, y: HEIGHT - height, width: 0.84, height });
}
