// What needs the person: a session that ended, a change that was refused, a workout that another device deleted.
import { t } from '../../kit/text.js';
import { h, icon } from '../../kit/view.js';
import { asides, state, throwAway, tryAgain } from './logbook.js';
import { keepMine } from './whole.js';

/** @typedef {import('./logbook.js').Aside} Aside */

/** @param {(aside: Aside) => boolean} [wanted] @returns {() => (Node | null)[]} */
export const needs = (wanted = () => true) => () => [
  state() === 'signed-out' ? note('lock', t('log.signInFirst'), h('a', { class: 'btn', href: `/sign-in?to=${encodeURIComponent(location.pathname)}`, target: '_self' }, t('log.signIn'))) : null,
  state() === 'full' ? note('warn', t('log.notKept')) : null,
  ...asides().filter(wanted).map(shown),
];

/** @param {Aside} aside */
function shown(aside) {
  const isDeleted = aside.code === 'gone';
  const changes = /** @type {import('./replay.js').Change[]} */ (aside.changes);
  const sets = new Set(changes.flatMap((one) => one.what === 'set' ? [one.set] : [])).size;
  if (isDeleted) {
    return note('warn', t('log.deletedElsewhere', { count: sets }),
      h('button', { type: 'button', class: 'btn', onclick: () => keepMine(aside) }, t('log.keepMine')),
      h('button', { type: 'button', class: 'btn', onclick: () => throwAway(aside) }, t('log.letGo')));
  }
  const why = aside.faults.map((one) => one.message).join(' ') || [aside.title, aside.detail].filter(Boolean).join('. ') || t('log.refusedWhy');
  return note('warn', [h('strong', null, t(aside.changes.some((one) => one.what === 'finish') ? 'log.notFinished' : 'log.refused')), ' ', why],
    h('button', { type: 'button', class: 'btn', onclick: () => tryAgain(aside) }, t('log.tryAgain')),
    h('button', { type: 'button', class: 'btn', onclick: () => throwAway(aside) }, t('log.letGo')));
}

/** @param {string} picture @param {import('../../kit/view.js').Child} text @param {...HTMLElement} buttons */
const note = (picture, text, ...buttons) => h('div', { class: 'note bad', role: 'alert' }, icon(picture), h('p', null, text), buttons.length > 0 && h('p', { class: 'btns' }, buttons));

/**
 * Where a refusal points to: the set and its member.
 * @param {import('./replay.js').Draft} draft
 * @returns {Record<string, { member: import('./set-figures.js').Member, text: string }>}
 */
export function refusedFields(draft) {
  /** @type {Record<string, { member: import('./set-figures.js').Member, text: string }>} */
  const all = {};
  for (const aside of asides()) {
    if (aside.thing !== draft.id) continue;
    const [first] = /** @type {import('./replay.js').Change[]} */ (aside.changes);
    for (const { pointer, message } of aside.faults) {
      const member = /** @type {import('./set-figures.js').Member} */ (pointer.split('/').pop());
      const place = /^\/exercises\/(\d+)\/sets\/(\d+)\//.exec(pointer);
      const id = place ? draft.exercises[Number(place[1])]?.sets[Number(place[2])]?.id : first.what === 'set' ? first.set : undefined;
      if (id) all[id] = { member, text: message };
    }
  }
  return all;
}
