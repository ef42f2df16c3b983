import '../kit/parts.js';
import { trainMore } from '../own/more.js';
import { t } from '../kit/text.js';

/** @type {import('../kit/router.js').Screen[]} */
export const screens = [
  trainMore,
];

/** @type {import('../kit/router.js').AreaScreens['tabs']} */
export const tabs = [
  { path: '/train', icon: 'today', text: () => t('kit.tab_today') },
  { path: '/train/history', icon: 'history', text: () => t('kit.tab_history') },
  { path: '/train/progress', icon: 'progress', text: () => t('kit.tab_progress') },
  { path: '/train/plan', icon: 'plan', text: () => t('kit.tab_plan') },
  { path: '/train/more', icon: 'more', text: () => t('kit.tab_more') },
];
