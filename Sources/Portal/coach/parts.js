/** What several of the coach's screens show: names, labels, reasons, scopes. */

import { act } from '../kit/act.js';
import { note } from '../kit/announce.js';
import { call, Problem } from '../kit/api.js';
import { day, figure, list, number, person, weightValue } from '../kit/format.js';
import { t } from '../kit/text.js';
import { h, icon } from '../kit/view.js';
import { nameOf } from './names.js';

// In one file of the bundle with this: no request of its own.
export * from './places.js';

export { nameOf };

/** @typedef {import('../kit/view.js').Child} Child */
/** @typedef {import('../types/api').RosterEntry} Client */
/** @typedef {import('../types/api').AttentionEntry} Reason */
/** @typedef {Client['scopes'][number]} Scope */
/** @typedef {Client['flags'][number]} Rule */

export const lifts = /** @type {const} */ (['squat', 'bench_press', 'deadlift']);

/**
 * Scopes that a coach can ask for today.
 * @type {Scope[]}
 */
export const scopes = ['history', 'workout_details', 'main_lifts', 'all_lifts', 'plans', 'body_metrics', 'health'];

/** @type {Rule[]} */
export const rules = ['missed_sessions', 'falling_e1rm', 'high_rpe', 'silence', 'unread'];

/** @param {Scope} scope */
export const scopeName = (scope) => t(/** @type {const} */ (`coach.scope_${scope}`));

/** @param {Rule} rule */
export const ruleName = (rule) => t(/** @type {const} */ (`coach.rule_${rule}`));

/** @param {'squat' | 'bench_press' | 'deadlift'} lift */
export const liftName = (lift) => t(/** @type {const} */ (`coach.lift_${lift}`));

/** @param {import('../types/api').Exercise['primary_muscles'][number]} muscle */
export const muscleName = (muscle) => t(/** @type {const} */ (`coach.muscle_${muscle}`));

/**
 * A sheet with its head.
 * @param {string} id
 * @param {string} title
 * @param {Child} beside
 * @param {...Child} children
 */
export const sheet = (id, title, beside, ...children) =>
  h('section', { class: 'sheet', 'aria-labelledby': id }, h('header', null, h('h2', { id }, title), beside), children);

/**
 * At most two labels, then how many more.
 * @param {Client['labels']} all
 */
export function labelChips(all) {
  const rest = all.slice(2).map((one) => one.name);
  return [
    all.slice(0, 2).map((one) => h('span', { class: 'label', translate: 'no' }, one.name)),
    rest.length > 0 && h('span', { class: 'label' }, `+${rest.length}`, h('span', { class: 'said', translate: 'no' }, ` ${list(rest)}`)),
  ];
}

/** The figure of each rule's sentence that says how much. */
const figures = { falling_e1rm: /[\d.,]+\s?%|%\s?[\d.,]+/, high_rpe: /[\d.,]+\s?RPE|RPE\s?[\d.,]+|\d+[.,]\d+/ };

/**
 * The server's sentence with its figure in bold.
 * @param {Reason} reason
 */
export function reasonText({ rule, text, data }) {
  if (rule === 'unread') return unreadText(data) ?? text;
  const found = (figures[/** @type {keyof typeof figures} */ (rule)] ?? /\d+([.,]\d+)?/).exec(text);
  if (!found) return withDays(text);
  return [withDays(text.slice(0, found.index)), h('b', null, found[0]), withDays(text.slice(found.index + found[0].length))];
}

/**
 * The days of a sentence of the server as the reader writes them.
 * @param {string} text
 */
const withDays = (text) => text.replace(/\d{4}-\d{2}-\d{2}/g, (date) => day(date));

/**
 * What is unread, without zeros. The server's sentence names both figures.
 * @param {Reason['data']} data
 */
function unreadText({ unread_comments: comments = 0, unread_messages: messages = 0 }) {
  const what = [...(comments ? [t('coach.unread_comments', { count: comments })] : []), ...(messages ? [t('coach.unread_messages', { count: messages })] : [])];
  return what.length ? t('coach.unread_of', { what: list(what) }) : undefined;
}

