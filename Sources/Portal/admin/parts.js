/** What the admin's screens share: sheets, states, dialogs that name what happens, lists that grow. */

import { attempt, note } from '../kit/announce.js';
import { dialog } from '../kit/dialog.js';
import { form } from '../kit/form.js';
import { number, typed } from '../kit/format.js';
import { reload } from '../kit/router.js';
import { can } from '../kit/session.js';
import { moreButton } from '../kit/table.js';
import { language, t } from '../kit/text.js';
import { cell, h, icon } from '../kit/view.js';

/** @typedef {import('../kit/view.js').Child} Child */
/** @typedef {import('../types/api').AuditPerson} Named */
/** @typedef {'' | 'good' | 'warn' | 'bad'} Kind */

let count = 0;

/**
 * A sheet with its head. `beside` stands at the end of the head.
 * @param {string} title
 * @param {Child} content
 * @param {Child} [beside]
 * @param {string} [id]
 */
export function sheet(title, content, beside, id = `part-${(count += 1)}`) {
  return h('section', { class: 'sheet', 'aria-labelledby': id }, h('header', null, h('h2', { id, tabindex: '-1' }, title), beside), content);
}

/**
 * A state in a word, with its icon.
 * @param {Kind} kind
 * @param {Child} text
 * @param {string} [picture]
 */
export const state = (kind, text, picture = kind === 'good' ? 'check' : kind === '' ? 'rest' : 'warn') =>
  h('span', { class: `state ${kind}`.trim() }, icon(picture), h('span', null, text));

/**
 * Names and values under each other.
 * @param {Array<[name: string, value: Child] | null | false | undefined>} rows
 */
export const facts = (rows) =>
  h(
    'dl',
    { class: 'opts' },
    rows.map((row) => (row ? [h('dt', null, row[0]), h('dd', null, row[1])] : null)),
  );

/**
 * Figures over their labels.
 * @param {Array<[label: Child, figure: Child] | null | false | undefined>} figures
 */
export const board = (figures) =>
  h(
    'dl',
    { class: figures.length > 4 ? 'board' : 'board four' },
    figures.map((one) => (one ? h('div', null, h('dt', null, one[0]), h('dd', { class: 'fig' }, one[1])) : null)),
  );

/** @param {{ username?: string, display_name?: string }} one */
export const nameOf = (one) => one.display_name ?? one.username ?? t('admin.gone_person');

/**
 * A person by name: a link for who may open it.
 * @param {Named | undefined} one
 */
export function who(one) {
  if (!one) return null;
  if (!one.username && !one.display_name) return h('span', { class: 'quiet' }, t('admin.gone_person'));
  return can('accounts') ? h('a', { class: 'admin-link', href: `/admin/people/${one.id}` }, typed(nameOf(one))) : typed(nameOf(one));
}

/**
 * A name of the machine, which may be broken at its underscores.
 * @param {string} name
 */
export const code = (name) =>
  h(
    'code',
    { translate: 'no' },
    name.split('_').map((part, at) => (at ? ['_', h('wbr'), part] : part)),
  );

/**
 * "0.4 s", "38 s", "4 min 12 s".
 * @param {number} seconds
 */
export function took(seconds) {
  if (seconds < 59.5) return `${number(seconds, seconds < 9.95 ? 1 : 0)} ${t('kit.seconds')}`;
  const whole = Math.round(seconds);
  if (whole >= 7200) return `${number(whole / 3600)} ${t('kit.hours')}`;
  return `${Math.floor(whole / 60)} ${t('kit.minutes')} ${whole % 60 ? `${whole % 60} ${t('kit.seconds')}` : ''}`.trim();
}

/**
 * What a cell holds, as one: on a phone it stands beside the name of its column.
 * @param {...Child} content
 */
export const held = (...content) => h('div', { class: 'held' }, content);

/**
 * The count of a list of which there may be more.
 * @param {{ items: unknown[], next?: string }} page
 */
export const counted = (page) => (page.next ? `${number(page.items.length, 0)}+` : number(page.items.length, 0));

/**
 * Asks before something happens, and for what it needs. What happens is named; what fails is said in the dialog.
 * @template {Record<string, any>} Body
 * @param {object} options
 * @param {string} options.title
 * @param {Child} [options.about]
 * @param {Array<import('../kit/field.js').Field | Child>} [options.fields]
 * @param {Record<string, any>} [options.value]
 * @param {string} options.action
 * @param {boolean} [options.danger]
 * @param {boolean} [options.wide]
 * @param {import('../kit/form.js').FormOptions<Body, unknown>['check']} [options.check]
 * @param {(body: Body) => Promise<unknown>} options.send
 * @param {string} options.said What the message says afterwards.
 * @param {() => unknown} [options.then] Loads the screen again, unless said.
 */
export function ask({ title, about, fields = [], value, action, danger, wide, check, send, said, then = reload }) {
  return dialog({
    title,
    wide,
    show: (close) => [
      about ? h('p', null, about) : null,
      form({
        fields,
        value,
        action,
        danger,
        unguarded: true,
        cancel: () => close(),
        check,
        send,
        done: async () => {
          close();
          note(said);
          await then();
        },
      }),
    ],
  });
}

/**
 * Does something without asking, and loads the screen again.
 * @param {() => Promise<unknown>} send
 * @param {string} said
 */
export const atOnce = (send, said) =>
  attempt(async () => {
    await send();
    note(said);
    await reload();
  });

/**
 * A list that grows by a page at a time.
 * @template Item
 * @param {{ items: Item[], next?: string }} first
 * @param {(after: string) => Promise<{ items: Item[], next?: string }>} load
 * @param {(items: Item[]) => HTMLElement} draw A table, or a list.
 */
export function growing(first, load, draw) {
  const items = cell(first.items);
  const box = h('div', { class: 'grown' }, () => draw(items()));
  const more = moreButton({
    next: first.next,
    load,
    text: t('kit.showMore'),
    add: (page) => {
      const before = items().length;
      items.change((all) => [...all, ...page.items]);
      return box.querySelectorAll('tbody > tr, ul > li')[before];
    },
  });
  return [box, more ? h('p', { class: 'btns' }, more) : null];
}

/**
 * A form that stands beside others: its button is not the filled one of the screen.
 * @param {HTMLFormElement} made
 */
export function calm(made) {
  made.querySelector('button.main')?.classList.remove('main');
  return made;
}

/**
 * The options of a choice, with words for them.
 * @template {string} Word
 * @param {readonly Word[]} words
 * @param {(word: Word) => string} say
 * @param {string} [any] The word for no choice.
 * @returns {Array<[value: string, label: string]>}
 */
export const options = (words, say, any) => [
  ...(any === undefined ? [] : [/** @type {[string, string]} */ (['', any])]),
  ...words.map((word) => /** @type {[string, string]} */ ([word, say(word)])),
];

/**
 * A language as the reader calls it, within a sentence.
 * @param {string} code
 */
export const languageName = (code) => new Intl.DisplayNames(language(), { type: 'language' }).of(code) ?? code;

/**
 * The same as a label or a value: Spanish writes languages small.
 * @param {string} code
 */
export const languageLabel = (code) => languageName(code).replace(/^./u, (first) => first.toLocaleUpperCase(language()));

/**
 * The address of a list with its filters.
 * @param {string} path
 * @param {Record<string, unknown>} filters
 */
export function filtered(path, filters) {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(filters)) if (value !== undefined && value !== null && value !== '') query.set(name, `${value}`);
  const text = query.toString();
  return text ? `${path}?${text}` : path;
}
