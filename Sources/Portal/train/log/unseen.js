// @ts-check
// What another device did that the person had not seen. It is told where it is replaced, and not taken away unasked. Pure.
import { setOf } from './replay.js';

/** @typedef {import('./replay.js').Change} Change */
/** @typedef {import('./replay.js').Draft} Draft */
const DAY = 23 * 60 * 60 * 1000;

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
  const { what, members } = change,
    part = partOf(draft, change);
  const names = what === 'set' ? { done: true, ...members } : members;
  if (part && names) return { was: Object.fromEntries(Object.keys(names).map((name) => [name, part[name]])) };
  return part && /^d/.test(what) ? { was: part } : {}; // dropped or discarded
}

/**
 * What the changes replace that was not seen: each member as the first of them that touches it found it.
 * @param {Draft} copy As the server has it.
 * @param {Change[]} changes
 * @param {Draft | null} after
 * @returns {unknown[][]} A set of another device or its other values, behind the name of the exercise or the workout.
 */
export function replaced(copy, changes, after) {
  /** @type {Map<string, Part>} */
  const first = new Map();
  for (const change of /** @type {Part[]} */ ([...changes].reverse())) {
    const key = change.set ?? change.exercise;
    first.set(key, { ...change, was: { ...first.get(key)?.was, ...change.was } });
  }
  return [...first.values()].flatMap((change) => {
    const { set, exercise, was } = change,
      theirs = partOf(copy, change),
      mine = partOf(after, change);
    // A set that was ticked there was logged as it stood: figures that were planned are news, too.
    const isTicked = set && !was.done && theirs?.done !== false;
    const values = Object.keys(was)
      .map((name) => (isNews(name, theirs?.[name], isTicked ? undefined : was[name]) && theirs?.[name] !== mine?.[name] ? theirs?.[name] : ''))
      .filter(Boolean);
    return values.length ? [[partOf(after, { exercise })?.name, ...(set ? [theirs] : values)]] : [];
  });
}

/**
 * The members of a set that another device changed later, without having seen what was changed here. Done counts before not
 * done. What has no moment, or one of more than a day ago, counts as changed when it arrives.
 * @param {Draft} copy As the server has it.
 * @param {Change[]} changes Of one set.
 * @param {number} now Milliseconds, by the server's clock.
 * @returns {string[]}
 */
export function overtaken(copy, changes, now) {
  const [{ set, was: first }] = /** @type {Part[]} */ (changes),
    there = /** @type {Part | undefined} */ (setOf(copy, set));
  const theirs = Date.parse(copy.set_times?.[set] ?? '');
  /** @type {Map<string, { was: unknown, mine: unknown, at: number }>} */
  const touched = new Map();
  for (const { members, was, at } of /** @type {Part[]} */ (changes)) {
    for (const name of was ? Object.keys(members) : []) {
      touched.set(name, { was: touched.has(name) ? touched.get(name)?.was : was[name], mine: members[name] ?? undefined, at: Date.parse(at) });
    }
  }
  const isDone = touched.has('done') ? touched.get('done')?.mine : first?.done;
  if (!there || (isDone && !there.done)) return [];
  const isLater = (/** @type {number} */ at) => theirs > at && now - at < DAY;
  return [...touched]
    .filter(([name, { was, mine, at }]) => there[name] !== was && there[name] !== mine && (isLater(at) || (isDone === false && there.done)))
    .map(([name]) => name);
}

/**
 * Whether there is something in it that was not seen when it was taken away.
 * @param {Part} theirs @param {Part} was @returns {boolean}
 */
export function isNew(theirs, was) {
  return Object.entries(theirs).some(([name, value]) =>
    Array.isArray(value)
      ? value.some((part) => isNew(part, was[name]?.find((/** @type {Part} */ one) => one.id === part.id) ?? {}))
      : isNews(name, value, was[name]),
  );
}

/**
 * What is empty, what the server adds and what nobody would miss is none.
 * @param {string} name @param {unknown} value @param {unknown} was
 */
const isNews = (name, value, was) => value && typeof value !== 'object' && value !== was && !/id$|_at$|kind|superset|version|zone/.test(name);
