// The workout under way, between two sets. What a draft of another day looks like is the same without the clock.
import { say } from '../kit/announce.js';
import { now, run, second } from '../kit/clock.js';
import { confirm, dialog } from '../kit/dialog.js';
import { note as tell } from '../kit/announce.js';
import { dayTime, rest as clockText } from '../kit/format.js';
import { go } from '../kit/router.js';
import { empty } from '../kit/state.js';
import { t } from '../kit/text.js';
import { cell, each, h, icon, onEnd, still, watch } from '../kit/view.js';
import { addExercise, press, tick } from './log/actions.js';
import { savedChip } from './log/chip.js';
import { dock } from './log/dock.js';
import { exerciseSheet } from './log/exercise.js';
import { change, draftOf, fetchDraft, isFinished, known, live as liveDraft, openBook, refreshLive } from './log/logbook.js';
import { lookBack, lookUpPlates, lastSets, measureOf, remember, skipped } from './log/memory.js';
import { needs, refusedFields } from './log/needs.js';
import { pickExercise } from './log/pick-exercise.js';
import { FINISH, toNext } from './log/next.js';
import { formOf, turns } from './log/prescription.js';
import { secondsOf, setOf } from './log/replay.js';
import { discard, finish } from './log/whole.js';

/** @typedef {import('./log/replay.js').Draft} Draft */
/** @typedef {import('./set-row.js').Rows} Rows */

/** @type {import('../kit/router.js').Screen<string | null>} */
export const live = {
  path: '/train/live',
  title: (id) => (id ? draftOf(id)?.name : '') || t('log.workout'),
  ownHead: true,
  bare: true,
  find: false,
  load: async () => {
    await Promise.all([openBook(), remember()]);
    const begun = liveDraft();
    if (!begun) await refreshLive();
    const draft = begun ?? liveDraft();
    void lookUpPlates();
    return draft?.id ?? null;
  },
  show: (id) => (id ? workout(id) : none()),
};

/** @type {import('../kit/router.js').Screen<string>} */
export const draft = {
  path: '/train/drafts/{id}',
  title: (id) => (id ? draftOf(id)?.name : '') || t('log.workout'),
  ownHead: true,
  bare: true,
  tab: '/train',
  load: async ({ params }) => {
    await Promise.all([openBook(), remember()]);
    if (!draftOf(params.id)) await fetchDraft(params.id);
    void lookUpPlates();
    return params.id;
  },
  show: (id) => (draftOf(id) ? workout(id) : none()),
};

const none = () => [
  h('div', { class: 'head' }, h('div', null, h('h1', { tabindex: '-1' }, t('log.workout')))),
  h('section', { class: 'sheet' }, empty(t('log.noneLive'), t('log.noneLiveText'), h('a', { class: 'btn main', href: '/train' }, t('log.toToday')))),
];

