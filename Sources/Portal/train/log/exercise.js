// An exercise of the live workout: its head, its sets, and what can be done with it.
import { note as tell } from '../../kit/announce.js';
import { dialog } from '../../kit/dialog.js';
import { rest } from '../../kit/format.js';
import { menu } from '../../kit/menu.js';
import { t } from '../../kit/text.js';
import { each, h, icon } from '../../kit/view.js';
import { aidsRow, faultRow, setRow } from '../set-row.js';
import { addSet, dropExercise, join, joinable, leaveSuperset, move, skip, swap } from './actions.js';
import { change } from './logbook.js';
import { bars, drawPlates, measureOf, skipped } from './memory.js';
import { pickExercise } from './pick-exercise.js';
import { hasBar } from './plates.js';
import { columnsOf, showsEffort } from './set-figures.js';
import { steady } from './steady.js';
import { targetText } from './target.js';

/** @typedef {import('../set-row.js').Rows} Rows */
/** @typedef {import('./replay.js').DraftSet} DraftSet */
/** @typedef {{ key: string, set: DraftSet, part: 'set' | 'aids' | 'fault' }} Line */

/** @param {Rows} rows @returns {HTMLElement} */
export function exerciseSheet(rows) {
  const id = /** @type {string} */ (rows.exercise().id);
  const isSkipped = () => skipped().includes(id);
  return h(
    'section',
    { class: () => (isSkipped() ? 'sheet exercise skipped' : 'sheet exercise'), 'aria-labelledby': `name-${id}` },
    h(
      'header',
      null,
      h(
        'div',
        null,
        h('h2', { id: `name-${id}`, translate: 'no', tabindex: '-1' }, () => rows.exercise().name),
        h('p', { class: 'quiet' }, () =>
          [rows.exercise().superset !== undefined && t('log.supersetNamed', { name: letter(rows) }), targetText(rows.exercise())].filter(Boolean).join(' · '),
        ),
      ),
      steady(
        () => moreKey(rows, isSkipped()),
        () => more(rows, isSkipped()),
      ),
    ),
    () => (rows.exercise().notes ? h('p', { class: 'quiet words' }, rows.exercise().notes) : null),
    () =>
      isSkipped()
        ? h(
            'p',
            { class: 'btns' },
            h('span', { class: 'chip' }, t('log.skipped')),
            h('button', { type: 'button', class: 'btn', onclick: () => skip(rows.exercise()) }, t('log.takeUp')),
          )
        : null,
    table(rows, isSkipped),
    () =>
      isSkipped()
        ? null
        : h(
            'p',
            { class: 'btns add-set' },
            h('button', { type: 'button', class: 'btn bare', onclick: () => addSet(rows.draft(), rows.exercise()) }, icon('plus'), t('log.addSet')),
          ),
  );
}

/** @param {Rows} rows */
function letter(rows) {
  const numbers = [...new Set(rows.draft().exercises.flatMap((one) => one.superset ?? []))];
  return String.fromCharCode(65 + numbers.indexOf(rows.exercise().superset ?? 0));
}

/** @param {Rows} rows @param {() => boolean} isSkipped */
function table(rows, isSkipped) {
  const id = rows.exercise().id;
  const columns = () => columnsOf(rows.form());
  const body = each(
    h('tbody'),
    () => lines(rows),
    (line) => line.key,
    (line) => {
      const set = () => line().set;
      return line().part === 'set' ? setRow(rows, set) : line().part === 'aids' ? aidsRow(rows, set) : faultRow(rows, set);
    },
  );
  return h(
    'div',
    { class: 'sets-frame' },
    h(
      'table',
      { class: () => (showsEffort(rows.exercise()) ? 'sets' : 'sets no-effort'), hidden: isSkipped },
      h('caption', { class: 'said' }, () => t('log.setsOf', { name: rows.exercise().name ?? '' })),
      h(
        'thead',
        null,
        h(
          'tr',
          null,
          h('th', { class: 'c-n', scope: 'col' }, t('log.set')),
          h('th', { class: 'c-l', scope: 'col' }, t('log.lastTime')),
          ['c-w', 'c-r', 'c-e'].map((name, place) => h('th', { class: name, scope: 'col', id: `head-${id}-${place}` }, () => columns()[place].head())),
          h('th', { class: 'c-ok', scope: 'col' }, h('span', { class: 'said' }, t('log.doneHead'))),
        ),
      ),
      body,
    ),
  );
}

/**
 * A line per set, and under it what helps with it.
 * @param {Rows} rows
 * @returns {Line[]}
 */
function lines(rows) {
  return rows.exercise().sets.flatMap((set) => {
    const id = /** @type {string} */ (set.id);
    /** @type {Line[]} */
    const all = [{ key: id, set, part: 'set' }];
    if (rows.faults()[id]) all.push({ key: `fault ${id}`, set, part: 'fault' });
    if (rows.current() === id && !set.done) all.push({ key: `aids ${id}`, set, part: 'aids' });
    return all;
  });
}

