import '../kit/parts.js';
import { adminMore } from '../own/more.js';
import { t } from '../kit/text.js';
import { alerts } from './alerts.js';
import { analytics } from './analytics.js';
import { audit } from './audit.js';
import { backups } from './backups.js';
import { brand } from './brand.js';
import { feedback, feedbackItem } from './feedback.js';
import { glass } from './glass.js';
import { job } from './job.js';
import { jobs } from './jobs.js';
import { look } from './look.js';
import { overview } from './overview.js';
import { people } from './people.js';
import { person } from './person.js';
import { personNew } from './person-new.js';
import { policies } from './policies.js';
import { revenue } from './revenue.js';
import { settings } from './settings.js';
import { tiers } from './tiers.js';
import { windows } from './windows.js';

/** @type {import('../kit/router.js').Screen[]} */
export const screens = [
  overview, people, personNew, person, jobs, job, audit,
  alerts, feedback, feedbackItem, glass, look, windows, backups, analytics, revenue,
  brand, settings, policies, tiers,
  adminMore,
];

/** @type {import('../kit/router.js').AreaScreens['tabs']} */
export const tabs = [
  { path: '/admin', icon: 'overview', text: () => t('kit.tab_overview') },
  { path: '/admin/people', icon: 'clients', text: () => t('kit.tab_people'), needs: { duty: 'accounts' } },
  { path: '/admin/jobs', icon: 'jobs', text: () => t('kit.tab_jobs'), needs: { duty: 'operations' } },
  { path: '/admin/audit', icon: 'audit', text: () => t('kit.tab_audit'), needs: { duty: 'operations' } },
  { path: '/admin/more', icon: 'more', text: () => t('kit.tab_more') },
];
