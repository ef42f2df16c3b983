// @ts-check
// A draft as it is shown: what the server has, with what was done here since. Pure: the tests run it by chance.

/** @typedef {import('../../types/api').Draft} Draft */
/** @typedef {import('../../types/api').DraftExercise} DraftExercise */
/** @typedef {import('../../types/api').DraftSet} DraftSet */
/** @typedef {Omit<DraftExercise, 'sets' | 'id'>} ExerciseMembers */
/** @typedef {{ [Name in keyof Omit<DraftSet, 'id'>]?: DraftSet[Name] | null }} SetMembers A null takes the member away. */
/** @typedef {{ name?: string | null, notes?: string | null, performed_at?: string | null, time_zone?: string | null, duration_seconds?: number | null }} Details */
/** @typedef {Partial<Draft> & { exercises: DraftExercise[] }} Beginning */
/** @typedef {{ performed_at?: string, time_zone?: string, duration_seconds?: number }} FinishBody */
/** @typedef {{ id: string, thing: string, was?: Record<string, unknown> }} Base `was`: what the person saw of it (`unseen.js`). */
/** @typedef {{ [Name in keyof ExerciseMembers]?: ExerciseMembers[Name] | null }} ExerciseChange */
/**
 * One change, as it is kept on the disk. It says only what was touched: what others did to the rest stays.
 * @typedef {Base & (
 *   { what: 'begin', value: Beginning, again?: boolean }
 *   | { what: 'set', exercise: string, set: string, members: SetMembers, about: ExerciseMembers, after?: string, at?: string }
 *   | { what: 'drop-set', set: string }
 *   | { what: 'exercise', exercise: string, members: ExerciseChange, sets?: DraftSet[], after?: string }
 *   | { what: 'drop-exercise', exercise: string }
 *   | { what: 'details', members: Details }
 *   | { what: 'press', turn: 'start' | 'pause' | 'resume', at: string }
 *   | { what: 'finish', body: FinishBody }
 *   | { what: 'discard' }
 *   | { what: 'template', workout: string, template?: string, name?: string }
 * )} Change
 */

/**
 * @param {Draft | null | undefined} copy
 * @param {readonly Change[]} changes
 * @returns {Draft | null}
 */
export function replay(copy, changes) {
  let draft = copy ? structuredClone(copy) : null;
  for (const change of changes) draft = apply(draft, change);
  return draft;
}

/**
 * @param {Draft | null} draft Changed in place.
 * @param {Change} change
 * @returns {Draft | null}
 */
function apply(draft, change) {
  if (change.what === 'begin' && !draft) return begun(change.thing, change.value);
  if (!draft) return null;
  switch (change.what) {
    case 'begin':
      for (const one of unlogged(change, draft)) apply(draft, one);
      break;
    case 'discard':
      return null;
    case 'details':
      assign(draft, change.members);
      break;
    case 'press':
      press(draft, change);
      break;
    case 'set':
      setChanged(draft, change);
      break;
    case 'drop-set':
      for (const exercise of draft.exercises) exercise.sets = exercise.sets.filter((set) => set.id !== change.set);
      break;
    case 'exercise':
      exerciseChanged(draft, change);
      break;
    case 'drop-exercise':
      draft.exercises = draft.exercises.filter((one) => one.id !== change.exercise);
  }
  return draft;
}

/** @param {string} id @param {Beginning} value @returns {Draft} */
function begun(id, value) {
  const made = new Date(0).toISOString();
  return {
    created_at: made,
    updated_at: made,
    version: 0,
    clock: { state: 'draft', active_seconds: 0, as_of: made },
    ...structuredClone(value),
    id,
  };
}

/**
 * A whole workout meets one that is there: another device brought it back or finished it meanwhile. What is there stays,
 * and what was logged and is not in it is added. A set that was only planned is not missed.
 * @param {Change & { what: 'begin' }} begin
 * @param {Pick<Draft, 'exercises'>} there
 * @returns {Change[]} In the place of the beginning: their ids come after its id and before the next one.
 */
export function unlogged({ id: begin, thing, value }, there) {
  const logged = new Set(
    there.exercises
      .flatMap((one) => one.sets)
      .filter((set) => set.done !== false)
      .map((set) => set.id),
  );
  return value.exercises
    .flatMap(({ id: exercise, sets, ...about }) =>
      sets.flatMap(({ id: set, ...members }, place) =>
        exercise && set && members.done && !logged.has(set) ? [{ thing, exercise, set, members, about, after: sets[place - 1]?.id }] : [],
      ),
    )
    .map((one, place) => ({ id: `${begin}.${String(place).padStart(4, '0')}`, what: 'set', ...one }));
}

