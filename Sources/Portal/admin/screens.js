import '../kit/all.js';
import { t } from '../kit/text.js';
import { job } from './job.js';
import { jobs } from './jobs.js';
import { overview } from './overview.js';
import { people } from './people.js';
import { person } from './person.js';
import { personNew } from './person-new.js';
import { givenUp } from './waiting.js';

/** @type {import('../kit/router.js').Screen[]} */
export const screens = [overview, people, personNew, person, jobs, job];

/** @type {import('../kit/router.js').Part[]} */
export const parts = [
  {
    under: ['audit', 'alerts', 'feedback', 'break-glass', 'maintenance', 'backups', 'analytics', 'revenue', 'brand', 'settings', 'policies', 'plans'].map(
      (name) => `/admin/${name}`,
    ),
    load: () => import('./more-screens.js'),
    texts: ['auditing'],
  },
  { under: ['/admin/more'], load: async () => ({ screens: [(await import('../own/more.js')).adminMore] }) },
];

/** @type {import('../kit/router.js').AreaScreens['tabs']} */
export const tabs = [
  { path: '/admin', icon: 'overview', text: () => t('kit.tab_overview') },
  { path: '/admin/people', icon: 'clients', text: () => t('kit.tab_people'), needs: { duty: 'accounts' } },
  { path: '/admin/jobs', icon: 'jobs', text: () => t('kit.tab_jobs'), count: () => givenUp(), needs: { duty: 'operations' } },
  { path: '/admin/audit', icon: 'audit', text: () => t('kit.tab_audit'), needs: { duty: 'operations' } },
  { path: '/admin/more', icon: 'more', text: () => t('kit.tab_more') },
];
