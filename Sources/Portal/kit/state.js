/** What a part of a screen looks like when its figures are not there. */

import { Problem } from './api.js';
import { dayTime } from './format.js';
import { hasText, t } from './text.js';
import { h, icon } from './view.js';

/** @typedef {import('./view.js').Child} Child */

/** Bones of a sheet, and the word for who does not see them. */
export const bones = () => [
  h('p', { class: 'said', role: 'status' }, t('kit.loading')),
  h(
    'div',
    { class: 'sheet bones', 'aria-hidden': 'true' },
    ['b1', 'b2', 'b3', 'b2', 'b1'].map((size) => h('span', { class: `bone ${size}` })),
  ),
];

/**
 * What will stand here, and the one step to it.
 * @param {string} title
 * @param {Child} text
 * @param {...Child} actions
 */
export const empty = (title, text, ...actions) =>
  h('div', { class: 'empty' }, h('h2', null, title), text && h('p', null, text), actions.length > 0 && h('div', { class: 'btns' }, actions));

/**
 * A sentence with an icon. The first child is the sentence; more stand under it.
 * @param {'' | 'good' | 'warn' | 'bad' | 'brand' | 'closed'} kind
 * @param {string} picture
 * @param {...Child} children
 */
export const noteBox = (kind, picture, ...children) =>
  h(
    'div',
    { class: `note ${kind}`.trim() },
    icon(picture),
    children.map((child) => (child instanceof HTMLElement ? child : child ? h('p', null, child) : null)),
  );

/**
 * What may not be seen, and who hides it: never a zero, a dash or a blur.
 * @param {Child} text
 * @param {...Child} actions
 */
export const hidden = (text, ...actions) => noteBox('closed', 'hidden', h('p', null, text), actions.length > 0 && h('div', { class: 'btns' }, actions));

/**
 * The same within a line or a cell.
 * @param {Child} text
 */
export const veil = (text) => h('span', { class: 'veil' }, icon('hidden'), text);

/**
 * A problem in one sentence.
 * @param {unknown} failure
 */
export function sentence(failure) {
  if (!(failure instanceof Problem)) return t('kit.ourFault');
  if (failure.kind === 'slow') return t('kit.slow');
  if (failure.kind === 'foreign') return t('kit.foreign');
  if (failure.offline) return t('kit.noConnection');
  if (failure.status === 429) return t('kit.tooOften', { seconds: failure.retryAfter ?? 60 });
  return [failure.title && `${failure.title}.`, refusal(failure)].filter(Boolean).join(' ').replace('..', '.') || t('kit.ourFault');
}

/**
 * A fault of the server is what is said about the field: "is missing". With its label it is a sentence.
 * @param {string} label @param {string} fault
 */
export const faultSentence = (label, fault) => (/^\p{Ll}/u.test(fault) ? t('kit.faultAt', { label, message: fault }) : fault);

/**
 * Who may: such a detail ends with roles or duties by the API's words, in every language.
 * @param {Problem} failure
 */
function refusal({ kind, detail = '' }) {
  const at = detail.lastIndexOf(':');
  if (at < 0 || (kind !== 'role-not-allowed' && kind !== 'duty-needed')) return detail;
  return (
    detail.slice(0, at) +
    detail.slice(at).replace(/[a-z]+/g, (word) => {
      const key = `kit.for_${word}`;
      return hasText(key) ? t(key) : word;
    })
  );
}

/**
 * What went wrong, in one line: the faults where there are some.
 * @param {unknown} failure
 */
export function faultText(failure) {
  const faults = failure instanceof Problem ? failure.faults.map((fault) => fault.message) : [];
  return faults.length > 0 ? faults.join('. ') : sentence(failure);
}

/**
 * What failed, why if it is known, the request's id and the way to try again.
 * @param {unknown} failure
 * @param {() => unknown} [retry]
 * @param {string} [what] "The records could not be loaded."
 * @returns {HTMLElement}
 */
export function failed(failure, retry, what = t('kit.notLoaded')) {
  const problem = failure instanceof Problem ? failure : undefined;
  if (problem?.status === 404) return notThere();
  if (problem?.status === 402) return later(problem);
  const again = retry && h('p', { class: 'btns' }, h('button', { type: 'button', class: 'btn', onclick: retry }, t('kit.tryAgain')));
  return h(
    'div',
    { class: problem?.offline ? 'note warn' : 'note bad', role: 'alert' },
    icon(problem?.offline ? 'offline' : 'warn'),
    h('p', null, h('strong', null, what), ' ', sentence(failure)),
    problem?.request && h('p', { class: 'quiet' }, t('kit.request'), ' ', h('code', null, problem.request)),
    again,
  );
}

/**
 * Where a plan is needed: hardly ever.
 * @param {Problem} problem
 */
function later(problem) {
  const place = h('div');
  void import('./paywall.js')
    .then(({ paywall }) => paywall(problem))
    .then((plans) => place.replaceWith(plans))
    .catch(() => place.replaceWith(noteBox('warn', 'lock', sentence(problem))));
  return place;
}

/**
 * Where it is a matter of plans: which one opens what was refused, instead of the refusal.
 * @param {unknown} failure
 */
export const plansFor = (failure) => (failure instanceof Problem && failure.status === 402 ? later(failure) : null);

/** The page or thing is not there, or may not be seen: the two look the same. */
export const notThere = () => h('div', { class: 'sheet' }, empty(t('kit.notThere'), t('kit.notThereText'), h('a', { class: 'btn', href: '/' }, t('kit.home'))));

/**
 * The figures are of an earlier visit.
 * @param {number} at
 * @param {() => unknown} retry
 */
export const olderNote = (at, retry) =>
  h(
    'div',
    { class: 'note warn older', role: 'status' },
    icon('offline'),
    h('p', null, h('strong', null, t('kit.noConnectionShort')), ' ', t('kit.figuresFrom', { time: dayTime(new Date(at)) })),
    h('p', { class: 'btns' }, h('button', { type: 'button', class: 'btn', onclick: retry }, t('kit.tryAgain'))),
  );
