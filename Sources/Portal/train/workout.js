// @ts-check
import { call } from '../kit/api.js';
import { duration, number, person, time } from '../kit/format.js';
import { fullDay } from '../kit/days.js';
import { menu } from '../kit/menu.js';
import { counted, volume } from '../kit/reckoning.js';
import { t } from '../kit/text.js';
import { h } from '../kit/view.js';
import { markRead, ofPlace, talkOf, thread } from './comments.js';
import { backTo, busyButton, facts, linkButton, sheet, volumeFigure } from './parts.js';
import { asText } from './workout-share.js';
import { again, startWorkout } from './start.js';
import { deleteWorkout } from './workout-delete.js';
import { recordLines } from './record-lines.js';
import { energySheet, exerciseTable } from './workout-parts.js';

/** @typedef {import('../types/api').Workout} Workout */
/** @typedef {{ workout: Workout, comments: import('../types/api').Comment[], opened: string | undefined }} Loaded */

/** @type {import('../kit/router.js').Screen<Loaded>} */
export const workout = {
  path: '/train/workouts/{id}',
  title: (data) => data?.workout.name ?? t('history.workout'),
  tab: '/train/history',
  ownHead: true,
  kept: true,
  crumb: () => ({ path: '/train/history', text: t('history.title') }),
  load: async ({ params: { id }, query }) => {
    const [workout, comments] = await Promise.all([
      call('GET /v1/lifters/{lifter}/workouts/{id}', { path: { lifter: 'me', id } }),
      call('GET /v1/lifters/{lifter}/workouts/{id}/comments', { path: { lifter: 'me', id }, query: { limit: 100 } }),
    ]);
    return { workout, comments: comments.items, opened: query.get('at') ?? undefined };
  },
  show,
};

/** @param {Loaded} loaded */
function show({ workout, comments, opened }) {
  const talk = talkOf(workout.id, comments, opened);
  void markRead(talk);
  const zone = workout.time_zone,
    hasRecords = Boolean(workout.records?.length);
  return [
    backTo('/train/history', t('history.title')),
    h(
      'div',
      { class: 'head' },
      h('div', null, h('h1', { translate: 'no' }, workout.name), facts([fullDay(workout.performed_at, zone), time(workout.performed_at, zone)])),
      h(
        'div',
        { class: 'btns' },
        busyButton(t('history.again'), () => startWorkout(again(workout)), { kind: 'main' }),
        linkButton(`/train/workouts/${workout.id}/edit`, t('history.edit')),
        busyButton(t('history.share'), () => shareWorkout(workout)),
        menu(t('history.more'), [{ label: t('history.delete'), danger: true, action: () => deleteWorkout(workout) }]),
      ),
    ),
    h(
      'div',
      { class: 'two' },
      h(
        'div',
        { class: 'stack' },
        workout.exercises.map((exercise) => exerciseTable(workout, exercise, talk)),
        workout.notes ? sheet(t('history.notes'), [h('p', { class: 'said-by', translate: 'no' }, workout.notes)]) : null,
      ),
      h(
        'div',
        { class: 'stack' },
        sheet(t('history.totals'), [board(workout)]),
        hasRecords ? sheet(t('history.records_set'), [recordLines(workout.records ?? [])]) : null,
        energySheet(workout),
        sheet(t('history.comments'), [thread(talk, {}, t('history.comment_workout'))], () => {
          const count = ofPlace(talk, {}).length;
          return count ? number(count) : '';
        }),
      ),
    ),
  ];
}

/** @param {Workout} workout */
function board(workout) {
  const lifted = volume(workout.exercises, person.unit),
    sets = counted(workout.exercises);
  const all = [
    workout.duration_seconds === undefined ? null : [t('history.time'), duration(workout.duration_seconds)],
    [t('history.sets_done', { count: sets }), number(sets)],
    lifted ? [t('history.volume'), volumeFigure(lifted, person.unit)] : null,
    workout.energy ? [t('history.energy'), [number(Math.round(workout.energy.kilocalories)), h('span', { class: 'unit' }, 'kcal')]] : null,
  ];
  return h(
    'dl',
    { class: 'board four' },
    all.map((line) => line && h('div', null, h('dt', null, line[0]), h('dd', { class: 'fig' }, line[1]))),
  );
}

/** @param {Workout} workout */
async function shareWorkout(workout) {
  const { shareTraining } = await import('./share.js');
  await shareTraining({
    name: workout.name,
    kind: 'workout',
    id: workout.id,
    details: ['weights', 'date', 'records', 'name', 'notes'],
    other: asText(workout),
  });
}
