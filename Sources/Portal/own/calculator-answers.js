import { h } from '../kit/view.js';
import { t } from '../kit/text.js';
import { figure, number, percent } from '../kit/format.js';
import { table } from '../kit/table.js';
import { platesDrawn } from './plates-drawing.js';

/** @typedef {import('../types/api').Figure} Figure */
/** @typedef {import('../types/api').OneRepMaxAnswer} OneRepMaxAnswer */

/**
 * Names of their authors; only what is a word is translated.
 * @param {string} formula
 */
export function formulaName(formula) {
  if (formula === 'rpe' || formula === 'rpe_curve') return t('reckon.formula_rpe');
  const names = { oconner: 'O’Conner', wilks_2: 'Wilks 2', dots: 'DOTS', ipf_gl: 'IPF GL' };
  return names[/** @type {'dots'} */ (formula)] ?? formula.charAt(0).toUpperCase() + formula.slice(1);
}

/** @param {Figure} value @param {number} [digits] */
const rounded = (value, digits = 1) => number(value.unrounded, digits);
/**
 * The one figure that was asked for.
 * @param {string} label
 * @param {string} value
 * @param {string} unit
 */
const big = (label, value, unit) => h('dl', { class: 'board' }, h('div', {}, h('dt', {}, label), h('dd', {}, figure(value, unit))));

/** @param {OneRepMaxAnswer} answer */
export const oneRepMax = (answer) => [
  big(t('reckon.oneRM'), rounded(answer.one_rep_max), answer.unit),
  answer.is_low_confidence && h('p', { class: 'quiet' }, t('reckon.lowConfidence')),
  table({
    caption: t('reckon.byFormula'),
    list: false,
    rows: answer.estimates,
    columns: [
      { label: t('reckon.formula'), cell: (row) => formulaName(row.formula) },
      { label: answer.unit, end: true, cell: (row) => rounded(row.one_rep_max) },
    ],
  }),
];

/** @param {import('../types/api').RepetitionsAnswer} answer */
export const repetitions = (answer) => [
  answer.reps !== undefined && answer.weight === undefined && big(t('reckon.reps'), number(answer.reps, 0), ''),
  answer.weight !== undefined && big(t('reckon.weight'), rounded(answer.weight), answer.unit),
  table({
    caption: t('reckon.repTable'),
    list: false,
    rows: answer.table,
    columns: [
      { label: t('reckon.reps'), cell: (row) => number(row.reps, 0) },
      { label: '%', end: true, cell: (row) => rounded(row.percentage) },
      { label: answer.unit, end: true, cell: (row) => rounded(row.weight) },
    ],
  }),
];

/** @param {import('../types/api').EffortAnswer} answer */
export const effort = (answer) => [
  h(
    'dl',
    { class: 'board four' },
    line(t('reckon.weight'), rounded(answer.weight), answer.unit),
    line(t('reckon.rpe'), rounded(answer.rpe), ''),
    line(t('reckon.oneRM'), rounded(answer.one_rep_max), answer.unit),
    line(t('reckon.share'), percent(answer.percentage.unrounded / 100, 1), ''),
  ),
];

/** @param {string} label @param {string} value @param {string} unit */
const line = (label, value, unit) => h('div', {}, h('dt', {}, label), h('dd', {}, figure(value, unit)));

/** @param {import('../types/api').LoadingAnswer} answer */
export const plates = (answer) => [
  big(t('reckon.loaded'), rounded(answer.total, 2), answer.unit),
  platesDrawn(answer.per_side, answer.unit),
  h(
    'p',
    {},
    answer.per_side.length === 0
      ? t('reckon.barOnly')
      : t('reckon.eachSide', { plates: answer.per_side.map((one) => `${one.count} × ${number(one.weight, 2)}`).join(' · ') }),
  ),
  answer.reason !== 'exact' &&
    h(
      'p',
      { class: 'quiet' },
      t(`reckon.load_${answer.reason}`, {
        target: `${number(answer.target, 2)} ${answer.unit}`,
        difference: `${number(Math.abs(answer.difference.unrounded), 2)} ${answer.unit}`,
      }),
    ),
];

