import { act } from '../kit/act.js';
import { t } from '../kit/text.js';
import { append, h, icon } from '../kit/view.js';

/** @typedef {import('../kit/view.js').Child} Child */
/** @typedef {{ username?: string, display_name?: string }} Named */

let numbers = 0;
/** An id that nothing else on the page has. */
export const unique = () => `own-${++numbers}`;

/**
 * A part of a screen under its own heading.
 * @param {Child} title @param {Child[]} children @param {Child} [aside] What stands at the end of the heading's line.
 */
export function sheet(title, children, aside) {
  const id = unique();
  return h('section', { class: 'sheet', 'aria-labelledby': id }, h('header', {}, h('h2', { id }, title), aside), ...children);
}

/** @param {Named | undefined} who */
export const nameOf = (who) => who?.display_name ?? who?.username ?? t('talk.someoneGone');

/**
 * A name as it was typed: no translation touches it.
 * @param {Named | undefined} who
 */
export const person = (who) => h('strong', { translate: 'no' }, nameOf(who));

/**
 * A button.
 * @param {string} label
 * @param {() => Promise<unknown>} work
 * @param {{ kind?: '' | 'main' | 'bare' | 'danger', picture?: string, name?: string }} [look] `name` is for readers, where
 *   the label alone does not say of what.
 */
export const button = (label, work, look = {}) =>
  h('button', { type: 'button', class: `btn ${look.kind ?? ''}`, 'aria-label': look.name, onclick: act(work) }, look.picture && icon(look.picture), label);

/**
 * A list that is longer than one answer.
 * @template T
 * @param {{ items: T[], next?: string }} first
 * @param {(after: string) => Promise<{ items: T[], next?: string }>} more
 * @param {(item: T, before: T | undefined) => Child[]} rows
 * @param {string} [look]
 */
export function paged(first, more, rows, look = 'lines') {
  const list = h('ul', { class: look });
  /** @type {T | undefined} */
  let last;
  /** @param {T[]} items */
  const add = (items) => {
    for (const item of items) {
      append(list, rows(item, last));
      last = item;
    }
  };
  add(first.items);
  let next = first.next;
  const further = h('p', { class: 'btns' });
  further.append(
    button(t('talk.more'), async () => {
      const page = await more(next ?? '');
      const place = list.childElementCount;
      add(page.items);
      next = page.next;
      if (!next) further.remove();
      /** @type {HTMLElement | null} */ (list.children[place]?.querySelector('a, button'))?.focus();
    }),
  );
  return next ? [list, further] : [list];
}

/** The way back to the list of what keeps an account safe. */
export const securityCrumb = () => ({ path: '/own/security', text: t('names.security') });

/**
 * A line that leads to a screen.
 * @param {string} href @param {Child} name @param {Child} [text] @param {Child} [end]
 */
export const linkLine = (href, name, text, end) =>
  h('li', {}, h('a', { href }, h('span', {}, h('span', { class: 'link-name' }, name), text && h('span', { class: 'quiet' }, text)), end ?? icon('next')));