/**
 * The rule behind a reason, with its figures. That something is unread has none.
 * @param {Reason} reason
 */
export function ruleSaid({ rule, parameters }) {
  if (rule === 'unread') return '';
  const values = /** @type {Record<string, number>} */ (Object.fromEntries(Object.entries(parameters).filter(([, value]) => typeof value === 'number')));
  return t(/** @type {const} */ (`coach.said_${rule}`), values);
}

/**
 * Asks a client to open a scope; Undo withdraws the request.
 * @param {Client} client
 * @param {Scope[]} wanted
 * @param {string} [message]
 */
export async function ask(client, wanted, message) {
  try {
    const request = await call('POST /v1/clients/{lifter}/scope-requests', { path: { lifter: client.id }, body: { scopes: wanted, message } });
    note(t('coach.asked', { name: nameOf(client), scope: list(wanted.map(scopeName)) }), () =>
      call('DELETE /v1/scope-requests/{id}', { path: { id: request.id } }).then(() => note(t('coach.askedNot'))),
    );
  } catch (failure) {
    // One open request at a time: that is said as it is.
    if (!(failure instanceof Problem) || failure.status !== 409) throw failure;
    note(failure.detail || t('coach.askedBefore', { name: nameOf(client) }));
  }
}

/**
 * "Ask", as a button that looks like a link, with what it asks for.
 * @param {Client} client
 * @param {Scope} scope
 * @param {string} [text]
 */
export function askButton(client, scope, text = t('coach.ask')) {
  const button = h(
    'button',
    {
      type: 'button',
      class: 'link ask',
      'aria-label': text === t('coach.ask') ? t('coach.askFor', { scope: scopeName(scope), name: nameOf(client) }) : null,
      onclick: act(async () => {
        await ask(client, [scope]);
        button.replaceWith(h('span', { class: 'quiet', tabindex: '-1' }, t('coach.asked_short')));
      }),
    },
    text,
  );
  return button;
}

/**
 * What a scope hides, who hides it, and the way to ask.
 * @param {Client} client
 * @param {Scope} scope
 */
export const hiddenBy = (client, scope) =>
  h(
    'div',
    { class: 'note closed' },
    icon('hidden'),
    h('p', null, t('coach.hiddenBy', { name: nameOf(client), scope: scopeName(scope) })),
    h('p', { class: 'btns' }, askButton(client, scope, t('coach.askForScope', { scope: scopeName(scope) }))),
  );

/**
 * What may not be seen looks as if it were not there; such an answer is no failure of the screen.
 * @template T
 * @param {Promise<T>} answer
 * @returns {Promise<T | undefined>}
 */
export async function seen(answer) {
  try {
    return await answer;
  } catch (failure) {
    if (failure instanceof Problem && (failure.status === 404 || failure.status === 403)) return undefined;
    throw failure;
  }
}

/**
 * An estimate, with one digit: more would claim too much.
 * @param {number} value
 * @param {'kg' | 'lb'} unit
 */
export const estimate = (value, unit) => figure(estimateNumber(value, unit), person.unit);

/**
 * @param {number} value
 * @param {'kg' | 'lb'} unit
 */
export const estimateNumber = (value, unit) => number(weightValue(value, unit));

/**
 * A volume, in whole kilograms or pounds.
 * @param {number} value
 * @param {'kg' | 'lb' | undefined} unit
 */
export const volumeText = (value, unit) => `${number(weightValue(value, unit), 0)} ${person.unit}`;

/**
 * For a row of filters, which is wider than a phone: the filter that gets the focus comes into sight. A redraw gives the focus back
 * without scrolling, and its new row begins at its first filter.
 */
export const inSight = {
  onfocusin: (/** @type {FocusEvent} */ { currentTarget, target }) => {
    const row = /** @type {HTMLElement} */ (currentTarget),
      all = row.getBoundingClientRect();
    const one = /** @type {HTMLElement} */ (target).getBoundingClientRect();
    row.scrollLeft += Math.max(0, one.right - all.right) - Math.max(0, all.left - one.left);
  },
};
