/** One field of a form: label, control, unit, hint, fault. */

import { person, readNumber } from './format.js';
import { t } from './text.js';
import { h } from './view.js';
import { toInstant, toLocal } from './wall.js';

/** @typedef {import('./view.js').Child} Child */
/**
 * @typedef {object} Field
 * @property {string} name The member of the body; "height/cm" is one within another.
 * @property {string} label
 * @property {'text' | 'number' | 'integer' | 'email' | 'password' | 'search' | 'url' | 'area' | 'select' | 'choice' | 'choices' | 'check' | 'date' | 'time' | 'moment' | 'file' | 'hidden'} [type]
 *   `choice`: one of few, as buttons. `choices`: several, as boxes. `moment`: day and time, read as an ISO timestamp.
 * @property {Array<[value: string, label: string]>} [options]
 * @property {string} [unit] Beside the field.
 * @property {Child} [hint]
 * @property {boolean} [required]
 * @property {unknown} [value] What it begins with, if not in the form's `value`.
 * @property {string} [autocomplete]
 * @property {number} [rows]
 * @property {string} [list] The id of a datalist.
 * @property {string} [accept] For files.
 * @property {Record<string, any>} [attributes] More for the control: maxlength, spellcheck; min and max, which the form checks.
 * @property {{ write(value: any): string, read(text: string): unknown, fault: string }} [words] How a value of its own kind stands in
 *   the field. Reads undefined: it is none, and `fault` says so.
 * @property {(value: any) => unknown} [changed] At every change of the control, with what it reads now.
 * @property {(id: string, value: unknown) => { element: HTMLElement, read(): unknown }} [control] A control of the screen's own.
 */

/** What a control reads as if its text is no value of the field. */
export const unreadable = Symbol('unreadable');

/** What a form holds of a field. */
export class Input {
  /**
   * @param {Field} field
   * @param {string} id
   * @param {HTMLElement} element
   * @param {HTMLElement} control What is focused and marked.
   * @param {() => unknown} read
   */
  constructor(field, id, element, control, read) {
    this.field = field;
    this.id = id;
    this.element = element;
    this.control = control;
    this.read = read;
    this.pointer = `/${field.name}`;
  }

  /** What is typed, for the guard. */
  raw() {
    const value = this.read();
    return value === unreadable ? /** @type {HTMLInputElement} */ (this.control).value : value instanceof File ? value.name : value;
  }

  /** @param {string} text Empty: no fault. */
  fault(text) {
    const id = `${this.id}-fault`;
    document.getElementById(id)?.remove();
    const described = (this.control.getAttribute('aria-describedby') ?? '').split(' ').filter((one) => one && one !== id);
    if (text) {
      this.element.append(h('span', { class: 'fault', id }, text));
      this.control.setAttribute('aria-invalid', 'true');
      described.push(id);
    } else this.control.removeAttribute('aria-invalid');
    if (described.length) this.control.setAttribute('aria-describedby', described.join(' '));
    else this.control.removeAttribute('aria-describedby');
  }
}

/**
 * @param {Field} field
 * @param {string} prefix Makes ids unique on the page.
 * @param {unknown} value
 * @returns {Input}
 */
export function makeField(field, prefix, value) {
  const id = `${prefix}-${field.name.replace(/\W/g, '-')}`;
  const first = value ?? field.value;
  const said = field.hint ?? (field.type === 'moment' ? otherZone() : null);
  const hint = said ? h('span', { class: 'hint', id: `${id}-hint` }, said) : null;
  const described = hint ? hint.id : null;
  const input = make(field, id, first, hint, described);
  if (field.changed) input.element.addEventListener('input', () => field.changed?.(input.read()));
  return input;
}

/**
 * @param {Field} field
 * @param {string} id
 * @param {unknown} first
 * @param {HTMLElement | null} hint
 * @param {string | null} described
 * @returns {Input}
 */
function make(field, id, first, hint, described) {
  if (field.control) {
    const own = field.control(id, first);
    const control = /** @type {HTMLElement | null} */ (own.element.matches(`#${id}`) ? own.element : own.element.querySelector(`#${id}`)) ?? own.element;
    return new Input(field, id, h('div', { class: 'field' }, label(field, id), own.element, hint), control, own.read);
  }
  if (field.type === 'choice' || field.type === 'choices') return choices(field, id, first, hint, described);
  if (field.type === 'check') {
    const box = h('input', { type: 'checkbox', id, name: field.name, checked: Boolean(first), 'aria-describedby': described });
    return new Input(field, id, h('div', { class: 'field check' }, h('label', { for: id }, box, h('span', null, field.label)), hint), box, () => box.checked);
  }
  const control = plain(field, id, first, described);
  const shown = field.unit ? h('span', { class: 'with-unit' }, control, h('span', { class: 'unit', 'aria-hidden': 'true' }, field.unit)) : control;
  if (field.unit) control.setAttribute('aria-label', `${field.label}, ${field.unit}`);
  const element = h('div', { class: 'field', hidden: field.type === 'hidden' }, label(field, id), shown, hint);
  // The control has minutes: a moment that was not touched stays as it is.
  const begun = field.type === 'moment' && first && control.value;
  return new Input(field, id, element, control, () => (begun && control.value === begun ? first : readControl(field, control)));
}

/**
 * The style marks what is required.
 * @param {Field} field
 * @param {string} id
 */
