// @ts-check
import { number, person } from '../kit/format.js';
import { hasText, t } from '../kit/text.js';

/** @typedef {import('../types/api').LoadExplanation} LoadExplanation */

/**
 * Why a load is what it is, in one or two sentences: what it is reckoned from, the exact result, and the rounding. The
 * figures are shown in the unit of the explanation, for they are what is rounded.
 * @param {LoadExplanation} why
 */
export function whyWords(why) {
  const of = (/** @type {string} */ name) => why.inputs.find((input) => input.name === name);
  const value = (/** @type {string} */ name) => number(of(name)?.value ?? 0, 2);
  const load = (/** @type {number} */ amount) => `${number(amount, 2)} ${why.unit}`;
  const base = of('training_max') ?? of('one_rep_max') ?? of('working_weight');
  const result = `${load(why.unrounded)}`;
  switch (why.formula) {
    case 'percentage_of_training_max':
    case 'percentage_of_one_rep_max':
    case 'percentage_of_working_weight':
      return sentence(
        t('plan.why_percentage', {
          percentage: number((of('percentage') ?? of('training_max_percentage'))?.value ?? 100, 2),
          base: t('plan.base', { base: base?.name ?? '' }),
          amount: load(base?.value ?? 0),
          result,
        }),
        why,
      );
    case 'rpe_percentage_of_one_rep_max':
      return sentence(
        t('plan.why_rpe', { reps: value('reps'), rpe: value('rpe'), percentage: value('percentage'), amount: load(base?.value ?? 0), result }),
        why,
      );
    case 'as_given':
      return t('plan.why_given', { amount: load(why.rounded) });
    case 'unchanged':
      return [t('plan.why_unchanged', { amount: load(of('previous')?.value ?? why.rounded) }), ...more(why)].join(' ');
    case 'progression_rule':
      return [sentence(t('plan.why_rule', { amount: load(of('previous')?.value ?? 0), change: changes(why), result }), why), ...more(why)].join(' ');
    default:
      return sentence(
        `${why.formula}: ${why.inputs.map((input) => `${input.name} ${number(input.value, 2)} ${input.unit ?? ''}`.trim()).join(', ')} = ${result}.`,
        why,
      );
  }
}

/** @param {string} text @param {LoadExplanation} why */
function sentence(text, why) {
  if (why.unrounded === why.rounded) return text;
  const direction = why.rounding.startsWith('up') ? 'up' : why.rounding.startsWith('down') ? 'down' : 'nearest';
  const to =
    why.step === undefined
      ? t(why.rounding.includes('plates') ? 'plan.to_plates' : 'plan.to_digits')
      : t('plan.to_step', { step: `${number(why.step, 3)} ${why.unit}` });
  return `${text} ${t('plan.rounded', { direction, to, result: `${number(why.rounded, 3)} ${why.unit}` })}`;
}

/**
 * What a rule does: "+5 kg", "−10 %".
 * @param {LoadExplanation} why
 */
const changes = (why) =>
  why.inputs
    .filter((input) => hasText(`plan.effect_${input.name}`))
    .map((input) =>
      t(/** @type {import('../kit/text.js').Key} */ (`plan.effect_${input.name}`), {
        value: `${number(input.value, 3)}${input.unit && input.unit !== 'percent' ? ` ${input.unit}` : ''}`,
      }),
    )
    .join(', ');

/**
 * What the rule looked at.
 * @param {LoadExplanation} why
 */
const more = (why) =>
  why.inputs
    .filter((input) => hasText(`plan.seen_${input.name}`))
    .map((input) => t(/** @type {import('../kit/text.js').Key} */ (`plan.seen_${input.name}`), { value: number(input.value, 1) }));

/**
 * A load in the unit it is planned in: that is what is put on the bar, and what was rounded.
 * @param {number} amount @param {'kg' | 'lb'} [unit]
 */
export const inUnit = (amount, unit = person.unit) => `${number(amount, 2)} ${unit}`;
