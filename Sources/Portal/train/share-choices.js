// @ts-check
// What can be chosen of what is shared.
import { t } from '../kit/text.js';
import { h, still } from '../kit/view.js';

/**
 * One of a few.
 * @template {string} T
 * @param {string} name @param {T[]} words @param {import('../kit/view.js').Cell<T>} chosen @param {(one: T) => string} [say]
 */
export const choice = (name, words, chosen, say = word) =>
  group(
    'seg',
    name,
    words.map((one) => [h('input', { type: 'radio', name: `share-${name}`, checked: one === still(chosen), onchange: () => chosen.set(one) }), say(one)]),
  );

/**
 * Some of a few.
 * @template {string} T
 * @param {string} name @param {T[]} words @param {import('../kit/view.js').Cell<T[]>} chosen
 */
export const ticks = (name, words, chosen) =>
  group(
    'boxes',
    name,
    words.map((one) => [
      h('input', {
        type: 'checkbox',
        checked: still(chosen).includes(one),
        onchange: (/** @type {Event} */ { target }) => {
          const isOn = /** @type {HTMLInputElement} */ (target).checked;
          chosen.change((those) => words.filter((other) => (other === one ? isOn : those.includes(other))));
        },
      }),
      word(one),
    ]),
  );

/** @param {string} key */
const word = (key) => t(/** @type {'share.square'} */ (`share.${key}`));

/** @param {'seg' | 'boxes'} look @param {string} name @param {Array<[HTMLElement, string]>} options */
const group = (look, name, options) =>
  h(
    'div',
    { class: 'field' },
    h('span', { class: 'label-text', 'aria-hidden': 'true' }, word(name)),
    h(
      'fieldset',
      { class: look },
      h('legend', { class: 'said' }, word(name)),
      options.map(([box, text]) => h('label', null, box, h('span', null, text))),
    ),
  );
