import '../kit/parts.js';
import { coachMore } from '../own/more.js';
import { counts } from '../kit/session.js';
import { t } from '../kit/text.js';
import { assign } from './assign.js';
import { assignment } from './assignment.js';
import { attention } from './attention.js';
import { client } from './client.js';
import { clientBody } from './client-body.js';
import { clientGraphs } from './client-graphs.js';
import { clientPlan, clientSession } from './client-plan.js';
import { clientWorkout } from './client-workout.js';
import { clientWorkouts } from './client-workouts.js';
import { conversation } from './conversation.js';
import { completeCounts } from './counts.js';
import { invites } from './invites.js';
import { labels } from './labels.js';
import { messages } from './messages.js';
import { notes } from './notes.js';
import { plan } from './plan.js';
import { plans } from './plans.js';
import { roster } from './roster.js';
import { rulesOfAll, rulesOfClient } from './rules.js';
import { team as teamPage } from './team-page.js';
import { teams } from './team.js';

/** @type {import('../kit/router.js').Screen[]} */
const own = [
  roster, client, clientWorkouts, clientWorkout, clientGraphs, clientPlan, clientSession, clientBody, notes, rulesOfClient,
  attention, rulesOfAll,
  plans, plan, assign, assignment,
  messages, conversation,
  invites, labels, teams, teamPage,
];

/** @type {import('../kit/router.js').Screen[]} */
export const screens = [
  ...own.map((screen) => ({ ...screen, needs: { role: /** @type {const} */ ('coach'), ...screen.needs } })),
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

// The tabs' counts that no screen has told by then.
setTimeout(() => void completeCounts(), 1500);
