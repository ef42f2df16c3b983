/** One subscription: its state in words, its days, and the next step. */

import { call } from '../kit/api.js';
import { now } from '../kit/clock.js';
import { day } from '../kit/format.js';
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
  revoked: 'bad',
});

/** @param {Subscription} one */
export const runs = (one) => !['lapsed', 'revoked'].includes(one.state);

/** @param {Subscription} one @param {Tier[]} tiers */
export const subscriptionSheet = (one, tiers) =>
  sheet(
    [t('own.subscription'), one.tier_name].filter(Boolean).join(': '),
    [
      h('p', {}, one.text),
      runs(one) && one.price && h('p', {}, priceText(one.price)),
      h('p', { class: 'quiet' }, [t('own.boughtOn', { day: day(one.started_at) }), ...days(one), nextTier(one, tiers)].filter(Boolean).join(' · ')),
      nextStep(one, tiers),
      one.provider === 'stripe'
        ? h('p', { class: 'btns' }, button(t(managed(one.state)), leaveForPortal, { kind: isOwed(one.state) ? 'main' : '' }))
        : runs(one) && h('p', { class: 'quiet' }, t('own.inAppStore')),
    ],
    h('span', { class: `chip ${looks[one.state]}` }, t(`own.sub_${one.state}`)),
  );

/** @param {State} state */
const isOwed = (state) => state === 'grace' || state === 'read_only';

/**
 * The days that count in a state. A day that is past is never said as one to come.
 * @param {Subscription} one
 */
function days(one) {
  switch (one.state) {
    case 'grace':
      return [owed(one), until('own.openUntil', one.state_ends_at)];
    case 'read_only':
      return [owed(one), until('own.readUntil', one.state_ends_at)];
    case 'paused':
      return [since('own.pausedOn', changedTo(one, 'paused'))];
    case 'lapsed':
      return [since('own.endedOn', changedTo(one, 'lapsed') ?? one.period_ends_at)];
    case 'revoked':
      return [since('own.refundedOn', changedTo(one, 'revoked'))];
    case 'trial':
      return [until(one.renews ? 'own.firstPaymentOn' : 'own.endsOn', one.trial_ends_at ?? one.period_ends_at)];
    default:
      return [until(one.renews ? 'own.renewsOn' : 'own.endsOn', one.period_ends_at)];
  }
}

/**
 * A failure that was noticed after the period had ended began with that end.
 * @param {Subscription} one
 */
const owed = (one) => since('own.owedSince', isPast(one.period_ends_at) ? one.period_ends_at : (changedTo(one, 'grace') ?? changedTo(one, 'read_only')));

/** @param {string} at */
const isPast = (at) => Date.parse(at) <= now();

/** @param {import('../kit/text.js').Key} key @param {string | undefined} at */
const until = (key, at) => at && !isPast(at) && t(key, { day: day(at) });

/** @param {import('../kit/text.js').Key} key @param {string | undefined} at */
const since = (key, at) => at && isPast(at) && t(key, { day: day(at) });

/**
 * The last time that it came into a state, where that was told.
 * @param {Subscription} one @param {State} state
 */
const changedTo = (one, state) => one.history.find((change) => change.to === state && change.from !== state)?.at;

/** @param {Subscription} one @param {Tier[]} tiers */
function nextTier(one, tiers) {
  const next = one.next_tier !== one.tier && runs(one) && tiers.find((tier) => tier.code === one.next_tier);
  return next && !isPast(one.period_ends_at) && t('own.changedLaterTo', { tier: next.name, day: day(one.period_ends_at) });
}

/** @param {Subscription} one @param {Tier[]} tiers */
function nextStep(one, tiers) {
  if (one.state === 'paused') return h('p', {}, t('own.nextPaused'), ' ', h('a', { href: '/own/feedback' }, t('names.feedback')));
  if (one.state === 'trial' && one.renews) return h('p', {}, t('own.nextTrial'));
  if (one.state === 'read_only') return h('p', {}, t('own.nextReadOnly'));
  if (!runs(one) && tiers.some((tier) => tier.code === one.tier && soldHere(tier).length)) return h('p', {}, t('own.nextEnded'));
  return null;
}

/** @param {State} state */
function managed(state) {
  if (isOwed(state)) return 'own.payNow';
  if (state === 'cancelled') return 'own.resume';
  return state === 'lapsed' || state === 'revoked' ? 'own.invoices' : 'own.cards';
}

async function leaveForPortal() {
  const page = await call('POST /v1/billing-portal', { body: { return_url: `${location.origin}/own/plans` } });
  location.assign(page.url);
}