/** @param {import('../types/api').WarmUpAnswer} answer */
export const warmUp = (answer) => [
  table({
    caption: t('reckon.warm_up'),
    rows: answer.sets,
    columns: [
      { label: t('reckon.sets'), cell: (row) => h('span', { class: 'fig' }, `${row.sets > 1 ? `${row.sets} × ` : ''}${rounded(row.weight, 2)} × ${row.reps}`) },
      { label: '%', end: true, cell: (row) => (row.percentage === undefined ? '' : number(row.percentage, 0)) },
      {
        label: t('reckon.perSide'),
        end: true,
        cell: (row) =>
          row.per_side.length === 0 ? t('reckon.emptyBar') : row.per_side.flatMap((one) => Array(one.count).fill(number(one.weight, 2))).join(' + '),
      },
    ],
  }),
];

/** @param {import('../types/api').MeetScoreAnswer} answer */
export const meetScore = (answer) => [
  big(t('reckon.total'), rounded(answer.total, 2), answer.unit),
  table({
    caption: t('reckon.meet_score'),
    list: false,
    rows: answer.scores,
    columns: [
      {
        label: t('reckon.formula'),
        cell: (row) => [formulaName(row.formula), row.out_of_range && h('span', { class: 'quiet' }, ` ${t('reckon.outOfRange')}`)],
      },
      { label: t('reckon.points'), end: true, cell: (row) => rounded(row.points, 2) },
      answer.age && {
        label: t('reckon.ageAdjusted', { factor: number(answer.age.factor, 3) }),
        end: true,
        cell: (row) => (row.age_adjusted ? rounded(row.age_adjusted, 2) : ''),
      },
    ],
  }),
];

/** @param {import('../types/api').EnergyAnswer} answer */
export const energy = (answer) => [
  h('dl', { class: 'board' }, line(t('reckon.energyLabel'), number(answer.kilocalories.rounded, 0), 'kcal'), line('MET', number(answer.met), '')),
  h('p', { class: 'quiet' }, `${number(answer.kilojoules.rounded, 0)} kJ · `, t('reckon.compendium', { code: answer.code })),
];

/** @param {import('../types/api').RestingEnergyAnswer} answer */
export const restingEnergy = (answer) => [
  big(t('reckon.atRest'), number(answer.kilocalories.rounded, 0), 'kcal'),
  table({
    caption: t('reckon.perDay'),
    list: false,
    rows: answer.days,
    columns: [
      { label: t('reckon.level'), cell: (row) => t(`reckon.level_${row.level}`) },
      { label: '×', end: true, cell: (row) => number(row.factor, 3) },
      { label: 'kcal', end: true, cell: (row) => number(row.kilocalories.rounded, 0) },
    ],
  }),
];

/** @param {import('../types/api').MacrosAnswer} answer */
export const macros = (answer) => [
  big(t('reckon.energyLabel'), number(answer.kilocalories.rounded, 0), 'kcal'),
  table({
    caption: t('reckon.macros'),
    list: false,
    rows: answer.macros.filter((one) => one.grams.unrounded > 0),
    columns: [
      { label: t('reckon.nutrient'), cell: (row) => t(`reckon.${row.name}`) },
      { label: 'g', end: true, cell: (row) => rounded(row.grams) },
      { label: 'kcal', end: true, cell: (row) => number(row.kilocalories.rounded, 0) },
      { label: '%', end: true, cell: (row) => rounded(row.percentage) },
    ],
  }),
];

/** @param {import('../types/api').UnitsAnswer} answer */
export const units = (answer) => [big(t(`reckon.unit_${answer.to}`), number(answer.value.unrounded, 4), '')];
