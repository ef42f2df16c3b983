// @ts-check
import { number, rest, setText } from '../kit/format.js';
import { isAssistance, placeOf } from '../kit/reckoning.js';
import { t } from '../kit/text.js';
import { h, icon } from '../kit/view.js';
import { ofPlace, placeKey, thread, toggle } from './comments.js';
import { sheet } from './parts.js';

/** @typedef {import('../types/api').Workout} Workout */
/** @typedef {Workout['exercises'][number]} WorkoutExercise */
/** @typedef {import('./comments.js').Talk} Talk */

/** @param {Workout} workout @param {WorkoutExercise} exercise @param {Talk} talk */
export function exerciseTable(workout, exercise, talk) {
  const place = { exercise: exercise.id },
    id = `exercise-${exercise.id}`;
  const isSuperset = exercise.superset !== undefined;
  return h(
    'section',
    { class: 'sheet', 'aria-labelledby': id, id: exercise.id },
    h(
      'header',
      null,
      h('h2', { id }, h('a', { href: `/train/exercises/${exercise.exercise_id}`, translate: 'no' }, exercise.name)),
      isAssistance(exercise.measure) ? h('span', { class: 'label' }, t('kit.assistance')) : null,
      isSuperset ? h('span', { class: 'label' }, t('history.superset', { letter: String.fromCharCode(64 + ((exercise.superset ?? 1) % 26 || 26)) })) : null,
      talkButton(talk, place, exercise.name ?? ''),
    ),
    exercise.notes ? h('p', { class: 'quiet', translate: 'no' }, exercise.notes) : null,
    h(
      'div',
      { class: 'sets-frame' },
      h(
        'table',
        { class: 'table did-sets done-sets' },
        h('caption', { class: 'said' }, t('history.sets_of', { exercise: exercise.name ?? '' })),
        h(
          'thead',
          null,
          h(
            'tr',
            null,
            h('th', { scope: 'col' }, t('history.set')),
            h('th', { scope: 'col', class: 'end' }, t('history.done')),
            h('th', { scope: 'col', class: 'end' }, t('history.rpe')),
            h('th', { scope: 'col', class: 'end' }, t('history.rest')),
            h('th', { scope: 'col', class: 'end' }, h('span', { class: 'said' }, t('history.comments'))),
          ),
        ),
        h(
          'tbody',
          null,
          exercise.sets.map((set) => setRows(workout, exercise, set, talk)),
        ),
      ),
    ),
    () =>
      talk.open().has(placeKey(place)) ? h('div', { class: 'talk-below' }, thread(talk, place, t('history.comment_on', { what: exercise.name ?? '' }))) : null,
  );
}

/** @param {Workout} workout @param {WorkoutExercise} exercise @param {WorkoutExercise['sets'][number]} set @param {Talk} talk */
function setRows(workout, exercise, set, talk) {
  const at = { exercise: exercise.id, set: set.id };
  const record = recordOf(workout, exercise, set);
  const place = placeOf(exercise.sets, set),
    kind = t('history.kind', { kind: set.kind });
  const name = place ? t('history.set_n', { n: place }) : kind;
  const isOpen = () => talk.open().has(placeKey(at));
  return [
    h(
      'tr',
      { id: set.id, class: () => (isOpen() ? 'has-talk' : null) },
      h('th', { scope: 'row' }, place ? number(place) : h('span', { class: 'kind' }, kind)),
      h(
        'td',
        { class: 'end' },
        h('span', { class: 'fig' }, setText({ ...set, rpe: undefined }, exercise.measure)),
        record ? h('span', { class: 'record' }, ' ', icon('record', t('history.record'))) : null,
        set.notes ? h('span', { class: 'quiet set-note', translate: 'no' }, set.notes) : null,
      ),
      h('td', { class: 'end' }, set.rpe === undefined ? '' : number(set.rpe)),
      h('td', { class: 'end faint' }, set.rest_seconds === undefined ? '' : rest(set.rest_seconds)),
      h('td', { class: 'end' }, talkButton(talk, at, name)),
    ),
    () => (isOpen() ? h('tr', { class: 'talk' }, h('td', { colspan: 5 }, thread(talk, at, t('history.comment_on', { what: name })))) : null),
  ];
}

/** @param {Talk} talk @param {import('./comments.js').Place} place @param {string} what */
function talkButton(talk, place, what) {
  const count = () => ofPlace(talk, place).length;
  return h(
    'button',
    {
      class: 'btn bare',
      type: 'button',
      'aria-label': () => (count() ? t('history.comments_on', { count: count(), what }) : t('history.comment_on', { what })),
      'aria-expanded': () => `${talk.open().has(placeKey(place))}`,
      onclick: () => toggle(talk, place),
    },
    icon('message'),
    () => (count() ? number(count()) : ''),
  );
}

/**
 * A record of the workout says its set by its figures.
 * @param {Workout} workout @param {WorkoutExercise} exercise @param {WorkoutExercise['sets'][number]} set
 */
const recordOf = (workout, exercise, set) =>
  workout.records?.find(
    (record) =>
      record.exercise_id === exercise.exercise_id && set.kind !== 'warm_up' && record.set && record.set.reps === set.reps && record.set.weight === set.weight,
  );

/**
 * Where there is no energy, it says what is missing.
 * @param {Workout} workout
 */
export function energySheet(workout) {
  const { energy, energy_missing } = workout;
  if (!energy) {
    if (!energy_missing?.length) return null;
    return sheet(t('history.energy'), [
      h('p', { class: 'quiet' }, t('history.energy_missing', { what: energy_missing[0] })),
      energy_missing[0] === 'body_weight' ? h('p', null, h('a', { class: 'btn bare', href: '/train/progress/body' }, t('history.add_body_weight'))) : null,
    ]);
  }
  const parts = energy.parts ?? [];
  return sheet(t('history.energy'), [
    h(
      'details',
      null,
      h('summary', null, t('history.energy_how')),
      h(
        'p',
        { class: 'quiet' },
        t('history.energy_formula', {
          met: number(energy.met),
          kg: number(energy.body_weight_kilograms),
          minutes: number(Math.round(energy.active_seconds / 60)),
        }),
      ),
      parts.length
        ? h(
            'ul',
            { class: 'lines' },
            parts.map((part) =>
              h(
                'li',
                null,
                h(
                  'span',
                  null,
                  t('history.activity', { activity: part.activity }),
                  h('br'),
                  h('span', { class: 'quiet' }, `${part.compendium_code} · MET ${number(part.met)}`),
                ),
                h('span', { class: 'fig' }, number(Math.round(part.kilocalories)), h('span', { class: 'unit' }, 'kcal')),
              ),
            ),
          )
        : null,
    ),
  ]);
}
