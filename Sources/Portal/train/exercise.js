// @ts-check
import { attempt, note } from '../kit/announce.js';
import { Problem, call, tagged } from '../kit/api.js';
import { dialog } from '../kit/dialog.js';
import { day, setText } from '../kit/format.js';
import { menu } from '../kit/menu.js';
import { go, reload } from '../kit/router.js';
import { t } from '../kit/text.js';
import { cell, h } from '../kit/view.js';
import { choiceField, textField } from './fields.js';
import { ownExercises } from './names.js';
import { backTo, busyButton, emptySheet, facts, linkButton, reason, sheet } from './parts.js';

/** @typedef {import('../types/api').Exercise} Exercise */
/** @typedef {{ exercise: Exercise, sessions: import('../types/api').ExerciseSessionPage }} Loaded */

/**
 * The API has no route for one exercise: it is found among all of them, by what its name may be.
 * @param {string} id @returns {Promise<Exercise>}
 */
async function found(id) {
  const exercise = (await ownExercises()).find((one) => one.id === id);
  if (exercise) return exercise;
  throw new Problem(404, {});
}

/** @type {import('../kit/router.js').Screen<Loaded>} */
export const exercise = {
  path: '/train/exercises/{id}',
  title: (data) => data?.exercise.name ?? t('history.exercise'),
  tab: '/train/history',
  crumb: () => ({ path: '/train/exercises', text: t('history.exercises') }),
  ownHead: true,
  kept: true,
  load: async ({ params: { id } }) => {
    const [exercise, sessions] = await Promise.all([
      found(id),
      call('GET /v1/lifters/{lifter}/exercises/{id}/sets', { path: { lifter: 'me', id }, query: { limit: 20 } }),
    ]);
    return { exercise, sessions };
  },
  show: ({ exercise, sessions }) => [
    backTo('/train/exercises', t('history.exercises')),
    h(
      'div',
      { class: 'head' },
      h(
        'div',
        null,
        h('h1', { translate: 'no' }, exercise.name),
        facts([
          t('history.workouts', { count: exercise.workout_count }),
          exercise.lift ? t('history.lift', { lift: exercise.lift }) : null,
          exercise.primary_muscles.map((muscle) => t('history.muscle', { muscle })).join(', '),
          exercise.aliases.length ? [t('history.also'), ' ', h('b', { translate: 'no' }, exercise.aliases.join(', '))] : null,
        ]),
      ),
      h(
        'div',
        { class: 'btns' },
        linkButton(`/train/progress/${exercise.id}`, t('history.graph'), 'progress'),
        h('button', { class: 'btn', type: 'button', onclick: () => rename(exercise) }, t('history.rename')),
        menu(t('history.more_for', { name: exercise.name }), [
          { label: t('history.merge'), action: () => merge(exercise) },
          { label: t('history.lift_of'), action: () => lift(exercise) },
          exercise.workout_count === 0 && { label: t('history.delete_exercise'), danger: true, action: () => remove(exercise) },
        ]),
      ),
    ),
    past(exercise, sessions),
  ],
};

/** @param {Exercise} exercise @param {import('../types/api').ExerciseSessionPage} first */
function past(exercise, first) {
  if (!first.items.length) return emptySheet(t('history.never_done'), t('history.never_done_why'), linkButton('/train/plan', t('plan.title')));
  const items = cell(first.items),
    next = cell(first.next);
  const more = async () => {
    const page = await call('GET /v1/lifters/{lifter}/exercises/{id}/sets', { path: { lifter: 'me', id: exercise.id }, query: { limit: 20, after: next() } });
    items.set([...items(), ...page.items]);
    next.set(page.next);
  };
  return sheet(t('history.last_times'), [
    h('ul', { class: 'lines past-times' }, () =>
      items().map((session) =>
        h(
          'li',
          null,
          h(
            'div',
            null,
            h('a', { class: 'row-link', href: `/train/workouts/${session.workout_id}`, translate: 'no' }, session.workout_name),
            h('p', { class: 'quiet' }, day(session.local_date)),
          ),
          h(
            'span',
            { class: 'fig sets-words' },
            session.sets
              .filter((set) => set.kind !== 'warm_up')
              .map((set) => setText(set, exercise.measure))
              .join(', '),
          ),
        ),
      ),
    ),
    () => (next() ? h('p', { class: 'btns' }, busyButton(t('history.older'), more)) : null),
  ]);
}

