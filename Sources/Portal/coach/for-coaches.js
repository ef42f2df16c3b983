/** Every screen of the area belongs to the role of a coach. */

/**
 * @param {import('../kit/router.js').Screen[]} screens
 * @returns {import('../kit/router.js').Screen[]}
 */
export const forCoaches = (screens) => screens.map((screen) => ({ ...screen, needs: { role: 'coach', ...screen.needs } }));
