import { h, icon } from '../kit/view.js';
import { t } from '../kit/text.js';
import { call } from '../kit/api.js';
import { priceText, soldHere, soldSomewhere } from '../kit/paywall.js';
import { reload } from '../kit/router.js';
import { note } from '../kit/announce.js';
import { day } from '../kit/format.js';
import { confirm } from '../kit/dialog.js';
import { session } from '../kit/session.js';
import { empty, noteBox } from '../kit/state.js';
import { button, sheet } from './parts.js';
import { runs, subscriptionSheet } from './subscription.js';

/** @typedef {import('../types/api').Tier} Tier */
/** @typedef {import('../types/api').TierPrice} TierPrice */
/** @typedef {import('../types/api').Entitlement} Entitlement */
/** @typedef {import('../types/api').Subscription} Subscription */
/** @typedef {{ tiers: Tier[], entitlements: Entitlement[], subscriptions: Subscription[], bought?: boolean }} Loaded */

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
    const { tiers, entitlements, bought } = loaded;
    const offered = tiers.filter((tier) => isFor(tier.audience, loaded, query.get('for')));
    return [
      bought === false && noteBox('warn', 'rest', h('p', {}, t('own.paymentWaits'))),
      bought && noteBox('good', 'check', h('p', {}, t('own.paymentDone'))),
      ...lastOnes(loaded).map((one) => subscriptionSheet(one, tiers)),
      sheet(t('own.included'), [entitlementList(entitlements)]),
      tiers.length === 0
        ? sheet(t('own.offers'), [empty(t('own.noOffers'), t('own.noOffersText'))])
        : h('div', { class: 'three' }, ...offered.map((tier) => tierSheet(tier, loaded))),
      // A coach trains, too.
      offered.length < tiers.length &&
        session().role === 'coach' &&
        h('p', { class: 'btns' }, h('a', { class: 'btn', href: '/own/plans?for=lifter' }, t('own.plansForTraining'))),
    ];
  },
};

/** The provider is asked at once; its own message may come a moment later. */
async function settle() {
  history.replaceState(history.state, '', '/own/plans');
  return (await call('POST /v1/checkouts/confirmation')).state === 'complete';
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
 * Nothing where the plan is not sold any more.
 * @param {Subscription} one @param {Tier[]} tiers
 */
const audienceOf = (one, tiers) => tiers.find((tier) => tier.code === one.tier)?.audience;

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
function amount({ kind, at_most, used }) {
  if (kind === 'access') return t('own.yes');
  if (at_most === undefined) return used === undefined ? t('own.unlimited') : t('own.usedUnlimited', { used });
  return used === undefined ? t('own.atMost', { count: at_most }) : t('own.usedOf', { used, most: at_most });
}

/** @param {Tier} tier @param {Loaded} loaded */
function tierSheet(tier, loaded) {
  const had = loaded.subscriptions.filter((one) => [tier.audience, undefined].includes(audienceOf(one, loaded.tiers)));
  const current = had.find(runs);
  return sheet(
    tier.name,
    [
      h('ul', { class: 'points' }, ...tier.features.map((one) => h('li', {}, t(`own.feature_${one.feature}`), limit(one, tier, loaded.tiers)))),
      ...(tier.is_free ? [h('p', {}, t('own.free'))] : offer(tier, current, had)),
    ],
    (current ? current.tier === tier.code : tier.is_free) && h('span', { class: 'chip good' }, t('own.current')),
  );
}

/**
 * How many there may be of what other plans of the kind limit.
 * @param {Tier['features'][number]} one @param {Tier} tier @param {Tier[]} tiers
 */
function limit({ feature, at_most }, tier, tiers) {
  if (at_most !== undefined) return ` · ${t('own.atMost', { count: at_most })}`;
  const isCounted = tiers.some(
    (other) => other.audience === tier.audience && other.features.some((one) => one.feature === feature && one.at_most !== undefined),
  );
  return isCounted && ` · ${t('own.unlimited')}`;
}

/**
 * What it costs, or why it cannot be bought here.
 * @param {Tier} tier @param {Subscription | undefined} current @param {Subscription[]} had Of this audience. Who had one before gets no trial.
 */
function offer(tier, current, had) {
  const prices = soldHere(tier);
  if (!prices.length)
    return current?.tier === tier.code ? [] : [h('p', { class: 'quiet' }, t(soldSomewhere([tier]) ? 'own.soldInApp' : 'own.notSoldYet', { count: 1 }))];
  const isTried = tier.trial_days > 0 && !had.length;
  return [
    isTried && h('p', { class: 'quiet' }, t('own.trial', { count: tier.trial_days })),
    // Two of a kind would be paid for at once: one that is owed must be paid, or end, before another can be bought.
    current?.provider !== 'app_store' &&
      (current || !had.some((one) => one.provider === 'stripe' && one.owed_since)) &&
      h('p', { class: 'btns' }, ...prices.map((price) => priceButton(tier, price, current, isTried))),
    h('p', { class: 'quiet' }, t('own.cancelAnyTime')),
  ];
}

/** @param {Tier} tier @param {TierPrice} price @param {Subscription | undefined} current @param {boolean} isTried */
function priceButton(tier, price, current, isTried) {
  const text = priceText(price);
  if (current?.price?.id === price.id) return h('span', { class: 'chip' }, text);
  if (current) return button(t('own.changeTo', { price: text }), () => change(tier, price, text));
  const action = t(isTried ? 'own.tryIt' : 'own.buy', { price: text });
  return button(action, () => buy(price), { kind: 'main', name: `${tier.name}: ${action}` });
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

/** @param {Tier} tier @param {TierPrice} price @param {string} text */
async function change(tier, price, text) {
  const sure = await confirm({ title: t('own.changeTitle', { tier: tier.name }), text: t('own.changeText', { price: text }), action: t('own.changeNow') });
  if (!sure) return;
  const planned = await call('PUT /v1/subscriptions/stripe/price', { body: { price: price.id } });
  await reload();
  note(t(planned.takes_effect === 'at_once' ? 'own.changedNow' : 'own.changedLater', { day: day(planned.at) }));
}
