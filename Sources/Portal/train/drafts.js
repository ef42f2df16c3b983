// Workouts that were begun and not finished, of this device and of others.
import '../kit/all.js';
import { note as tell } from '../kit/announce.js';
import { call } from '../kit/api.js';
import { ago, stamp } from '../kit/format.js';
import { empty } from '../kit/state.js';
import { t } from '../kit/text.js';
import { each, h, icon } from '../kit/view.js';

/** @typedef {import('../types/api').DraftSummary} DraftSummary */
/** @typedef {typeof import('./log/logbook.js') & Pick<typeof import('./log/chip.js'), 'savedChip'> & Pick<typeof import('./log/needs.js'), 'needs'> & Pick<typeof import('./log/whole.js'), 'discard'>} AllOfIt */
/** @typedef {Pick<AllOfIt, 'savedChip' | 'draftOf' | 'drafts' | 'fetchDraft' | 'isFinished' | 'known' | 'openBook' | 'needs' | 'discard'>} Log */

/** @param {Log} log @returns {import('../kit/router.js').Screen<import('../types/api').DraftSummaryPage>} */
export const draftsOf = (log) => ({
  path: '/train/drafts',
  title: () => t('log.drafts'),
  tab: '/train',
  kept: true,
  hints: ['changed'],
  lead: () => t('plan.draftsLead'),
  actions: () => log.savedChip(),
  more: { group: 'training', icon: 'edit' },
  load: async () => {
    await log.openBook();
    return call('GET /v1/drafts');
  },
  show: (page) => {
    void log.openBook();
    const rows = () => merged(log, page.items);
    const list = each(
      h('ul', { class: 'lines' }),
      rows,
      (one) => one.id,
      (one) => row(log, one),
    );
    return [
      h('div', { class: 'live-notes' }, log.needs()),
      h('section', { class: 'sheet' }, () =>
        rows().length ? list : empty(t('plan.noDrafts'), t('plan.noDraftsText'), h('a', { class: 'btn', href: '/train' }, t('log.toToday'))),
      ),
    ];
  },
});

/**
 * What the server lists, as it is known here, and what was never sent.
 * @param {Log} log @param {DraftSummary[]} listed
 */
function merged({ drafts, known, isFinished }, listed) {
  const mine = drafts();
  const others = listed.filter((one) => !mine.some((draft) => draft.id === one.id) && !known().get(one.id)?.gone && !isFinished(one.id));
  return [
    ...mine.map((one) =>
      line(
        one,
        one.exercises.length,
        one.exercises.reduce((sum, exercise) => sum + exercise.sets.length, 0),
      ),
    ),
    ...others.map((one) => line(one, one.exercise_count, one.set_count)),
  ];
}

/** @param {Pick<DraftSummary, 'id' | 'name' | 'clock' | 'updated_at'>} draft @param {number} exercises @param {number} sets */
function line({ id, name, clock, updated_at }, exercises, sets) {
  return { id, name, isLive: clock.state !== 'draft', updated_at: Date.parse(updated_at) ? updated_at : undefined, exercises, sets };
}

/** @param {Log} log @param {() => ReturnType<typeof merged>[number]} one */
function row(log, one) {
  const name = () => one().name || t('log.workout');
  return h(
    'li',
    { class: 'draft' },
    h(
      'span',
      null,
      h('a', { class: 'name', href: () => (one().isLive ? '/train/live' : `/train/drafts/${one().id}`), translate: 'no' }, name),
      h(
        'span',
        { class: 'quiet' },
        () => `${t('plan.exercises', { count: one().exercises })} · ${t('log.setsCount', { count: one().sets })}`,
        () => (one().updated_at ? [' · ', stamp(one().updated_at ?? '', ago(one().updated_at ?? ''))] : []),
      ),
    ),
    h(
      'button',
      { type: 'button', class: 'btn', 'aria-label': () => t('log.discardNamed', { name: name() }), onclick: () => thrownAway(log, one().id, name()) },
      icon('delete'),
      t('log.discard'),
    ),
  );
}

/** @param {Log} log @param {string} id @param {string} name */
async function thrownAway({ draftOf, fetchDraft, discard }, id, name) {
  // What undo brings back has to be known.
  if (!draftOf(id)) await fetchDraft(id);
  const draft = draftOf(id);
  if (draft) tell(t('log.discarded', { name }), discard(draft));
}
