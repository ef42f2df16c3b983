/** What came in, by month, plan, provider and currency. */

import { call } from '../kit/api.js';
import { form } from '../kit/form.js';
import { month, number } from '../kit/format.js';
import { money } from '../kit/money.js';
import { go } from '../kit/router.js';
import { empty } from '../kit/state.js';
import { table } from '../kit/table.js';
import { t } from '../kit/text.js';
import { h } from '../kit/view.js';
import { asked, isDay, leftOut } from './asked.js';
import { board, filtered, held, sheet } from './parts.js';

/** @typedef {import('../types/api').Revenue} Revenue */

const RULES = { from: isDay, to: isDay };

/** @type {import('../kit/router.js').Screen<import('../types/api').RevenuePage>} */
export const revenue = {
  path: '/admin/revenue',
  title: () => t('admin.revenue'),
  needs: { role: 'admin', duty: 'operations', module: 'billing' },
  more: { group: 'work', icon: 'card' },
  load: ({ query }) => call('GET /v1/admin/revenue', { query: asked(query, RULES) }),
  show: (page, { query }) => [
    leftOut(query, RULES),
    h(
      'div',
      { class: 'sheet finder' },
      form({
        name: t('admin.show'),
        unguarded: true,
        action: t('admin.show'),
        value: asked(query, RULES),
        fields: [
          { name: 'from', label: t('admin.from'), type: 'date' },
          { name: 'to', label: t('admin.to'), type: 'date' },
        ],
        send: async (body) => go(filtered('/admin/revenue', body)),
      }),
    ),
    page.items.length
      ? [sheet(t('selling.net'), board(nets(page.items))), sheet(t('selling.by_month'), list(page.items))]
      : sheet(t('selling.by_month'), empty(t('selling.revenue_none'), t('selling.revenue_none_step'))),
  ],
};

/**
 * Each currency by itself: they can't be added.
 * @param {Revenue[]} items
 * @returns {Array<[string, string]>}
 */
export function nets(items) {
  /** @type {Map<string, number>} */
  const sums = new Map();
  for (const one of items) sums.set(one.currency, (sums.get(one.currency) ?? 0) + one.net);
  return [...sums].sort(([, one], [, other]) => other - one).map(([currency, net]) => [t('selling.net_in', { currency }), money(net, currency)]);
}

/** @param {Revenue[]} items */
const list = (items) =>
  table({
    caption: t('admin.revenue'),
    rows: items,
    columns: [
      { label: t('selling.month'), cell: (one) => month(one.month) },
      { label: t('selling.plan'), cell: (one) => (one.tier ? h('code', { translate: 'no' }, one.tier) : h('span', { class: 'quiet' }, t('selling.no_plan'))) },
      { label: t('selling.provider'), cell: (one) => t(`selling.provider_${one.provider}`) },
      { label: t('selling.charges'), end: true, cell: (one) => sum(one.charges, one.charge_count, one.currency) },
      { label: t('selling.refunds'), end: true, cell: (one) => sum(one.refunds, one.refund_count, one.currency) },
      { label: t('selling.commission'), end: true, cell: (one) => (one.commission === undefined ? '–' : money(one.commission, one.currency)) },
      { label: t('selling.net'), end: true, cell: (one) => h('b', null, money(one.net, one.currency)) },
    ],
  });

/** @param {number} amount @param {number} count @param {string} currency */
const sum = (amount, count, currency) => (count ? held(money(amount, currency), ' ', h('span', { class: 'quiet' }, `× ${number(count, 0)}`)) : '–');