/**
 * A dialog with one field. What the API refuses stands at the field.
 * @param {string} title @param {string} why @param {{ element: Node, input: HTMLInputElement | HTMLSelectElement }} field @param {import('../kit/view.js').Cell<string>} fault
 * @param {string} action @param {(value: string) => Promise<void>} send
 */
export const askOne = (title, why, field, fault, action, send) =>
  dialog({
    title,
    show: (/** @type {() => void} */ close) =>
      h(
        'form',
        {
          class: 'stack',
          onsubmit: async (/** @type {Event} */ event) => {
            event.preventDefault();
            try {
              await send(field.input.value.trim());
              close();
            } catch (failure) {
              fault.set(reason(failure));
              field.input.focus();
            }
          },
        },
        why ? h('p', null, why) : null,
        field.element,
        h(
          'p',
          { class: 'btns' },
          h('button', { class: 'btn main', type: 'submit' }, action),
          h('button', { class: 'btn', type: 'button', onclick: () => close() }, t('kit.cancel')),
        ),
      ),
  });

/** @param {Exercise} exercise @param {import('../types/api').ExerciseChange} body */
const change = async (exercise, body) => {
  await tagged('PATCH /v1/lifters/{lifter}/exercises/{id}', { path: { lifter: 'me', id: exercise.id }, body, version: exercise.version });
  await reload();
};

/** @param {Exercise} exercise */
function rename(exercise) {
  const fault = cell(''),
    field = textField(t('history.name'), { value: exercise.name, maxlength: 200, translate: 'no' }, { fault });
  return askOne(t('history.rename'), t('history.rename_why'), field, fault, t('history.rename'), (name) => change(exercise, { name }));
}

/** @param {Exercise} exercise */
function lift(exercise) {
  const fault = cell(''),
    lifts = /** @type {const} */ (['squat', 'bench_press', 'deadlift']);
  const field = choiceField(
    t('history.lift_of'),
    [['', t('history.no_lift')], ...lifts.map((one) => /** @type {[string, string]} */ ([one, t('history.lift', { lift: one })]))],
    exercise.lift ?? '',
    {},
    { fault },
  );
  return askOne(t('history.lift_of'), t('history.lift_why'), field, fault, t('kit.save'), (chosen) =>
    change(exercise, { lift: /** @type {Exercise['lift']} */ (chosen || null) }),
  );
}

/**
 * Merging can't be undone, so the dialog says what becomes of both.
 * @param {Exercise} exercise
 */
async function merge(exercise) {
  const all = await attempt(() => ownExercises());
  const others = (all ?? []).filter((one) => one.id !== exercise.id);
  const fault = cell(''),
    field = choiceField(
      t('history.merge_into'),
      others.map((one) => [one.id, one.name]),
      others[0]?.id ?? '',
      { translate: 'no' },
      { fault },
    );
  return askOne(t('history.merge'), t('history.merge_why', { name: exercise.name }), field, fault, t('history.merge'), async (into) => {
    await call('POST /v1/lifters/{lifter}/exercises/{id}/merge', { path: { lifter: 'me', id: exercise.id }, body: { into } });
    await go(`/train/exercises/${into}`);
    note(t('history.merged', { name: exercise.name }));
  });
}

/** @param {Exercise} exercise */
const remove = (exercise) =>
  attempt(async () => {
    await call('DELETE /v1/lifters/{lifter}/exercises/{id}', { path: { lifter: 'me', id: exercise.id }, version: exercise.version });
    await go('/train/exercises');
    note(t('history.gone', { name: exercise.name }), async () => {
      await call('POST /v1/me/deleted/{id}/restore', { path: { id: exercise.id } });
      await go(`/train/exercises/${exercise.id}`);
    });
  });
