/** Which role an area is for. */

import { session } from './session.js';

/** @typedef {import('./session.js').Role} Role */

/**
 * The roles that may open an area. A coach trains, too.
 * @type {Record<string, Role[]>}
 */
export const rolesOf = { train: ['lifter', 'coach'], coach: ['coach'], admin: ['admin'] };

/** @param {string} area */
export const fitsRole = (area) => rolesOf[area]?.includes(session().role) ?? true;
