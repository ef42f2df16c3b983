/** One tier, changed in a dialog. The whole document is sent: what is not named would not be offered any more. */

import { call } from '../kit/api.js';
import { t } from '../kit/text.js';
import { h } from '../kit/view.js';
import { COUNTED, FEATURES } from './entitlements.js';
import { ask, options } from './parts.js';
import { major, minor } from './tiers.js';

/** @typedef {import('../types/api').TierDocument} Document */
/** @typedef {import('../types/api').TierDefinition} Tier */
/** @typedef {Tier['prices'][number]} Price */
/** @typedef {Tier['features'][number]['feature']} Feature */
/** @typedef {import('../kit/field.js').Field} Field */
/** @typedef {{ amount?: number, currency?: string, interval?: Price['interval'], stripe_price?: string, app_store_product?: string, is_active?: boolean }} TypedPrice */
/**
 * @typedef {object} Typed
 * @property {string} name
 * @property {number} [trial_days]
 * @property {boolean} [is_active]
 * @property {Feature[]} features
 * @property {Partial<Record<Feature, number>>} [limits]
 * @property {Record<string, TypedPrice>} [prices]
 */

/** @param {Document} all @param {Tier} tier */
export const changeTier = (all, tier) => ask({
  title: t('selling.tier_change', { name: tier.name }),
  about: t('selling.tier_about'),
  wide: true,
  value: {
    ...tier, features: tier.features.map((one) => one.feature),
    limits: Object.fromEntries(tier.features.map((one) => [one.feature, one.at_most])),
    prices: Object.fromEntries(tier.prices.map((price, at) => [`p${at}`, { ...price, amount: major(price.amount, price.currency) }])),
  },
  action: t('kit.save'),
  fields: [
    { name: 'name', label: t('people.name'), required: true, attributes: { maxlength: 100 } },
    tier.is_free ? null : { name: 'trial_days', label: t('selling.tier_trial'), type: 'integer' },
    tier.is_free ? null : { name: 'is_active', label: t('selling.tier_offered'), type: 'check' },
    { name: 'features', label: t('selling.tier_features'), type: 'choices', options: options(FEATURES, (feature) => t(`people.feature_${feature}`)) },
    ...COUNTED.map((feature) => /** @type {Field} */ ({ name: `limits/${feature}`, label: `${t(`people.feature_${feature}`)}: ${t('people.at_most')}`, type: 'integer', hint: t('people.at_most_hint') })),
    ...(tier.is_free ? [] : [...tier.prices.map((price, at) => price_(`p${at}`, t('selling.tier_price'))), price_('new', t('selling.tier_new_price'))].flat()),
  ],
  send: (/** @type {Typed} */ typed) => call('PUT /v1/admin/tiers', { body: { ...all, tiers: all.tiers.map((one) => (one === tier ? changed(tier, typed) : one)) } }),
  said: t('selling.tier_saved'),
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
  { name: `prices/${key}/interval`, label: t('selling.tier_interval'), type: 'choice', options: [['month', t('selling.interval_month')], ['year', t('selling.interval_year')]], value: 'month' },
  { name: `prices/${key}/stripe_price`, label: t('selling.stripe_price'), attributes: { maxlength: 255, spellcheck: 'false' } },
  { name: `prices/${key}/app_store_product`, label: t('selling.app_store_product'), attributes: { maxlength: 255, spellcheck: 'false' } },
  { name: `prices/${key}/is_active`, label: t('selling.tier_offered'), type: 'check', value: true },
];

/**
 * The tier as it was typed. A price whose amount or currency changed is a new one: who bought keeps the old.
 * @param {Tier} tier
 * @param {Typed} typed
 * @returns {import('../types/api').TierDefinitionInput}
 */
export function changed(tier, typed) {
  const prices = Object.entries(typed.prices ?? {}).flatMap(([key, one]) => {
    if (one.amount === undefined || !one.currency) return [];
    const { amount, currency, ...rest } = one, old = key === 'new' ? undefined : tier.prices[Number(key.slice(1))];
    const price = { ...rest, currency: currency.toUpperCase(), amount: minor(amount, currency.toUpperCase()), interval: one.interval ?? 'month' };
    const same = old && old.amount === price.amount && old.currency === price.currency && old.interval === price.interval;
    return [same && old.id ? { ...price, id: old.id } : price];
  });
  const features = typed.features.map((feature) => {
    const limit = COUNTED.includes(feature) ? typed.limits?.[feature] : undefined;
    return limit === undefined ? { feature } : { feature, at_most: limit };
  });
  return { code: tier.code, audience: tier.audience, is_free: tier.is_free, name: typed.name, trial_days: typed.trial_days ?? 0, is_active: typed.is_active ?? tier.is_active, prices, features };
}
