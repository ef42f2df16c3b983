/** The plans of a person: what runs, what it has, and what can be bought. */

import { call, Problem } from '../kit/api.js';
import { soldHere } from '../kit/paywall.js';
import { session } from '../kit/session.js';
import { empty, noteBox } from '../kit/state.js';
import { t } from '../kit/text.js';
import { h, icon } from '../kit/view.js';
import { sheet } from './parts.js';
import { audienceOf, planSheet, withUnit } from './plan-sheet.js';
import { isPaid, runs, subscriptionSheet } from './subscription.js';

/** @typedef {import('../types/api').Tier} Tier */
/** @typedef {import('../types/api').Entitlement} Entitlement */
/** @typedef {import('../types/api').Subscription} Subscription */
/**
 * @typedef {object} Loaded
 * @property {Tier[]} tiers
 * @property {Entitlement[]} entitlements
 * @property {Subscription[]} subscriptions
 * @property {boolean} [bought] After the return from the provider's page: whether the purchase is confirmed.
 */

/** @type {import('../kit/router.js').Screen<Loaded>} */
export const billing = {
  path: '/own/plans',
  title: () => t('names.plans'),
  needs: { module: 'billing', role: ['lifter', 'coach'] },
  more: { group: 'account', icon: 'card' },
  load: async ({ query }) => {
    const bought = query.get('bought') === '1' ? await settle() : undefined;
    const [tiers, entitlements, subscriptions] = await Promise.all([call('GET /v1/tiers'), call('GET /v1/entitlements'), call('GET /v1/subscriptions')]);
    return { tiers: tiers.items, entitlements: entitlements.items, subscriptions: subscriptions.items, bought };
  },
  show: (loaded, { query }) => {
    const { tiers, entitlements } = loaded;
    const offered = ownFirst(tiers.filter((tier) => isFor(tier.audience, loaded, query.get('for'))));
    const shown = lastOnes(loaded);
    const first = shown.some((one) => one.owed_since) ? undefined : firstPrice(offered);
    return [
      boughtNote(loaded),
      paysTwice(loaded) && noteBox('warn', 'warn', h('p', {}, t('own.paysTwice'))),
      ...shown.map((one) => subscriptionSheet(one, tiers)),
      sheet(t('own.included'), [entitlementList(entitlements)]),
      tiers.length === 0
        ? sheet(t('own.offers'), [empty(t('own.noOffers'), null)])
        : h('div', { class: 'three' }, ...offered.map((tier) => planSheet(tier, { loaded, first }))),
      // A coach trains, too.
      offered.length < tiers.length &&
        session().role === 'coach' &&
        h('p', { class: 'btns' }, h('a', { class: 'btn', href: '/own/plans?for=lifter' }, t('own.plansForTraining'))),
    ];
  },
};

/** The provider is asked at once; its own message may come a moment later. Without an answer the page is shown all the same. */
async function settle() {
  history.replaceState(history.state, '', '/own/plans');
  try {
    return (await call('POST /v1/checkouts/confirmation')).state === 'complete';
  } catch (failure) {
    if (failure instanceof Problem) return false;
    throw failure;
  }
}

/** @param {Loaded} loaded The newest subscription comes first. */
function boughtNote({ bought, subscriptions: [newest] }) {
  if (bought === undefined) return null;
  if (!bought) return noteBox('warn', 'rest', h('p', {}, t('own.paymentWaits')));
  return noteBox('good', 'check', h('p', {}, t(newest?.state === 'trial' ? 'own.trialBegun' : 'own.paymentDone')));
}

/**
 * Whether two plans of one audience are paid for, as through Stripe and the App Store at once.
 * @param {Loaded} loaded
 */
function paysTwice({ subscriptions, tiers }) {
  const paid = subscriptions.filter((one) => runs(one) && isPaid(one)).map((one) => audienceOf(one, tiers));
  return paid.some((audience, index) => audience && paid.indexOf(audience) < index);
}

/**
 * Whether the plans of an audience concern the person: by what they are, have, or ask for.
 * @param {Tier['audience']} audience @param {Loaded} loaded @param {string | null} asked
 */
const isFor = (audience, loaded, asked) =>
  session().roles.includes(audience) ||
  session().role === audience ||
  loaded.subscriptions.some((one) => runs(one) && audienceOf(one, loaded.tiers) === audience) ||
  (asked === audience && session().role === 'coach');

/**
 * The plans for the role in which the person is here, then the others.
 * @param {Tier[]} offered
 */
const ownFirst = (offered) => [...offered].sort((one, other) => Number(other.audience === session().role) - Number(one.audience === session().role));

/** @param {Tier[]} offered */
const firstPrice = (offered) => offered.filter((tier) => !tier.is_free).flatMap(soldHere)[0];

/**
 * Those that run; where none does, the last that did.
 * @param {Loaded} loaded
 */
function lastOnes({ subscriptions }) {
  const running = subscriptions.filter(runs);
  return running.length ? running : subscriptions.slice(0, 1);
}

/** @param {Entitlement[]} list */
const entitlementList = (list) =>
  h(
    'ul',
    { class: 'lines' },
    ...list.map((one) =>
      h(
        'li',
        {},
        h('div', {}, h('p', {}, t(`own.feature_${one.feature}`)), isFull(one) && h('p', { class: 'quiet' }, t('own.fullText'))),
        one.allowed
          ? h('span', { class: isFull(one) ? 'state warn' : 'state good' }, icon(isFull(one) ? 'warn' : 'check'), amount(one))
          : h('span', { class: 'state' }, icon('lock'), t('own.notIncluded')),
      ),
    ),
  );

/** @param {Entitlement} one */
const isFull = ({ allowed, at_most, used }) => allowed && at_most !== undefined && used !== undefined && used >= at_most;

/** @param {Entitlement} one */
function amount({ feature, kind, at_most, used }) {
  if (kind === 'access') return t('own.yes');
  if (at_most === undefined) return used === undefined ? t('own.unlimited') : t('own.usedUnlimited', { used });
  const most = withUnit(feature, at_most);
  return used === undefined ? t('own.atMost', { count: most }) : t('own.usedOf', { used, most });
}
