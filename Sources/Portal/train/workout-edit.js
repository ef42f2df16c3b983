// @ts-check
import { note } from '../kit/announce.js';
import { Problem, call, tagged } from '../kit/api.js';
import { guard } from '../kit/guard.js';
import { readLength, typedLength } from '../kit/length.js';
import { go } from '../kit/router.js';
import { failed } from '../kit/state.js';
import { t } from '../kit/text.js';
import { cell, h } from '../kit/view.js';
import { bothShown } from './conflict.js';
import { toInstant, toLocal } from '../kit/wall.js';
import { editor } from './editor.js';
import { areaField, choiceField, textField } from './fields.js';
import { busyButton, linkButton, sheet } from './parts.js';

/** @typedef {import('../types/api').Workout} Workout */
/** @typedef {import('../types/api').WorkoutInput} WorkoutInput */

/** @type {NonNullable<Workout['activity']>[]} */
export const ACTIVITIES = [
  'weight_lifting',
  'vigorous_weight_lifting',
  'squats_and_deadlifts',
  'circuit',
  'body_weight',
  'vigorous_body_weight',
  'vigorous_callisthenics',
  'moderate_callisthenics',
  'light_callisthenics',
  'stretching',
  'running',
  'walking',
  'treadmill',
  'hiking',
  'cycling',
  'stationary_cycling',
  'rowing',
  'swimming',
  'elliptical',
  'stair_climbing',
  'jump_rope',
  'ski_ergometer',
];

/** @type {import('../kit/router.js').Screen<{ workout: Workout, version: string | undefined }>} */
export const workoutEdit = {
  path: '/train/workouts/{id}/edit',
  title: () => t('history.edit_title'),
  tab: '/train/history',
  crumb: (data, { params }) => ({ path: `/train/workouts/${params.id}`, text: data?.workout.name ?? t('history.workout') }),
  load: async ({ params: { id } }) => {
    const { value, version } = await tagged('GET /v1/lifters/{lifter}/workouts/{id}', { path: { lifter: 'me', id } });
    return { workout: value, version };
  },
  show: ({ workout, version }) => form(workout, version),
};

/** @param {Workout} workout @param {string | undefined} readVersion */
function form(workout, readVersion) {
  let isChanged = false,
    version = readVersion;
  const changed = () => {
    isChanged = true;
  };
  guard(() => isChanged);
  const faults = cell(/** @type {Record<string, string>} */ ({})),
    problem = cell(/** @type {unknown} */ (null)),
    conflict = cell(/** @type {Node | null} */ (null));
  const local = toLocal(workout.performed_at, workout.time_zone);
  const at = (/** @type {string} */ name) => ({ fault: () => faults()[name] ?? '' });
  const name = textField(t('history.name'), { value: workout.name, maxlength: 200, oninput: changed, translate: 'no' }, at('name'));
  const when = textField(t('history.began'), { type: 'datetime-local', value: local, oninput: changed }, { ...at('performed_at'), hint: workout.time_zone });
  const length = textField(
    t('history.duration'),
    { value: workout.duration_seconds === undefined ? '' : typedLength(workout.duration_seconds), inputmode: 'text', oninput: changed },
    { ...at('duration_seconds'), hint: t('history.duration_hint') },
  );
  const activity = choiceField(
    t('history.activity_label'),
    [['', t('history.activity_derived')], ...ACTIVITIES.map((one) => /** @type {[string, string]} */ ([one, t('history.activity', { activity: one })]))],
    workout.activity ?? '',
    { onchange: changed },
  );
  const notes = areaField(t('history.notes'), { value: workout.notes ?? '', oninput: changed }, at('notes'));
  const rows = editor(workout.exercises, { isDone: true, changed });

  /** @returns {WorkoutInput | null} */
  const body = () => {
    const read = rows.read();
    const seconds = length.input.value.trim() ? readLength(length.input.value) : null;
    faults.set({
      ...(name.input.value.trim() ? {} : { name: t('plan.name_needed') }),
      ...(when.input.value ? {} : { performed_at: t('kit.missing') }),
      ...(seconds === undefined ? { duration_seconds: t('history.duration_fault') } : {}),
    });
    if (read.faults.length || seconds === undefined || Object.keys(faults()).length) return null;
    const { id, version: _, local_date, energy, energy_missing, records, exercises, ...others } = workout;
    return {
      ...others,
      name: name.input.value.trim(),
      performed_at: when.input.value === local ? workout.performed_at : toInstant(when.input.value, workout.time_zone),
      duration_seconds: seconds,
      activity: /** @type {Workout['activity']} */ (activity.input.value || null),
      notes: notes.input.value.trim() || null,
      exercises: /** @type {WorkoutInput['exercises']} */ (read.exercises),
    };
  };
  /** @returns {Promise<unknown>} */
  const save = async () => {
    const sent = body();
    problem.set(null);
    if (!sent) return focusFault();
    try {
      await call('PUT /v1/lifters/{lifter}/workouts/{id}', { path: { lifter: 'me', id: workout.id }, body: sent, version });
      isChanged = false;
      await go(`/train/workouts/${workout.id}`);
      note(t('kit.saved'));
    } catch (failure) {
      if (!(failure instanceof Problem)) throw failure;
      if (failure.status === 412) return showBoth(sent);
      const left = rows.refuse(failure.faults);
      faults.set(Object.fromEntries(left.map((fault) => [fault.pointer.slice(1), fault.message])));
      if (failure.status === 422) focusFault();
      else problem.set(failure);
    }
  };
  /**
   * Another device was faster: both are shown, and one of them is chosen.
   * @param {WorkoutInput} mine
   */
  const showBoth = async (mine) => {
    const theirs = await tagged('GET /v1/lifters/{lifter}/workouts/{id}', { path: { lifter: 'me', id: workout.id } });
    conflict.set(
      bothShown(mine, theirs.value, {
        keep: async () => {
          version = theirs.version;
          conflict.set(null);
          await save();
        },
        take: async () => {
          isChanged = false;
          await go(`/train/workouts/${workout.id}`);
        },
      }),
    );
  };
  const element = h(
    'form',
    {
      class: 'stack',
      onsubmit: (/** @type {Event} */ event) => {
        event.preventDefault();
        void save();
      },
    },
    () => (problem() ? failed(problem(), save, t('kit.notSaved')) : null),
    conflict,
    sheet(t('history.about'), [h('div', { class: 'stack' }, name.element, when.element, length.element, activity.element, notes.element)]),
    rows.element,
    h('p', { class: 'btns inset' }, busyButton(t('kit.save'), save, { kind: 'main' }), linkButton(`/train/workouts/${workout.id}`, t('kit.cancel'))),
  );
  /** @returns {void} */
  const focusFault = () => /** @type {HTMLElement | null} */ (element.querySelector('[aria-invalid]'))?.focus();
  return element;
}
