import { h } from '../kit/view.js';
import { t } from '../kit/text.js';
import { form } from '../kit/form.js';
import { day } from '../kit/format.js';
import { say } from '../kit/announce.js';
import { sheet } from './parts.js';
import { lastTyped, noteTyped } from './last-typed.js';

/** @typedef {import('../kit/view.js').Child} Child */
/** @typedef {import('../kit/field.js').Field} Field */
/** @typedef {import('./known-figures.js').Known} Known */
/**
 * @typedef {object} Calculator
 * @property {() => Field[]} fields
 * @property {(known: Known) => Record<string, unknown>} [known] What its fields begin with before anything was typed in them.
 * @property {(last: NonNullable<Known['last']>) => Record<string, unknown>} [last] The same, of one lift.
 * @property {(typed: any) => Promise<any>} ask
 * @property {(answer: any) => Child[]} show The answer's figure first.
 */

/**
 * What the fields begin with: what was typed last, else what is known, and where that is from.
 * @param {string} kind @param {Pick<Calculator, 'known' | 'last'>} calculator @param {Known} known
 * @returns {{ value: Record<string, any>, said: Child }}
 */
export function begun(kind, calculator, known) {
  const typed = lastTyped(kind),
    { last } = known;
  if (Object.keys(typed).length) return { value: typed, said: null };
  if (calculator.last)
    return last
      ? {
          value: calculator.last(last),
          said: said(t('reckon.fromLog', { lift: t(`reckon.${last.lift === 'bench_press' ? 'bench' : last.lift}`), day: day(last.date) })),
        }
      : { value: {}, said: null };
  const value = calculator.known?.(known) ?? {};
  return { value, said: Object.values(value).some((one) => one !== undefined) ? said(t('reckon.fromProfile')) : null };
}

/** @param {string} text */
const said = (text) => h('p', { class: 'quiet' }, text);

/** @param {string} kind @param {Calculator} calculator @param {Known} known */
export function calculatorForm(kind, calculator, known) {
  const found = h('div', { class: 'stack', 'aria-live': 'polite' }, h('p', { class: 'quiet' }, t('reckon.answerHere')));
  const { value, said } = begun(kind, calculator, known);
  const asked = form({
    name: t('names.calculators'),
    action: t('reckon.reckon'),
    unguarded: true,
    value,
    fields: [said, ...calculator.fields()],
    send: async (/** @type {Record<string, any>} */ typed) => calculator.ask(typed),
    done: (answer, typed) => {
      noteTyped(kind, typed);
      found.replaceChildren(h('div', { class: 'stack' }, calculator.show(answer)));
      found.scrollIntoView({ block: 'nearest' });
      say(t('reckon.done'));
    },
  });
  return h('div', { class: 'two reckon' }, sheet(t('reckon.given'), [asked]), sheet(t('reckon.answer'), [found]));
}
