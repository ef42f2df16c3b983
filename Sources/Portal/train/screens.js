import '../kit/all.js';
import { t } from '../kit/text.js';
import { trainMore } from '../own/more.js';
import { drafts } from './drafts.js';
import { finish } from './finish.js';
import { draft, live } from './live.js';
import { past } from './past.js';
import { today } from './today.js';

/**
 * What is needed between two sets. The rest comes with the first screen under its paths.
 * @type {import('../kit/router.js').Screen[]}
 */
export const screens = [today, live, draft, finish, drafts, past, trainMore];

/** @type {import('../kit/router.js').Part[]} */
export const parts = [
  { under: ['/train/history', '/train/workouts', '/train/deleted', '/train/exercises'], load: () => import('./history-screens.js'), texts: ['plan'] },
  {
    under: ['/train/plan', '/train/planned', '/train/templates', '/train/programmes', '/train/assigned', '/train/routines'],
    load: () => import('./plan-screens.js'), texts: ['plan'],
  },
  {
    under: ['/train/progress'],
    load: () => import('./progress-screens.js'), texts: ['progress'],
  },
  { under: ['/train/sharing'], load: () => import('./sharing-screens.js'), texts: ['mine'] },
];

/** @type {import('../kit/router.js').AreaScreens['tabs']} */
export const tabs = [
  { path: '/train', icon: 'today', text: () => t('kit.tab_today') },
  { path: '/train/history', icon: 'history', text: () => t('kit.tab_history') },
  { path: '/train/progress', icon: 'progress', text: () => t('kit.tab_progress') },
  { path: '/train/plan', icon: 'plan', text: () => t('kit.tab_plan') },
  { path: '/train/more', icon: 'more', text: () => t('kit.tab_more') },
];
