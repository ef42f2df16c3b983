// @ts-check
// What the buttons of a live workout do to it: each is a change that is noted, shown and sent.
import { moment, now, vibrate } from '../../kit/clock.js';
import { newId } from '../../kit/id.js';
import { preference } from '../../kit/preferences.js';
import { exerciseNamed, keep, lastSets, rest, skipped, unit } from './memory.js';
import { change, draftOf } from './logbook.js';
import { filled, isRestAfter, turns } from './prescription.js';

/** @typedef {import('./replay.js').Draft} Draft */
/** @typedef {import('./replay.js').DraftExercise} DraftExercise */
/** @typedef {import('./replay.js').DraftSet} DraftSet */
/** @typedef {import('./replay.js').SetMembers} SetMembers */

/** Seconds, until a person chooses others. */
const REST = 120;

/** @param {DraftExercise} exercise What makes it again if another device took it away. */
const about = ({ name, exercise_id, superset, notes }) => ({ name, exercise_id, superset, notes });

/** @param {Draft} draft @param {DraftExercise} exercise @param {DraftSet} set @param {SetMembers} members */
export function note(draft, exercise, set, members) {
  return change(draft.id, { what: 'set', exercise: id(exercise), set: id(set), members, about: about(exercise) });
}

/** @param {{ id?: string }} part */
const id = (part) => /** @type {string} */ (part.id);

/**
 * ✓: logs the set as its row shows it, or takes that back. Then the rest runs.
 * @param {Draft} draft @param {DraftExercise} exercise @param {DraftSet} set
 * @param {boolean} isLive Whether the clock runs: no rest after what was done yesterday.
 */
export function tick(draft, exercise, set, isLive) {
  if (set.done) {
    void note(draft, exercise, set, { done: false });
    return;
  }
  const { rpe: _, ...figures } = filled(exercise, set, lastSets(exercise), unit());
  if (figures.weight === undefined) delete figures.unit;
  void note(draft, exercise, set, { ...figures, done: true });
  if (!isLive) return;
  const left = turns(draft).filter((one) => !one.set.done && one.set !== set);
  if (!left.length || !isRestAfter(draft, exercise, set)) {
    keep('rest', null);
    return;
  }
  const seconds = set.rest_seconds ?? set.target?.rest_seconds ?? preference('rest', REST);
  keep('rest', seconds ? { draft: draft.id, until: now() + seconds * 1000, total: seconds } : null);
}

/** @param {number} seconds */
export function restLonger(seconds) {
  const running = rest();
  if (running) keep('rest', { ...running, until: running.until + seconds * 1000, total: running.total + seconds });
}

export const skipRest = () => keep('rest', null);

/** @returns {boolean} Whether the rest has just ended. */
export function endRest() {
  const running = rest();
  if (!running || running.until > now()) return false;
  // One that ended long ago, while the page was shut, is not said any more.
  const isNew = now() - running.until < 10_000;
  keep('rest', null);
  if (isNew) vibrate();
  return isNew;
}

/** @param {Draft} draft */
export function press(draft) {
  const turn = draft.clock.state === 'draft' ? 'start' : draft.clock.state === 'running' ? 'pause' : 'resume';
  if (turn === 'pause') skipRest();
  return change(draft.id, { what: 'press', turn, at: moment() });
}

/** @param {Draft} draft @param {DraftExercise} exercise Like the last one of it, with what its row shows. @param {string} [set] Its id. */
export function addSet(draft, exercise, set = newId()) {
  const before = exercise.sets.at(-1);
  /** @type {SetMembers} */
  const members = { kind: before?.kind === 'warm_up' ? 'working' : (before?.kind ?? 'working'), done: false };
  if (before?.rest_seconds !== undefined) members.rest_seconds = before.rest_seconds;
  if (before && before.kind === members.kind) {
    const { rpe: _, unit: its, ...figures } = filled(exercise, before, lastSets(exercise), unit());
    Object.assign(members, figures, figures.weight === undefined ? {} : { unit: its });
  }
  return change(draft.id, { what: 'set', exercise: id(exercise), set, members, about: about(exercise), ...(before ? { after: id(before) } : {}) });
}

/**
 * @param {Draft} draft @param {DraftExercise} exercise @param {DraftSet} set
 * @returns {() => unknown} Undo.
 */
export function dropSet(draft, exercise, set) {
  const place = exercise.sets.indexOf(set);
  const after = exercise.sets[place - 1]?.id ?? exercise.sets.at(-1)?.id;
  void change(draft.id, { what: 'drop-set', set: id(set) });
  const { id: _, target: __, ...members } = set;
  return () =>
    change(draft.id, { what: 'set', exercise: id(exercise), set: newId(), members, about: about(exercise), ...(after && after !== set.id ? { after } : {}) });
}

/**
 * @param {Draft} draft @param {string} name Typed; an unknown one is a new exercise.
 * @param {string} [after] @param {DraftSet[]} [sets]
 */
