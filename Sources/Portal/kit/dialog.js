/** Native dialogs. The focus goes back to where it was. */

import { t } from './text.js';
import { append, h, scoped } from './view.js';

let count = 0;

/**
 * Opens a dialog and waits for its end. `show` makes the content and is given `close`.
 * @template T
 * @param {object} options
 * @param {string} options.title
 * @param {(close: (value?: T) => void) => import('./view.js').Child} options.show
 * @param {boolean} [options.wide]
 * @param {string} [options.look] A class beside `dialog`.
 * @returns {Promise<T | undefined>} What `close` was given; nothing where it was dismissed.
 */
export function dialog({ title, show, wide, look = '' }) {
  const before = /** @type {HTMLElement | null} */ (document.activeElement);
  const id = `dialog-${(count += 1)}`;
  return new Promise((done) => {
    /** @type {T | undefined} */
    let result;
    const element = h('dialog', { class: `dialog ${wide ? 'wide' : look}`.trim(), 'aria-labelledby': id }, h('h2', { id }, title));
    const { end } = scoped(() => append(element, [show((value) => {
      result = value;
      element.close();
    })]));
    element.addEventListener('click', (event) => {
      if (event.target === element) element.close();
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
 * Asks before something that cannot be undone. Names what happens; the button says what it does.
 * @param {object} options
 * @param {string} options.title
 * @param {import('./view.js').Child} [options.text]
 * @param {string} options.action
 * @param {boolean} [options.danger]
 * @returns {Promise<boolean>}
 */
export async function confirm({ title, text, action, danger }) {
  const answer = await dialog({ title, show: (/** @type {(yes?: boolean) => void} */ close) => [
    text && h('div', { class: 'stack' }, typeof text === 'string' ? h('p', null, text) : text),
    h('p', { class: 'btns' },
      h('button', { type: 'button', class: danger ? 'btn danger' : 'btn main', onclick: () => close(true) }, action),
      h('button', { type: 'button', class: 'btn', onclick: () => close(false) }, t('kit.cancel'))),
  ] });
  return answer ?? false;
}
