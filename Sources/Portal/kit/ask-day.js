/** Asks before a session gets a day that is past, or has a session of the same plan already. */

import { confirm } from './dialog.js';
import { today } from './format.js';
import { h } from './view.js';

/** @typedef {{ id?: string, name: string, state?: string, planned_for?: string | null, assignment_id?: string, programme_id?: string, template_id?: string | null }} Session */

/**
 * Whether both are of one plan: what was assigned together, a programme, a template.
 * @param {Session} one
 * @param {Session} other
 */
const isSamePlan = (one, other) =>
  /** @type {const} */ (['assignment_id', 'programme_id', 'template_id']).some((name) => Boolean(one[name]) && one[name] === other[name]);

/**
 * What is to be said before a session gets the day; nothing where all is usual.
 * @param {Session} session As it is now.
 * @param {string | null | undefined} day
 * @param {Session[]} there What is planned on this day.
 * @returns {Array<'past' | 'twice'>}
 */
export function doubts(session, day, there) {
  if (!day || day === session.planned_for) return [];
  const isTwice = there.some((other) => other.id !== session.id && other.state === 'planned' && other.planned_for === day && isSamePlan(session, other));
  return [...(day < today() ? [/** @type {const} */ ('past')] : []), ...(isTwice ? [/** @type {const} */ ('twice')] : [])];
}

/**
 * @param {Session} session
 * @param {string | null | undefined} day
 * @param {(day: string) => Promise<{ items: Session[] }>} plannedOn
 * @param {{ title: string, past: string, twice: string, action: string }} texts
 * @returns {Promise<boolean>} Whether it may get the day.
 */
export async function mayMove(session, day, plannedOn, texts) {
  if (!day || day === session.planned_for) return true;
  const said = doubts(session, day, (await plannedOn(day)).items);
  return !said.length || confirm({ title: texts.title, text: said.map((one) => h('p', null, texts[one])), action: texts.action });
}
