/** One subscription: its state in words, its days, and the next step. */

import { call } from '../kit/api.js';
import { now } from '../kit/clock.js';
import { day, typed } from '../kit/format.js';
import { priceText, soldHere } from '../kit/paywall.js';
import { t } from '../kit/text.js';
import { h } from '../kit/view.js';
import { button, sheet } from './parts.js';

/** @typedef {import('../types/api').Subscription} Subscription */
/** @typedef {import('../types/api').Tier} Tier */
/** @typedef {Subscription['state']} State */

const looks = /** @type {const} */ ({
  trial: 'good',
  active: 'good',
  cancelled: 'warn',
  grace: 'warn',
  read_only: 'bad',
  paused: 'warn',
  lapsed: '',
  revoked: '',
});

/** @param {Subscription} one */
export const runs = (one) => !['lapsed', 'revoked'].includes(one.state);

/**
 * Whether the plan's features can be used in full.
 * @param {Subscription} one
 */
export const opens = (one) => ['trial', 'active', 'cancelled', 'grace'].includes(one.state);

/**
 * Whether something is or will be paid.
 * @param {Subscription} one
 */
export const isPaid = (one) => one.renews || one.owed_since !== undefined;

/**
 * Whether the server changes its price: elsewhere it refuses.
 * @param {Subscription} one
 */
export const canChange = (one) => one.provider === 'stripe' && one.tier !== undefined && ['trial', 'active', 'cancelled'].includes(one.state);

/**
 * The price that takes the place of the present one.
 * @param {Subscription} one
 */
export const planned = (one) => (['trial', 'active'].includes(one.state) && one.renews && !isPast(one.period_ends_at) ? one.next_price : undefined);

/** @param {Subscription} one @param {Tier[]} tiers */
export const subscriptionSheet = (one, tiers) =>
  sheet(
    one.tier_name ? [t('own.subscription'), ': ', typed(one.tier_name)] : t('own.subscription'),
    [
      // Of the other states the line of days says it.
      ['paused', 'lapsed', 'revoked'].includes(one.state) && h('p', {}, one.text),
      isPaid(one) && one.price && h('p', {}, priceText(one.price)),
      h('p', { class: 'quiet' }, [t('own.boughtOn', { day: day(one.started_at) }), ...days(one), plannedText(one, tiers)].filter(Boolean).join(' · ')),
      nextStep(one, tiers),
      one.provider === 'stripe'
        ? h('p', { class: 'btns' }, button(t(managed(one)), leaveForPortal, { kind: one.owed_since ? 'main' : '' }))
        : (runs(one) || one.owed_since) && h('p', { class: 'quiet' }, t('own.inAppStore')),
    ],
    isCancelledTrial(one)
      ? h('span', { class: 'chip warn' }, t('own.sub_cancelled'))
      : h('span', { class: `chip ${looks[one.state]}` }, t(`own.sub_${one.state}`)),
  );

/** @param {Subscription} one */
const isCancelledTrial = (one) => one.state === 'trial' && !one.renews;

/**
 * The days that count in a state. A day that is past is never said as one to come.
 * @param {Subscription} one
 */
function days(one) {
  switch (one.state) {
    case 'grace':
      return [since('own.owedSince', one.owed_since), until('own.keptUntil', one.state_ends_at), t('own.nothingDeleted')];
    case 'read_only':
      return [since('own.owedSince', one.owed_since), until('own.readUntil', one.state_ends_at), t('own.nothingDeleted')];
    case 'paused':
      return [since('own.pausedOn', one.state_began_at)];
    case 'lapsed':
      return [since('own.owedSince', one.owed_since), since('own.endedOn', one.state_began_at)];
    case 'revoked':
      return [since('own.refundedOn', one.state_began_at)];
    case 'trial':
      return [until(one.renews ? 'own.firstPaymentOn' : 'own.endsOn', one.trial_ends_at ?? one.period_ends_at)];
    default:
      return [!planned(one) && until(one.renews ? 'own.renewsOn' : 'own.endsOn', one.period_ends_at)];
  }
}

/** @param {string} at */
const isPast = (at) => Date.parse(at) <= now();

/** @param {import('../kit/text.js').Key} key @param {string | undefined} at */
const until = (key, at) => at && !isPast(at) && t(key, { day: day(at) });

/**
 * What the server says has happened. Its moment may be a part of a second ahead of what this device takes for now.
 * @param {import('../kit/text.js').Key} key @param {string | undefined} at
 */
const since = (key, at) => at && t(key, { day: day(at) });

/**
 * To another plan, or to another price of the same one.
 * @param {Subscription} one @param {Tier[]} tiers
 */
function plannedText(one, tiers) {
  const price = planned(one);
  if (!price) return null;
  const name = one.next_tier === one.tier ? one.tier_name : tiers.find((tier) => tier.code === one.next_tier)?.name;
  return t('own.changesTo', { next: [name, priceText(price)].filter(Boolean).join(', '), day: day(one.period_ends_at) });
}

/** @param {Subscription} one @param {Tier[]} tiers */
function nextStep(one, tiers) {
  if (one.state === 'paused') return h('p', {}, t('own.nextPaused'), ' ', h('a', { href: '/own/feedback' }, t('names.feedback')));
  if (one.state === 'trial' && one.renews) return h('p', {}, t('own.nextTrial'));
  if (one.owed_since) return one.state !== 'grace' && one.provider === 'stripe' && h('p', {}, t('own.nextReadOnly'));
  if (!runs(one) && tiers.some((tier) => tier.code === one.tier && soldHere(tier).length)) return h('p', {}, t('own.nextEnded'));
  return null;
}

/** @param {Subscription} one */
function managed({ state, renews, owed_since }) {
  if (owed_since) return 'own.payNow';
  if (state === 'cancelled' || (state === 'trial' && !renews)) return 'own.resume';
  return state === 'lapsed' || state === 'revoked' ? 'own.invoices' : 'own.cards';
}

async function leaveForPortal() {
  const page = await call('POST /v1/billing-portal', { body: { return_url: `${location.origin}/own/plans` } });
  location.assign(page.url);
}