const label = (field, id) => h('label', { for: id }, field.label);

/**
 * @param {Field} field
 * @param {string} id
 * @param {unknown} first
 * @param {string | null} described
 */
function plain(field, id, first, described) {
  const common = {
    id,
    name: field.name,
    autocomplete: field.autocomplete ?? 'off',
    required: field.required,
    'aria-describedby': described,
    ...field.attributes,
  };
  if (field.type === 'area') return h('textarea', { ...common, rows: field.rows ?? 3, value: first ?? '', onkeydown: sendKey });
  if (field.type === 'select') {
    const select = h(
      'select',
      common,
      (field.options ?? []).map(([value, text]) => h('option', { value }, text)),
    );
    select.value = `${first ?? field.options?.[0]?.[0] ?? ''}`;
    return select;
  }
  const figures = field.type === 'number' || field.type === 'integer';
  const type = field.type === 'moment' ? 'datetime-local' : figures || !field.type ? 'text' : field.type;
  const input = h('input', {
    ...common,
    type,
    list: field.list,
    accept: field.accept,
    inputmode: field.type === 'number' ? 'decimal' : field.type === 'integer' ? 'numeric' : null,
  });
  if (type !== 'file') input.value = shown(field, first);
  if (figures) input.addEventListener('focus', () => input.select());
  return input;
}

/**
 * @param {Field} field
 * @param {unknown} value
 */
function shown(field, value) {
  if (value === undefined || value === null) return '';
  if (field.words) return field.words.write(value);
  if (typeof value === 'number') return new Intl.NumberFormat(document.documentElement.lang, { maximumFractionDigits: 3, useGrouping: false }).format(value);
  return field.type === 'moment' ? toLocal(`${value}`) : `${value}`;
}

/** Times are the account's everywhere. Where this device has another zone, it is named. */
function otherZone() {
  const zone = person.timeZone;
  return zone && zone !== Intl.DateTimeFormat().resolvedOptions().timeZone ? zone : null;
}

/**
 * @param {Field} field
 * @param {HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement} control
 */
function readControl(field, control) {
  if (field.type === 'file') return /** @type {HTMLInputElement} */ (control).files?.[0];
  const text = field.type === 'password' ? control.value : control.value.trim();
  if (text === '') return undefined;
  if (field.words) return field.words.read(text) ?? unreadable;
  if (field.type === 'moment') return toInstant(text);
  if (field.type !== 'number' && field.type !== 'integer') return text;
  const value = readNumber(text);
  if (value === undefined || (field.type === 'integer' && !Number.isInteger(value))) return unreadable;
  return value;
}

/**
 * @param {Field} field
 * @param {string} id
 * @param {unknown} first
 * @param {HTMLElement | null} hint
 * @param {string | null} described
 */
function choices(field, id, first, hint, described) {
  const several = field.type === 'choices';
  const chosen = new Set(several ? /** @type {string[]} */ (first ?? []) : [`${first ?? ''}`]);
  const boxes = (field.options ?? []).map(([value, text], at) => {
    const box = h('input', {
      type: several ? 'checkbox' : 'radio',
      name: id,
      value,
      checked: chosen.has(value),
      required: field.required && !several,
      id: at ? `${id}-${at}` : id,
    });
    return { box, element: h('label', null, box, h('span', null, text)) };
  });
  // A browser knows no group of boxes of which one is required.
  const legend = several && field.required ? `${field.label}, ${t('kit.required')}` : field.label;
  const group = h(
    'fieldset',
    { class: several ? 'boxes' : 'seg', 'aria-describedby': described },
    h('legend', { class: 'said' }, legend),
    boxes.map((one) => one.element),
  );
  const element = h(
    'div',
    { class: several && field.required ? 'field must' : 'field' },
    h('span', { class: 'label-text', 'aria-hidden': 'true' }, field.label),
    group,
    hint,
  );
  const on = () => boxes.filter((one) => one.box.checked).map((one) => one.box.value);
  return new Input(field, id, element, group, () => (several ? on() : on()[0]));
}

/**
 * A search field that goes out a moment after the last key.
 * @param {object} options
 * @param {string} options.label
 * @param {string} [options.id]
 * @param {string} [options.value]
 * @param {(text: string) => unknown} options.search
 */
export function searchField({ label: name, id = 'search', value = '', search }) {
  let timer = 0;
  const input = h('input', {
    type: 'search',
    id,
    value,
    autocomplete: 'off',
    placeholder: name,
    'aria-label': name,
    enterkeyhint: 'search',
    oninput: () => {
      clearTimeout(timer);
      timer = setTimeout(() => search(input.value.trim()), 250);
    },
  });
  return h(
    'form',
    {
      class: 'field',
      role: 'search',
      onsubmit: (/** @type {Event} */ event) => {
        event.preventDefault();
        clearTimeout(timer);
        search(input.value.trim());
      },
    },
    h('label', { for: id, class: 'said' }, name || t('kit.search')),
    input,
  );
}

/**
 * For the keys of a textarea: Ctrl+Enter presses the button that sends its form.
 * @param {KeyboardEvent} event
 */
export function sendKey(event) {
  const { form } = /** @type {HTMLTextAreaElement} */ (event.currentTarget);
  if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) /** @type {HTMLElement | null | undefined} */ (form?.querySelector('[type=submit]'))?.click();
}
