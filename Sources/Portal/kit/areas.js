/** The areas, each loaded when it is opened for the first time. */

import { current } from './router.js';
import { homeOf, session } from './session.js';
import { loadTexts } from './text.js';

/**
 * `later`: texts that only some screens of the area need; they are loaded by the first that does.
 * @type {Record<string, import('./router.js').AreaEntry>}
 */
export const areas = {
  train: { load: () => import('../train/screens.js'), texts: ['train'], later: ['own'] },
  coach: { load: () => import('../coach/screens.js'), texts: ['coach'], later: ['own'] },
  admin: { load: () => import('../admin/screens.js'), texts: ['admin'], later: ['own'] },
  own: { load: withTabs, texts: ['own'] },
};

/** The person's own pages stand within the area from which they came, at first within the role's. */
async function withTabs() {
  const area = current().tabs.length ? '' : homeOf(session().role).slice(1);
  const [own, around] = await Promise.all([import('../own/screens.js'), area ? areas[area].load() : undefined, area ? loadTexts(...areas[area].texts) : undefined]);
  return { screens: own.screens, tabs: around?.tabs ?? current().tabs };
}
