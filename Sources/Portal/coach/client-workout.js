/** One workout of a client, read only, with what was planned beside it and what is said about it. */

import { call } from '../kit/api.js';
import { duration, longDay, number, person, setText, signed, time } from '../kit/format.js';
import { isAssistance, placesOf, volume } from '../kit/reckoning.js';
import { t } from '../kit/text.js';
import { h } from '../kit/view.js';
import { clientFrame, clientScreen } from './client-frame.js';
import { ofClient } from './closing.js';
import { talk, talkButton } from './comments.js';
import { withClient } from './known.js';
import { hiddenBy, seen, sheet, volumeText } from './parts.js';
import { recordLine } from './records.js';

/** @typedef {import('./parts.js').Client} Client */
/** @typedef {import('../types/api').Workout} Workout */
/** @typedef {import('../types/api').PlanComparison} Comparison */
/** @typedef {Comparison['exercises'][number]['sets'][number]} Pair */
/** @typedef {{ workout?: Workout, comments: import('../types/api').Comment[], plan?: Comparison }} More */

export const clientWorkout = ofClient(
  /** @type {import('../kit/router.js').Screen<{ client: Client, reasons: import('./parts.js').Reason[], more: More }>} */ ({
    path: '/coach/clients/{id}/workouts/{workout}',
    ...clientScreen(),
    load: ({ params, query }) =>
      withClient(params.id, async (sees) => {
        if (!sees('workout_details')) return { comments: [] };
        const path = { lifter: params.id, id: params.workout };
        const [workout, comments, plan] = await Promise.all([
          call('GET /v1/lifters/{lifter}/workouts/{id}', { path }),
          call('GET /v1/lifters/{lifter}/workouts/{id}/comments', { path, query: { limit: 100 } }),
          sees('plans') ? planned(params.id, params.workout, query) : undefined,
        ]);
        return { workout, comments: comments.items, plan };
      }),
    show: (data, { params }) => clientFrame(data, 'workouts', body(data.client, data.more, params.workout)),
  }),
);

/**
 * What was asked for. A link from the plan names it; else it is looked for around the workout's day.
 * @param {string} lifter
 * @param {string} workout
 * @param {URLSearchParams} query
 */
async function planned(lifter, workout, query) {
  const on = query.get('on');
  let id = query.get('planned') ?? undefined;
  if (!id) {
    const around = (/** @type {number} */ days) => (on ? new Date(Date.parse(on) + days * 86_400_000).toISOString().slice(0, 10) : undefined);
    const page = await seen(
      call('GET /v1/lifters/{lifter}/planned-workouts', { path: { lifter }, query: { state: 'done', from: around(-10), to: around(10), limit: 100 } }),
    );
    id = page?.items.find((one) => one.workout_id === workout)?.id;
  }
  return id ? seen(call('GET /v1/lifters/{lifter}/planned-workouts/{id}/comparison', { path: { lifter, id } })) : undefined;
}

/**
 * @param {Client} client
 * @param {More} more
 * @param {string} id
 */
function body(client, { workout, comments, plan }, id) {
  if (!workout) return sheet('workout', t('coach.workout'), null, hiddenBy(client, 'workout_details'));
  const all = talk(client.id, id, comments);
  const zone = workout.time_zone,
    lifted = volume(workout.exercises, person.unit);
  const facts = [
    whenAt(workout.performed_at, zone),
    workout.duration_seconds && duration(workout.duration_seconds),
    lifted ? volumeText(lifted, person.unit) : '',
    workout.energy && `${number(workout.energy.kilocalories, 0)} kcal`,
  ]
    .filter(Boolean)
    .join(' · ');
  const title = [h('span', { translate: 'no' }, workout.name), ` · ${longDay(workout.local_date ?? workout.performed_at, zone)}`];
  const done = h(
    'section',
    { class: 'sheet', 'aria-labelledby': 'workout' },
    h('header', null, h('h2', { id: 'workout' }, title), h('span', { class: 'quiet' }, facts)),
    plan &&
      h('p', { class: 'quiet' }, t('coach.metSets', { met: plan.met_sets, asked: plan.asked_sets }), plan.adapted.length > 0 && ` ${t('coach.adaptedBefore')}`),
    workout.notes && h('p', { class: 'typed-text quoted', translate: 'no' }, workout.notes),
    workout.records?.length ? h('ul', { class: 'lines' }, workout.records.map(recordLine)) : null,
    workout.exercises.map((exercise) => exerciseTable(exercise, pairs(plan, exercise), all)),
    skippedExercises(plan, workout),
  );
  return h('div', { class: 'two' }, done, sheet('whole', t('coach.onWorkout'), null, all.thread({}, t('coach.yourCommentWorkout'))));
}

