// @ts-check
import { figure, number, percent, rest, setText } from '../kit/format.js';
import { isAssistance } from '../kit/reckoning.js';
import { t } from '../kit/text.js';
import { h } from '../kit/view.js';
import { measureOf } from './names.js';
import { supersetLetters } from './parts.js';
import { inUnit, whyWords } from './why.js';

/** @typedef {import('../types/api').PrescribedExercise} PrescribedExercise */
/** @typedef {PrescribedExercise['sets'][number]} PrescribedSet */

/**
 * How many: "5", "8–12", "5+", a time or a distance.
 * @param {PrescribedSet} set
 */
export function targetWords(set) {
  if (set.reps === undefined) return setText({ duration_seconds: set.duration_seconds, distance_meters: set.distance_meters });
  const range = set.reps_max === undefined ? number(set.reps, 0) : `${number(set.reps, 0)}–${number(set.reps_max, 0)}`;
  return set.kind === 'amrap' ? `${range}+` : range;
}

/**
 * With what: a weight, a part of the maximum, an effort.
 * @param {PrescribedSet} set @param {import('../kit/reckoning.js').Measure} [measure] Of the exercise.
 */
export const loadWords = (set, measure) =>
  [
    set.weight !== undefined
      ? inUnit(isAssistance(measure) ? -set.weight : set.weight, set.unit)
      : set.percentage === undefined
        ? ''
        : percent(set.percentage / 100, 1),
    set.rpe === undefined ? '' : `@${number(set.rpe)}`,
  ]
    .filter(Boolean)
    .join(' ');

/** @param {PrescribedSet[]} sets @returns {{ count: number, set: PrescribedSet }[]} */
export function grouped(sets) {
  /** @type {{ count: number, set: PrescribedSet, key: string }[]} */
  const groups = [];
  for (const set of sets) {
    const { id, ...figures } = set,
      key = JSON.stringify(figures),
      last = groups[groups.length - 1];
    if (last?.key === key) last.count += 1;
    else groups.push({ count: 1, set, key });
  }
  return groups;
}

/**
 * Exercises as they are meant to be done: a line for each group of equal sets, and why the load is what it is.
 * @param {PrescribedExercise[]} exercises @param {(place: number) => import('../kit/view.js').Child} [beside]
 * @param {string} [session] What stands over the list: an exercise of that name is not named again.
 */
export function prescribedList(exercises, beside, session) {
  const letters = supersetLetters(exercises);
  return h(
    'ol',
    { class: 'lines prescribed' },
    exercises.map((exercise, place) =>
      h(
        'li',
        null,
        h(
          'div',
          null,
          exercise.name !== session ? h('b', { translate: 'no' }, exercise.name ?? '') : null,
          letters[place] ? [' ', h('span', { class: 'label' }, t('history.superset', { letter: letters[place] ?? '' }))] : null,
          exercise.notes ? h('p', { class: 'quiet', translate: 'no' }, exercise.notes) : null,
          h(
            'ul',
            { class: 'groups' },
            grouped(exercise.sets).map(({ count, set }) => groupLine(count, set, exercise)),
          ),
        ),
        beside ? beside(place) : null,
      ),
    ),
  );
}

/** @param {number} count @param {PrescribedSet} set @param {PrescribedExercise} exercise */
function groupLine(count, set, exercise) {
  const words = [
    set.kind === 'warm_up' || set.kind === 'drop' || set.kind === 'failure' ? t('history.kind', { kind: set.kind }) : '',
    set.rest_seconds === undefined ? '' : t('plan.rest_of', { time: rest(set.rest_seconds) }),
  ]
    .filter(Boolean)
    .join(' · ');
  const line = [
    h('span', { class: 'fig' }, `${number(count)} × ${targetWords(set)}`),
    h('span', { class: 'load' }, () => loadWords(set, measureOf(exercise))),
    words ? h('span', { class: 'quiet' }, words) : null,
    set.notes ? h('span', { class: 'quiet', translate: 'no' }, set.notes) : null,
  ];
  if (!set.why) return h('li', { class: set.kind === 'warm_up' ? 'warm' : null }, line);
  return h(
    'li',
    { class: set.kind === 'warm_up' ? 'warm' : null },
    h('details', { class: 'why' }, h('summary', null, line, h('span', { class: 'why-word' }, t('plan.why'))), h('p', { class: 'quiet' }, whyWords(set.why))),
  );
}

/**
 * A weight that moves: from what to what.
 * @param {number} from @param {number} to @param {'kg' | 'lb'} unit
 */
export const fromTo = (from, to, unit) =>
  from === to ? figure(number(to, 2), unit) : h('span', null, h('span', { class: 'faint' }, inUnit(from, unit)), ' → ', figure(number(to, 2), unit));
