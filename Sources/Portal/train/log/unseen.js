// @ts-check
// What another device did that the person had not seen. It is told where it is replaced, and not taken away unasked. Pure.
import { setOf } from './replay.js';

/** @typedef {import('./replay.js').Change} Change */
/** @typedef {import('./replay.js').Draft} Draft */
/** @typedef {Record<string, any>} Part A draft, an exercise or a set. */

/**
 * What a change is about.
 * @param {Draft | null} draft
 * @param {Part} change
 * @returns {Part | null | undefined}
 */
export function partOf(draft, { set, exercise }) {
  return set ? setOf(draft, set) : exercise ? draft?.exercises.find((one) => one.id === exercise) : draft;
}

/**
 * What the person saw of it: the members that are changed, or all that is taken away.
 * @param {Draft | null} draft As it is shown.
 * @param {Part} change
 * @returns {{ was?: Part }}
 */
export function seen(draft, change) {
  const { what, members } = change, part = partOf(draft, change);
  if (part && members) return { was: Object.fromEntries(Object.keys(members).map((name) => [name, part[name]])) };
  return part && /^d/.test(what) ? { was: part } : {}; // dropped or discarded
}

/**
 * What the changes replace that was not seen: each member as the first of them that touches it found it.
 * @param {Draft} copy As the server has it.
 * @param {Change[]} changes
 * @param {Draft | null} after
 * @returns {unknown[][]} Values of another device, behind the name of the exercise or the workout.
 */
export function replaced(copy, changes, after) {
  /** @type {Map<string, Part>} */
  const first = new Map();
  for (const change of /** @type {Part[]} */ ([...changes].reverse())) {
    const key = change.set ?? change.exercise;
    first.set(key, { ...change, was: { ...first.get(key)?.was, ...change.was } });
  }
  return [...first.values()].flatMap((change) => {
    const { exercise, was } = change, theirs = partOf(copy, change), mine = partOf(after, change);
    const values = Object.keys(was).map((name) => isNews(name, theirs?.[name], was[name]) && theirs?.[name] !== mine?.[name] ? theirs?.[name] : '').filter(Boolean);
    return values.length ? [[partOf(after, { exercise })?.name, ...values]] : [];
  });
}

/**
 * Whether there is something in it that was not seen when it was taken away.
 * @param {Part} theirs @param {Part} was @returns {boolean}
 */
export function isNew(theirs, was) {
  return Object.entries(theirs).some(([name, value]) => Array.isArray(value)
    ? value.some((part) => isNew(part, was[name]?.find((/** @type {Part} */ one) => one.id === part.id) ?? {}))
    : isNews(name, value, was[name]));
}

/**
 * What is empty, what the server adds and what nobody would miss is none.
 * @param {string} name @param {unknown} value @param {unknown} was
 */
const isNews = (name, value, was) => value && typeof value !== 'object' && value !== was && !/id$|_at$|kind|superset|version|zone/.test(name);
