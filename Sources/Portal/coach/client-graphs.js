/** A client's progress: the three lifts as figures and tables, and the records. */

import { call } from '../kit/api.js';
import { day, person, setText, signed, today, weightValue } from '../kit/format.js';
import { table } from '../kit/table.js';
import { empty } from '../kit/state.js';
import { t } from '../kit/text.js';
import { h } from '../kit/view.js';
import { clientFrame, clientScreen } from './client-frame.js';
import { withClient } from './known.js';
import { estimate, estimateNumber, hiddenBy, liftName, lifts, seen, sheet } from './parts.js';
import { recordLine } from './records.js';
import { change, spark } from './roster-row.js';

/** @typedef {import('./parts.js').Client} Client */
/** @typedef {import('../types/api').Progress} Progress */
/** @typedef {{ series: Array<Progress | undefined>, records?: import('../types/api').PersonalRecordPage }} More */

const ranges = /** @type {const} */ ({ 3: 92, 6: 183, 12: 365 });

/** @param {URLSearchParams} query */
const rangeOf = (query) => /** @type {3 | 6 | 12} */ ([3, 6, 12].find((one) => `${one}` === query.get('months')) ?? 3);

/** @type {import('../kit/router.js').Screen<{ client: Client, reasons: import('./parts.js').Reason[], more: More | undefined }>} */
export const clientGraphs = {
  ...clientScreen('progress'),
  load: ({ params: { id }, query }) => withClient(id, async (sees) => {
    if (!sees('main_lifts', 'all_lifts')) return undefined;
    const from = new Date(Date.parse(today()) - ranges[rangeOf(query)] * 86_400_000).toISOString().slice(0, 10);
    const bucket = rangeOf(query) === 3 ? 'day' : 'week';
    const [records, graphs] = await Promise.all([
      seen(call('GET /v1/lifters/{lifter}/records', { path: { lifter: id }, query: { current: true, limit: 20 } })),
      seen(call('GET /v1/lifters/{lifter}/progress', { path: { lifter: id }, query: { from, bucket } }))]);
    return { series: lifts.map((lift) => graphs?.items.find((one) => one.lift === lift)), records };
  }),
  show: (data, { query }) => clientFrame(data, 'progress', data.more ? progress(data.more, data.client, query) : sheet('lifts', t('coach.lifts'), null, hiddenBy(data.client, 'main_lifts'))),
};

/**
 * @param {More} more
 * @param {Client} client
 * @param {URLSearchParams} query
 */
function progress({ series, records }, client, query) {
  const range = rangeOf(query);
  return [
    h('nav', { class: 'filters', 'aria-label': t('coach.range') }, /** @type {const} */ ([3, 6, 12]).map((one) => h('a', { class: 'filter', href: `/coach/clients/${client.id}/progress?months=${one}`, 'aria-current': one === range ? 'true' : null }, t('coach.months', { count: one })))),
    h('div', { class: 'three' }, lifts.map((lift, at) => liftSheet(lift, series[at]))),
    sheet('records', t('coach.records'), null, records?.items.length ? h('ul', { class: 'lines two-columns' }, records.items.map(recordLine)) : h('p', { class: 'quiet' }, t('coach.noRecords'))),
  ];
}

/**
 * @param {typeof lifts[number]} lift
 * @param {Progress | undefined} found
 */
function liftSheet(lift, found) {
  const points = found?.points ?? [];
  if (!found || !points.length) return sheet(lift, liftName(lift), null, empty(t('coach.noSets'), t('coach.noSetsText')));
  const unit = /** @type {'kg' | 'lb'} */ (found.unit), latest = points[points.length - 1], best = points.reduce((top, one) => (one.value > top.value ? one : top));
  const rows = points.slice(-12).reverse();
  const before = new Map(points.map((point, at) => [point, points[at - 1]]));
  return sheet(lift, liftName(lift), h('span', { class: 'quiet' }, 'e1RM'),
    h('p', { class: 'lift-now' }, estimate(latest.value, unit), ' ', change(latest.value - points[0].value, unit), ' ', spark(points.map((point) => point.value))),
    h('p', { class: 'quiet' }, t('coach.bestOf', { weight: `${estimateNumber(best.value, unit)} ${person.unit}`, day: day(best.date) })),
    table({
      caption: t('coach.tableOf', { name: liftName(lift) }), list: false, rows,
      columns: [
        { label: t('coach.day'), cell: (point) => day(point.date) },
        { label: t('coach.bestSet'), cell: (point) => (point.reps !== undefined ? setText({ weight: point.weight, unit: point.unit, reps: point.reps, rpe: point.rpe }) : '–') },
        { label: 'e1RM', end: true, cell: (point) => h('span', { class: 'fig' }, estimateNumber(point.value, unit)) },
        { label: '±', end: true, cell: (point) => {
          const last = before.get(point);
          return last ? h('span', { class: 'quiet' }, signed(weightValue(point.value, unit) - weightValue(last.value, unit))) : '';
        } },
      ],
    }));
}
