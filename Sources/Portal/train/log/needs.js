// What needs the person: a session that ended, a change that was refused, a workout that another device deleted.
import { faultSentence } from '../../kit/state.js';
import { t } from '../../kit/text.js';
import { h, icon } from '../../kit/view.js';
import { setText } from '../../kit/format.js';
import { asides, draftOf, state, throwAway, tryAgain } from './logbook.js';
import { replay, setOf } from './replay.js';
import { exerciseNamed, measureOf } from './memory.js';
import { labels } from './set-figures.js';
import { partOf } from './unseen.js';
import { waitingOf } from './waiting.js';
import { keepMine } from './whole.js';

/** @typedef {import('./logbook.js').Aside} Aside */

/** @param {(aside: Aside) => boolean} [wanted] @returns {() => (Node | null)[]} */
export const needs =
  (wanted = () => true) =>
  () => [
    state() === 'signed-out'
      ? note(
          'lock',
          t('log.signInFirst'),
          h('a', { class: 'btn', href: `/sign-in?to=${encodeURIComponent(location.pathname)}`, target: '_self' }, t('log.signIn')),
        )
      : null,
    state() === 'full' ? note('warn', t('log.notKept')) : null,
    ...asides().filter(wanted).map(shown),
  ];

/** @param {Aside} aside */
function shown(aside) {
  const changes = /** @type {import('./replay.js').Change[]} */ (aside.changes),
    letGo = button('log.letGo', () => throwAway(aside));
  switch (aside.code) {
    case 'gone':
      return note(
        'warn',
        t('log.deletedElsewhere', { count: waitingOf(changes).sets }),
        button('log.keepMine', () => keepMine(aside)),
        letGo,
      );
    case 'changed':
      return note(
        'warn',
        t('log.changedElsewhere'),
        button('log.letGo', () => tryAgain(aside, changes)),
        button('kit.cancel', () => throwAway(aside)),
      );
    case 'replaced':
      return note(
        'warn',
        t('log.replacedElsewhere', { values: (aside.replaced ?? []).map(replacedText).join('; ') }),
        ...(aside.back ? [button('log.takeBack', () => tryAgain(aside, aside.back))] : []),
        button('log.done', () => throwAway(aside)),
      );
    case 'overtaken':
      return note(
        'warn',
        t('log.overtaken', overtakenBy(aside)),
        button('log.takeBack', () => tryAgain(aside, aside.back)),
        button('log.done', () => throwAway(aside)),
      );
  }
  const why =
    aside.code === 'blocked'
      ? t('log.blocked')
      : aside.faults.map(messageOf).join(' ') || [aside.title, aside.detail].filter(Boolean).join('. ') || t('log.refusedWhy');
  const isFinish = changes.some((one) => one.what === 'finish');
  return note(
    'warn',
    [h('strong', null, t(isFinish ? 'log.notFinished' : 'log.refused')), ' ', why],
    ...(isFinish && !location.pathname.startsWith('/train/drafts/') ? [h('a', { class: 'btn', href: `/train/drafts/${aside.thing}` }, t('log.goOn'))] : []),
    button('log.tryAgain', () => tryAgain(aside)),
    letGo,
  );
}

/** @param {any[]} replaced A set, or what was written, behind the name that it belongs to. */
const replacedText = ([name, ...values]) =>
  [name, ...values.map((one) => (typeof one === 'object' ? setText(one, measureOf({ exercise_id: exerciseNamed(name)?.id, name }), true) : one))].join(' · ');

/**
 * What this device had logged, and what another one logged later.
 * @param {Aside} aside
 */
function overtakenBy({ thing, back = [] }) {
  const { exercise, set, about } = /** @type {import('./replay.js').Change & { what: 'set' }} */ (back[0]);
  const draft = draftOf(thing),
    there = setOf(draft, set);
  const mine = setOf(replay(draft, back), set);
  const part = partOf(draft, { exercise }) ?? about,
    text = (/** @type {typeof mine} */ one) => (one ? setText(one, measureOf(part), true) : '');
  return { name: part.name ?? '', mine: text(mine), theirs: text(there) };
}

/** @param {Parameters<typeof t>[0]} text @param {() => unknown} onclick */
const button = (text, onclick) => h('button', { type: 'button', class: 'btn', onclick }, t(text));

/**
 * The server's word with what it is about; where it says only that something lacks, what to do.
 * @param {import('../../types/api').Fault} fault
 */
function messageOf({ code, message, pointer }) {
  const label = labels[memberOf(pointer)];
  return label ? faultSentence(t(label), message) : code === 'missing' ? t('log.faultMissing') : message;
}

/** @param {string} pointer */
const memberOf = (pointer) => pointer.slice(pointer.lastIndexOf('/') + 1);

/** @param {string} picture @param {import('../../kit/view.js').Child} text @param {...HTMLElement} buttons */
const note = (picture, text, ...buttons) =>
  h('div', { class: 'note bad', role: 'alert' }, icon(picture), h('p', null, text), buttons.length > 0 && h('p', { class: 'btns' }, buttons));

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
    for (const fault of aside.faults) {
      const { pointer } = fault;
      const member = /** @type {import('./set-figures.js').Member} */ (memberOf(pointer));
      const place = /^\/exercises\/(\d+)\/sets\/(\d+)\//.exec(pointer);
      const id = place ? draft.exercises[Number(place[1])]?.sets[Number(place[2])]?.id : first.what === 'set' ? first.set : undefined;
      if (id) all[id] = { member, text: messageOf(fault) };
    }
  }
  return all;
}
