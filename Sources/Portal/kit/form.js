/** Forms from a list of fields. The API names faults by JSON pointer; each is shown at its field, what was typed stays. */

import { Problem } from './api.js';
import { makeField, unreadable } from './field.js';
import { number } from './format.js';
import { guard } from './guard.js';
import { plansFor, sentence } from './state.js';
import { t } from './text.js';
import { keepTyped } from './typed.js';
import { h, icon, setBusy } from './view.js';

export { sendKey } from './field.js';

/** @typedef {import('./field.js').Field} Field */
/** @typedef {import('./field.js').Input} Input */
/** @typedef {import('./view.js').Child} Child */

/**
 * @template Body, Answer
 * @typedef {object} FormOptions
 * @property {Array<Field | Child>} fields Fields, and what stands between them.
 * @property {Record<string, any>} [value] What the fields begin with.
 * @property {(body: Body) => Promise<Answer>} send
 * @property {(answer: Answer, body: Body) => unknown} [done] After it was saved. Nothing is shown otherwise than the button's word.
 * @property {string} [action] The button: a verb.
 * @property {boolean} [danger]
 * @property {boolean} [plain] Not the one filled button of the screen.
 * @property {(() => unknown) | string} [cancel] A way out beside the button: a path or what to do.
 * @property {boolean} [changes] Sends only what was changed, for PATCH; what was emptied is null.
 * @property {boolean} [unguarded] Leaving loses nothing: a search, a dialog.
 * @property {string} [name] What the form is, for readers.
 * @property {(body: Body, faults: import('../types/api').Fault[]) => import('../types/api').Fault[]} [check] Faults that the page can see by
 *   itself, beside `faults` of single fields, which `body` lacks.
 */

let count = 0;

/**
 * @template {Record<string, any>} Body
 * @template Answer
 * @param {FormOptions<Body, Answer>} options
 * @returns {HTMLFormElement}
 */
export function form(options) {
  const prefix = `form-${(count += 1)}`;
  /** @type {Input[]} */
  const inputs = [];
  const summary = h('div', { class: 'summary' });
  let before = '';
  const children = options.fields.map((one) => {
    if (!isField(one)) return one;
    const input = makeField(one, prefix, at(options.value, one.name));
    inputs.push(input);
    return input.element;
  });
  const marks = inputs.length > 1 && inputs.some(({ field }) => field.required) && h('p', { class: 'quiet' }, `* ${t('kit.required')}`);
  const button = h('button', { type: 'submit', class: options.danger ? 'btn danger' : options.plain ? 'btn' : 'btn main' }, options.action ?? t('kit.save'));
  const element = h(
    'form',
    {
      class: 'form',
      novalidate: true,
      'aria-label': options.name ?? null,
      onsubmit: (/** @type {Event} */ event) => {
        event.preventDefault();
        void submit();
      },
    },
    summary,
    marks,
    children,
    h('p', { class: 'btns' }, button, way(options.cancel)),
  );

  const snapshot = () => JSON.stringify(inputs.map((input) => input.raw()));
  before = snapshot();
  const isTyped = () => element.isConnected && snapshot() !== before;
  if (!options.unguarded) guard(isTyped);
  keepTyped(element, inputs.map((one) => one.field.name).join(), isTyped);

  async function submit() {
    if (button.ariaBusy) return;
    const { body, faults } = faultsOf(inputs, options);
    if (faults.length) return showFaults(faults);
    setBusy(button, true);
    clear();
    // What is typed while it is on its way is not sent yet.
    const sent = snapshot();
    try {
      const answer = await options.send(/** @type {Body} */ (body));
      before = sent;
      await options.done?.(answer, /** @type {Body} */ (body));
    } catch (failure) {
      if (failure instanceof Problem && failure.faults.length) showFaults(failure.faults, failure);
      else showFailure(failure);
    } finally {
      setBusy(button, false);
    }
  }

  function clear() {
    summary.replaceChildren();
    for (const input of inputs) input.fault('');
  }

  /**
   * @param {import('../types/api').Fault[]} faults
   * @param {Problem} [problem]
   */
  function showFaults(faults, problem) {
    clear();
    const items = faults.map((fault) => {
      const input = inputs.find((one) => one.pointer === fault.pointer) ?? inputs.find((one) => fault.pointer.startsWith(`${one.pointer}/`));
      const said = input ? t('kit.faultAt', { label: input.field.label, message: fault.message }) : fault.message;
      input?.fault(said);
      return h(
        'li',
        null,
        input
          ? h(
              'a',
              {
                href: `#${input.id}`,
                onclick: (/** @type {Event} */ event) => {
                  event.preventDefault();
                  document.getElementById(input.id)?.focus();
                },
              },
              said,
            )
          : said,
      );
    });
    present(h('p', null, h('strong', null, t('kit.faults', { count: faults.length }))), h('ul', null, items), problem);
  }

  /** @param {unknown} failure */
  function showFailure(failure) {
    if (!(failure instanceof Problem)) console.error(failure);
    const plans = plansFor(failure);
    present(h('p', null, h('strong', null, t('kit.notSaved')), ' ', plans ? null : sentence(failure)), null, failure instanceof Problem ? failure : undefined);
    if (plans) summary.append(plans);
  }

  /**
   * @param {Child} first
   * @param {Child} more
   * @param {Problem} [problem]
   */
  function present(first, more, problem) {
    const request = problem && problem.status >= 500 && problem.request;
    const box = h(
      'div',
      { class: 'note bad', role: 'alert', tabindex: '-1' },
      icon('warn'),
      first,
      more,
      request ? h('p', { class: 'quiet' }, t('kit.request'), ' ', h('code', null, request)) : null,
    );
    summary.replaceChildren(box);
    box.focus();
  }

  return element;
}

