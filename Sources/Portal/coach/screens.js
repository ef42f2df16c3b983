import '../kit/all.js';
import { loadStyle } from '../kit/look.js';
import { counts } from '../kit/session.js';
import { t } from '../kit/text.js';
import { completeCounts } from './counts.js';
import { forCoaches } from './for-coaches.js';
import { roster } from './roster.js';

/** @type {import('../kit/router.js').Screen[]} */
export const screens = forCoaches([roster]);

/** @type {import('../kit/router.js').AreaScreens['parts']} */
export const parts = [
  { under: ['/coach/clients', '/coach/attention', '/coach/rules'], load: () => import('./client-screens.js') },
  { under: ['/coach/plans', '/coach/assign', '/coach/assignments'], load: () => import('./plan-screens.js') },
  { under: ['/coach/feed', '/coach/messages', '/coach/invites', '/coach/labels', '/coach/teams'], load: () => import('./people-screens.js') },
  // The rows of exercises are those of the training area, and so are their style and texts.
  { under: ['/coach/sessions'], load: async () => (await Promise.all([import('./session-edit.js'), loadStyle('plan')]))[0], texts: ['plan'] },
  { under: ['/coach/more'], load: async () => ({ screens: [(await import('../own/more.js')).coachMore] }) },
];

/** @type {import('../kit/router.js').AreaScreens['tabs']} */
export const tabs = [
  { path: '/coach', icon: 'clients', text: () => t('kit.tab_clients') },
  { path: '/coach/attention', icon: 'flag', text: () => t('kit.tab_attention'), count: () => counts().attention },
  { path: '/coach/plans', icon: 'plan', text: () => t('kit.tab_plans') },
  { path: '/coach/messages', icon: 'message', text: () => t('kit.tab_messages'), count: () => counts().messages },
  { path: '/coach/more', icon: 'more', text: () => t('kit.tab_more') },
];

// The tabs' counts that no screen has told by then.
setTimeout(() => void completeCounts(), 1500);
