// @ts-check
import { readNumber } from '../kit/format.js';
import { faultSentence } from '../kit/state.js';
import { t } from '../kit/text.js';
import { h } from '../kit/view.js';

/** Fields of the forms whose body is not flat, so that the kit's form does not fit. */

let ids = 0;

/** The sign before the fraction, as the page's language writes it. */
export const decimalSign = () => ((1.5).toLocaleString(document.documentElement.lang).includes(',') ? ',' : '.');

/**
 * What a field for a number begins with.
 * @param {number} [value]
 */
export const typedNumber = (value) => (value === undefined ? '' : `${value}`.replace('.', decimalSign()));

/**
 * Faults of texts that are to be numbers, by their pointers. What can't be read is not the same as nothing.
 * @param {[pointer: string, text: string][]} typed
 * @returns {Record<string, string>}
 */
export const noNumbers = (typed) =>
  Object.fromEntries(typed.filter(([, text]) => text.trim() && readNumber(text) === undefined).map(([pointer]) => [pointer, t('kit.aNumber')]));

/**
 * The numbers of a choice, with the one that is there: another app of the account may have chosen what none of ours can.
 * @param {number[]} usual @param {number} [own]
 */
export const withOwn = (usual, own) => [...new Set([...usual, ...(own === undefined ? [] : [own])])].sort((one, other) => one - other);

/**
 * A labelled field. `fault` shows what is wrong with it.
 * @param {string} label @param {Record<string, any>} attributes @param {{ fault?: () => string, hint?: string }} more
 */
export function textField(label, attributes, { fault, hint } = {}) {
  const id = `field-${(ids += 1)}`;
  const input = h('input', { id, ...described(id, fault, hint), ...attributes });
  return { element: wrapped(id, label, input, fault, hint), input };
}

/** @param {string} label @param {Record<string, any>} attributes @param {{ fault?: () => string, hint?: string }} more */
export function areaField(label, attributes, { fault, hint } = {}) {
  const id = `field-${(ids += 1)}`;
  const input = h('textarea', { id, rows: 2, ...described(id, fault, hint), ...attributes });
  return { element: wrapped(id, label, input, fault, hint), input };
}

/**
 * @param {string} label @param {[string, string][]} choices Value and word. @param {string} chosen
 * @param {Record<string, any>} [attributes] @param {{ fault?: () => string, hint?: string }} more
 */
export function choiceField(label, choices, chosen, attributes = {}, { fault, hint } = {}) {
  const id = `field-${(ids += 1)}`;
  const input = h(
    'select',
    { id, ...described(id, fault, hint), ...attributes },
    choices.map(([value, word]) => h('option', { value, selected: value === chosen }, word)),
  );
  return { element: wrapped(id, label, input, fault, hint), input };
}

/** @param {string} id @param {(() => string) | undefined} fault @param {string | undefined} hint */
const described = (id, fault, hint) => ({
  'aria-invalid': fault ? () => (fault() ? 'true' : null) : null,
  'aria-describedby': [fault ? `${id}-fault` : '', hint ? `${id}-hint` : ''].filter(Boolean).join(' ') || null,
});

/** @param {string} id @param {string} label @param {Element} input @param {(() => string) | undefined} fault @param {string | undefined} hint */
const wrapped = (id, label, input, fault, hint) =>
  h(
    'div',
    { class: 'field' },
    h('label', { for: id }, label),
    input,
    hint ? h('span', { class: 'quiet', id: `${id}-hint` }, hint) : null,
    fault ? h('span', { class: 'fault', id: `${id}-fault` }, () => faultSentence(label, fault())) : null,
  );

/** @param {string} name @param {string} word @param {boolean} isOn @param {(isOn: boolean) => void} change */
export const tickField = (name, word, isOn, change) =>
  h(
    'label',
    { class: 'check' },
    h('input', {
      type: 'checkbox',
      name,
      checked: isOn,
      onchange: (/** @type {Event} */ event) => change(/** @type {HTMLInputElement} */ (event.target).checked),
    }),
    h('span', null, word),
  );

/**
 * One of a few, all seen.
 * @param {string} legend @param {[string, string][]} choices @param {() => string} chosen @param {(value: string) => void} choose
 */
export function segments(legend, choices, chosen, choose) {
  const name = `choice-${(ids += 1)}`;
  return h(
    'fieldset',
    { class: 'seg' },
    h('legend', { class: 'said' }, legend),
    choices.map(([value, word]) =>
      h('label', null, h('input', { type: 'radio', name, value, checked: () => chosen() === value, onchange: () => choose(value) }), h('span', null, word)),
    ),
  );
}