/**
 * What the menu depends on: an open one is not shut because a set was sent.
 * @param {Rows} rows
 * @param {boolean} isSkipped
 */
function moreKey(rows, isSkipped) {
  const exercise = rows.exercise(),
    all = rows.draft().exercises,
    name = exercise.name ?? '';
  return [
    name,
    exercise.exercise_id,
    exercise.superset,
    all.findIndex((one) => one.id === exercise.id),
    all.length,
    joinable(rows.draft(), exercise).length > 0,
    isSkipped,
    rows.form(),
    bars()[name],
  ].join();
}

/**
 * It asks the server in any case, so it is loaded with its first use.
 * @param {string} id @param {string} name
 */
const earlier = (id, name) =>
  import('./earlier.js').then(
    (found) => found.earlier(id, name, measureOf({ exercise_id: id })),
    () => tell(t('kit.notLoaded')),
  );

/** @param {Rows} rows @param {boolean} isSkipped */
function more(rows, isSkipped) {
  const exercise = rows.exercise(),
    draft = rows.draft(),
    place = draft.exercises.indexOf(exercise),
    name = exercise.name ?? '';
  const drawn = bars()[name] ?? hasBar(name);
  return menu(t('log.moreFor', { name }), [
    { label: t('log.note'), icon: 'edit', action: () => words(rows) },
    !!exercise.exercise_id && { label: t('log.earlier'), icon: 'history', action: () => earlier(/** @type {string} */ (exercise.exercise_id), name) },
    {
      label: t('log.swap'),
      icon: 'swap',
      action: async () => {
        const other = await pickExercise(t('log.swapFor', { name }), t('log.swap'));
        if (other) void swap(rows.draft(), rows.exercise(), other);
      },
    },
    { label: isSkipped ? t('log.takeUp') : t('log.skip'), icon: 'next', action: () => skip(rows.exercise()) },
    place > 0 && { label: t('log.up'), icon: 'up', action: () => move(rows.draft(), rows.exercise(), -1) },
    place < draft.exercises.length - 1 && { label: t('log.down'), icon: 'down', action: () => move(rows.draft(), rows.exercise(), 1) },
    joinable(draft, exercise).length > 0 && { label: t('log.joinWith'), icon: 'plus', action: () => joined(rows) },
    exercise.superset !== undefined && { label: t('log.leaveSuperset'), icon: 'close', action: () => leaveSuperset(rows.draft(), rows.exercise()) },
    rows.form() === 'reps' && { label: drawn ? t('log.noBar') : t('log.bar'), icon: 'bar', action: () => drawPlates(name, !drawn) },
    rows.form() === 'reps' && { label: t('log.ownPlates'), icon: 'settings', path: '/train/equipment' },
    { label: t('log.remove'), icon: 'delete', danger: true, action: () => tell(t('log.removed', { name }), dropExercise(rows.draft(), rows.exercise())) },
  ]);
}

/** @param {Rows} rows */
async function joined(rows) {
  const all = joinable(rows.draft(), rows.exercise());
  const other =
    all.length === 1
      ? all[0].id
      : await dialog({
          title: t('log.joinWith'),
          show: (/** @type {(id?: string) => void} */ close) =>
            h(
              'div',
              { class: 'stack' },
              h(
                'ul',
                { class: 'suggestions' },
                all.map((one) => h('li', null, h('button', { type: 'button', class: 'btn bare', translate: 'no', onclick: () => close(one.id) }, one.name))),
              ),
              h('p', { class: 'btns' }, h('button', { type: 'button', class: 'btn', onclick: () => close() }, t('log.back'))),
            ),
        });
  // Another device may have taken it away meanwhile.
  const found = joinable(rows.draft(), rows.exercise()).find((one) => one.id === other);
  if (found) join(rows.draft(), rows.exercise(), found);
}

/** @param {Rows} rows */
function words(rows) {
  const exercise = rows.exercise();
  const input = h('textarea', { id: 'exercise-notes', rows: 3, maxlength: 2000 });
  input.value = exercise.notes ?? '';
  return dialog({
    title: exercise.name ?? '',
    show: (close) =>
      h(
        'div',
        { class: 'stack' },
        h('div', { class: 'field' }, h('label', { for: 'exercise-notes' }, t('log.notes')), input),
        h(
          'p',
          { class: 'btns' },
          h(
            'button',
            {
              type: 'button',
              class: 'btn main',
              onclick: () => {
                const text = input.value.trim();
                if (text !== (exercise.notes ?? ''))
                  void change(rows.draft().id, { what: 'exercise', exercise: exercise.id ?? '', members: { notes: text || null } });
                close();
              },
            },
            t('log.done'),
          ),
        ),
      ),
  });
}

/** @param {number} seconds */
export const restText = (seconds) => t('log.restOf', { time: rest(seconds) });
