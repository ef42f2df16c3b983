/** The graph of one lift or exercise, with every measure, formula and span. */

import { call, Problem } from '../kit/api.js';
import { makeField } from '../kit/field.js';
import { today, typed } from '../kit/format.js';
import { session } from '../kit/session.js';
import { empty } from '../kit/state.js';
import { t } from '../kit/text.js';
import { cell, h, icon } from '../kit/view.js';
import { measureOf, ownExercises } from './names.js';
import { busyButton } from './parts.js';
import { back, dataQuery, graphName, liftGraph, lifts, rangeChoice, rangeOf, remember } from './progress-parts.js';

/** @typedef {import('../types/api').Exercise} Exercise */
/** @typedef {import('../types/api').Progress} Progress */

/** @type {Array<Progress['measure']>} */
const measures = ['e1rm', 'weight', 'volume', 'reps', 'sets', 'duration', 'distance'];
/** @type {Array<Progress['formula']>} */
const formulas = ['epley', 'brzycki', 'lombardi', 'oconner', 'wathan', 'mayhew', 'lander', 'rpe'];
/** @type {Array<Progress['bucket']>} */
const buckets = ['day', 'week', 'month'];

/**
 * What an exercise is measured by first.
 * @type {Partial<Record<NonNullable<Exercise['measure']>, Progress['measure']>>}
 */
const usual = {
  reps_only: 'reps',
  duration: 'duration',
  distance_duration: 'distance',
  weight_duration: 'duration',
  weight_distance: 'distance',
  assisted_reps: 'weight',
};

const isLift = (/** @type {string} */ word) => lifts.some((one) => one === word);

/**
 * The name of an exercise, by the graph of today alone. A refusal for want of a plan names it, too.
 * @param {string} lift
 * @param {AbortSignal} signal
 */
async function nameOf(lift, signal) {
  if (isLift(lift)) return undefined;
  try {
    return (await call('GET /v1/lifters/{lifter}/progress/{lift}', { path: { lifter: 'me', lift }, query: { from: today() }, signal })).exercise;
  } catch (failure) {
    if (!(failure instanceof Problem) || failure.status !== 402) throw failure;
    const shown = failure.body.preview;
    return shown && 'exercise' in shown ? shown.exercise : undefined;
  }
}

/** @param {string} lift */
const isOfBody = (lift) => ['bodyweight_reps', 'assisted_reps'].includes(measureOf({ exercise_id: lift }) ?? '');

/** @type {import('../kit/router.js').Screen<string | undefined>} */
export const exerciseProgress = {
  path: '/train/progress/{lift}',
  title: (name, { params }) => graphName(params.lift, name ?? '\u00a0'),
  crumb: back,
  load: ({ params, signal }) => nameOf(params.lift, signal),
  show: (name, { params, query }) => {
    const lift = params.lift;
    const first = measures.find((one) => one === query.get('measure')) ?? 'e1rm';
    const range = cell(rangeOf(query.get('range'), '12')),
      measure = cell(first);
    const formula = cell(formulas.find((one) => one === query.get('formula')) ?? 'epley'),
      bucket = cell(buckets.find((one) => one === query.get('bucket')) ?? 'day');
    const covered = cell(bucket());
    const goal = Number(query.get('goal')) || undefined,
      goal_by = query.get('goal_by') ?? undefined;
    const shareGraph = async () => {
      const { shareTraining } = await import('./share.js');
      await shareTraining({
        name: graphName(lift, name),
        kind: 'graph',
        id: lift,
        query: dataQuery({ lift, range: range(), measure: measure(), formula: formula(), bucket: bucket() }),
        // With the weight of the body, a graph of pull-ups tells it.
        details: ['records', 'name', ...(measure() === 'e1rm' && isOfBody(lift) ? /** @type {const} */ (['body']) : [])],
      });
    };
    return h(
      'section',
      { class: 'sheet graph', 'aria-labelledby': 'graph' },
      h(
        'header',
        null,
        h('h2', { id: 'graph' }, () => t(`progress.measure_${measure()}`)),
        h('span', { class: 'quiet' }, () => t(`progress.said_${covered()}`)),
      ),
      rangeChoice(range(), (next) => keep(range, next, 'range')),
      h(
        'div',
        { class: 'choices' },
        select(
          'measure',
          t('progress.measure'),
          measures.map((one) => [one, t(`progress.measure_${one}`)]),
          measure(),
        ),
        select(
          'bucket',
          t('progress.bucket'),
          buckets.map((one) => [one, t(`progress.bucket_${one}`)]),
          bucket(),
        ),
        h(
          'div',
          { hidden: () => measure() !== 'e1rm' },
          select(
            'formula',
            t('progress.formula'),
            formulas.map((one) => [one, t(`progress.formula_${one}`)]),
            formula(),
          ),
        ),
      ),
      liftGraph({
        question: () => ({
          lift,
          range: range(),
          measure: measure(),
          formula: formula(),
          bucket: bucket(),
          goal: measure() === 'e1rm' ? goal : undefined,
          goal_by,
        }),
        name: () => graphName(lift, name),
        bucket: covered,
      }),
      h('p', { class: 'btns' }, busyButton(t('progress.share'), shareGraph, { picture: 'share' })),
    );

    /**
     * @param {import('../kit/view.js').Cell<any>} of
     * @param {string} next
     * @param {string} name
     */
    function keep(of, next, name) {
      of.set(next);
      remember({ [name]: next });
    }

    /**
     * @param {'measure' | 'bucket' | 'formula'} name
     * @param {string} label
     * @param {Array<[string, string]>} options
     * @param {string} value
     */
    function select(name, label, options, value) {
      return makeField({ name, label, type: 'select', options, changed: (next) => keep({ measure, bucket, formula }[name], next, name) }, 'graph', value)
        .element;
    }
  },
};

/**
 * Every exercise, each with its graph.
 * @type {import('../kit/router.js').Screen<Exercise[]>}
 */
export const exerciseGraphs = {
  path: '/train/progress/exercises',
  title: () => t('progress.exercises'),
  crumb: back,
  load: ({ signal }) => ownExercises({ signal }),
  show: (items) => {
    if (!items.length)
      return h(
        'div',
        { class: 'sheet' },
        empty(t('progress.noExercises'), t('progress.noExercisesText'), h('a', { class: 'btn', href: '/train' }, t('progress.toToday'))),
      );
    const typedIn = cell('');
    const wanted = () => {
      const words = typedIn().toLocaleLowerCase(session().account.locale);
      return items
        .filter((one) => one.name.toLocaleLowerCase(session().account.locale).includes(words))
        .sort((one, other) => other.workout_count - one.workout_count);
    };
    return h(
      'section',
      { class: 'sheet', 'aria-label': t('progress.exercises') },
      makeField({ name: 'q', label: t('progress.search'), type: 'search', changed: (text) => typedIn.set(text ?? '') }, 'graphs', '').element,
      h('p', { class: 'said', role: 'status' }, () => t('progress.found', { count: wanted().length })),
      h('ul', { class: 'lines links' }, () =>
        wanted().map((one) =>
          h(
            'li',
            null,
            h(
              'a',
              { href: graphOf(one) },
              icon('progress'),
              h('span', null, typed(one.name), ' ', h('span', { class: 'quiet' }, t('progress.workouts', { count: one.workout_count }))),
              icon('next'),
            ),
          ),
        ),
      ),
    );
  },
};

/** @param {Exercise} exercise */
function graphOf({ id, measure }) {
  const first = measure && usual[measure];
  return `/train/progress/${id}${first ? `?measure=${first}` : ''}`;
}
