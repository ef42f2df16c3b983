/** A client's progress: the three lifts as figures and graphs, and the records. */

import { call } from '../kit/api.js';
import { chart, lightly, lineLegend } from '../kit/chart.js';
import { day, setText, today } from '../kit/format.js';
import { session } from '../kit/session.js';
import { empty } from '../kit/state.js';
import { t } from '../kit/text.js';
import { h } from '../kit/view.js';
import { clientFrame, clientScreen } from './client-frame.js';
import { ofClient } from './closing.js';
import { withClient } from './known.js';
import { estimate, estimateNumber, hiddenBy, inSight, liftName, lifts, seen, sheet } from './parts.js';
import { recordLine } from './records.js';
import { change } from './roster-row.js';

/** @typedef {import('./parts.js').Client} Client */
/** @typedef {import('../types/api').ProgressPoint} Point */
/** @typedef {{ from: string, bucket: 'day' | 'week' }} Question */
/** @typedef {{ records?: import('../types/api').PersonalRecordPage }} More */

const ranges = /** @type {const} */ ({ 3: 92, 6: 183, 12: 365 });

/** @param {URLSearchParams} query */
const rangeOf = (query) => /** @type {3 | 6 | 12} */ ([3, 6, 12].find((one) => `${one}` === query.get('months')) ?? 3);

export const clientGraphs = ofClient(
  /** @type {import('../kit/router.js').Screen<{ client: Client, reasons: import('./parts.js').Reason[], more: More | undefined }>} */ ({
    path: '/coach/clients/{id}/progress',
    ...clientScreen(),
    load: ({ params: { id } }) =>
      withClient(id, async (sees) => {
        if (!sees('main_lifts', 'all_lifts')) return undefined;
        return { records: await seen(call('GET /v1/lifters/{lifter}/records', { path: { lifter: id }, query: { current: true, limit: 20 } })) };
      }),
    show: (data, { query }) =>
      clientFrame(
        data,
        'progress',
        data.more ? progress(data.more, data.client, query) : sheet('lifts', t('coach.lifts'), null, hiddenBy(data.client, 'main_lifts')),
      ),
  }),
);

/**
 * @param {More} more
 * @param {Client} client
 * @param {URLSearchParams} query
 */
function progress({ records }, client, query) {
  const range = rangeOf(query);
  /** @type {Question} */
  const question = { from: new Date(Date.parse(today()) - ranges[range] * 86_400_000).toISOString().slice(0, 10), bucket: range === 3 ? 'day' : 'week' };
  return [
    h(
      'nav',
      { class: 'filters', ...inSight, 'aria-label': t('coach.range') },
      /** @type {const} */ ([3, 6, 12]).map((one) =>
        h(
          'a',
          { class: 'filter', href: `/coach/clients/${client.id}/progress?months=${one}`, 'aria-current': one === range ? 'true' : null },
          t('coach.months', { count: one }),
        ),
      ),
    ),
    h(
      'div',
      { class: 'three' },
      lifts.map((lift) => liftSheet(lift, client, question)),
    ),
    sheet(
      'records',
      t('coach.records'),
      null,
      records?.items.length ? h('ul', { class: 'lines two-columns' }, records.items.map(recordLine)) : h('p', { class: 'quiet' }, t('coach.noRecords')),
    ),
  ];
}

/**
 * The graph of a lift; its points lead to the client's workouts.
 * @param {typeof lifts[number]} lift
 * @param {Client} client
 * @param {Question} question
 */
function liftSheet(lift, client, question) {
  const path = { lifter: client.id, lift },
    now = client.lifts?.find((one) => one.lift === lift),
    name = liftName(lift);
  return sheet(
    lift,
    name,
    h('span', { class: 'quiet' }, 'e1RM'),
    now?.e1rm !== undefined && h('p', { class: 'lift-now' }, estimate(now.e1rm, now.unit), ' ', now.change !== undefined && change(now.change, now.unit)),
    chart({
      draw: (width, signal) =>
        call('GET /v1/lifters/{lifter}/progress/{lift}/drawing', { path, signal, query: { ...question, width, scale: session().account.graph_scale } }),
      values: async (signal) => {
        const found = await call('GET /v1/lifters/{lifter}/progress/{lift}', { path, query: question, signal });
        return { caption: t('coach.tableOf', { name }), columns: columns(/** @type {'kg' | 'lb'} */ (found.unit)), rows: [...found.points].reverse() };
      },
      legend: lineLegend({ records: true, value: t('coach.bestSet') }),
      none: () => empty(t('coach.noSets'), t('coach.noSetsText')),
      file: lift,
    }),
  );
}

/** @param {'kg' | 'lb'} unit @returns {Array<import('../kit/table.js').Column<Point> & { plain(point: Point): string | number | undefined }>} */
const columns = (unit) => [
  { label: t('coach.day'), cell: (point) => day(point.date), plain: (point) => point.date },
  { label: t('coach.bestSet'), cell: (point) => bestSet(point) ?? '–', plain: bestSet },
  { label: 'e1RM', end: true, cell: (point) => h('span', { class: 'fig' }, estimateNumber(point.value, unit)), plain: (point) => point.value },
];

/** @param {Point} point */
const bestSet = (point) =>
  point.reps === undefined ? undefined : `${setText({ weight: point.weight, unit: point.unit, reps: point.reps, rpe: point.rpe })}${lightly(point)}`;
