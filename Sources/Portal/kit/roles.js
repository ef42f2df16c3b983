/** Which role an area is for. */

import { act } from './act.js';
import { session, switchRole } from './session.js';
import { empty, notThere } from './state.js';
import { t } from './text.js';
import { h, icon } from './view.js';

/** @typedef {import('./session.js').Role} Role */

/**
 * The roles that may open an area. A coach trains, too.
 * @type {Record<string, Role[]>}
 */
const rolesOf = { train: ['lifter', 'coach'], coach: ['coach'], admin: ['admin'] };

/** @param {string} area */
export const fitsRole = (area) => rolesOf[area]?.includes(session().role) ?? true;

/**
 * An address of another area: a link from a mail, a bookmark. The role is changed by a press, never by a link.
 * @param {string} area
 */
export function otherRole(area) {
  const role = rolesOf[area]?.find((one) => session().roles.includes(one));
  if (!role) return notThere();
  const name = (/** @type {string} */ one) => t(/** @type {'kit.area_train'} */ (`kit.area_${one}`));
  const own = { lifter: 'train', coach: 'coach', admin: 'admin' }[session().role];
  return h('div', { class: 'sheet' }, h('h1', { class: 'said', tabindex: '-1' }, name(area)), empty(t('kit.otherRole', { area: name(area) }), t('kit.otherRoleText', { area: name(own) }),
    h('button', { type: 'button', class: 'btn main', onclick: act(() => switchRole(role, location.pathname + location.search)) }, icon('swap'), t('kit.switchTo', { area: name(area) }))));
}
