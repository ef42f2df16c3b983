/** What the tenant sells. Nobody loses what they pay for. */

import { call } from '../kit/api.js';
import { list } from '../kit/format.js';
import { money } from '../kit/money.js';
import { has } from '../kit/session.js';
import { empty, noteBox } from '../kit/state.js';
import { parts, t } from '../kit/text.js';
import { h } from '../kit/view.js';
import { amount } from './entitlements.js';
import { ask, sheet, state } from './parts.js';
import { offered } from './tier-document.js';
import { changeTier } from './tier.js';

/** @typedef {import('../types/api').TierDocument} Document */
/** @typedef {import('../types/api').TierDefinition} Tier */

/** @type {import('../kit/router.js').Screen<Document>} */
export const tiers = {
  path: '/admin/plans',
  title: () => t('admin.tiers'),
  needs: { role: 'admin', duty: 'content' },
  more: { group: 'tenant', icon: 'card' },
  load: () => call('GET /v1/admin/tiers'),
  lead: () => t('selling.tier_about'),
  show: (all) => [
    has('billing') ? notForSale(unsold(all.tiers)) : noteBox('warn', 'warn', t('selling.tiers_off')),
    all.tiers.length ? null : sheet(t('admin.tiers'), empty(t('selling.tiers_none'), t('selling.tiers_none_step'))),
    audience(all, 'lifter', t('selling.tiers_lifter')),
    audience(all, 'coach', t('selling.tiers_coach')),
    all.tiers.length ? grace(all) : null,
  ],
};

/**
 * What is offered for money while no provider knows any of its prices: nobody can buy it.
 * @param {Tier[]} tiers
 */
const unsold = (tiers) =>
  tiers.filter((tier) => tier.is_active && !tier.is_free && !tier.prices.some((price) => price.is_active && (price.stripe_price || price.app_store_product)));

/**
 * People see these plans and cannot buy them. Whether a provider is connected at all is for the operator alone to see.
 * @param {Tier[]} all
 */
const notForSale = (all) =>
  all.length
    ? noteBox(
        'warn',
        'warn',
        h(
          'p',
          null,
          h('strong', null, t('selling.tiers_unsold', { count: all.length, names: list(all.map((tier) => tier.name)) })),
          ' ',
          parts('selling.tiers_unsold_step', { command: h('code', { translate: 'no' }, 'musclemate tenant gateway') }),
        ),
      )
    : null;

/** @param {Document} all @param {Tier['audience']} whose @param {string} title */
function audience(all, whose, title) {
  const own = all.tiers.filter((tier) => tier.audience === whose);
  return own.length
    ? sheet(
        title,
        h(
          'div',
          { class: 'three tiers' },
          own.map((tier) => card(all, tier)),
        ),
      )
    : null;
}

/** @param {Document} all @param {Tier} tier */
const card = (all, tier) =>
  h(
    'section',
    { 'aria-labelledby': `tier-${tier.code}` },
    h('h3', { id: `tier-${tier.code}`, translate: 'no' }, tier.name),
    h(
      'p',
      null,
      tier.is_free ? t('selling.tier_free') : [prices(tier), tier.trial_days ? ` · ${t('selling.tier_trial_days', { count: tier.trial_days })}` : ''],
    ),
    tier.is_active ? null : h('p', null, state('warn', t('selling.tier_not_offered'), 'pause')),
    h(
      'ul',
      { class: 'lines' },
      tier.features
        .filter((one) => offered(has).includes(one.feature))
        .map((one) => h('li', null, h('span', null, t(`people.feature_${one.feature}`)), h('span', { class: 'fig' }, amount(one)))),
    ),
    h(
      'p',
      { class: 'btns' },
      h(
        'button',
        {
          type: 'button',
          class: 'btn',
          id: `change-${tier.code}`,
          'aria-label': t('selling.tier_change', { name: tier.name }),
          onclick: () => changeTier(all, tier),
        },
        t('admin.change'),
      ),
    ),
  );

/** @param {Tier} tier */
const prices = (tier) =>
  tier.prices
    .filter((price) => price.is_active)
    .map((price) => `${money(price.amount, price.currency)} ${t(`selling.interval_${price.interval}`)}`)
    .join(', ') || '–';

/** @param {Document} all */
const grace = (all) =>
  sheet(t('selling.after_failed'), [
    h(
      'p',
      null,
      t('selling.after_failed_line', { grace: t('admin.days', { count: all.grace_days ?? 0 }), read: t('admin.days', { count: all.read_only_days ?? 0 }) }),
    ),
    h(
      'p',
      { class: 'btns' },
      h(
        'button',
        {
          type: 'button',
          class: 'btn',
          id: 'grace',
          onclick: () =>
            ask({
              title: t('selling.after_failed'),
              value: all,
              action: t('kit.save'),
              fields: [
                { name: 'grace_days', label: t('selling.grace_days'), type: 'integer', required: true },
                { name: 'read_only_days', label: t('selling.read_only_days'), type: 'integer', required: true },
              ],
              send: (/** @type {{ grace_days: number, read_only_days: number }} */ body) => call('PUT /v1/admin/tiers', { body: { ...all, ...body } }),
              said: t('kit.saved'),
            }),
        },
        t('admin.change'),
      ),
    ),
  ]);
