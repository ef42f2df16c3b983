import '../kit/parts.js';
import { account } from './account.js';

/**
 * The person's own pages: the same in each area.
 * @type {import('../kit/router.js').Screen[]}
 */
export const screens = [
  account,
];
