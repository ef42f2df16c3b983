import { h } from '../kit/view.js';
import { t } from '../kit/text.js';
import { form } from '../kit/form.js';
import { say } from '../kit/announce.js';
import { sheet } from './parts.js';
import { lastTyped, noteTyped } from './last-typed.js';

/** @typedef {import('../kit/view.js').Child} Child */
/** @typedef {import('../kit/field.js').Field} Field */
/**
 * @typedef {object} Calculator
 * @property {() => Field[]} fields
 * @property {(typed: any) => Promise<any>} ask
 * @property {(answer: any) => Child[]} show The answer's figure first.
 */

/** @param {string} kind @param {Calculator} calculator */
export function calculatorForm(kind, calculator) {
  const found = h('div', { class: 'stack', 'aria-live': 'polite' }, h('p', { class: 'quiet' }, t('reckon.answerHere')));
  const asked = form({
    name: t('names.calculators'), action: t('reckon.reckon'), unguarded: true, value: lastTyped(kind),
    fields: calculator.fields(),
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