/** @param {(() => unknown) | string | undefined} cancel */
function way(cancel) {
  if (!cancel) return null;
  if (typeof cancel === 'string') return h('a', { class: 'btn', href: cancel }, t('kit.cancel'));
  return h('button', { type: 'button', class: 'btn', onclick: cancel }, t('kit.cancel'));
}

/**
 * @param {any} one
 * @returns {one is Field}
 */
const isField = (one) => Boolean(one && typeof one === 'object' && !(one instanceof Node) && !Array.isArray(one) && 'name' in one && 'label' in one);

/**
 * @param {any} value
 * @param {string} name "height/cm"
 */
function at(value, name) {
  return name.split('/').reduce((inner, part) => inner?.[part], value);
}

/**
 * All that the page can see: who mends one fault is not told of the next one then.
 * @param {Input[]} inputs
 * @param {Pick<FormOptions<any, any>, 'changes' | 'value' | 'check'>} options
 */
export function faultsOf(inputs, { changes, value, check }) {
  const { body, faults } = read(inputs, changes ? (value ?? {}) : undefined);
  const more = check?.(body, faults).filter((one) => !faults.some(({ pointer }) => pointer === one.pointer)) ?? [];
  return { body, faults: [...faults, ...more] };
}

/**
 * @param {Input[]} inputs
 * @param {Record<string, any> | undefined} original Where only changes are sent.
 */
function read(inputs, original) {
  /** @type {Record<string, any>} */
  const body = {};
  /** @type {import('../types/api').Fault[]} */
  const faults = [];
  for (const input of inputs) {
    const value = input.read();
    if (value === unreadable) faults.push({ pointer: input.pointer, code: 'number', message: input.field.words?.fault ?? t('kit.aNumber') });
    else if (input.field.required && (value === undefined || value === false || /** @type {any} */ (value)?.length === 0))
      faults.push({ pointer: input.pointer, code: 'missing', message: t('kit.missing') });
    else if (original ? JSON.stringify(value ?? null) !== JSON.stringify(at(original, input.field.name) ?? null) : value !== undefined) {
      const fault = outside(input.field, value);
      if (fault) faults.push({ pointer: input.pointer, code: 'range', message: fault });
      else place(body, input.field.name, value ?? null);
    }
  }
  return { body, faults };
}

/**
 * The server refuses the same.
 * @param {Field} field
 * @param {unknown} value
 */
function outside({ attributes: { min, max } = {} }, value) {
  if (typeof value !== 'number') return '';
  return value < min ? t('kit.atLeast', { bound: number(min, 3) }) : value > max ? t('kit.atMost', { bound: number(max, 3) }) : '';
}

/**
 * @param {Record<string, any>} body
 * @param {string} name
 * @param {unknown} value
 */
function place(body, name, value) {
  const parts = name.split('/'),
    last = /** @type {string} */ (parts.pop());
  let inner = body;
  for (const part of parts) inner = inner[part] ??= {};
  inner[last] = value;
}

/**
 * Sends what is typed and empties the field. What is typed while it is on its way stays.
 * @param {HTMLTextAreaElement} field
 * @param {(text: string) => Promise<unknown>} send
 */
export async function sendText(field, send) {
  const typed = field.value,
    text = typed.trim();
  if (text) await send(text);
  field.value = field.value.replace(typed, '');
  field.focus();
}
