/** Clients who cannot get a plan with the others: who and why, and whether they are left out or get it once more. */

import { Problem } from '../kit/api.js';
import { dialog } from '../kit/dialog.js';
import { day } from '../kit/format.js';
import { t } from '../kit/text.js';
import { h, icon } from '../kit/view.js';
import { known } from './known.js';
import { nameOf } from './names.js';

/** @typedef {import('../types/api').Fault} Fault */
/** @typedef {import('./assign.js').Making} Making */
/** @typedef {{ id: string, code: string, text: string }} Conflict */

/** @param {Fault} fault */
function reason({ code, message }) {
  const date = /\d{4}-\d{2}-\d{2}/.exec(message)?.[0];
  if (code === 'already_planned' && date) return t('coach.hasItOn', { day: day(date) });
  if (code === 'not_shared') return t('coach.closedToPlans');
  if (code === 'unknown') return t('coach.notYourClient');
  return message;
}

/**
 * The API names a client by the place in what was sent.
 * @param {Fault[]} faults
 * @param {string[]} lifters
 * @returns {Conflict[]} Nothing where a fault is not about one client: then nobody can be left out.
 */
export function conflicts(faults, lifters) {
  const found = faults.map((fault) => ({ id: lifters[Number(/^\/lifters\/(\d+)/.exec(fault.pointer)?.[1] ?? NaN)], code: fault.code, text: reason(fault) }));
  return found.every((one) => one.id) ? found : [];
}

/** @param {Conflict} one */
const nameIn = (one) => nameOf(known(one.id) ?? {});

/**
 * What the API said, with the names of those whom it is about.
 * @param {Fault[]} faults
 * @param {string[]} lifters
 * @returns {Fault[]}
 */
export const named = (faults, lifters) => faults.map((fault) => {
  const [one] = conflicts([fault], lifters);
  return one ? { ...fault, pointer: '', message: `${nameIn(one)}: ${one.text}` } : fault;
});

/**
 * Sends, and asks what to do about those who are in the way, until the others have it.
 * @template Answer
 * @param {Making} making
 * @param {(making: Making) => Promise<Answer>} send
 * @returns {Promise<{ answer: Answer, leftOut: string[] }>} With the names of those who were left out.
 */
export async function settle(making, send) {
  /** @type {string[]} */
  const leftOut = [];
  for (let wanted = making; ;) {
    try {
      return { answer: await send(wanted), leftOut };
    } catch (failure) {
      if (!(failure instanceof Problem) || failure.status !== 422) throw failure;
      const found = conflicts(failure.faults, wanted.lifters), way = found.length ? await ask(found, wanted.lifters) : undefined;
      if (!way) throw Object.assign(failure, { faults: named(failure.faults, wanted.lifters) });
      const out = way === 'again' ? found.filter((one) => one.code !== 'already_planned') : found;
      leftOut.push(...new Set(out.map(nameIn)));
      wanted = { ...wanted, lifters: wanted.lifters.filter((id) => !out.some((one) => one.id === id)), again: way === 'again' || wanted.again };
    }
  }
}

/**
 * @param {Conflict[]} found
 * @param {string[]} lifters
 * @returns {Promise<'leave' | 'again' | undefined>}
 */
function ask(found, lifters) {
  const inTheWay = new Set(found.map((one) => one.id)), others = lifters.length - inTheWay.size;
  const twice = found.filter((one) => one.code === 'already_planned').length;
  return dialog({ title: t('coach.conflictTitle', { count: inTheWay.size }), show: (/** @type {(way?: 'leave' | 'again') => void} */ close) => [
    h('ul', { class: 'lines' }, found.map((one) => h('li', { class: 'forecast-line' }, h('b', { translate: 'no' }, nameIn(one)), h('span', { class: 'reason' }, icon('warn'), h('span', null, one.text))))),
    h('p', { class: 'btns' },
      others > 0 && h('button', { type: 'button', class: 'btn main', onclick: () => close('leave') }, t('coach.leaveOut', { count: others })),
      twice > 0 && h('button', { type: 'button', class: others ? 'btn' : 'btn main', onclick: () => close('again') }, t('coach.planOnceMore', { count: twice })),
      h('button', { type: 'button', class: 'btn', onclick: () => close() }, t('kit.cancel'))),
  ] });
}
