/** Graphs, records, body, goals. One line for each screen. */

import '../kit/parts.js';

/** @type {import('../kit/router.js').Screen[]} */
export const screens = [
];