/**
 * A time of the client's day. Where the coach's clock says another, its place is said.
 * @param {string} at
 * @param {string | undefined} zone
 */
const whenAt = (at, zone) => (time(at, zone) === time(at) ? time(at) : `${time(at, zone)} (${zone?.split('/').pop()?.replaceAll('_', ' ')})`);

/**
 * Planned and done beside each other, as the server paired them. Its answer does not say which sets were done, only what they
 * were: so each is the next one that looks the same.
 * @param {Comparison | undefined} plan
 * @param {Workout['exercises'][number]} exercise
 * @returns {Pair[]}
 */
function pairs(plan, exercise) {
  const found = plan?.exercises.find((one) => (one.exercise_id ? one.exercise_id === exercise.exercise_id : one.name === exercise.name));
  if (!found) return exercise.sets.map((done) => ({ done }));
  const left = [...exercise.sets];
  const paired = found.sets.map((pair) => {
    const at = pair.done ? left.findIndex((set) => same(set, pair.done)) : -1;
    return at < 0 ? pair : { ...pair, done: left.splice(at, 1)[0] };
  });
  return [...paired, ...left.map((done) => ({ done }))];
}

const figures = /** @type {const} */ (['kind', 'reps', 'weight', 'rpe', 'duration_seconds', 'distance_meters']);

/**
 * @param {import('../types/api').Set} one
 * @param {import('../types/api').Set | undefined} other
 */
const same = (one, other) => Boolean(other) && (other?.id ? one.id === other.id : figures.every((name) => one[name] === other?.[name]));

/**
 * @param {Workout['exercises'][number]} exercise
 * @param {Pair[]} all
 * @param {import('./comments.js').Talk} comments
 */
function exerciseTable(exercise, all, comments) {
  const name = exercise.name ?? t('coach.exercise'),
    hasPlan = all.some((pair) => pair.planned);
  const head = (/** @type {string} */ text, end = false) => h('th', { scope: 'col', class: end ? 'end' : null }, text);
  const body = h('tbody');
  placesOf(all).forEach((set) => {
    body.append(...setRows(set, hasPlan, comments, exercise));
  });
  const subject = { exercise: exercise.id };
  return [
    h(
      'div',
      { class: 'exercise-head' },
      h('h3', { translate: 'no' }, name),
      isAssistance(exercise.measure) && h('span', { class: 'label' }, t('kit.assistance')),
      exercise.id && talkButton(comments, subject, name),
    ),
    exercise.notes && h('p', { class: 'typed-text quoted', translate: 'no' }, exercise.notes),
    comments.under(subject, t('coach.yourCommentOn', { what: name })),
    h(
      'table',
      { class: `table did-sets${hasPlan ? '' : ' unplanned'}` },
      h('caption', { class: 'said' }, t(hasPlan ? 'coach.setsPlanned' : 'coach.setsDone', { name })),
      h(
        'thead',
        null,
        h(
          'tr',
          null,
          head(t('coach.set')),
          hasPlan && head(t('coach.planned')),
          head(t('coach.done'), true),
          head('RPE', true),
          h('th', { scope: 'col', class: 'end' }, h('span', { class: 'said' }, t('coach.comments'))),
        ),
      ),
      body,
    ),
  ];
}

/**
 * A set's row and, once somebody speaks about it, the thread under it.
 * @param {{ pair: Pair, place: number, kind: import('../kit/reckoning.js').Kind }} set
 * @param {boolean} hasPlan
 * @param {import('./comments.js').Talk} comments
 * @param {Workout['exercises'][number]} exercise
 */
