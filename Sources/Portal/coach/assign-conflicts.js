/** Clients who cannot get a plan with the others: who and why, and whether they are left out or get it once more. */

import { Problem } from '../kit/api.js';
import { confirm, dialog } from '../kit/dialog.js';
import { day, today } from '../kit/format.js';
import { t } from '../kit/text.js';
import { h, icon } from '../kit/view.js';
import { known } from './known.js';
import { nameOf } from './names.js';

/** @typedef {import('../types/api').Fault} Fault */
/** @typedef {import('./assign.js').Making} Making */
/** @typedef {{ id: string, code: string, text: string }} Conflict */

/** @param {Fault} fault */
function reason({ code, message, arguments: named }) {
  if (code === 'already_planned' && named?.date) return t('coach.hasItOn', { day: day(`${named.date}`) });
  if (code === 'past_day') return t('coach.wouldBePast');
  if (code === 'lacks_maxes' && named?.exercises) return t('coach.lacksMaxes', { exercises: `${named.exercises}` });
  if (code === 'no_room') return t('coach.noRoom');
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
export const named = (faults, lifters) =>
  faults.map((fault) => {
    const [one] = conflicts([fault], lifters);
    return one ? { ...fault, pointer: '', message: `${nameIn(one)}: ${one.text}` } : fault;
  });

/**
 * Sends, and asks what to do about those who are in the way, until the others have it.
 * @template Answer
 * @param {Making} making
 * @param {(making: Making) => Promise<Answer>} send
 * @param {string} action What the button says that was pressed.
 * @returns {Promise<{ answer: Answer, leftOut: string[] }>} With the names of those who were left out.
 */
export async function settle(making, send, action) {
  /** @type {string[]} */
  const leftOut = [];
  for (let wanted = making; ; ) {
    try {
      return { answer: await send(wanted), leftOut };
    } catch (failure) {
      if (!(failure instanceof Problem) || failure.status !== 422) throw failure;
      const found = conflicts(failure.faults, wanted.lifters),
        way = found.length ? await ask(found, wanted, failure.faults.map((fault) => `${fault.arguments?.date ?? today()}`).sort()[0], action) : undefined;
      if (!way) throw Object.assign(failure, { faults: named(failure.faults, wanted.lifters) });
      const out = way === 'anyway' ? found.filter((one) => !isAskedFor(one)) : found,
        kept = found.filter((one) => !out.includes(one));
      leftOut.push(...new Set(out.map(nameIn)));
      wanted = {
        ...wanted,
        lifters: wanted.lifters.filter((id) => !out.some((one) => one.id === id)),
        again: kept.some((one) => one.code === 'already_planned') || wanted.again,
        past: kept.some((one) => one.code === 'past_day') || wanted.past,
      };
    }
  }
}

/**
 * Whether the coach may mean it like this.
 * @param {Conflict} one
 */
const isAskedFor = ({ code }) => code === 'already_planned' || code === 'past_day';

/**
 * @param {Conflict[]} found
 * @param {Making} wanted
 * @param {string} firstDay
 * @param {string} action
 * @returns {Promise<'leave' | 'anyway' | undefined>}
 */
async function ask(found, wanted, firstDay, action) {
  // The day is the coach's own, so that nobody is to be named.
  if (found.length === wanted.lifters.length && found.every((one) => one.code === 'past_day'))
    return (await confirm({ title: t('coach.pastStartTitle', { day: day(firstDay) }), text: t('coach.pastStart'), action })) ? 'anyway' : undefined;
  const inTheWay = new Set(found.map((one) => one.id)),
    others = wanted.lifters.length - inTheWay.size;
  const meant = found.filter(isAskedFor),
    isTwice = meant.every((one) => one.code === 'already_planned');
  return dialog({
    title: t('coach.conflictTitle', { count: inTheWay.size }),
    show: (/** @type {(way?: 'leave' | 'anyway') => void} */ close) => [
      h(
        'ul',
        { class: 'lines' },
        found.map((one) =>
          h(
            'li',
            { class: 'forecast-line' },
            h('b', { translate: 'no' }, nameIn(one)),
            h('span', { class: 'reason' }, icon('warn'), h('span', null, one.text)),
          ),
        ),
      ),
      h(
        'p',
        { class: 'btns' },
        others > 0 && h('button', { type: 'button', class: 'btn main', onclick: () => close('leave') }, t('coach.leaveOut', { count: others })),
        meant.length > 0 &&
          h(
            'button',
            { type: 'button', class: others ? 'btn' : 'btn main', onclick: () => close('anyway') },
            t(isTwice ? 'coach.planOnceMore' : 'coach.planAnyway', { count: new Set(meant.map((one) => one.id)).size }),
          ),
        h('button', { type: 'button', class: 'btn', onclick: () => close() }, t('kit.cancel')),
      ),
    ],
  });
}
