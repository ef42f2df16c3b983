/** One plan: what it has, what it costs, and the way to buy it or change to it. */

import { note } from '../kit/announce.js';
import { call } from '../kit/api.js';
import { confirm } from '../kit/dialog.js';
import { day, number, typed } from '../kit/format.js';
import { priceText, soldHere, soldSomewhere } from '../kit/paywall.js';
import { reload } from '../kit/router.js';
import { t } from '../kit/text.js';
import { h } from '../kit/view.js';
import { button, sheet } from './parts.js';
import { canChange, opens, planned, runs } from './subscription.js';

/** @typedef {import('../types/api').Tier} Tier */
/** @typedef {import('../types/api').TierPrice} TierPrice */
/** @typedef {import('../types/api').Subscription} Subscription */
/** @typedef {import('./billing.js').Loaded} Loaded */
/**
 * @typedef {object} Look What the page knows besides the plan.
 * @property {Loaded} loaded
 * @property {TierPrice | undefined} first The one price whose button is filled.
 */

/**
 * Nothing where the plan is not sold any more.
 * @param {Subscription} one @param {Tier[]} tiers
 */
export const audienceOf = (one, tiers) => tiers.find((tier) => tier.code === one.tier)?.audience;

/** @param {Tier} tier @param {Look} look */
export function planSheet(tier, look) {
  const { tiers, subscriptions } = look.loaded;
  const had = subscriptions.filter((one) => [tier.audience, undefined].includes(audienceOf(one, tiers)));
  return sheet(
    typed(tier.name),
    [
      h('ul', { class: 'points' }, ...tier.features.map((one) => h('li', {}, t(`own.feature_${one.feature}`), limit(one, tier, tiers)))),
      ...(tier.is_free ? [h('p', {}, t('own.free'))] : offer(tier, had, look)),
    ],
    mark(tier, had.filter(runs)),
  );
}

/**
 * Whether the person has it; green where all of it can be used.
 * @param {Tier} tier @param {Subscription[]} running
 */
function mark(tier, running) {
  const own = running.find((one) => one.tier === tier.code);
  if (!own && (running.length || !tier.is_free)) return null;
  return h('span', { class: !own || opens(own) ? 'chip good' : 'chip' }, t('own.current'));
}

/**
 * A limit of a feature, with its unit.
 * @param {Tier['features'][number]['feature']} feature @param {number} count
 */
export const withUnit = (feature, count) => (feature === 'storage_mb' ? `${number(count, 0)} MB` : count);

/**
 * How many there may be of what other plans of the kind limit.
 * @param {Tier['features'][number]} one @param {Tier} tier @param {Tier[]} tiers
 */
function limit({ feature, at_most }, tier, tiers) {
  if (at_most !== undefined) return ` · ${t('own.atMost', { count: withUnit(feature, at_most) })}`;
  const isCounted = tiers.some(
    (other) => other.audience === tier.audience && other.features.some((one) => one.feature === feature && one.at_most !== undefined),
  );
  return isCounted && ` · ${t('own.unlimited')}`;
}

/**
 * What it costs, or why it cannot be bought here.
 * @param {Tier} tier @param {Subscription[]} had Of this audience. Who had one before gets no trial.
 * @param {Look} look
 */
function offer(tier, had, look) {
  const prices = soldHere(tier);
  const current = had.find(runs);
  if (!prices.length)
    return current?.tier === tier.code ? [] : [h('p', { class: 'quiet' }, t(soldSomewhere([tier]) ? 'own.soldInApp' : 'own.notSoldYet', { count: 1 }))];
  const why = obstacle(had, look.loaded);
  if (why !== null) return [h('p', {}, prices.map(priceText).join(' · ')), why && h('p', { class: 'quiet' }, why)];
  const isTried = tier.trial_days > 0 && !had.length;
  return [
    isTried && h('p', { class: 'quiet' }, t('own.trial', { count: tier.trial_days })),
    h('p', { class: 'btns prices' }, ...prices.map((price) => (current ? changeButton(tier, price, current, look) : buyButton(tier, price, isTried, look)))),
    (!current || (current.renews && prices.some((price) => price.id !== current.price?.id))) && h('p', { class: 'quiet' }, t('own.cancelAnyTime')),
  ];
}

/**
 * Why the server would refuse to sell any plan of the audience, or to change to it. Empty where the page says it elsewhere, null
 * where nothing is in the way. Two of a kind would be paid for at once: one that is owed must be paid, or end, before another can be
 * bought.
 * @param {Subscription[]} had @param {Loaded} loaded
 */
