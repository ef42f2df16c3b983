/** Body measurements and health data, if the client shares them. */

import { call } from '../kit/api.js';
import { bodyValue } from '../kit/body-value.js';
import { day, figure } from '../kit/format.js';
import { chart, lineLegend } from '../kit/chart.js';
import { session } from '../kit/session.js';
import { table } from '../kit/table.js';
import { empty } from '../kit/state.js';
import { t } from '../kit/text.js';
import { h } from '../kit/view.js';
import { clientFrame, clientScreen } from './client-frame.js';
import { ofClient } from './closing.js';
import { withClient } from './known.js';
import { hiddenBy, seen, sheet } from './parts.js';

/** @typedef {import('./parts.js').Client} Client */
/** @typedef {import('../types/api').Measurement} Measurement */
/** @typedef {{ latest?: import('../types/api').MeasurementPage, health?: import('../types/api').MedicalConditions }} More */

export const clientBody = ofClient(
  /** @type {import('../kit/router.js').Screen<{ client: Client, reasons: import('./parts.js').Reason[], more: More }>} */ ({
    path: '/coach/clients/{id}/body',
    ...clientScreen(),
    load: ({ params: { id } }) =>
      withClient(id, async (sees) => {
        const path = { lifter: id };
        const [latest, health] = await Promise.all([
          sees('body_metrics') ? seen(call('GET /v1/lifters/{lifter}/measurements/latest', { path })) : undefined,
          sees('health') ? seen(call('GET /v1/lifters/{lifter}/medical-conditions', { path })) : undefined,
        ]);
        return { latest, health };
      }),
    show: (data) =>
      clientFrame(
        data,
        'body',
        h(
          'div',
          { class: 'two' },
          sheet('body', t('coach.bodyTitle'), null, body(data.client, data.more)),
          sheet('health', t('coach.health'), null, health(data.client, data.more)),
        ),
      ),
  }),
);

/**
 * @param {Client} client
 * @param {More} more
 */
function body(client, { latest }) {
  if (!latest) return hiddenBy(client, 'body_metrics');
  if (!latest.items.length) return empty(t('coach.noMeasurements'), t('coach.noMeasurementsText'));
  const isWeighed = latest.items.some((one) => one.kind === 'body_weight');
  return [
    isWeighed && weightGraph(client),
    table({
      caption: t('coach.bodyTitle'),
      list: false,
      rows: latest.items,
      columns: [
        { label: t('coach.measure'), cell: (one) => t(/** @type {const} */ (`coach.kind_of_${one.kind}`)) },
        { label: t('coach.value'), end: true, cell: (one) => figure(...bodyValue(one.value, one.unit)) },
        { label: t('coach.day'), end: true, cell: (one) => (one.local_date ? day(one.local_date) : '–') },
      ],
    }),
  ];
}

/** @param {Client} client */
const weightGraph = (client) =>
  chart({
    draw: (width, signal) =>
      call('GET /v1/lifters/{lifter}/progress/body_weight/drawing', {
        path: { lifter: client.id },
        signal,
        query: { bucket: 'week', width, scale: session().account.graph_scale },
      }),
    legend: lineLegend({ value: t('coach.kind_of_body_weight') }),
  });

/**
 * @param {Client} client
 * @param {More} more
 */
function health(client, { health: found }) {
  if (!found) return hiddenBy(client, 'health');
  if (!found.conditions.length) return h('p', { class: 'quiet' }, t('coach.noConditions'));
  return h(
    'ul',
    { class: 'lines' },
    found.conditions.map((one) =>
      h(
        'li',
        null,
        h('div', { translate: 'no' }, h('b', null, one.name), one.notes && h('p', { class: 'typed-text' }, one.notes)),
        one.since && h('span', { class: 'quiet' }, day(one.since)),
      ),
    ),
  );
}
