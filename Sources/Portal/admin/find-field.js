/** A field for a thing that is found by its words, such as a person by name. A pasted id works, too. */

import { call } from '../kit/api.js';
import { typed } from '../kit/format.js';
import { can } from '../kit/session.js';
import { t } from '../kit/text.js';
import { h } from '../kit/view.js';
import { isId } from './asked.js';
import { nameOf } from './parts.js';

/** @typedef {{ id: string, text: string, about?: string }} Found `text` stands in the field once it is chosen. */
/** @typedef {import('../kit/field.js').Field} Field */
/**
 * @typedef {object} Source
 * @property {(words: string) => Promise<Found[]>} find
 * @property {(id: string) => Promise<Found | undefined>} name What an id is the id of.
 */

/**
 * @param {Field} field
 * @param {Source} source
 * @returns {Field}
 */
export const findField = (field, source) => ({ ...field, control: (id, value) => finder(id, field, source, `${value ?? ''}`) });

/**
 * A fault for each field that has words, but nothing chosen.
 * @param {Record<string, any>} body
 * @param {...string} names
 * @returns {import('../types/api').Fault[]}
 */
export const unfound = (body, ...names) =>
  names.filter((name) => body[name] && !isId(body[name])).map((name) => ({ pointer: `/${name}`, code: 'unknown', message: t('admin.choose_found') }));

/**
 * A person by name, username, address or id. Who may not list people types the id.
 * @param {Field} field
 * @param {(one: import('../types/api').AdminAccountSummary) => boolean} [fits]
 * @returns {Field}
 */
export function personField(field, fits = () => true) {
  if (!can('accounts'))
    return { ...field, label: t('admin.id_of', { label: field.label }), attributes: { maxlength: 36, spellcheck: 'false', autocapitalize: 'none' } };
  const find = async (/** @type {string} */ q) =>
    (await call('GET /v1/admin/accounts', { query: { q, limit: 8 }, quiet: true })).items.filter(fits).map(personFound);
  return findField(field, { find, name: personNamed });
}

/** @param {string} id */
const personNamed = async (id) =>
  (await call('GET /v1/admin/accounts', { query: { q: id, limit: 1 }, quiet: true })).items.filter((one) => one.id === id).map(personFound)[0];

/**
 * A link that has the id until the name is known.
 * @param {string} path
 * @param {string} id
 * @param {Source['name']} name
 */
export function namedLink(path, id, name) {
  const link = h('a', { class: 'admin-link', href: `${path}/${id}` }, h('code', { translate: 'no' }, id));
  void name(id).then(
    (one) => one && link.replaceChildren(typed(one.text)),
    () => undefined,
  );
  return link;
}

/** @param {string} id For who may open the person's page. */
export const personLink = (id) => namedLink('/admin/people', id, personNamed);

/**
 * With the username: two people may have the same name.
 * @param {import('../types/api').AdminAccountSummary} one
 * @returns {Found}
 */
const personFound = (one) => ({ id: one.id, text: one.display_name ? `${nameOf(one)} (@${one.username})` : `@${one.username}`, about: one.email });

/**
 * @param {string} id
 * @param {Field} field
 * @param {Source} source
 * @param {string} first An id.
 */
function finder(id, field, source, first) {
  /** @type {Found[]} */
  let found = [];
  let chosen = first ? { id: first, text: first } : undefined,
    at = 0,
    asked = 0,
    timer = 0;
  const status = h('span', { class: 'said', role: 'status' });
  const list = h('ul', { id: `${id}-list`, class: 'found-list', role: 'listbox', 'aria-label': field.label, hidden: true });
  const input = h('input', {
    id,
    name: field.name,
    type: 'text',
    role: 'combobox',
    'aria-autocomplete': 'list',
    'aria-controls': list.id,
    'aria-expanded': 'false',
    'aria-describedby': field.hint ? `${id}-hint` : null,
    autocomplete: 'off',
    autocapitalize: 'none',
    spellcheck: 'false',
    maxlength: 254,
    required: field.required,
    value: first,
    oninput: search,
    onkeydown: keys,
    // What it says below stays: a button that moved up under the press would not be pressed.
    onblur: () => open(false),
  });
  if (first) void called(first);
  return { element: h('div', { class: 'found-field' }, input, list, status), read: () => chosen?.id ?? (input.value.trim() || undefined) };

  /** @param {string} known An id, which is shown by its name. */
  async function called(known) {
    const one = await source.name(known).catch(() => undefined);
    if (one && chosen?.id === known) choose(one);
  }

  function search() {
    const words = input.value.trim(),
      mine = (asked += 1);
    chosen = isId(words) ? { id: words, text: words } : undefined;
    clearTimeout(timer);
    if (chosen) void called(words);
    if (chosen || words.length < 2) return close();
    timer = setTimeout(async () => {
      const next = await source.find(words).catch(() => []);
      // Who went on typing, or left the field, asks for something else.
      if (mine !== asked || document.activeElement !== input) return;
      found = next;
      at = 0;
      draw();
    }, 200);
    return undefined;
  }

  function draw() {
    list.replaceChildren(
      ...found.map((one, place) =>
        h(
          'li',
          {
            id: `${list.id}-${place}`,
            role: 'option',
            'aria-selected': place === at ? 'true' : 'false',
            translate: 'no',
            // The field keeps the focus: it closes the list when it loses it.
            onpointerdown: (/** @type {Event} */ event) => event.preventDefault(),
            onclick: () => choose(one),
          },
          h('span', null, one.text),
          one.about ? h('span', { class: 'quiet' }, one.about) : null,
        ),
      ),
    );
    open(found.length > 0);
    status.textContent = found.length ? t('kit.goToFound', { count: found.length }) : t('kit.goToNone');
    status.className = found.length ? 'said' : 'hint';
    document.getElementById(`${list.id}-${at}`)?.scrollIntoView({ block: 'nearest' });
  }

  /** @param {boolean} on */
  function open(on) {
    list.hidden = !on;
    input.setAttribute('aria-expanded', `${on}`);
    if (on) input.setAttribute('aria-activedescendant', `${list.id}-${at}`);
    else input.removeAttribute('aria-activedescendant');
  }

  function close() {
    found = [];
    status.textContent = '';
    status.className = 'said';
    open(false);
  }

  /** @param {Found} one */
  function choose(one) {
    chosen = one;
    input.value = one.text;
    close();
  }

  /** @param {KeyboardEvent} event */
  function keys(event) {
    if (!found.length || (list.hidden && event.key !== 'ArrowDown')) return;
    if (event.key === 'ArrowDown') at = (at + 1) % found.length;
    else if (event.key === 'ArrowUp') at = (at - 1 + found.length) % found.length;
    else if (event.key !== 'Enter' && event.key !== 'Escape') return;
    event.preventDefault();
    if (event.key === 'Enter') choose(found[at]);
    else if (event.key === 'Escape') close();
    else draw();
  }
}