/** @param {string} id */
function workout(id) {
  const draft = cell(/** @type {Draft} */ (draftOf(id)));
  const over = cell(false);
  // One that was added, or put in another's place, here or on another device, has a last time as well.
  const trained = cell('');
  watch(() =>
    trained.set(
      draft()
        .exercises.flatMap((one) => one.exercise_id ?? [])
        .join(),
    ),
  );
  watch(() => void lookBack(trained().split(',').filter(Boolean)));
  watch(() => {
    const next = isFinished(id) ? null : draftOf(id);
    if (next) draft.set(next);
    over.set(!next);
    // What is written in one would go into what is over.
    if (!next) for (const one of document.querySelectorAll('dialog')) one.close();
  });
  const chosen = cell(/** @type {string | undefined} */ (undefined));
  const turn = () => {
    const open = turns(draft()).filter((one) => !one.set.done && !skipped().includes(one.exercise.id ?? ''));
    return open.find((one) => one.set.id === chosen()) ?? open[0];
  };
  const current = cell(/** @type {string | undefined} */ (undefined));
  watch(() => current.set(turn()?.set.id));
  /** @type {Rows['faults']} */
  const faults = cell({});
  watch(() => {
    // What was typed and can't be read stays until its figure is another one, whatever comes of the others meanwhile.
    const typed = Object.entries(still(faults)).filter(([id, one]) => 'held' in one && setOf(draft(), id)?.[one.member] === one.held);
    faults.set({ ...Object.fromEntries(typed), ...refusedFields(draft()) });
  });
  const isLive = () => draft().clock.state !== 'draft';
  /** @type {Rows['tick']} */
  const ticked = (exercise, set) => {
    const wasDone = set.done;
    chosen.set(undefined);
    tick(draft(), exercise, set, isLive());
    if (!wasDone) toNext(turn()?.set.id);
  };
  /** @param {() => import('./log/replay.js').DraftExercise} exercise @returns {Rows} */
  const rows = (exercise) => ({
    draft,
    exercise,
    form: () => formOf(exercise(), measureOf(exercise()), lastSets(exercise())),
    current,
    choose: chosen.set,
    tick: ticked,
    faults,
  });
  const list = each(
    h('div', { class: 'stack' }),
    () => draft().exercises,
    (one) => one.id ?? '',
    (one) => exerciseSheet(rows(one)),
  );
  return h(
    'div',
    { class: 'live' },
    head(draft, over),
    h(
      'div',
      { class: 'live-notes' },
      needs((aside) => aside.thing === id),
      () => (over() ? elsewhere(id) : null),
    ),
    outline(draft, over),
    h('div', { class: 'stack sheets', inert: over }, list, foot(draft, turn)),
    () => (over() ? null : dock(id, turn)),
  );
}

/** @param {() => Draft} draft @param {() => boolean} over */
function head(draft, over) {
  onEnd(run());
  const state = cell(draft().clock.state);
  watch(() => state.set(draft().clock.state));
  const isPast = cell(false);
  watch(() => isPast.set(state() === 'draft' && !!draft().performed_at));
  const clock = () => {
    second();
    return clockText(secondsOf(draft().clock, now()));
  };
  return h(
    'div',
    { class: 'live-head' },
    h('h1', { tabindex: '-1', translate: 'no' }, () => draft().name || t('log.workout')),
    () =>
      isPast()
        ? h('span', { class: 'quiet' }, dayTime(draft().performed_at ?? '', draft().time_zone))
        : h('span', { class: 'clock fig' }, clock, h('span', { class: 'said' }, ` ${t('log.underWay')}`)),
    h('span', null, savedChip()),
    h('span', { class: 'btns' }, () =>
      over()
        ? null
        : [
            // One button for all states: it keeps the focus when it is pressed.
            isPast()
              ? null
              : h('button', { type: 'button', class: () => (state() === 'draft' ? 'btn main' : 'btn'), onclick: () => press(draft()) }, () =>
                  t(state() === 'draft' ? 'log.start' : state() === 'running' ? 'log.pause' : 'log.resume'),
                ),
            h('button', { type: 'button', class: 'btn', onclick: () => finished(draft()) }, t('log.finish')),
          ],
    ),
  );
}

/** @param {() => Draft} draft @param {() => boolean} over */
function outline(draft, over) {
  const list = each(
    h('ol'),
    () => draft().exercises,
    (one) => one.id ?? '',
    (one) =>
      h(
        'li',
        null,
        h('span', { class: 'faint' }, () => `${draft().exercises.findIndex((other) => other.id === one().id) + 1}`),
        h('a', { href: () => `#name-${one().id}`, translate: 'no' }, () => one().name),
        h('span', { class: 'fig' }, () => `${one().sets.filter((set) => set.done).length}/${one().sets.length}`),
      ),
  );
  return h(
    'nav',
    { class: 'outline', inert: over, 'aria-label': t('log.exercises') },
    h('h2', null, t('log.exercises')),
    list,
    h('p', null, h('button', { type: 'button', class: 'btn bare', onclick: () => added(draft()) }, icon('plus'), t('log.addExercise'))),
  );
}

