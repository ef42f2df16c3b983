/** Every screen of the area belongs to the role of a coach, and tells clients of one name apart. */

import { meetNamesakes } from './names.js';

/**
 * @param {import('../kit/router.js').Screen[]} screens
 * @returns {import('../kit/router.js').Screen[]}
 */
export const forCoaches = (screens) =>
  screens.map((screen) => ({
    ...screen,
    needs: { role: 'coach', ...screen.needs },
    load:
      screen.load &&
      (async (at) => {
        const [data] = await Promise.all([/** @type {NonNullable<typeof screen.load>} */ (screen.load)(at), meetNamesakes()]);
        return data;
      }),
  }));
