import { h } from '../kit/view.js';
import { t } from '../kit/text.js';
import { call } from '../kit/api.js';
import { person } from '../kit/format.js';
import { form } from '../kit/form.js';
import { say } from '../kit/announce.js';
import { sheet } from './parts.js';
import { begun } from './calculator-form.js';
import { noteTyped } from './last-typed.js';
import { weekTabs } from './five-three-one-plan.js';

/** @typedef {import('../types/api').ProgrammePlan} ProgrammePlan */
/** @typedef {{ squat?: number, bench?: number, press?: number, deadlift?: number, percentage?: number, waves?: 'classic' | 'heavy', assistance?: 'none' | 'boring_but_big' | 'first_set_last' | 'second_set_last', warm_up?: boolean }} Typed */

/** @type {['squat' | 'bench' | 'deadlift' | 'press', boolean][]} The second: whether it is a lift of the legs, which grows faster. */
const LIFTS = [
  ['squat', true],
  ['bench', false],
  ['deadlift', true],
  ['press', false],
];

/**
 * Four lifts in four weeks, each weight with its why.
 * @param {import('./known-figures.js').Known} known
 */
export function fiveThreeOne(known) {
  const found = h('div', { 'aria-live': 'polite' }, h('p', { class: 'quiet' }, t('reckon.answerHere')));
  const { value, said } = begun('five_three_one', { known: ({ maxima: { squat, bench_press: bench, deadlift } }) => ({ squat, bench, deadlift }) }, known);
  const asked = form({
    name: t('reckon.five_three_one'),
    action: t('reckon.reckon'),
    unguarded: true,
    value,
    fields: [
      said,
      h('p', { class: 'quiet' }, t('reckon.liftsHint')),
      ...LIFTS.map(
        ([name]) =>
          /** @type {import('../kit/field.js').Field} */ ({
            name,
            label: t(`reckon.${name}`),
            type: 'number',
            unit: person.unit,
            attributes: { min: 0.001, max: 10_000 },
          }),
      ),
      { name: 'percentage', label: t('reckon.trainingMax'), type: 'number', unit: '%', value: 90 },
      {
        name: 'waves',
        label: t('reckon.waves'),
        type: 'choice',
        value: 'classic',
        options: [
          ['classic', t('reckon.waves_classic')],
          ['heavy', t('reckon.waves_heavy')],
        ],
      },
      {
        name: 'assistance',
        label: t('reckon.assistance'),
        type: 'select',
        options: [
          ['none', t('reckon.assist_none')],
          ['boring_but_big', t('reckon.assist_boring_but_big')],
          ['first_set_last', t('reckon.assist_first_set_last')],
          ['second_set_last', t('reckon.assist_second_set_last')],
        ],
      },
      { name: 'warm_up', label: t('reckon.withWarmUp'), type: 'check', value: true },
    ],
    check: (/** @type {Typed} */ typed, faults) =>
      faults.length || LIFTS.some(([name]) => typed[name] !== undefined) ? [] : [{ pointer: '/squat', code: 'missing', message: t('reckon.oneLift') }],
    send: ask,
    done: (plan, typed) => {
      noteTyped('five_three_one', typed);
      found.replaceChildren(weekTabs(plan));
      found.scrollIntoView({ block: 'nearest' });
      say(t('reckon.done'));
    },
  });
  return h('div', { class: 'two reckon' }, sheet(t('reckon.given'), [asked]), sheet(t('reckon.plan'), [found]));
}

/** @param {Typed} typed @returns {Promise<ProgrammePlan>} */
const ask = (typed) =>
  call('POST /v1/calculators/five-three-one', {
    body: {
      unit: person.unit,
      training_max_percentage: typed.percentage,
      waves: typed.waves,
      assistance: typed.assistance,
      warm_up: typed.warm_up,
      lifts: LIFTS.filter(([name]) => typed[name] !== undefined).map(([name, lower_body]) => ({
        exercise: t(`reckon.${name}`),
        lower_body,
        one_rep_max: typed[name],
      })),
    },
  });
