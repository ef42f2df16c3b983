import { h, icon } from '../kit/view.js';
import { t } from '../kit/text.js';
import { call } from '../kit/api.js';
import { reload } from '../kit/router.js';
import { note } from '../kit/announce.js';
import { day, money } from '../kit/format.js';
import { confirm } from '../kit/dialog.js';
import { empty, noteBox } from '../kit/state.js';
import { button, sheet } from './parts.js';

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
    const [tiers, entitlements, subscriptions] = await Promise.all([
      call('GET /v1/tiers'), call('GET /v1/entitlements'), call('GET /v1/subscriptions')]);
    return { tiers: tiers.items, entitlements: entitlements.items, subscriptions: subscriptions.items, bought };
  },
  show: ({ tiers, entitlements, subscriptions, bought }) => {
    const current = subscriptions.find((one) => !['lapsed', 'revoked'].includes(one.state));
    return [
      bought === false && noteBox('warn', 'rest', h('p', {}, t('own.paymentWaits'))),
      bought && noteBox('good', 'check', h('p', {}, t('own.paymentDone'))),
      ...subscriptions.filter((one) => one === current || one.state === 'read_only').map(subscriptionSheet),
      sheet(t('own.included'), [entitlementList(entitlements)]),
      tiers.length === 0 ? sheet(t('own.offers'), [empty(t('own.noOffers'), t('own.noOffersText'))])
        : h('div', { class: 'three' }, ...tiers.map((tier) => tierSheet(tier, current))),
    ];
  },
};

/** The provider is asked at once; its own message may come a moment later. */
async function settle() {
  history.replaceState(history.state, '', '/own/plans');
  return (await call('POST /v1/checkouts/confirmation')).state === 'complete';
}

/** @param {Subscription} one */
function subscriptionSheet(one) {
  const look = { trial: 'good', active: 'good', cancelled: 'warn', grace: 'warn', read_only: 'bad', paused: 'warn', lapsed: '', revoked: 'bad' }[one.state];
  return sheet([t('own.subscription'), one.tier_name].filter(Boolean).join(': '), [
    h('p', {}, one.text),
    one.price && h('p', {}, priceText(one.price)),
    h('p', { class: 'quiet' }, t('own.boughtOn', { day: day(one.started_at) }), ' · ',
      t(one.renews ? 'own.renewsOn' : 'own.endsOn', { day: day(one.period_ends_at) })),
    one.provider === 'stripe' ? h('p', { class: 'btns' }, button(t('own.cards'), leaveForPortal))
      : h('p', { class: 'quiet' }, t('own.inAppStore'))], h('span', { class: `chip ${look}` }, t(`own.sub_${one.state}`)));
}

async function leaveForPortal() {
  const page = await call('POST /v1/billing-portal', { body: { return_url: `${location.origin}/own/plans` } });
  location.assign(page.url);
}

/** @param {Entitlement[]} list */
const entitlementList = (list) => h('ul', { class: 'lines' }, ...list.map((one) => h('li', {},
  h('span', {}, t(`own.feature_${one.feature}`)),
  one.allowed ? h('span', { class: 'state good' }, icon('check'), amount(one)) : h('span', { class: 'state' }, icon('lock'), t('own.notIncluded')))));

/** @param {Entitlement} one */
function amount(one) {
  if (one.kind === 'access') return t('own.yes');
  if (one.at_most === undefined) return one.used === undefined ? t('own.unlimited') : t('own.usedUnlimited', { used: one.used });
  return t('own.usedOf', { used: one.used ?? 0, most: one.at_most });
}

/** @param {TierPrice} price */
const priceText = (price) => t(price.interval === 'month' ? 'own.perMonth' : 'own.perYear', { price: money(price.amount, price.currency) });

/** @param {Tier} tier @param {Subscription | undefined} current */
function tierSheet(tier, current) {
  const isCurrent = current?.tier === tier.code;
  const prices = tier.prices.filter((price) => price.providers.includes('stripe'));
  return sheet(tier.name, [
    h('ul', { class: 'points' }, ...tier.features.map((one) => h('li', {}, t(`own.feature_${one.feature}`),
      one.at_most !== undefined && ` · ${t('own.atMost', { count: one.at_most })}`))),
    tier.is_free ? h('p', {}, t('own.free')) : null,
    tier.trial_days > 0 && !current && h('p', { class: 'quiet' }, t('own.trial', { count: tier.trial_days })),
    h('p', { class: 'btns' }, ...prices.map((price) => priceButton(tier, price, current))),
    !tier.is_free && h('p', { class: 'quiet' }, t('own.cancelAnyTime')),
  ], isCurrent && h('span', { class: 'chip good' }, t('own.current')));
}

/** @param {Tier} tier @param {TierPrice} price @param {Subscription | undefined} current */
function priceButton(tier, price, current) {
  const text = priceText(price);
  if (current?.price?.id === price.id) return h('span', { class: 'chip' }, text);
  if (current?.provider === 'stripe') return button(t('own.changeTo', { price: text }), () => change(tier, price, text));
  return button(text, () => buy(price), { kind: 'main', name: `${tier.name}: ${text}` });
}

/**
 * The page of the provider; nothing of it is ever loaded here.
 * @param {TierPrice} price
 */
async function buy(price) {
  const page = await call('POST /v1/checkouts', { body: { price: price.id,
    success_url: `${location.origin}/own/plans?bought=1`, cancel_url: `${location.origin}/own/plans` } });
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
