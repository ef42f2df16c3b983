/** The document of what is sold, as an admin typed it. Nothing here knows of a page, so that it can be tested alone. */

/** @typedef {import('../types/api').TierDefinition} Tier */
/** @typedef {Tier['prices'][number]} Price */
/** @typedef {Tier['features'][number]['feature']} Feature */
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

/** @type {readonly Feature[]} */
const FEATURES = ['templates', 'clients', 'storage_mb', 'main_graphs', 'all_graphs', 'summaries', 'programmes', 'client_lifts', 'food_tracking'];
/**
 * Those of a module. A tenant without it neither sells nor gives them.
 * @type {Partial<Record<Feature, import('../kit/session.js').Module>>}
 */
const MODULES = { programmes: 'programmes', food_tracking: 'nutrition' };
/**
 * What can be sold and given here.
 * @param {(module: import('../kit/session.js').Module) => boolean} has
 * @returns {Feature[]}
 */
export const offered = (has) =>
  FEATURES.filter((feature) => {
    const module = MODULES[feature];
    return !module || has(module);
  });
/**
 * Those of which one can have a number.
 * @type {readonly Feature[]}
 */
export const COUNTED = ['templates', 'clients', 'storage_mb'];

/**
 * The parts of money of a currency, for a field: 199 is 1.99.
 * @param {number} value
 * @param {string} currency
 */
export const major = (value, currency) => value / 10 ** digits(currency);
/** @param {number} value @param {string} currency */
export const minor = (value, currency) => Math.round(value * 10 ** digits(currency));
/** @param {string} currency */
const digits = (currency) =>
  /^[A-Z]{3}$/.test(currency) ? (new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2) : 2;

/**
 * The tier as it was typed. A price whose amount or currency changed is a new one: who bought keeps the old. Features that were
 * not shown stay.
 * @param {Tier} tier
 * @param {Typed} typed
 * @param {readonly Feature[]} [shown]
 * @returns {import('../types/api').TierDefinitionInput}
 */
export function changed(tier, typed, shown = FEATURES) {
  const prices = Object.entries(typed.prices ?? {}).flatMap(([key, one]) => {
    if (one.amount === undefined || !one.currency) return [];
    const { amount, currency, ...rest } = one,
      old = key === 'new' ? undefined : tier.prices[Number(key.slice(1))];
    const price = { ...rest, currency: currency.toUpperCase(), amount: minor(amount, currency.toUpperCase()), interval: one.interval ?? 'month' };
    const same = old && old.amount === price.amount && old.currency === price.currency && old.interval === price.interval;
    return [same && old.id ? { ...price, id: old.id } : price];
  });
  const features = typed.features
    .filter((feature) => shown.includes(feature))
    .map((feature) => {
      const limit = COUNTED.includes(feature) ? typed.limits?.[feature] : undefined;
      return limit === undefined ? { feature } : { feature, at_most: limit };
    });
  return {
    code: tier.code,
    audience: tier.audience,
    is_free: tier.is_free,
    name: typed.name,
    trial_days: typed.trial_days ?? 0,
    is_active: typed.is_active ?? tier.is_active,
    prices,
    features: [...features, ...tier.features.filter((one) => !shown.includes(one.feature))],
  };
}
