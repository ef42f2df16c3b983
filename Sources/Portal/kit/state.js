/** What a part of a screen looks like when its figures are not there. */

import { call, Problem } from './api.js';
import { dayTime, money } from './format.js';
import { hasText, t } from './text.js';
import { h, icon } from './view.js';

/** @typedef {import('./view.js').Child} Child */

/** Bones of a sheet, and the word for who does not see them. */
export const bones = () => [
  h('p', { class: 'said', role: 'status' }, t('kit.loading')),
  h('div', { class: 'sheet bones', 'aria-hidden': 'true' }, ['b1', 'b2', 'b3', 'b2', 'b1'].map((size) => h('span', { class: `bone ${size}` }))),
];

/**
 * What will stand here, and the one step to it.
 * @param {string} title
 * @param {Child} text
 * @param {...Child} actions
 */
export const empty = (title, text, ...actions) => h('div', { class: 'empty' },
  h('h2', null, title), text && h('p', null, text), actions.length > 0 && h('div', { class: 'btns' }, actions));

/**
 * A sentence with an icon. The first child is the sentence; more stand under it.
 * @param {'' | 'good' | 'warn' | 'bad' | 'brand' | 'closed'} kind
 * @param {string} picture
 * @param {...Child} children
 */
export const noteBox = (kind, picture, ...children) => h('div', { class: `note ${kind}`.trim() }, icon(picture),
  children.map((child) => (child instanceof HTMLElement ? child : child ? h('p', null, child) : null)));

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
  if (failure.offline) return t('kit.noConnection');
  if (failure.status === 429) return t('kit.tooOften', { seconds: failure.retryAfter ?? 60 });
  return [failure.title && `${failure.title}.`, refusal(failure)].filter(Boolean).join(' ').replace('..', '.') || t('kit.ourFault');
}

/**
 * Who may: such a detail ends with roles or duties by the API's words, in every language.
 * @param {Problem} failure
 */
function refusal({ kind, detail = '' }) {
  const at = detail.lastIndexOf(':');
  if (at < 0 || kind !== 'role-not-allowed' && kind !== 'duty-needed') return detail;
  return detail.slice(0, at) + detail.slice(at).replace(/[a-z]+/g, (word) => {
    const key = `kit.for_${word}`;
    return hasText(key) ? t(key) : word;
  });
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
  if (problem?.status === 402) return paywall(problem);
  const again = retry && h('p', { class: 'btns' }, h('button', { type: 'button', class: 'btn', onclick: retry }, t('kit.tryAgain')));
  return h('div', { class: problem?.offline ? 'note warn' : 'note bad', role: 'alert' }, icon(problem?.offline ? 'offline' : 'warn'),
    h('p', null, h('strong', null, what), ' ', sentence(failure)),
    problem?.request && h('p', { class: 'quiet' }, t('kit.request'), ' ', h('code', null, problem.request)),
    again);
}

/** The page or thing is not there, or may not be seen: the two look the same. */
export const notThere = () => h('div', { class: 'sheet' }, empty(t('kit.notThere'), t('kit.notThereText'),
  h('a', { class: 'btn', href: '/' }, t('kit.home'))));

/**
 * What a plan would open, with the prices of the answer.
 * @param {Problem} problem
 * @returns {HTMLElement}
 */
export function paywall(problem) {
  const plans = problem.body.plans ?? [];
  const lines = h('ul', { class: 'lines' }, plans.map(planLine));
  if (!plans.length) void offered(lines);
  return h('section', { class: 'sheet', 'aria-label': t('kit.plans') },
    h('header', null, h('h2', null, problem.title), h('span', { class: 'chip' }, icon('lock'), plans[0]?.name ?? t('kit.plans'))),
    problem.detail && h('p', null, problem.detail),
    lines,
    h('p', { class: 'quiet' }, t('kit.logStays')),
    h('p', { class: 'btns' }, h('a', { class: 'btn main', href: '/own/plans' }, t('kit.seePlans'))));
}

/** @param {import('../types/api').Plan} plan */
const planLine = (plan) => h('li', null, h('span', { translate: 'no' }, plan.name), h('span', { class: 'end' }, prices(plan)));

/**
 * An answer that names no plans: what there is at all.
 * @param {HTMLElement} lines
 */
async function offered(lines) {
  const tiers = await call('GET /v1/tiers', { quiet: true }).catch(() => ({ items: [] }));
  lines.replaceChildren(...tiers.items.filter((tier) => !tier.is_free).map(planLine));
}

/** @param {import('../types/api').Plan} plan */
const prices = (plan) => plan.prices.map((price) => t(price.interval === 'month' ? 'kit.perMonth' : 'kit.perYear', { price: money(price.amount, price.currency) })).join(' · ');

/**
 * The figures are of an earlier visit.
 * @param {number} at
 * @param {() => unknown} retry
 */
export const olderNote = (at, retry) => h('div', { class: 'note warn older', role: 'status' }, icon('offline'),
  h('p', null, h('strong', null, t('kit.noConnectionShort')), ' ', t('kit.figuresFrom', { time: dayTime(new Date(at)) })),
  h('p', { class: 'btns' }, h('button', { type: 'button', class: 'btn', onclick: retry }, t('kit.tryAgain'))));
