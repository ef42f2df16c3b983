/** Choosing clients: by search, by label, all that are shown. What is chosen stays chosen while others are looked for. */

import { call } from '../kit/api.js';
import { t } from '../kit/text.js';
import { cell, each, h } from '../kit/view.js';
import { remember } from './known.js';
import { nameOf } from './names.js';
import { folded } from '../kit/folded.js';

/** @typedef {import('./parts.js').Client} Client */
/** @typedef {{ all: Client[], clients: number }} Everyone All of them, and how many there are beside. */

/**
 * Every client, by name, page by page.
 * @param {import('./parts.js').Scope} [scope] Only who opened this.
 * @returns {Promise<Everyone>}
 */
export async function everyClient(scope) {
  /** @type {Client[]} */
  const all = [];
  let after = /** @type {string | undefined} */ (undefined),
    clients = 0;
  do {
    const page = /** @type {import('../types/api').Roster} */ (await call('GET /v1/clients', { query: { scope, sort: 'name', limit: 100, after } }));
    all.push(...page.items);
    clients = page.clients;
    after = page.next;
  } while (after);
  remember(all);
  return { all, clients };
}

/** So many go into one request; more are chosen in several turns. */
export const most = 100;

/**
 * Those who fit what is looked for, by any of their names.
 * @param {Client[]} all
 * @param {string} words
 * @param {string | undefined} label
 */
export function fitting(all, words, label) {
  const wanted = folded(words.trim().replace(/^@/, ''));
  return all.filter(
    (client) =>
      (!label || client.labels.some((one) => one.name === label)) && (!wanted || folded(`${client.display_name ?? ''} ${client.username}`).includes(wanted)),
  );
}

/**
 * What a form says before it sends.
 * @param {string} pointer
 * @param {string[] | undefined} chosen
 * @returns {import('../types/api').Fault[]}
 */
export function chosenFaults(pointer, chosen = []) {
  if (!chosen.length) return [{ pointer, code: 'missing', message: t('coach.chooseOne') }];
  return chosen.length > most ? [{ pointer, code: 'too_many', message: t('coach.tooManyChosen', { count: most }) }] : [];
}

/**
 * A field's control (`control` of kit/field.js).
 * @param {string} id
 * @param {Client[]} all
 * @param {object} options
 * @param {string[]} [options.chosen]
 * @param {boolean} [options.one] Only one can be chosen.
 * @param {number} [options.most]
 * @param {(chosen: string[]) => unknown} [options.changed]
 * @param {import('../kit/view.js').Child} [options.beside] What is said under the list.
 */
export function picker(id, all, { chosen: first = [], one: isSingle, most: limit, changed, beside }) {
  const known = new Set(all.map((client) => client.id));
  const chosen = cell(first.filter((client) => known.has(client)));
  const words = cell(''),
    label = cell(/** @type {string | undefined} */ (undefined));
  // Those who were chosen when this filter was pressed: one who is left out now stays in sight.
  const only = cell(/** @type {string[] | undefined} */ (undefined));
  const shown = () => fitting(all, words(), label()).filter((client) => only()?.includes(client.id) ?? true);
  const put = (/** @type {string[]} */ next) => {
    chosen.set(next);
    changed?.(next);
  };
  const turn = (/** @type {Client} */ client, /** @type {boolean} */ on) =>
    put(isSingle ? [client.id] : on ? [...chosen(), client.id] : chosen().filter((one) => one !== client.id));
  const row = (/** @type {() => Client} */ item) => {
    const client = item();
    return h(
      'label',
      null,
      h('input', {
        type: isSingle ? 'radio' : 'checkbox',
        name: isSingle ? id : null,
        value: client.id,
        checked: () => chosen().includes(client.id),
        oninput: (/** @type {Event} */ event) => turn(client, /** @type {HTMLInputElement} */ (event.target).checked),
      }),
      h('span', { translate: 'no' }, nameOf(client)),
    );
  };

  const search = h('input', {
    type: 'search',
    id: `${id}-find`,
    autocomplete: 'off',
    enterkeyhint: 'search',
    oninput: () => words.set(search.value),
    // Enter would send the form around it.
    onkeydown: (/** @type {KeyboardEvent} */ event) => {
      if (event.key === 'Enter') event.preventDefault();
    },
  });
  const filter = (
    /** @type {string} */ text,
    /** @type {number | (() => number)} */ count,
    /** @type {() => boolean} */ on,
    /** @type {() => unknown} */ choose,
    typed = false,
  ) =>
    h(
      'button',
      { type: 'button', class: 'filter', 'aria-pressed': () => (on() ? 'true' : 'false'), onclick: choose, translate: typed ? 'no' : null },
      text,
      h('span', { class: 'n' }, ' ', count),
    );
  const look =
    (/** @type {string | undefined} */ at, mine = false) =>
    () => {
      label.set(at);
      only.set(mine ? chosen() : undefined);
    };
  const labels = [...new Set(all.flatMap((client) => client.labels.map((one) => one.name)))].sort((one, other) => one.localeCompare(other));
  const filters = h(
    'div',
    { class: 'filters wrap', role: 'group', 'aria-label': t('coach.filters') },
    filter(t('coach.all'), all.length, () => !label() && !only(), look(undefined)),
    labels.map((name) => filter(name, fitting(all, '', name).length, () => label() === name, look(name), true)),
    !isSingle &&
      filter(
        t('coach.chosenOnes'),
        () => chosen().length,
        () => Boolean(only()),
        look(undefined, true),
      ),
  );

  const missing = () => shown().filter((client) => !chosen().includes(client.id));
  const everyone = () => {
    const ids = shown().map((client) => client.id);
    put(missing().length ? [...new Set([...chosen(), ...ids])] : chosen().filter((one) => !ids.includes(one)));
  };
  const allShown = h('button', { type: 'button', class: 'btn', disabled: () => !shown().length, onclick: everyone }, () =>
    t(missing().length || !shown().length ? 'coach.chooseShown' : 'coach.leaveShown', { count: shown().length }),
  );
  const unseen = () => {
    const ids = new Set(shown().map((client) => client.id));
    return chosen().filter((one) => !ids.has(one)).length;
  };
  const said = () =>
    [
      isSingle ? '' : t('coach.chosen', { count: chosen().length }),
      !isSingle && unseen() ? t('coach.chosenUnseen', { count: unseen() }) : '',
      shown().length ? '' : t('coach.noneFound'),
      limit && chosen().length > limit ? t('coach.mostAtOnce', { count: limit }) : '',
    ]
      .filter(Boolean)
      .join(' ');

  const element = h(
    'div',
    { class: 'picker', id, tabindex: '-1' },
    all.length > 1 && [
      h('div', { class: 'field' }, h('label', { for: search.id }, t('coach.find')), search),
      filters,
      !isSingle && h('p', { class: 'btns' }, allShown),
    ],
    h(
      'fieldset',
      null,
      h('legend', { class: 'said' }, t('coach.clients')),
      each(h('div', { class: 'boxes' }), shown, (client) => client.id, row),
    ),
    h('p', { class: 'quiet', role: 'status' }, said),
    beside,
  );
  return { element, read: () => (isSingle ? chosen()[0] : chosen()) };
}
