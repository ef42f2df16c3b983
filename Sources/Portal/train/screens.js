import { drafts } from './drafts.js';
import { finish } from './finish.js';
import { draft, live } from './live.js';
import { past } from './past.js';
import { today } from './today.js';
import '../kit/parts.js';
import { trainMore } from '../own/more.js';
import { accessLog } from './access-log.js';
import { scopeRequests } from './scope-requests.js';
import { sharing } from './sharing.js';
import { sharingPause } from './sharing-pause.js';
import { sharingTeams } from './sharing-teams.js';
import { t } from '../kit/text.js';
import { assigned, assignedList } from './assigned.js';
import { deleted } from './deleted.js';
import { exercise } from './exercise.js';
import { exercises } from './exercises.js';
import { history } from './history.js';
import { planned, plannedList } from './planned.js';
import { plannedEdit, plannedNew } from './planned-edit.js';
import { programme } from './programme.js';
import { programmeEdit, programmeNew } from './programme-new.js';
import { programmeRules } from './programme-rules.js';
import { programmes } from './programmes.js';
import { routine, routines } from './routines.js';
import { template } from './template.js';
import { templateEdit, templateNew } from './template-edit.js';
import { plan } from './week.js';
import { workout } from './workout.js';
import { workoutEdit } from './workout-edit.js';

/** @type {import('../kit/router.js').Screen[]} */
export const screens = [
  today,
  live,
  draft,
  finish,
  drafts,
  past,
  trainMore,
  sharing, scopeRequests, accessLog, sharingTeams, sharingPause,
  history, workout, workoutEdit, deleted, exercises, exercise,
  plan, template, templateNew, templateEdit, planned, plannedList, plannedNew, plannedEdit,
  programmes, programme, programmeNew, programmeEdit, programmeRules, assigned, assignedList, routines, routine,
];

/** @type {import('../kit/router.js').AreaScreens['tabs']} */
export const tabs = [
  { path: '/train', icon: 'today', text: () => t('kit.tab_today') },
  { path: '/train/history', icon: 'history', text: () => t('kit.tab_history') },
  { path: '/train/progress', icon: 'progress', text: () => t('kit.tab_progress') },
  { path: '/train/plan', icon: 'plan', text: () => t('kit.tab_plan') },
  { path: '/train/more', icon: 'more', text: () => t('kit.tab_more') },
];