function setRows({ pair: { planned: wanted, done, rpe_difference: over }, place, kind }, hasPlan, comments, { id: exercise, measure }) {
  const subject = { exercise, set: done?.id };
  const open = () => Boolean(done?.id) && comments.isOpen(subject);
  const kindName = kind === 'working' ? '' : t(/** @type {const} */ (`coach.kind_${kind}`));
  const name = place ? t('coach.setNumber', { number: place }) : kindName;
  const row = h(
    'tr',
    { class: () => (open() ? 'has-talk' : null) },
    h('th', { scope: 'row' }, place ? `${place}` : h('span', { class: 'kind' }, kindName)),
    hasPlan && h('td', { class: 'faint' }, wanted ? plannedText(wanted, measure) : '–'),
    h(
      'td',
      { class: 'end' },
      done ? h('span', { class: 'fig' }, setText({ ...done, rpe: undefined }, measure)) : h('span', { class: 'skipped' }, t('coach.skipped')),
    ),
    h('td', { class: 'end' }, over ? h('span', { class: over > 0 ? 'over' : 'under' }, signed(over)) : null, done?.rpe !== undefined && number(done.rpe)),
    h('td', { class: 'end' }, done?.id ? talkButton(comments, subject, name) : null),
  );
  const under = h(
    'tr',
    { class: 'talk', hidden: () => !open() },
    h('td', { colspan: hasPlan ? '5' : '4' }, done?.id ? comments.under(subject, t('coach.yourCommentOn', { what: name })) : null),
  );
  return done?.notes
    ? [
        row,
        h(
          'tr',
          { class: () => (open() ? 'set-note has-talk' : 'set-note') },
          h('td', { colspan: hasPlan ? '5' : '4' }, h('p', { class: 'typed-text quiet', translate: 'no' }, done.notes)),
        ),
        under,
      ]
    : [row, under];
}

/**
 * "132.5 × 3–5 @8", "80 % × 5".
 * @param {import('../types/api').PrescribedSet} set
 * @param {import('../kit/reckoning.js').Measure} [measure] Of the exercise.
 */
export function plannedText(set, measure) {
  if (set.weight === undefined && set.percentage !== undefined)
    return `${number(set.percentage)} % × ${set.reps ?? ''}${set.reps_max ? `–${set.reps_max}` : ''}${set.rpe ? ` @${number(set.rpe)}` : ''}`;
  const text = setText(set, measure);
  return set.reps_max && set.reps ? text.replace(new RegExp(`${set.reps}(?=( @|$| \\p{L}))`, 'u'), `${set.reps}–${set.reps_max}`) : text;
}

/**
 * The same in the unit in which the client loads it: nobody can load 192.9 lb.
 * @param {import('../types/api').PrescribedSet} set
 * @param {import('../kit/reckoning.js').Measure} [measure] Of the exercise.
 */
export function loadedText(set, measure) {
  if (!set.weight || !set.unit || set.unit === person.unit || !set.reps) return plannedText(set, measure);
  return `${number(isAssistance(measure) ? -set.weight : set.weight, 2)} ${set.unit} × ${set.reps}${set.reps_max ? `–${set.reps_max}` : ''}${set.rpe ? ` @${number(set.rpe)}` : ''}`;
}

/**
 * Exercises that were planned and not done at all.
 * @param {Comparison | undefined} plan
 * @param {Workout} workout
 */
function skippedExercises(plan, workout) {
  const left =
    plan?.exercises.filter(
      (one) =>
        one.sets.every((pair) => !pair.done) && !workout.exercises.some((exercise) => exercise.exercise_id === one.exercise_id && exercise.name === one.name),
    ) ?? [];
  if (!left.length) return null;
  return [
    h('h3', null, t('coach.notDone')),
    h(
      'ul',
      { class: 'lines' },
      left.map((one) =>
        h(
          'li',
          null,
          h('span', { translate: 'no' }, one.name ?? t('coach.exercise')),
          h('span', { class: 'quiet' }, t('coach.setCount', { count: one.sets.length })),
        ),
      ),
    ),
  ];
}
