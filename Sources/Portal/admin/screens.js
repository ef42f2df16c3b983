import '../kit/parts.js';
import { adminMore } from '../own/more.js';
import { t } from '../kit/text.js';

/** @type {import('../kit/router.js').Screen[]} */
export const screens = [
  adminMore,
];

/** @type {import('../kit/router.js').AreaScreens['tabs']} */
export const tabs = [
  { path: '/admin', icon: 'overview', text: () => t('kit.tab_overview') },
  { path: '/admin/people', icon: 'clients', text: () => t('kit.tab_people'), needs: { duty: 'accounts' } },
  { path: '/admin/jobs', icon: 'jobs', text: () => t('kit.tab_jobs'), needs: { duty: 'operations' } },
  { path: '/admin/audit', icon: 'audit', text: () => t('kit.tab_audit') },
  { path: '/admin/more', icon: 'more', text: () => t('kit.tab_more') },
];
