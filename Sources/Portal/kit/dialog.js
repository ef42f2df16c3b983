/** Native dialogs. The focus goes back to where it was. What is typed in one is not lost by Escape or a click beside it. */

import { guard, mayLeave } from './guard.js';
import { t } from './text.js';
import { append, h, scoped } from './view.js';

/** @typedef {HTMLInputElement | HTMLTextAreaElement} Field */

/** What is typed to be kept; neither a search nor a secret. */
const TYPED = 'textarea, input:not([type=search], [type=password], [type=checkbox], [type=radio], [role=combobox], [autocomplete=one-time-code])';

let count = 0;

/**
 * Opens a dialog and waits for its end. `show` makes the content and is given `close`.
 * @template T
 * @param {object} options
 * @param {string} options.title
 * @param {(close: (value?: T) => void) => import('./view.js').Child} options.show
 * @param {boolean} [options.wide]
 * @param {string} [options.look] A class beside `dialog`.
 * @param {boolean} [options.unguarded] What is typed only looks something up.
 * @returns {Promise<T | undefined>} What `close` was given; nothing where it was dismissed.
 */
export function dialog({ title, show, wide, look = '', unguarded }) {
  const before = /** @type {HTMLElement | null} */ (document.activeElement);
  const id = `dialog-${(count += 1)}`;
  return new Promise((done) => {
    /** @type {T | undefined} */
    let result;
    const element = h('dialog', { class: `dialog ${wide ? 'wide' : look}`.trim(), 'aria-labelledby': id }, h('h2', { id }, title));
    /**
     * What stood in each field when it came.
     * @type {Map<Field, string>}
     */
    const first = new Map();
    const isTyped = () => !unguarded && element.open && [...first].some(([field, value]) => field.isConnected && field.value !== value);
    const { end } = scoped(() => {
      append(element, [
        show((value) => {
          result = value;
          element.close();
        }),
      ]);
      guard(isTyped);
    });
    const learn = () => {
      for (const field of /** @type {NodeListOf<Field>} */ (element.querySelectorAll(TYPED))) if (!first.has(field)) first.set(field, field.value);
    };
    learn();
    element.addEventListener('focusin', learn);
    const leave = async () => {
      if (!isTyped() || (await mayLeave())) element.close();
    };
    const onEscape = (/** @type {Event} */ event) => {
      if (event.defaultPrevented || !isTyped()) return;
      event.preventDefault();
      void leave();
    };
    // A browser closes at the second Escape, whatever the event of the first one was answered: its key is held back, too.
    element.addEventListener('keydown', (event) => {
      if (event.key === 'Escape') onEscape(event);
    });
    element.addEventListener('cancel', (event) => {
      if (event.target === element) onEscape(event);
    });
    // Who marks a text and lets go beside the dialog wants to mark it. The dialog's edge is not beside it.
    let beganBeside = false;
    element.addEventListener('pointerdown', (event) => {
      beganBeside = isBeside(element, event);
    });
    element.addEventListener('click', (event) => {
      if (beganBeside && isBeside(element, event)) void leave();
    });
    element.addEventListener('close', () => {
      end();
      element.remove();
      if (before?.isConnected) before.focus({ preventScroll: true });
      done(result);
    });
    document.body.append(element);
    element.showModal();
  });
}

/**
 * @param {Element} element
 * @param {MouseEvent} event
 */
function isBeside(element, { clientX: x, clientY: y }) {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return x < left || x > right || y < top || y > bottom;
}

/**
 * Asks before something that cannot be undone. Names what happens; the button says what it does. Where that does harm, Enter does
 * not do it.
 * @param {object} options
 * @param {string} options.title
 * @param {import('./view.js').Child} [options.text]
 * @param {string} options.action
 * @param {boolean} [options.danger]
 * @returns {Promise<boolean>}
 */
export async function confirm({ title, text, action, danger }) {
  const answer = await dialog({
    title,
    show: (/** @type {(yes?: boolean) => void} */ close) => [
      text && h('div', { class: 'stack' }, typeof text === 'string' ? h('p', null, text) : text),
      h(
        'p',
        { class: 'btns' },
        h('button', { type: 'button', class: danger ? 'btn danger' : 'btn main', onclick: () => close(true) }, action),
        h('button', { type: 'button', class: 'btn', autofocus: danger, onclick: () => close(false) }, t('kit.cancel')),
      ),
    ],
  });
  return answer ?? false;
}