/** @param {() => Draft} draft @param {() => unknown} turn */
function foot(draft, turn) {
  // It keeps its button, and with it the focus, when only the draft changes.
  const isAllDone = cell(false);
  watch(() => isAllDone.set(!!draft().exercises.length && !turn()));
  return h(
    'div',
    { class: 'stack foot' },
    () => (draft().notes ? h('p', { class: 'quiet words' }, draft().notes) : null),
    () => (draft().exercises.length ? null : h('section', { class: 'sheet' }, empty(t('log.noExercise'), t('log.noExerciseText')))),
    h(
      'p',
      { class: 'btns wide' },
      h(
        'button',
        { type: 'button', class: () => (draft().exercises.length ? 'btn' : 'btn main'), onclick: () => added(draft()) },
        icon('plus'),
        t('log.addExercise'),
      ),
      () =>
        isAllDone() ? h('button', { id: FINISH, type: 'button', class: 'btn main', onclick: () => finished(draft()) }, icon('check'), t('log.finish')) : null,
    ),
    h(
      'p',
      { class: 'btns' },
      h('button', { type: 'button', class: 'btn bare', onclick: () => details(draft()) }, icon('edit'), t('log.rename')),
      h('button', { type: 'button', class: 'btn bare', onclick: () => thrownAway(draft()) }, icon('delete'), t('log.discard')),
    ),
  );
}

/** @param {Draft} draft */
async function added(draft) {
  const name = await pickExercise(t('log.addExercise'), t('log.add'));
  if (!name) return;
  const id = addExercise(draft, name);
  document.getElementById(`name-${id}`)?.focus();
  document.getElementById(`name-${id}`)?.scrollIntoView({ block: 'center' });
}

/** @param {Draft} draft */
function details(draft) {
  const name = h('input', { id: 'workout-name', maxlength: 200, autocomplete: 'off' }),
    words = h('textarea', { id: 'workout-notes', rows: 3, maxlength: 10_000 });
  name.value = draft.name ?? '';
  words.value = draft.notes ?? '';
  return dialog({
    title: t('log.rename'),
    show: (close) =>
      h(
        'form',
        {
          class: 'stack',
          onsubmit: (/** @type {Event} */ event) => {
            event.preventDefault();
            close();
            const members = { name: name.value.trim() || null, notes: words.value.trim() || null };
            if (members.name !== (draft.name ?? null) || members.notes !== (draft.notes ?? null)) void change(draft.id, { what: 'details', members });
          },
        },
        h('div', { class: 'field' }, h('label', { for: 'workout-name' }, t('log.name')), name),
        h('div', { class: 'field' }, h('label', { for: 'workout-notes' }, t('log.notes')), words),
        h('p', { class: 'btns' }, h('button', { type: 'submit', class: 'btn main' }, t('log.done'))),
      ),
  });
}

/** @param {Draft} draft */
async function thrownAway(draft) {
  const undo = discard(draft);
  await go('/train');
  tell(t('log.discarded', { name: draft.name || t('log.workout') }), async () => {
    undo();
    await go(`/train/drafts/${draft.id}`);
  });
}

/** @param {Draft} draft */
async function finished(draft) {
  const sets = draft.exercises.flatMap((one) => one.sets),
    done = sets.filter((set) => set.done).length;
  if (!done) return say(t('log.nothingDone')), tell(t('log.nothingDone'));
  if (
    done < sets.length &&
    !(await confirm({
      title: t('log.finishNamed', { name: draft.name || t('log.workout') }),
      text: t('log.leftOut', { done, count: sets.length - done }),
      action: t('log.finish'),
    }))
  )
    return undefined;
  // With a name: the log's rows are known by it.
  if (!draft.name) void change(draft.id, { what: 'details', members: { name: t('log.workout') } });
  void finish(draft);
  return go(`/train/finish/${draft.id}`, { replace: true });
}

/**
 * Another device finished it or threw it away.
 * @param {string} id
 */
function elsewhere(id) {
  return known().get(id)?.workout || isFinished(id)
    ? h(
        'div',
        { class: 'note', role: 'status' },
        icon('check'),
        h('p', null, t('log.finishedElsewhere')),
        h('p', { class: 'btns' }, h('a', { class: 'btn', href: `/train/finish/${id}` }, t('log.look'))),
      )
    : h(
        'div',
        { class: 'note', role: 'status' },
        icon('warn'),
        h('p', null, t('log.goneElsewhere')),
        h('p', { class: 'btns' }, h('a', { class: 'btn', href: '/train' }, t('log.toToday'))),
      );
}
