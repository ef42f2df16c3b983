import '../kit/all.js';
import { loadStyle } from '../kit/look.js';
import { t } from '../kit/text.js';
import { finish } from './finish.js';
import { draft, live } from './live.js';
import { today } from './today.js';
import { contentOf, routine } from './log/contents.js';
import { savedChip } from './log/chip.js';
import { draftOf, drafts, fetchDraft, isFinished, known, live as liveDraft, openBook, refreshLive } from './log/logbook.js';
import { needs } from './log/needs.js';
import { keep, remember } from './log/memory.js';
import { beginning } from './log/prescription.js';
import { begin, discard } from './log/whole.js';

/**
 * What is needed between two sets. The rest comes with the first screen under its paths.
 * @type {import('../kit/router.js').Screen[]}
 */
export const screens = [today, live, draft, finish];

const starting = { contentOf, openBook, live: liveDraft, refreshLive, beginning, begin };

/**
 * Screens of a part that begin workouts.
 * @param {{ screens: import('../kit/router.js').Screen[], startWith(given: typeof starting): void }} part
 */
function withStart(part) {
  part.startWith(starting);
  return part;
}

/** @type {import('../kit/router.js').Part[]} */
const later = [
  {
    // The only form of those here. It is given the log: what two files import the bundler would put into a third one.
    under: ['/train/past'],
    load: async () => ({ screens: [(await import('./past.js')).pastOf({ contentOf, routine, openBook, remember, beginning, begin })] }),
    texts: ['plan'],
  },
  {
    // Given the log, for the same reason.
    under: ['/train/drafts'],
    load: async () => ({
      screens: [(await import('./drafts.js')).draftsOf({ savedChip, draftOf, drafts, fetchDraft, isFinished, known, openBook, needs, discard })],
    }),
    texts: ['plan'],
  },
  {
    // Given what remembers, for the same reason.
    under: ['/train/equipment'],
    load: async () => ({ screens: [(await import('./equipment.js')).equipmentOf({ keep })] }),
    texts: ['plan'],
  },
  {
    under: ['/train/history', '/train/workouts', '/train/deleted', '/train/exercises'],
    load: () => import('./history-screens.js').then(withStart),
    texts: ['plan'],
  },
  {
    under: ['/train/plan', '/train/planned', '/train/templates', '/train/programmes', '/train/assigned', '/train/routines', '/train/breaks'],
    load: () => import('./plan-screens.js').then(withStart),
    texts: ['plan'],
  },
  {
    under: ['/train/progress'],
    load: () => import('./progress-screens.js'),
    texts: ['progress'],
  },
  { under: ['/train/sharing'], load: () => import('./sharing-screens.js'), texts: ['mine'] },
  { under: ['/train/more'], load: async () => ({ screens: [(await import('../own/more.js')).trainMore] }) },
];

/**
 * Each brings the style that nothing between two sets needs.
 * @type {import('../kit/router.js').Part[]}
 */
export const parts = later.map((part) => ({ ...part, load: async () => (await Promise.all([part.load(), loadStyle('plan')]))[0] }));

/** @type {import('../kit/router.js').AreaScreens['tabs']} */
export const tabs = [
  { path: '/train', icon: 'today', text: () => t('kit.tab_today') },
  { path: '/train/history', icon: 'history', text: () => t('kit.tab_history') },
  { path: '/train/progress', icon: 'progress', text: () => t('kit.tab_progress') },
  { path: '/train/plan', icon: 'plan', text: () => t('kit.tab_plan') },
  { path: '/train/more', icon: 'more', text: () => t('kit.tab_more') },
];