function obstacle(had, loaded) {
  const [current, other] = had.filter(runs);
  if (other || loaded.bought === false) return '';
  if (current?.provider === 'app_store') return t('own.changeInStore');
  if (current?.state === 'paused') return t('own.changePaused');
  if (current ? current.owed_since : had.some((one) => one.provider === 'stripe' && one.owed_since)) return t('own.payFirst');
  return current && !canChange(current) ? '' : null;
}

/** @param {Tier} tier @param {TierPrice} price @param {boolean} isTried @param {Look} look */
function buyButton(tier, price, isTried, { first }) {
  const action = t(isTried ? 'own.tryIt' : 'own.buy', { price: priceText(price) });
  return button(action, () => buy(price), { kind: price === first ? 'main' : '', name: `${tier.name}: ${action}` });
}

/** @param {Tier} tier @param {TierPrice} price @param {Subscription} current @param {Look} look */
function changeButton(tier, price, current, { loaded }) {
  const text = priceText(price);
  const next = planned(current);
  const isPresent = price.id === current.price?.id;
  if (price.id === next?.id) return h('span', { class: 'chip' }, t('own.fromDay', { price: text, day: day(current.period_ends_at) }));
  if (isPresent && !next) return h('span', { class: 'chip' }, text);
  // Stripe can't change to another currency.
  if (price.currency !== current.price?.currency) return h('span', {}, text);
  const action = t(isPresent ? 'own.keep' : 'own.changeTo', { price: text });
  return button(action, () => (isPresent ? keep(price) : change(tier, price, current, loaded.tiers)), { name: `${tier.name}: ${action}` });
}

/**
 * The page of the provider; nothing of it is ever loaded here.
 * @param {TierPrice} price
 */
async function buy(price) {
  const page = await call('POST /v1/checkouts', {
    body: { price: price.id, success_url: `${location.origin}/own/plans?bought=1`, cancel_url: `${location.origin}/own/plans` },
  });
  location.assign(page.url);
}

/**
 * The present price instead of the one that was planned: nothing is paid or lost by it, so nothing is asked.
 * @param {TierPrice} price
 */
async function keep(price) {
  await call('PUT /v1/subscriptions/stripe/price', { body: { price: price.id } });
  await reload();
  note(t('own.changeUndone'));
}

/** @param {Tier} tier @param {TierPrice} price @param {Subscription} current @param {Tier[]} tiers */
async function change(tier, price, current, tiers) {
  const text = [h('p', {}, priceText(price)), h('p', {}, consequences(tier, price, current, tiers).join(' '))];
  const sure = await confirm({ title: t('own.changeTitle', { tier: tier.name }), text, action: t('own.changeNow') });
  if (!sure) return;
  const done = await call('PUT /v1/subscriptions/stripe/price', { body: { price: price.id } });
  await reload();
  note(t(done.takes_effect === 'at_once' ? 'own.changedNow' : 'own.changedLater', { day: day(done.at) }));
}

/**
 * What a change does, in sentences.
 * @param {Tier} tier @param {TierPrice} price @param {Subscription} current @param {Tier[]} tiers
 */
function consequences(tier, price, current, tiers) {
  const on = { day: day(current.period_ends_at) };
  const isTrial = current.state === 'trial';
  const starts = { at_once: t(isTrial ? 'own.startsNow' : 'own.startsNowPaid'), at_period_end: t('own.startsOn', on), unknown: t('own.startsEither') };
  return [starts[effect(tier, price, current, tiers)], isTrial && t('own.trialStays', on), !current.renews && t('own.cancellationUndone')].filter(Boolean);
}

/**
 * When the server will make the change: at once to a higher plan, a longer interval or a higher amount, else when the period ends.
 * The place of a plan that is not on offer any more is known to the server alone.
 * @param {Tier} tier @param {TierPrice} price @param {Subscription} current @param {Tier[]} tiers
 */
function effect(tier, price, current, tiers) {
  const present = tiers.findIndex((one) => one.code === current.tier);
  if (present < 0 || !current.price) return 'unknown';
  const before = [present, Number(current.price.interval === 'year'), current.price.amount];
  const after = [tiers.indexOf(tier), Number(price.interval === 'year'), price.amount];
  const at = after.findIndex((part, index) => part !== before[index]);
  return at < 0 || after[at] > before[at] ? 'at_once' : 'at_period_end';
}
