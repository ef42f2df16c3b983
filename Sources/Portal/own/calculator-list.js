import { t } from '../kit/text.js';
import { call } from '../kit/api.js';
import { MILE, person } from '../kit/format.js';
import * as shown from './calculator-answers.js';

/** @typedef {import('./calculator-form.js').Calculator} Calculator */
/** @typedef {import('../kit/field.js').Field} Field */
/** @typedef {'one_rep_max' | 'repetitions' | 'effort' | 'plates' | 'warm_up' | 'meet_score' | 'energy' | 'resting_energy' | 'macros' | 'units'} Kind */
/** @typedef {import('../types/api').EnergyRequest['activity']} Activity */
/** @typedef {import('../types/api').UnitsRequest['from']} UnitOf */

const FORMULAS = ['epley', 'brzycki', 'lombardi', 'oconner', 'wathan', 'mayhew', 'lander'];
/** @type {Activity[]} */
const ACTIVITIES = [
  'weight_lifting',
  'vigorous_weight_lifting',
  'squats_and_deadlifts',
  'circuit',
  'body_weight',
  'vigorous_body_weight',
  'light_callisthenics',
  'moderate_callisthenics',
  'vigorous_callisthenics',
  'stretching',
  'walking',
  'hiking',
  'running',
  'treadmill',
  'cycling',
  'stationary_cycling',
  'rowing',
  'elliptical',
  'stair_climbing',
  'ski_ergometer',
  'jump_rope',
  'swimming',
];
/** @type {UnitOf[]} */
const UNITS = ['kg', 'lb', 'g', 'oz', 'stone', 'cm', 'in', 'm', 'ft', 'yd', 'km', 'mi', 'kcal', 'kj'];

/** @param {string} name @param {string} label @param {boolean} [required] @returns {Field} */
const weightField = (name, label, required = true) => ({ name, label, type: 'number', unit: person.unit, required, attributes: { min: 0.001, max: 10_000 } });
/** @returns {Field} */
const bodyWeightField = () => ({ ...weightField('body_weight', t('reckon.bodyWeight')), attributes: { min: 1, max: 2200 } });
/** @param {string} name @param {string} label @param {boolean} [required] @returns {Field} */
const countField = (name, label, required = true) => ({ name, label, type: 'integer', required, attributes: { min: 1, max: name === 'age' ? 120 : 36 } });
const far = () => (person.unit === 'lb' ? 'mi' : 'km');
/** @returns {Field} */
const sexField = () => ({
  name: 'sex',
  label: t('reckon.sex'),
  type: 'choice',
  required: true,
  options: [
    ['f', t('reckon.sex_f')],
    ['m', t('reckon.sex_m')],
    ['mx', t('reckon.sex_mx')],
  ],
});
/** @param {string[]} [more] @returns {Field} */
const formulaField = (more = []) => ({
  name: 'formula',
  label: t('reckon.formula'),
  type: 'select',
  options: [...FORMULAS, ...more].map((one) => [one, shown.formulaName(one)]),
});
/** @returns {Field} */
const rpeField = () => ({ name: 'rpe', label: t('reckon.rpe'), type: 'number', hint: t('reckon.optional'), attributes: { min: 1, max: 10 } });
/**
 * @template T
 * @param {T} typed
 * @returns {T & { unit: 'kg' | 'lb' }}
 */
const inUnit = (typed) => ({ ...typed, unit: person.unit });

/**
 * Ten of the eleven; 5/3/1 has a page of its own. None asks for more than it needs.
 * @type {Record<Kind, Calculator>}
 */
