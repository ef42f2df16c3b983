import '../kit/parts.js';
import { coachMore } from '../own/more.js';
import { counts } from '../kit/session.js';
import { t } from '../kit/text.js';

/** @type {import('../kit/router.js').Screen[]} */
export const screens = [
  coachMore,
];

/** @type {import('../kit/router.js').AreaScreens['tabs']} */
export const tabs = [
  { path: '/coach', icon: 'clients', text: () => t('kit.tab_clients') },
  { path: '/coach/attention', icon: 'flag', text: () => t('kit.tab_attention'), count: () => counts().attention },
  { path: '/coach/plans', icon: 'plan', text: () => t('kit.tab_plans') },
  { path: '/coach/messages', icon: 'message', text: () => t('kit.tab_messages'), count: () => counts().messages },
  { path: '/coach/more', icon: 'more', text: () => t('kit.tab_more') },
];