export function addExercise(draft, name, after, sets) {
  const known = exerciseNamed(name);
  const members = known ? { name: known.name, exercise_id: known.id } : { name: name.trim() };
  const before = lastSets(members).filter((set) => set.kind !== 'warm_up').length;
  const blank = Array.from({ length: Math.min(10, before || 3) }, () => /** @type {DraftSet} */ ({ id: newId(), kind: 'working', done: false }));
  const exercise = newId();
  void change(draft.id, { what: 'exercise', exercise, members, sets: sets ?? blank, ...(after ? { after } : {}) });
  return exercise;
}

/**
 * Another exercise instead. What was done of the first one stays its.
 * @param {Draft} draft @param {DraftExercise} exercise @param {string} name
 */
export function swap(draft, exercise, name) {
  const left = exercise.sets.filter((set) => !set.done);
  if (left.length === exercise.sets.length) {
    const known = exerciseNamed(name);
    return change(
      draft.id,
      { what: 'exercise', exercise: id(exercise), members: { name: known?.name ?? name.trim(), exercise_id: known?.id ?? null } },
      ...left.map(
        (set) => /** @type {const} */ ({ what: 'set', exercise: id(exercise), set: id(set), about: about(exercise), members: { weight: null, unit: null } }),
      ),
    );
  }
  addExercise(
    draft,
    name,
    id(exercise),
    left.map(({ weight: _, unit: __, target: ___, ...set }) => ({ ...set, id: newId() })),
  );
  return change(draft.id, ...left.map((set) => /** @type {const} */ ({ what: 'drop-set', set: id(set) })));
}

/** @param {Draft} draft @param {DraftExercise} exercise @param {-1 | 1} by */
export function move(draft, exercise, by) {
  const place = draft.exercises.indexOf(exercise),
    other = draft.exercises[place + by];
  if (!other) return;
  // A part can only be put behind another one: up is the other one down.
  const [moved, after] = by > 0 ? [exercise, other] : [other, exercise];
  void change(draft.id, { what: 'exercise', exercise: id(moved), members: {}, after: id(after) });
}

/**
 * @param {Draft} draft @param {DraftExercise} exercise
 * @returns {() => unknown} Undo.
 */
export function dropExercise(draft, exercise) {
  const place = draft.exercises.indexOf(exercise);
  void change(draft.id, { what: 'drop-exercise', exercise: id(exercise) });
  const { id: _, sets, ...members } = /** @type {DraftExercise} */ (structuredClone(exercise));
  const again = sets.map((set) => ({ ...set, id: newId() }));
  return () => {
    const made = newId(),
      first = draftOf(draft.id)?.exercises[0];
    const after = place > 0 ? draft.exercises[place - 1].id : first?.id;
    void change(draft.id, { what: 'exercise', exercise: made, members, sets: again, ...(after ? { after } : {}) });
    // Nothing can be put before the first one; but the first one behind it.
    if (place === 0 && first) void change(draft.id, { what: 'exercise', exercise: id(first), members: {}, after: made });
  };
}

/**
 * What an exercise can form a superset with. Who is in another one leaves nobody alone there.
 * @param {Draft} draft @param {DraftExercise} exercise
 */
export const joinable = (draft, exercise) =>
  draft.exercises.filter((one) => one.id !== exercise.id && (one.superset === undefined || exercise.superset === undefined));

/**
 * A superset of two, or one more in it: it then stands behind the others.
 * @param {Draft} draft @param {DraftExercise} exercise @param {DraftExercise} other
 */
export function join(draft, exercise, other) {
  const number = exercise.superset ?? other.superset ?? 1 + Math.max(0, ...draft.exercises.map((one) => one.superset ?? 0));
  const [stays, comes] = exercise.superset === undefined && other.superset !== undefined ? [other, exercise] : [exercise, other];
  const last = draft.exercises.filter((one) => one === stays || one.superset === number).at(-1) ?? stays;
  void change(
    draft.id,
    ...(stays.superset === number ? [] : [/** @type {const} */ ({ what: 'exercise', exercise: id(stays), members: { superset: number } })]),
    { what: 'exercise', exercise: id(comes), members: { superset: number }, after: id(last) },
  );
}

/** @param {Draft} draft @param {DraftExercise} exercise */
export function leaveSuperset(draft, exercise) {
  const round = draft.exercises.filter((one) => one.superset === exercise.superset);
  // Two are a superset, one is none.
  void change(
    draft.id,
    ...(round.length > 2 ? [exercise] : round).map((one) => /** @type {const} */ ({ what: 'exercise', exercise: id(one), members: { superset: null } })),
  );
}

/** @param {DraftExercise} exercise */
export function skip(exercise) {
  const all = skipped();
  keep('skipped', all.includes(id(exercise)) ? all.filter((one) => one !== exercise.id) : [...all.slice(-50), id(exercise)]);
}
