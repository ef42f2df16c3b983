import { h, icon, cell } from '../kit/view.js';
import { t } from '../kit/text.js';
import { call } from '../kit/api.js';
import { dateOf, day, list as sentenceList } from '../kit/format.js';
import { has } from '../kit/session.js';
import { toInstant } from '../kit/wall.js';
import { button, unique } from '../own/parts.js';
import { plusDays } from '../kit/days.js';

/** @typedef {import('../types/api').ScopeWords} ScopeWords */
/** @typedef {import('../types/api').SharingChange} SharingChange */
/** @typedef {import('../types/api').Sharing} Sharing */
/** @typedef {import('../types/api').ScopeGrant} ScopeGrant */
/** @typedef {ScopeWords['scope']} Scope */

/** @type {Promise<ScopeWords[]> | undefined} */
let words;

/** What each scope opens and leaves closed. It is asked for once: the words change with a release only. */
export function scopeWords() {
  // A tenant without coaches has no scopes, but the log of who looked.
  words ??= has('coaching') ? call('GET /v1/scopes').then((page) => page.items) : Promise.resolve([]);
  words.catch(() => {
    words = undefined;
  });
  return words;
}

/**
 * The end of a day that was chosen is its last moment, its beginning the first.
 * @param {string} chosen
 * @param {number} days
 */
function moment(chosen, days) {
  return chosen ? toInstant(`${plusDays(chosen, days)}T00:00`) : undefined;
}

/** @param {string | undefined} time @param {number} days */
const chosenDay = (time, days) => (time ? plusDays(dateOf(time), -days) : '');

/**
 * Chooses what somebody may see. `change` runs with each choice.
 * @param {{ words: ScopeWords[], grants?: ScopeGrant[], only?: Scope[], change?: (sharing: Sharing) => void }} options
 *   `only`: nothing else can be chosen.
 */
export function scopePicker({ words, grants = [], only, change }) {
  /** @type {Map<Scope, { box: HTMLInputElement, from: HTMLInputElement, to: HTMLInputElement }>} */
  const rows = new Map();
  const value = () => {
    /** @type {Sharing} */
    const sharing = { scopes: [], periods: [] };
    for (const [scope, row] of rows) {
      if (!row.box.checked) continue;
      sharing.scopes.push(scope);
      const period = { scope, starts_at: moment(row.from.value, 0), expires_at: moment(row.to.value, 1) };
      if (period.starts_at || period.expires_at) sharing.periods?.push(period);
    }
    return sharing;
  };
  const changed = () => change?.(value());
  const shown = words.filter((word) => !only || only.includes(word.scope));
  const list = h(
    'ul',
    { class: 'lines pick' },
    ...shown.map((word) => {
      const grant = grants.find((one) => one.scope === word.scope);
      const row = scopeRow(word, grant, grant !== undefined, changed);
      rows.set(word.scope, row);
      return row.node;
    }),
  );
  const tick = (/** @type {Scope[]} */ scopes) => {
    for (const scope of scopes) {
      const box = rows.get(scope)?.box;
      if (box && !box.checked) box.click();
    }
  };
  return { node: list, value, tick };
}

/**
 * Chooses what a person shares who is asked for something. Nothing is ticked beforehand: a box that is ticked already is no
 * consent (GDPR, recital 32). One button ticks what is asked for.
 * @param {{ words: ScopeWords[], asked: Scope[], only?: Scope[], who: string }} options
 */
export function askedPicker({ words, asked, only, who }) {
  const picker = scopePicker({ words, only });
  const named = (/** @type {boolean} */ alone) => words.filter((word) => asked.includes(word.scope) && (word.is_ticked_singly !== false) === alone);
  const [together, alone] = [named(false), named(true)];
  const said = (/** @type {ScopeWords[]} */ some) => sentenceList(some.map((word) => word.name));
  return {
    value: picker.value,
    node: h(
      'div',
      { class: 'stack' },
      together.length > 0 &&
        h(
          'div',
          {},
          h(
            'p',
            { class: 'btns' },
            button(t('sharing.shareAsked', { who }), async () => picker.tick(together.map((word) => word.scope))),
          ),
          h('p', { class: 'quiet' }, t('sharing.ticks', { what: said(together) })),
        ),
      alone.length > 0 && h('p', { class: 'quiet' }, t('sharing.tickYourself', { who, what: said(alone) })),
      picker.node,
    ),
  };
}

