/** The body: weight and fat as graphs, every measure's latest value, and all that was measured. */

import { call } from '../kit/api.js';
import { chart, lineLegend } from '../kit/chart.js';
import { bodyValue } from '../kit/body-value.js';
import { ago, day, figure, number } from '../kit/format.js';
import { session } from '../kit/session.js';
import { empty } from '../kit/state.js';
import { t } from '../kit/text.js';
import { cell, h, icon } from '../kit/view.js';
import { enter, kinds, measurementList, wanted } from './measurements.js';
import { back, oneOf, preview, rangeChoice, rangeOf, remember, sheet, since, valueFigure } from './progress-parts.js';

/** @typedef {import('../types/api').Measurement} Measurement */
/** @typedef {import('../types/api').MeasurementPage} MeasurementPage */
/** @typedef {import('../types/api').BodyProgressPoint} Point */
/** @typedef {import('../types/api').BodyProgress['unit']} GraphUnit */
/** @typedef {'body_weight' | 'body_fat'} Graph */

/** @type {import('../kit/router.js').Screen<{ latest: Measurement[], log: MeasurementPage }>} */
export const body = {
  path: '/train/progress/body',
  title: () => t('progress.body'),
  crumb: back,
  load: async ({ query, signal }) => {
    const path = { lifter: 'me' };
    const [latest, log] = await Promise.all([
      call('GET /v1/lifters/{lifter}/measurements/latest', { path, signal }),
      call('GET /v1/lifters/{lifter}/measurements', { path, query: wanted(query), signal }),
    ]);
    return { latest: latest.items, log };
  },
  actions: (_, { query }) =>
    h('button', { type: 'button', class: 'btn main', onclick: () => enter(wanted(query).kind) }, icon('plus'), t('progress.measureNow')),
  show: ({ latest, log }, { query }) => {
    const graph = cell(/** @type {Graph} */ (query.get('graph') === 'body_fat' ? 'body_fat' : 'body_weight'));
    const range = cell(rangeOf(query.get('range')));
    return h(
      'div',
      { class: 'two' },
      h(
        'section',
        { class: 'sheet graph', 'aria-labelledby': 'graph' },
        h(
          'header',
          null,
          h('h2', { id: 'graph' }, () => t(`progress.${graph()}`)),
          h('span', { class: 'quiet' }, t('progress.meanOfDay')),
        ),
        oneOf(
          t('progress.which'),
          [
            ['body_weight', t('progress.body_weight')],
            ['body_fat', t('progress.body_fat')],
          ],
          graph(),
          (/** @type {Graph} */ next) => {
            graph.set(next);
            remember({ graph: next });
          },
        ),
        rangeChoice(range(), (next) => {
          range.set(next);
          remember({ range: next });
        }),
        drawn(graph, range, Number(query.get('goal')) || undefined, query.get('goal_by') ?? undefined),
      ),
      h(
        'div',
        { class: 'stack' },
        sheet(
          'latest',
          t('progress.latest'),
          null,
          latest.length
            ? h(
                'ul',
                { class: 'lines' },
                kinds.map((kind) => latest.find((one) => one.kind === kind)).map((one) => one && line(one)),
              )
            : h('p', { class: 'quiet' }, t('progress.noMeasuresText')),
        ),
        latest.length > 0 && measurementList(log, query),
      ),
    );
  },
};

/**
 * @param {import('../kit/view.js').Cell<Graph>} graph
 * @param {import('../kit/view.js').Cell<import('./progress-parts.js').Range>} range
 * @param {number} [goal]
 * @param {string} [goal_by]
 */
function drawn(graph, range, goal, goal_by) {
  const query = () => ({ from: since(range()) });
  return chart({
    draw: (width, signal) => {
      const asked = {
        path: { lifter: 'me' },
        signal,
        query: { ...query(), width, scale: session().account.graph_scale, goal: graph() === 'body_weight' ? goal : undefined, goal_by },
      };
      return graph() === 'body_fat'
        ? call('GET /v1/lifters/{lifter}/progress/body_fat/drawing', asked)
        : call('GET /v1/lifters/{lifter}/progress/body_weight/drawing', asked);
    },
    values: async (signal) => {
      const asked = { path: { lifter: 'me' }, query: query(), signal };
      const shown = await (graph() === 'body_fat'
        ? call('GET /v1/lifters/{lifter}/progress/body_fat', asked)
        : call('GET /v1/lifters/{lifter}/progress/body_weight', asked));
      return { caption: t('progress.newestFirst', { graph: t(`progress.${graph()}`) }), rows: [...shown.points].reverse(), columns: columns(shown.unit) };
    },
    legend: lineLegend({ value: t('progress.meanOfDay'), goal: Boolean(goal) }),
    none: () =>
      empty(
        t('progress.noMeasures'),
        t('progress.noMeasuresText'),
        h('button', { type: 'button', class: 'btn', onclick: () => enter(graph()) }, t('progress.measureNow')),
      ),
    report: () => ({ graph: graph(), ...query() }),
    refused: preview,
    file: 'body',
  });
}

/** @param {GraphUnit} unit @returns {Array<import('../kit/table.js').Column<Point> & { plain(row: Point): string | number | undefined }>} */
const columns = (unit) => [
  { label: t('progress.day'), cell: (row) => day(row.date), plain: (row) => row.date },
  { label: t('progress.mean'), end: true, cell: (row) => valueFigure(row.value, unit), plain: (row) => row.value },
  { label: t('progress.lowest'), end: true, cell: (row) => number(row.lowest), plain: (row) => row.lowest },
  { label: t('progress.highest'), end: true, cell: (row) => number(row.highest), plain: (row) => row.highest },
];

/** @param {Measurement} one */
const line = (one) =>
  h(
    'li',
    null,
    h('span', null, t(`progress.${one.kind}`), h('br'), h('span', { class: 'quiet' }, one.measured_at ? ago(one.measured_at) : null)),
    h('span', { class: 'end' }, figure(...bodyValue(one.value, one.unit))),
  );
