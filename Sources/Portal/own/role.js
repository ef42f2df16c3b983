/** Going on in another role. */

import '../kit/all.js';
import { act } from '../kit/act.js';
import { call } from '../kit/api.js';
import { rolesOf } from '../kit/roles.js';
import { homeOf, refresh, session } from '../kit/session.js';
import { empty, notThere } from '../kit/state.js';
import { t } from '../kit/text.js';
import { h, icon } from '../kit/view.js';

/**
 * Goes on in another role, on its home.
 * @param {import('../kit/session.js').Role} role
 * @param {string} [path]
 */
export async function switchRole(role, path = homeOf(role)) {
  if (role !== session().role) {
    // The answer may hold a token, for clients without cookies; a page has no use for it.
    await call('PUT /v1/sessions/current/role', { body: { role } });
    await refresh();
  }
  location.assign(path);
}

/**
 * An address of another area: a link from a mail, a bookmark. The role is changed by a press, never by a link.
 * @param {string} area
 */
export function otherRole(area) {
  const role = rolesOf[area]?.find((one) => session().roles.includes(one));
  if (!role) return notThere();
  const wanted = /** @type {'train' | 'coach' | 'admin'} */ (area);
  const name = (/** @type {'train' | 'coach' | 'admin'} */ one) => t(/** @type {const} */ (`kit.area_${one}`));
  const own = /** @type {const} */ ({ lifter: 'train', coach: 'coach', admin: 'admin' })[session().role];
  return h(
    'div',
    { class: 'sheet' },
    h('h1', { class: 'said', tabindex: '-1' }, name(wanted)),
    empty(
      t('kit.otherRole', { area: name(wanted) }),
      t('kit.otherRoleText', { area: name(own) }),
      h(
        'button',
        { type: 'button', class: 'btn main', onclick: act(() => switchRole(role, location.pathname + location.search)) },
        icon('swap'),
        t('kit.switchTo', { area: name(wanted) }),
      ),
    ),
  );
}
