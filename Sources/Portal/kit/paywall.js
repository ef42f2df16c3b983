/** What was refused for want of a plan: which plan there is, which one opens it, and whether it can be bought. */

import './all.js';
import { call } from './api.js';
import { money } from './money.js';
import { has, session } from './session.js';
import { language, loadTexts, t } from './text.js';
import { h } from './view.js';

/** @typedef {import('./api.js').Problem} Problem */
/** @typedef {import('../types/api').Plan} Plan */
/** @typedef {import('../types/api').Tier} Tier */
/** @typedef {import('../types/api').Entitlement} Entitlement */
/** @typedef {{ tiers: Tier[], entitlements: Entitlement[] }} Sold */

/**
 * A sentence, the plans that open what was refused, and the way to them.
 * @param {Problem} problem
 * @returns {Promise<HTMLElement>}
 */
export async function paywall(problem) {
  const [sold] = await Promise.all([whatIsSold(), loadTexts('mine')]);
  const plans = problem.body.plans ?? sold.tiers.filter((tier) => !tier.is_free);
  const here = plans.filter((plan) => soldHere(plan).length > 0);
  const isForTraining = session().role === 'coach' && audienceOf(plans, sold) === 'lifter';
  return h(
    'section',
    { class: 'sheet paywall', 'aria-label': t('own.plans') },
    h('p', null, h('strong', null, gate(problem, here.length ? here : plans, sold))),
    here.length > 0 && h('ul', { class: 'lines' }, here.map(planLine)),
    plans.length > 0 && !here.length && h('p', null, t(soldSomewhere(plans) ? 'own.soldInApp' : 'own.notSoldYet', { count: plans.length })),
    session().role === 'lifter' && h('p', { class: 'quiet' }, t('own.logStays')),
    h('p', { class: 'btns' }, h('a', { class: here.length ? 'btn main' : 'btn', href: `/own/plans${isForTraining ? '?for=lifter' : ''}` }, t('own.seePlans'))),
  );
}

/**
 * The prices for which a plan can be bought on a page. Others are of the App Store, or were never set up.
 * @param {Pick<Plan, 'prices'>} plan
 */
export const soldHere = (plan) => plan.prices.filter((price) => price.providers.includes('stripe'));

/**
 * Whether one of the plans can be bought at all.
 * @param {Array<Pick<Plan, 'prices'>>} plans
 */
export const soldSomewhere = (plans) => plans.some((plan) => plan.prices.some((price) => price.providers.length > 0));

/** @param {Pick<import('../types/api').TierPrice, 'amount' | 'currency' | 'interval'>} price */
export const priceText = (price) => t(price.interval === 'month' ? 'own.perMonth' : 'own.perYear', { price: money(price.amount, price.currency) });

/** @param {Plan} plan */
const planLine = (plan) => h('li', null, h('span', { translate: 'no' }, plan.name), h('span', { class: 'end' }, soldHere(plan).map(priceText).join(' · ')));

/** @type {Promise<Sold> | undefined} */
let asked;

/** Asked once for all that a screen is refused. Without an answer the sentence says less. */
function whatIsSold() {
  asked ??= Promise.all([
    has('billing') ? call('GET /v1/tiers', { quiet: true }).catch(() => ({ items: [] })) : { items: [] },
    call('GET /v1/entitlements', { quiet: true }).catch(() => ({ items: [] })),
  ])
    .then(([tiers, entitlements]) => ({ tiers: tiers.items, entitlements: entitlements.items }))
    .finally(() => {
      asked = undefined;
    });
  return asked;
}

/**
 * One sentence with the present plan and those that have more.
 * @param {Problem} problem
 * @param {Plan[]} plans
 * @param {Sold} sold
 */
function gate({ body: { entitlement: feature } }, plans, sold) {
  const had = sold.entitlements.find((one) => one.feature === feature),
    mine = presentPlan(audienceOf(plans, sold), sold);
  const names = new Intl.ListFormat(language(), { type: 'disjunction' }).format(plans.map((plan) => plan.name));
  if (had?.used !== undefined && had.at_most !== undefined && mine) {
    return t(names ? 'own.gateFull' : 'own.gateFullest', { feature: had.feature, used: had.used, most: had.at_most, mine, names });
  }
  const what = feature ? t(`own.feature_${feature}`) : t('own.gateThis');
  if (!names) return t('own.gateNone', { what });
  return mine ? t('own.gate', { what, names, mine }) : t('own.gateAny', { what, names });
}

/** @param {Plan[]} plans @param {Sold} sold */
const audienceOf = ([first], { tiers }) => tiers.find((tier) => tier.code === first?.code)?.audience;

/**
 * The best plan that is held; they are listed in their order.
 * @param {Tier['audience'] | undefined} audience
 * @param {Sold} sold
 */
function presentPlan(audience, { tiers, entitlements }) {
  const held = new Set(entitlements.map((one) => one.tier));
  return tiers.filter((tier) => tier.audience === audience && (tier.is_free || held.has(tier.code))).pop()?.name;
}
