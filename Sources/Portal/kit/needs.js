/** What a screen or link needs to be there at all. */

import { can, has, session } from './session.js';

/**
 * @param {import('./router.js').Needs | undefined} needs
 * @returns {boolean}
 */
export function allowed(needs) {
  if (!needs) return true;
  return (!needs.module || has(needs.module)) && (!needs.role || session().role === needs.role) && (!needs.duty || can(needs.duty));
}
