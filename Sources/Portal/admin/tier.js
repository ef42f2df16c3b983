/** One tier, changed in a dialog. The whole document is sent: what is not named would not be offered any more. */

import { call } from '../kit/api.js';
import { has } from '../kit/session.js';
import { t } from '../kit/text.js';
import { h } from '../kit/view.js';
import { ask, options } from './parts.js';
import { COUNTED, changed, major, offered } from './tier-document.js';

/** @typedef {import('../types/api').TierDocument} Document */
/** @typedef {import('../types/api').TierDefinition} Tier */
/** @typedef {import('./tier-document.js').Typed} Typed */
/** @typedef {import('../kit/field.js').Field} Field */
/** @param {Document} all @param {Tier} tier */
export const changeTier = (all, tier) =>
  ask({
    title: t('selling.tier_change', { name: tier.name }),
    about: t('selling.tier_about'),
    value: {
      ...tier,
      features: tier.features.map((one) => one.feature),
      limits: Object.fromEntries(tier.features.map((one) => [one.feature, one.at_most])),
      prices: Object.fromEntries(tier.prices.map((price, at) => [`p${at}`, { ...price, amount: major(price.amount, price.currency) }])),
    },
    action: t('kit.save'),
    fields: [
      { name: 'name', label: t('people.name'), required: true, attributes: { maxlength: 100 } },
      tier.is_free ? null : { name: 'trial_days', label: t('selling.tier_trial'), type: 'integer' },
      tier.is_free ? null : { name: 'is_active', label: t('selling.tier_offered'), type: 'check' },
      { name: 'features', label: t('selling.tier_features'), type: 'choices', options: options(offered(has), (feature) => t(`people.feature_${feature}`)) },
      ...COUNTED.map(
        (feature) =>
          /** @type {Field} */ ({
            name: `limits/${feature}`,
            label: `${t(`people.feature_${feature}`)}: ${t('people.at_most')}`,
            type: 'integer',
            hint: t('people.at_most_hint'),
          }),
      ),
      ...(tier.is_free ? [] : [...tier.prices.map((_, at) => price_(`p${at}`, t('selling.tier_price'))), price_('new', t('selling.tier_new_price'))].flat()),
    ],
    send: (/** @type {Typed} */ typed) =>
      call('PUT /v1/admin/tiers', { body: { ...all, tiers: all.tiers.map((one) => (one === tier ? changed(tier, typed, offered(has)) : one)) } }),
    said: t('kit.saved'),
  });

/**
 * The fields of a price.
 * @param {string} key
 * @param {string} title
 * @returns {Array<Field | HTMLElement>}
 */
const price_ = (key, title) => [
  h('h3', null, title),
  { name: `prices/${key}/amount`, label: t('selling.tier_amount'), type: 'number' },
  { name: `prices/${key}/currency`, label: t('selling.tier_currency'), attributes: { maxlength: 3, autocapitalize: 'characters', spellcheck: 'false' } },
  {
    name: `prices/${key}/interval`,
    label: t('selling.tier_interval'),
    type: 'choice',
    options: [
      ['month', t('selling.interval_month')],
      ['year', t('selling.interval_year')],
    ],
    value: 'month',
  },
  { name: `prices/${key}/stripe_price`, label: t('selling.stripe_price'), attributes: { maxlength: 255, spellcheck: 'false' } },
  { name: `prices/${key}/app_store_product`, label: t('selling.app_store_product'), attributes: { maxlength: 255, spellcheck: 'false' } },
  { name: `prices/${key}/is_active`, label: t('selling.tier_offered'), type: 'check', value: true },
];
