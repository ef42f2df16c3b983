/** What an account was given above its plan, or was taken. */

import { call } from '../kit/api.js';
import { date, number } from '../kit/format.js';
import { has } from '../kit/session.js';
import { t } from '../kit/text.js';
import { h } from '../kit/view.js';
import { reason } from './deeds.js';
import { COUNTED, offered } from './tier-document.js';
import { ask, nameOf, options, sheet } from './parts.js';

/** @typedef {import('../types/api').AdminAccount} Account */
/** @typedef {import('../types/api').EntitlementOverride} Override */
/** @typedef {Override['feature']} Feature */

/** @param {{ feature: Feature, at_most?: number }} one */
export const amount = (one) => (COUNTED.includes(one.feature) ? (one.at_most === undefined ? t('people.unlimited') : number(one.at_most, 0)) : '');

/** @param {Account} account @param {import('../types/api').EntitlementOverridePage} page @param {boolean} own */
export const entitlements = (account, page, own) =>
  sheet(t('people.entitlements'), [
    page.items.length
      ? h(
          'ul',
          { class: 'lines' },
          page.items.map((one) => line(account, one, own)),
        )
      : h('p', null, t('people.entitlements_none')),
    own
      ? null
      : h('p', { class: 'btns' }, h('button', { type: 'button', class: 'btn', id: 'give', onclick: () => give(account) }, t('people.entitlement_give'))),
  ]);

/** @param {Account} account @param {Override} one @param {boolean} own */
const line = (account, one, own) =>
  h(
    'li',
    null,
    h(
      'span',
      null,
      t(`people.feature_${one.feature}`),
      ' ',
      h(
        'span',
        { class: 'quiet' },
        [
          t(one.allowed ? 'people.entitlement_given' : 'people.entitlement_taken'),
          one.allowed && amount(one),
          one.ends_at && t('people.entitlement_until', { day: date(one.ends_at) }),
        ]
          .filter(Boolean)
          .join(', '),
      ),
      h('span', { class: 'beneath', translate: 'no' }, one.reason),
    ),
    own
      ? null
      : h(
          'button',
          {
            type: 'button',
            class: 'btn',
            id: `back-${one.feature}`,
            onclick: () =>
              ask({
                title: `${t('people.entitlement_back')}?`,
                about: `${t(`people.feature_${one.feature}`)}: ${t('people.entitlements_none')}`,
                action: t('people.entitlement_back'),
                send: () => call('DELETE /v1/admin/accounts/{id}/entitlements/{feature}', { path: { id: account.id, feature: one.feature } }),
                said: t('people.entitlement_done'),
              }),
          },
          t('people.entitlement_back'),
        ),
  );

/** @param {Account} account */
const give = (account) =>
  ask({
    title: `${t('people.entitlement_give')}: ${nameOf(account)}`,
    value: { allowed: true },
    fields: [
      { name: 'feature', label: t('people.feature'), type: 'select', options: options(offered(has), (feature) => t(`people.feature_${feature}`)) },
      { name: 'allowed', label: t('people.allowed'), type: 'check' },
      { name: 'at_most', label: t('people.at_most'), type: 'integer', hint: t('people.at_most_hint') },
      { name: 'ends_at', label: t('people.ends'), type: 'moment' },
      reason(),
    ],
    action: t('kit.save'),
    send: (/** @type {{ feature: Feature } & import('../types/api').EntitlementOverrideInput} */ { feature, ...body }) =>
      call('PUT /v1/admin/accounts/{id}/entitlements/{feature}', { path: { id: account.id, feature }, body }),
    said: t('people.entitlement_done'),
  });