/** @param {object} whole @param {object} members A null takes a member away. */
function assign(whole, members) {
  for (const [name, value] of Object.entries(members)) {
    if (value === null) delete (/** @type {Record<string, unknown>} */ (whole)[name]);
    else if (value !== undefined) /** @type {Record<string, unknown>} */ (whole)[name] = structuredClone(value);
  }
}

/** @param {Draft} draft @param {Change & { what: 'set' }} change */
function setChanged(draft, change) {
  const present = setOf(draft, change.set);
  if (change.at) draft.set_times = { ...draft.set_times, [change.set]: change.at };
  if (present) return assign(present, change.members);
  const there = draft.exercises.find((one) => one.id === change.exercise);
  /** @type {DraftExercise} */
  const exercise = there ?? { ...structuredClone(change.about), id: change.exercise, sets: [] };
  // Another device took the exercise away. What was written down stays.
  if (!there) draft.exercises.push(exercise);
  /** @type {DraftSet} */
  const set = { id: change.set, kind: 'working', done: false };
  assign(set, change.members);
  insert(exercise.sets, set, change.after);
}

/** @param {Draft} draft @param {Change & { what: 'exercise' }} change */
function exerciseChanged(draft, change) {
  const present = draft.exercises.find((one) => one.id === change.exercise);
  /** @type {DraftExercise} */
  const exercise = present ?? { id: change.exercise, sets: structuredClone(change.sets ?? []) };
  assign(exercise, change.members);
  if (present && !change.after) return;
  draft.exercises = draft.exercises.filter((one) => one !== exercise);
  insert(draft.exercises, exercise, change.after);
}

/**
 * @template {{ id?: string }} T
 * @param {T[]} list @param {T} part
 * @param {string} [after] Gone meanwhile: the part comes last.
 */
function insert(list, part, after) {
  const place = after ? list.findIndex((one) => one.id === after) : -1;
  if (place < 0) list.push(part);
  else list.splice(place + 1, 0, part);
}

/** @param {Draft} draft @param {{ turn: string, at: string }} press */
export function press(draft, { turn, at }) {
  const clock = draft.clock;
  if (turn === 'start' && clock.state === 'draft') {
    draft.clock = { state: 'running', started_at: at, running_since: at, active_seconds: 0, as_of: at };
  } else if (turn === 'pause' && clock.state === 'running') {
    draft.clock = { state: 'paused', started_at: clock.started_at, active_seconds: secondsOf(clock, Date.parse(at)), as_of: at };
  } else if (turn === 'resume' && clock.state === 'paused') {
    draft.clock = { ...clock, state: 'running', running_since: at, as_of: at };
  }
}

/**
 * What the clock shows at a moment: whole seconds without the pauses.
 * @param {Draft['clock']} clock @param {number} now Milliseconds, by the server's clock.
 * @returns {number}
 */
export function secondsOf(clock, now) {
  const since = clock.state === 'running' ? Math.max(0, (now - Date.parse(clock.as_of)) / 1000) : 0;
  return Math.floor(clock.active_seconds + since);
}

/**
 * The same value with the parts of the earlier one that are still the same: so only rows that changed are drawn anew.
 * @template T
 * @param {T | null | undefined} before
 * @param {T} now
 * @returns {T}
 */
export function shared(before, now) {
  if (!before || typeof before !== 'object' || !now || typeof now !== 'object') return now;
  if (Array.isArray(now)) {
    const had = /** @type {any[]} */ (/** @type {unknown} */ (before));
    const parts = now.map((part, place) => shared(part?.id ? had.find((one) => one?.id === part.id) : had[place], part));
    return parts.length === had.length && parts.every((part, place) => part === had[place]) ? before : /** @type {any} */ (parts);
  }
  /** @type {Record<string, unknown>} */
  const made = {},
    had = /** @type {Record<string, unknown>} */ (before);
  for (const [name, value] of Object.entries(now)) made[name] = shared(had[name], value);
  const names = Object.keys(made);
  return names.length === Object.keys(had).length && names.every((name) => made[name] === had[name]) ? before : /** @type {T} */ (made);
}

/** @param {Draft | null} draft @param {string} id @returns {DraftSet | undefined} */
export function setOf(draft, id) {
  return draft?.exercises.flatMap((exercise) => exercise.sets).find((set) => set.id === id);
}

/** @param {Draft | null} draft @param {string} id Of a set. @returns {DraftExercise | undefined} */
export function exerciseOf(draft, id) {
  return draft?.exercises.find((exercise) => exercise.sets.some((set) => set.id === id));
}
