// Workouts that were begun and not finished, of this device and of others.
import { note as tell } from '../kit/announce.js';
import { call } from '../kit/api.js';
import { ago, stamp } from '../kit/format.js';
import { empty } from '../kit/state.js';
import { t } from '../kit/text.js';
import { each, h, icon } from '../kit/view.js';
import { savedChip } from './log/chip.js';
import { draftOf, drafts as allDrafts, fetchDraft, isFinished, known, openBook } from './log/logbook.js';
import { needs } from './log/needs.js';
import { discard } from './log/whole.js';

/** @typedef {import('../types/api').DraftSummary} DraftSummary */

/** @type {import('../kit/router.js').Screen<import('../types/api').DraftSummaryPage>} */
export const drafts = {
  path: '/train/drafts', title: () => t('log.drafts'), tab: '/train', kept: true, hints: ['changed'],
  lead: () => t('log.draftsLead'), actions: () => savedChip(),
  more: { group: 'training', icon: 'edit' },
  load: async () => {
    await openBook();
    return call('GET /v1/drafts');
  },
  show: (page) => {
    void openBook();
    const rows = () => merged(page.items);
    const list = each(h('ul', { class: 'lines' }), rows, (one) => one.id, (one) => row(one));
    return [h('div', { class: 'live-notes' }, needs()),
      h('section', { class: 'sheet' }, () => rows().length ? list : empty(t('log.noDrafts'), t('log.noDraftsText'), h('a', { class: 'btn', href: '/train' }, t('log.toToday'))))];
  },
};

/**
 * What the server lists, as it is known here, and what was never sent.
 * @param {DraftSummary[]} listed
 */
function merged(listed) {
  const mine = allDrafts();
  const others = listed.filter((one) => !mine.some((draft) => draft.id === one.id) && !known().get(one.id)?.gone && !isFinished(one.id));
  return [
    ...mine.map((one) => line(one, one.exercises.length, one.exercises.reduce((sum, exercise) => sum + exercise.sets.length, 0))),
    ...others.map((one) => line(one, one.exercise_count, one.set_count)),
  ];
}

/** @param {Pick<DraftSummary, 'id' | 'name' | 'clock' | 'updated_at'>} draft @param {number} exercises @param {number} sets */
function line({ id, name, clock, updated_at }, exercises, sets) {
  return { id, name, isLive: clock.state !== 'draft', updated_at: Date.parse(updated_at) ? updated_at : undefined, exercises, sets };
}

/** @param {() => ReturnType<typeof merged>[number]} one */
function row(one) {
  const name = () => one().name || t('log.workout');
  return h('li', { class: 'draft' },
    h('span', null, h('a', { class: 'name', href: () => one().isLive ? '/train/live' : `/train/drafts/${one().id}`, translate: 'no' }, name),
      h('span', { class: 'quiet' }, () => `${t('log.exercisesCount', { count: one().exercises })} · ${t('log.setsCount', { count: one().sets })}`,
        () => one().updated_at ? [' · ', stamp(one().updated_at ?? '', ago(one().updated_at ?? ''))] : [])),
    h('button', { type: 'button', class: 'btn', 'aria-label': () => t('log.discardNamed', { name: name() }), onclick: () => thrownAway(one().id, name()) }, icon('delete'), t('log.discard')));
}

/** @param {string} id @param {string} name */
async function thrownAway(id, name) {
  // What undo brings back has to be known.
  if (!draftOf(id)) await fetchDraft(id);
  const draft = draftOf(id);
  if (draft) tell(t('log.discarded', { name }), discard(draft));
}
