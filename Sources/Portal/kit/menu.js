/** A button that opens a short list of actions. What fails is said at the foot of the screen. */

import { attempt } from './announce.js';
import { h, icon } from './view.js';

/** @typedef {{ label: string, icon?: string, path?: string, action?: () => unknown, danger?: boolean } | null | false | undefined} MenuItem */

let count = 0;

/**
 * @param {string} name What the actions are about, for who does not see the picture: "More for Back squat".
 * @param {MenuItem[]} items
 * @param {{ picture?: string, text?: string }} options With `text` the button says it.
 * @returns {HTMLElement}
 */
export function menu(name, items, { picture = 'more', text } = {}) {
  const id = `menu-${(count += 1)}`;
  const button = h(
    'button',
    {
      type: 'button',
      class: text ? 'btn' : 'btn bare',
      'aria-haspopup': 'menu',
      'aria-expanded': 'false',
      'aria-controls': id,
      'aria-label': text ? null : name,
    },
    icon(picture),
    text,
  );
  const list = h('div', { id, class: 'menu-list', role: 'menu', 'aria-label': name, hidden: true }, items.map(entry));
  const root = h('div', { class: 'menu' }, button, list);

  /** @param {MenuItem} item */
  function entry(item) {
    if (!item) return null;
    const inside = [item.icon && icon(item.icon), item.label];
    const attributes = { role: 'menuitem', tabindex: '-1', class: item.danger ? 'danger' : null };
    if (item.path) return h('a', { ...attributes, href: item.path, onclick: () => close(false) }, inside);
    let busy = false;
    return h(
      'button',
      {
        ...attributes,
        type: 'button',
        onclick: async () => {
          close(true);
          if (busy || !item.action) return;
          busy = true;
          await attempt(item.action);
          busy = false;
        },
      },
      inside,
    );
  }

  const entries = () => /** @type {HTMLElement[]} */ ([...list.querySelectorAll('[role=menuitem]')]);
  const outside = (/** @type {Event} */ event) => {
    if (!root.contains(/** @type {Node} */ (event.target))) close(false);
  };

  /** @param {number} at */
  function open(at) {
    list.hidden = false;
    button.setAttribute('aria-expanded', 'true');
    document.addEventListener('pointerdown', outside);
    // It opens upwards where there is no room below, and moves into the window where it begins left of it.
    list.classList.remove('up');
    list.style.translate = '';
    const { bottom, left } = list.getBoundingClientRect();
    list.classList.toggle('up', bottom > innerHeight - 72 && root.getBoundingClientRect().top > list.offsetHeight);
    if (left < 8) list.style.translate = `${8 - left}px`;
    entries().at(at)?.focus();
  }

  /** @param {boolean} back Whether the focus returns to the button. */
  function close(back) {
    list.hidden = true;
    button.setAttribute('aria-expanded', 'false');
    document.removeEventListener('pointerdown', outside);
    if (back) button.focus();
  }

  button.addEventListener('click', () => (list.hidden ? open(0) : close(true)));
  root.addEventListener('keydown', (event) => {
    const all = entries(),
      at = all.indexOf(/** @type {HTMLElement} */ (document.activeElement));
    const next = { ArrowDown: at + 1, ArrowUp: at < 0 ? -1 : at - 1, Home: 0, End: -1 }[event.key];
    if (event.key === 'Escape' && !list.hidden) close(true);
    else if (event.key === 'Tab') return close(false);
    else if (next === undefined) return undefined;
    else if (list.hidden) open(next < 0 ? -1 : 0);
    else all.at(next % all.length)?.focus();
    event.preventDefault();
    return undefined;
  });
  return root;
}