export const CALCULATORS = {
  one_rep_max: {
    fields: () => [weightField('weight', t('reckon.weight')), countField('reps', t('reckon.reps')), rpeField(), formulaField(['rpe'])],
    last: ({ weight, reps }) => ({ weight, reps }),
    ask: (typed) => call('POST /v1/calculators/one-rep-max', { body: inUnit(typed) }),
    show: shown.oneRepMax,
  },
  repetitions: {
    fields: () => [
      weightField('one_rep_max', t('reckon.oneRM')),
      { ...countField('reps', t('reckon.reps'), false), hint: t('reckon.repsOrWeight') },
      weightField('weight', t('reckon.weight'), false),
      formulaField(),
    ],
    last: ({ max }) => ({ one_rep_max: max }),
    ask: (typed) => call('POST /v1/calculators/repetitions', { body: inUnit(typed) }),
    show: shown.repetitions,
  },
  effort: {
    fields: () => [
      countField('reps', t('reckon.reps')),
      { ...weightField('weight', t('reckon.weight'), false), hint: t('reckon.twoOfThree') },
      { ...rpeField(), hint: undefined },
      weightField('one_rep_max', t('reckon.oneRM'), false),
    ],
    last: ({ max }) => ({ one_rep_max: max }),
    ask: (typed) => call('POST /v1/calculators/effort', { body: inUnit(typed) }),
    show: shown.effort,
  },
  plates: {
    fields: () => [
      weightField('weight', t('reckon.weight')),
      { ...weightField('bar', t('reckon.bar'), false), hint: t('reckon.barHint') },
      {
        name: 'rounding',
        label: t('reckon.rounding'),
        type: 'choice',
        value: 'nearest',
        options: [
          ['down', t('reckon.down')],
          ['nearest', t('reckon.nearest')],
          ['up', t('reckon.up')],
        ],
      },
    ],
    ask: async (typed) => {
      const body = inUnit({ weight: typed.weight, rounding: typed.rounding });
      return call('POST /v1/calculators/plates', { body: { ...body, equipment: typed.bar === undefined ? null : await withBar(typed.bar) } });
    },
    show: shown.plates,
  },
  warm_up: {
    fields: () => [
      weightField('weight', t('reckon.working')),
      {
        name: 'scheme',
        label: t('reckon.scheme'),
        type: 'select',
        options: [
          ['linear', t('reckon.scheme_linear')],
          ['thresholds', t('reckon.scheme_thresholds')],
          ['five_three_one', t('reckon.scheme_five_three_one')],
        ],
      },
      {
        name: 'start',
        label: t('reckon.start'),
        type: 'select',
        options: [
          ['barbell', t('reckon.start_barbell')],
          ['light', t('reckon.start_light')],
          ['floor', t('reckon.start_floor')],
        ],
      },
    ],
    last: ({ weight }) => ({ weight }),
    ask: (typed) => call('POST /v1/calculators/warm-up', { body: inUnit(typed) }),
    show: shown.warmUp,
  },
  meet_score: {
    fields: () => [
      sexField(),
      bodyWeightField(),
      weightField('squat', t('reckon.squat'), false),
      weightField('bench_press', t('reckon.bench'), false),
      weightField('deadlift', t('reckon.deadlift'), false),
      { ...weightField('total', t('reckon.total'), false), hint: t('reckon.totalHint') },
      {
        name: 'equipment',
        label: t('reckon.kit'),
        type: 'choice',
        value: 'classic',
        options: [
          ['classic', t('reckon.classic')],
          ['equipped', t('reckon.equipped')],
        ],
      },
      { ...countField('age', t('reckon.age'), false), hint: t('reckon.ageHint') },
    ],
    known: ({ sex, body_weight, age, maxima }) => ({ sex, body_weight, age, ...maxima }),
    ask: (typed) => call('POST /v1/calculators/meet-score', { body: inUnit(typed) }),
    show: shown.meetScore,
  },
  energy: {
    fields: () => [
      { name: 'activity', label: t('reckon.activity'), type: 'select', options: ACTIVITIES.map((one) => [one, t(`reckon.act_${one}`)]) },
      bodyWeightField(),
      { name: 'minutes', label: t('reckon.minutes'), type: 'number', unit: t('kit.minutes'), required: true, attributes: { min: 0, max: 1440 } },
      { name: far(), label: t('reckon.distance'), type: 'number', unit: far(), hint: t('reckon.optional') },
      rpeField(),
    ],
    known: ({ body_weight }) => ({ body_weight }),
    ask: ({ minutes, km, mi, ...typed }) =>
      call('POST /v1/calculators/energy', {
        body: inUnit({
          ...typed,
          duration_seconds: Math.round(minutes * 60),
          distance_meters: km !== undefined ? km * 1000 : mi === undefined ? undefined : mi * MILE,
        }),
      }),
    show: shown.energy,
  },
  resting_energy: {
    fields: () => [
      sexField(),
      bodyWeightField(),
      {
        name: 'height',
        label: t('reckon.height'),
        type: 'number',
        unit: person.unit === 'lb' ? 'in' : 'cm',
        required: true,
        attributes: { min: 10, max: 300 },
      },
      countField('age', t('reckon.age')),
    ],
    known: ({ sex, body_weight, height, age }) => ({ sex, body_weight, height, age }),
    ask: (typed) => call('POST /v1/calculators/resting-energy', { body: { ...inUnit(typed), height_unit: person.unit === 'lb' ? 'in' : 'cm' } }),
    show: shown.restingEnergy,
  },
  macros: {
    fields: () => [
      { name: 'kilocalories', label: t('reckon.kcal'), type: 'number', unit: 'kcal', hint: t('reckon.macrosHint') },
      ...['protein', 'carbohydrate', 'fat', 'alcohol'].map(
        (one) =>
          /** @type {Field} */ ({
            name: one,
            label: t(`reckon.${/** @type {'protein'} */ (one)}`),
            type: 'number',
            hint: one === 'protein' ? t('reckon.macroHint') : undefined,
          }),
      ),
    ],
    ask: ({ kilocalories, ...parts }) =>
      call('POST /v1/calculators/macros', { body: kilocalories === undefined ? { grams: parts } : { kilocalories, percentages: parts } }),
    show: shown.macros,
  },
  units: {
    fields: () => [
      { name: 'value', label: t('reckon.value'), type: 'number', required: true },
      { name: 'from', label: t('reckon.from'), type: 'select', value: 'kg', options: UNITS.map((one) => [one, t(`reckon.unit_${one}`)]) },
      { name: 'to', label: t('reckon.to'), type: 'select', value: 'lb', options: UNITS.map((one) => [one, t(`reckon.unit_${one}`)]) },
    ],
    ask: (typed) => call('POST /v1/calculators/units', { body: typed }),
    show: shown.units,
  },
};

/**
 * One's own plates, or the usual ones, on another bar.
 * @param {number} bar
 */
async function withBar(bar) {
  const own = await call('GET /v1/equipment');
  const set = own[person.unit] ?? own.usual?.[person.unit];
  return { bar, collars: set?.collars, sides: set?.sides, plates: set?.plates ?? [] };
}
