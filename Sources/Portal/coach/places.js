/** How many clients the plan has room for, so that nobody is invited in vain. Without plans for sale there is no limit. */

import { call } from '../kit/api.js';
import { has } from '../kit/session.js';
import { t } from '../kit/text.js';
import { cell, h, icon } from '../kit/view.js';

/** @typedef {import('../types/api').Entitlement} Entitlement */
/** @typedef {{ used: number, most: number }} Places */

/** What was last heard; nothing where there is no limit. */
const heard = cell(/** @type {Places | undefined} */ (undefined));

/** @returns {Promise<Places | undefined>} */
export async function places() {
  if (!has('billing')) return undefined;
  const all = await call('GET /v1/entitlements', { quiet: true });
  const { used = 0, at_most: most } = all.items.find((one) => one.feature === 'clients') ?? {};
  heard.set(most === undefined ? undefined : { used, most });
  return heard();
}

/** @param {Places} told */
const isFull = ({ used, most }) => used >= most;

const toPlans = (/** @type {string} */ look) => h('a', { class: look, href: '/own/plans' }, t('coach.seePlans'));

/**
 * "48 of 25 clients" once it is known; how many there are until then. A team of someone else's is not counted by the own plan.
 * @param {number} clients
 */
export const clientCount = (clients) => () => {
  const told = heard();
  if (told?.used !== clients) return t('coach.clientCount', { count: clients });
  const text = t('coach.clientsOf', told);
  return isFull(told) ? h('span', { class: 'state warn' }, icon('warn'), text) : text;
};

/** The way to more room, where there is none. */
export const moreRoom = () => () => {
  const told = heard();
  return told && isFull(told) && [' · ', toPlans('')];
};

/**
 * Room, or that there is none.
 * @param {Places | undefined} told
 */
export function placesLeft(told) {
  if (!told) return null;
  if (!isFull(told)) return h('p', { class: 'quiet' }, t('coach.places', { ...told, left: told.most - told.used }));
  return h(
    'div',
    { class: 'note warn' },
    icon('warn'),
    h('p', null, h('strong', null, t('coach.clientsOf', told)), '. ', t('coach.noPlace')),
    h('p', { class: 'btns' }, toPlans('btn')),
  );
}