/** @param {ScopeWords} word @param {ScopeGrant | undefined} grant @param {boolean} checked @param {() => void} changed */
function scopeRow(word, grant, checked, changed) {
  const id = unique();
  const isOn = cell(checked);
  const box = h('input', {
    type: 'checkbox',
    id,
    'aria-describedby': `${id}-opens`,
    onchange: () => {
      isOn.set(box.checked);
      changed();
    },
  });
  box.checked = checked;
  const from = dateField(t('sharing.from'), word.name, chosenDay(grant?.starts_at, 0), changed);
  const to = dateField(t('sharing.until'), word.name, chosenDay(grant?.expires_at, 1), changed);
  const node = h(
    'li',
    {},
    h(
      'div',
      { class: 'pick-line' },
      box,
      h('label', { for: id }, capital(word.name)),
      h('p', { class: 'quiet', id: `${id}-opens` }, word.opens),
      h('p', { class: 'quiet closed-part', hidden: () => !isOn() }, icon('hidden'), h('span', {}, t('sharing.staysClosed', { what: word.leaves_closed }))),
      h('details', { hidden: () => !isOn() }, h('summary', {}, period(grant) ?? t('sharing.always')), h('div', { class: 'fields' }, from.node, to.node)),
    ),
  );
  return { node, box, from: from.input, to: to.input };
}

/** @param {string} label @param {string} what @param {string} value @param {() => void} changed */
function dateField(label, what, value, changed) {
  const id = unique();
  const input = h('input', { type: 'date', id, value, onchange: changed });
  return { input, node: h('div', { class: 'field' }, h('label', { for: id }, label, h('span', { class: 'said' }, `: ${what}`)), input) };
}

/** @param {{ starts_at?: string, expires_at?: string } | undefined} grant */
export function period(grant) {
  if (!grant?.starts_at && !grant?.expires_at) return undefined;
  // It ends with that moment: the day before is the last that is open.
  const last = grant.expires_at && new Date(Date.parse(grant.expires_at) - 1000);
  if (!last) return t('sharing.fromDay', { day: day(/** @type {string} */ (grant.starts_at)) });
  if (!grant.starts_at) return t('sharing.untilDay', { day: day(last) });
  return t('sharing.fromToDay', { from: day(grant.starts_at), to: day(last) });
}

/** @param {string} name The server writes a scope as it stands within a sentence. */
export const capital = (name) => name.charAt(0).toLocaleUpperCase(document.documentElement.lang) + name.slice(1);

/**
 * What would open and close, where no route says it: before against after.
 * @param {ScopeWords[]} words @param {Scope[]} before @param {Scope[]} after
 * @returns {SharingChange}
 */
export function changeBetween(words, before, after) {
  const of = (/** @type {(scope: Scope) => boolean} */ test) => words.filter((word) => test(word.scope));
  return {
    opens: of((scope) => after.includes(scope) && !before.includes(scope)),
    closes: of((scope) => before.includes(scope) && !after.includes(scope)),
    stays: of((scope) => before.includes(scope) && after.includes(scope)),
  };
}

/**
 * What a choice opens and closes, before it is saved.
 * @param {SharingChange} change
 * @param {string} who
 */
export function changeShown(change, who) {
  const part = (/** @type {ScopeWords[]} */ list, /** @type {string} */ title, /** @type {string} */ kind, /** @type {string} */ picture) =>
    list.length > 0 &&
    h(
      'div',
      { class: `note ${kind}` },
      icon(picture),
      h('p', {}, h('strong', {}, title)),
      h('ul', {}, ...list.map((word) => h('li', {}, `${capital(word.name)}${periodAfter(word)}`))),
    );
  return h(
    'div',
    { class: 'stack' },
    part(change.opens, t('sharing.opens', { who }), 'good', 'share'),
    part(change.closes, t('sharing.closes', { who }), 'warn', 'hidden'),
    change.opens.length + change.closes.length === 0 && h('p', { class: 'quiet' }, t('sharing.nothingChanges')),
  );
}

/** @param {ScopeWords} word */
function periodAfter(word) {
  const text = period(word);
  return text ? `: ${text}` : '';
}
