import '../kit/parts.js';
import { trainMore } from '../own/more.js';
import { body } from './body.js';
import { exerciseGraphs, exerciseProgress } from './exercise-progress.js';
import { goals } from './goals.js';
import { muscles } from './muscles.js';
import { powerlifting } from './powerlifting.js';
import { progress } from './progress.js';
import { records } from './records.js';
import { summary } from './summary.js';
import { t } from '../kit/text.js';

/** @type {import('../kit/router.js').Screen[]} */
export const screens = [
  progress, records, summary, muscles, body, goals, powerlifting, exerciseGraphs, exerciseProgress,
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
