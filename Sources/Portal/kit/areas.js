/** The areas, each loaded when it is opened for the first time. */

import { current } from './router.js';
import { homeOf, session } from './session.js';
import { partsOf } from './match.js';
import { loadTexts } from './text.js';

/**
 * `later`: texts that only some screens of the area need; they are loaded by the first that does.
 * @type {Record<string, import('./router.js').AreaEntry>}
 */
export const areas = {
  train: { load: () => import('../train/screens.js'), texts: ['train'], later: ['own', 'plan', 'progress'] },
  coach: { load: () => import('../coach/screens.js'), texts: ['coach'], later: ['own', 'plan', 'progress'] },
  admin: { load: () => import('../admin/screens.js'), texts: ['admin'], later: ['own'] },
  own: { load: withTabs, texts: ['own', 'mine'] },
};

/**
 * Every screen of an area, for More and Go to: all of its parts are loaded.
 * @param {string} area
 * @returns {Promise<import('./router.js').Screen[]>}
 */
export async function everyScreen(area) {
  const [found] = await Promise.all([areas[area].load(), loadTexts(...areas[area].texts)]);
  return [...found.screens, ...(await partsOf(found))];
}

/** The person's own pages stand within the area from which they came, at first within the role's. */
async function withTabs() {
  const area = current().tabs.length ? '' : homeOf(session().role).slice(1);
  const [own, around] = await Promise.all([
    import('../own/screens.js'),
    area ? areas[area].load() : undefined,
    area ? loadTexts(...areas[area].texts) : undefined,
  ]);
  return { ...own, tabs: around?.tabs ?? current().tabs };
}
