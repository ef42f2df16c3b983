/** The areas, each loaded when it is opened for the first time. */

/** @type {Record<string, import('./router.js').AreaEntry>} */
export const areas = {
  train: { load: () => import('../train/screens.js'), texts: ['train', 'own'] },
  coach: { load: () => import('../coach/screens.js'), texts: ['coach', 'own'] },
  admin: { load: () => import('../admin/screens.js'), texts: ['admin', 'own'] },
  own: { load: () => import('../own/screens.js').then(async (own) => ({ screens: own.screens, tabs: await lastTabs() })), texts: ['own'] },
};

/** The person's own pages stand within the area from which they came. */
async function lastTabs() {
  const { session, homeOf } = await import('./session.js');
  const { current } = await import('./router.js');
  if (current().tabs.length) return current().tabs;
  const area = sessionStorage.getItem('area') ?? homeOf(session().role).slice(1);
  const { loadTexts } = await import('./text.js');
  const entry = areas[area] ?? areas.train;
  const [found] = await Promise.all([entry.load(), loadTexts(...entry.texts)]);
  return found.tabs;
}
