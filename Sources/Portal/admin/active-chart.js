/** Active people by day, as bars from zero; the table beside it has the same figures. */

import { day, number } from '../kit/format.js';
import { t } from '../kit/text.js';
import { cell, h, s } from '../kit/view.js';
import { dayTable } from './analytics.js';

/** @typedef {import('../types/api').AnalyticsReport} Report */

const WIDTH = 684, HEIGHT = 160, FOOT = 20, HEAD = 16;

/** @param {Report} report */
export function activeChart(report) {
  const asTable = cell(false);
  const choice = (/** @type {boolean} */ table, /** @type {string} */ text) => h('label', null,
    h('input', { type: 'radio', name: 'active-as', checked: !table, onchange: () => asTable.set(table) }), h('span', null, text));
  const choices = h('fieldset', { class: 'seg' }, h('legend', { class: 'said' }, t('figures.figures_active')), choice(false, t('figures.figures_chart')), choice(true, t('figures.figures_table')));
  return h('figure', { class: 'chart' }, choices, () => (asTable() ? dayTable(report) : bars(report)));
}

/** @param {Report} report */
function bars({ days }) {
  const known = days.flatMap((one) => (one.active === undefined ? [] : [one.active]));
  const most = Math.max(1, ...known), last = known[known.length - 1] ?? 0;
  const step = WIDTH / days.length, width = Math.max(1, step - Math.min(3, step / 4));
  const height = (/** @type {number} */ count) => Math.round((count / most) * (HEIGHT - FOOT - HEAD));
  const sentence = t('figures.figures_active_about', { from: day(days[0].day), to: day(days[days.length - 1].day), most: number(most, 0), last: number(last, 0) });
  const peak = days.findIndex((one) => one.active === most);
  return s('svg', { class: 'bars', viewBox: `0 0 ${WIDTH} ${HEIGHT}`, role: 'img', 'aria-label': sentence },
    s('line', { class: 'axis', x1: 0, x2: WIDTH, y1: HEIGHT - FOOT, y2: HEIGHT - FOOT }),
    days.map((one, at) => (one.active === undefined ? null : s('rect', { class: 'bar', x: at * step, y: HEIGHT - FOOT - height(one.active), width, height: height(one.active) }))),
    peak < 0 ? null : s('text', { x: clamp(peak * step + width / 2), y: HEIGHT - FOOT - height(most) - 4, 'text-anchor': 'middle' }, number(most, 0)),
    s('text', { x: 0, y: HEIGHT - 4 }, day(days[0].day)),
    s('text', { x: WIDTH, y: HEIGHT - 4, 'text-anchor': 'end' }, day(days[days.length - 1].day)));
}

/** @param {number} x */
const clamp = (x) => Math.min(WIDTH - 20, Math.max(20, x));
