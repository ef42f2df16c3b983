// @ts-check
// What the outbox sends for the changes of a draft, and what becomes of them by the answer (docs/sync.md). Pure.
import { exerciseOf, press, replay, secondsOf, setOf, unlogged } from './replay.js';
import { told } from '../../kit/outbox.js';
import { isNew, overtaken, partOf, replaced } from './unseen.js';

/** @typedef {import('./replay.js').Change} Change */
/** @typedef {import('./replay.js').Draft} Draft */
/** @typedef {import('./replay.js').DraftSet} DraftSet */
/** @typedef {import('../../types/api').Workout} Workout */
/** @typedef {import('../../kit/outbox.js').Step} Step */
/** @typedef {import('../../kit/outbox.js').Parcel} Parcel */
/** @typedef {import('../../kit/outbox.js').Answer} Answer */
/** @typedef {import('../../kit/outbox.js').Outcome} Outcome */
/**
 * What this device knows of a draft.
 * @typedef {object} Known
 * @property {string} id
 * @property {Draft | null} copy As the server had it last.
 * @property {boolean} [gone] Deleted by another device.
 * @property {Draft | null} [last] As it was before it was finished or deleted.
 * @property {Workout} [workout] What it became.
 * @property {Array<{ turn: 'start' | 'pause' | 'resume', at: string }>} [presses] Refused: the clock is this device's alone.
 * @property {string} [retried] The change that was refused once; the draft was read again since.
 */

const DAY = 24 * 60 * 60 * 1000 - 60_000;
const quiet = new Set(['begin', 'set', 'drop-set', 'exercise', 'drop-exercise', 'details']);

/**
 * @param {Known | undefined} known
 * @param {readonly Change[]} changes Unsent ones.
 * @returns {Draft | null} As it is shown.
 */
export function shown(known, changes) {
  return replay(turned(known), changes);
}

/**
 * With the presses that the server did not take: another workout runs there, or they are too old.
 * @param {Known | undefined} known
 */
function turned(known) {
  if (!known?.copy || !known.presses) return known?.copy;
  const draft = structuredClone(known.copy);
  for (const one of known.presses) press(draft, one);
  return draft;
}

/**
 * The next step for a thing.
 * @param {Change[]} changes All that wait for it, in their order; one at least.
 * @param {Known | undefined} known
 * @param {number} now
 * @returns {Step}
 */
export function plan(changes, known, now) {
  const [first] = changes;
  if (first.what === 'template') return templateSaved(first);
  if (known?.workout) return intoWorkout(changes, known.workout);
  if (!known?.copy) return first.what === 'begin' ? made(changes) : known?.gone ? lost(changes) : { read: true };
  if (first.what === 'begin') return { drop: [first.id], add: unlogged(first, known.copy) };
  const path = { id: first.thing };
  switch (first.what) {
    case 'set':
      return setLogged(changes, first, known.copy, now);
    case 'exercise':
      return exerciseKept(changes, first, known.copy);
    case 'details': {
      const mine = changes.filter((one) => one.what === 'details');
      const draft = replay(known.copy, mine);
      return sent('PUT /v1/drafts/{id}', path, bodyOf(draft), mine, on(known.copy, mine, draft));
    }
    case 'press':
      if (known.presses || now - Date.parse(first.at) > DAY) return pressKept(first, known);
      return sent(`POST /v1/drafts/{id}/${first.turn}`, path, { at: first.at }, [first]);
    case 'finish':
      return sent('POST /v1/drafts/{id}/finish', path, { ...ownTime(known), ...first.body }, [first]);
    default:
      return removed(first, known.copy);
  }
}

/**
 * A set, an exercise or the whole is taken away as the person saw it; what was not seen is asked about.
 * @param {Change} change @param {Draft} copy @returns {Step}
 */
function removed(change, copy) {
  const { thing: id, set, exercise, was } = /** @type {Record<string, any>} */ (change),
    there = partOf(copy, change);
  if (!there) return { drop: [change.id] };
  if (was && isNew(there, was)) return { aside: [change.id], why: 'changed' };
  const part = set ? '/sets/{set}' : exercise ? '/exercises/{exercise}' : '';
  return sent(`DELETE /v1/drafts/{id}${part}`, { id, set, exercise }, undefined, [change], { version: copy.version });
}

/**
 * Another device threw it away: the person says what becomes of what was done here.
 * @param {Change[]} changes
 * @returns {Step}
 */
function lost(changes) {
  return changes.every((one) => one.what === 'discard') ? { drop: ids(changes) } : { aside: ids(changes), why: 'gone' };
}

/**
 * What the clock showed, if the server's was not turned.
 * @param {Known} known
 * @returns {import('./replay.js').FinishBody}
 */
function ownTime(known) {
  const clock = known.presses && turned(known)?.clock;
  if (!clock?.started_at) return {};
  return { performed_at: clock.started_at, duration_seconds: secondsOf(clock, Date.parse(clock.as_of)) };
}

/**
 * The whole draft: it was never sent, so nobody else changed it.
 * @param {Change[]} changes
 * @returns {Step}
 */
function made(changes) {
  const [first] = changes;
  const thrownAway = changes.findIndex((one) => one.what === 'discard');
  if (thrownAway >= 0 && !(first.what === 'begin' && first.again)) return { drop: ids(changes.slice(0, thrownAway + 1)) };
  const end = changes.findIndex((one, place) => place > 0 && ['finish', 'discard', 'begin'].includes(one.what));
  const mine = (end < 0 ? changes : changes.slice(0, end)).filter((one) => quiet.has(one.what));
  const again = first.what === 'begin' && first.again;
  return sent('PUT /v1/drafts/{id}', { id: first.thing }, bodyOf(replay(null, mine)), mine, again ? { again } : {});
}

/**
 * A set, with all that was done to it here and never sent.
 * @param {Change[]} changes @param {Change & { what: 'set' }} first @param {Draft} copy @param {number} now @returns {Step}
 */
function setLogged(changes, first, copy, now) {
  const mine = until(changes, first.set, first.exercise).filter((one) => one.what === 'set' && one.set === first.set);
  const there = setOf(copy, first.set),
    lost = overtaken(copy, mine, now);
  if (lost.length)
    return { drop: ids(mine), add: without(lost, mine, copy), tell: { id: first.id, thing: first.thing, ...told('overtaken'), back: again(mine, first) } };
  if (!there && !partOf(copy, { exercise: first.exercise })) {
    // Its exercise was taken away meanwhile, and comes back with it.
    return exerciseKept(changes, { ...first, what: 'exercise', members: first.about }, copy, mine);
  }
  const draft = replay(copy, mine);
  const { id: _, target: __, ...members } = /** @type {DraftSet} */ (setOf(draft, first.set));
  const body = {
    ...members,
    at: draft?.set_times?.[first.set],
    exercise: exerciseOf(draft, first.set)?.id,
    ...(!there && setOf(copy, first.after ?? '') ? { after: first.after } : {}),
  };
  return sent('PUT /v1/drafts/{id}/sets/{set}', { id: first.thing, set: first.set }, body, mine, on(copy, mine, draft));
}

/**
 * What is taken back once more, as this device had it.
 * @param {Change[]} changes @param {Change & { what: 'set' }} first
 */
const again = (changes, { set, exercise, about }) => [
  { what: 'set', set, exercise, about, members: Object.assign({}, ...changes.map((one) => ('members' in one ? one.members : {}))) },
];

/**
 * What is left of the changes of a set without members that another device changed later.
 * @param {string[]} lost @param {Change[]} changes @param {Draft} copy @returns {Change[]} In the places of the changes.
 */
function without(lost, changes, copy) {
  const left = changes.map(
    (change) =>
      /** @type {Change} */ ({
        ...change,
        id: `${change.id}.0`,
        members: Object.fromEntries(Object.entries('members' in change ? change.members : {}).filter(([name]) => !lost.includes(name))),
      }),
  );
  const set = /** @type {{ set: string }} */ (/** @type {unknown} */ (changes[0])).set;
  return JSON.stringify(setOf(replay(copy, left), set)) === JSON.stringify(setOf(copy, set)) ? [] : left;
}

/**
 * An exercise is replaced whole, on the version that was seen: so no set of another device is lost.
 * @param {Change[]} changes @param {Change & { what: 'exercise' }} first @param {Draft} copy
 * @param {Change[]} [mine] @returns {Step}
 */
function exerciseKept(changes, first, copy, mine) {
  const taken =
    mine ?? until(changes, '', first.exercise).filter((one) => 'exercise' in one && one.exercise === first.exercise && (one.what === 'set' || one === first));
  const draft = replay(copy, taken);
  const exercise = partOf(draft, { exercise: first.exercise });
  if (!exercise) return { drop: [first.id] };
  const { id: _, ...body } = exercise;
  const times = Object.entries(draft?.set_times ?? {}).filter(([id]) => body.sets.some((/** @type {DraftSet} */ set) => set.id === id));
  const after = first.after && partOf(copy, { exercise: first.after }) ? { after: first.after } : {};
  return sent(
    'PUT /v1/drafts/{id}/exercises/{exercise}',
    { id: first.thing, exercise: first.exercise },
    { ...body, set_times: Object.fromEntries(times), ...after },
    taken,
    on(copy, taken, draft),
  );
}

/**
 * Changes up to what ends this set or exercise.
 * @param {Change[]} changes
 * @param {string} set
 * @param {string} exercise
 */
function until(changes, set, exercise) {
  const end = changes.findIndex(
    (one) =>
      one.what === 'finish' ||
      one.what === 'discard' ||
      one.what === 'begin' ||
      (one.what === 'drop-set' && (one.set === set || !set)) ||
      (one.what === 'drop-exercise' && one.exercise === exercise),
  );
  return end < 0 ? changes : changes.slice(0, end);
}

/**
 * Another device finished it: sets that were done go into what it became.
 * @param {Change[]} changes
 * @param {Workout} workout
 * @returns {Step}
 */
function intoWorkout(changes, workout) {
  const [first] = changes;
  // Names and notes have no place in the workout that the person was not asked about: they are shown, and not lost.
  if (first.what === 'begin') return { drop: [first.id], add: unlogged(first, /** @type {Draft} */ (/** @type {unknown} */ (workout))) };
  if (first.what === 'details' || first.what === 'exercise') return { aside: [first.id], why: 'finished' };
  if (first.what !== 'set') return { drop: [first.id] };
  const mine = changes.filter((one) => one.what === 'set' && one.set === first.set);
  const before = workout.exercises.find((one) => one.sets.some((set) => set.id === first.set));
  const there = before ?? workout.exercises.find((one) => one.id === first.exercise);
  const exercise = there ?? { ...first.about, id: first.exercise, sets: [] };
  const copy = /** @type {Draft} */ (/** @type {unknown} */ ({ ...workout, exercises: there ? workout.exercises : [...workout.exercises, exercise] }));
  const draft = replay(copy, mine),
    logged = setOf(draft, first.set);
  if (!logged || (!before && !logged.done)) return { drop: ids(mine) };
  const { id: _, target: __, done: ___, ...set } = logged;
  const path = { lifter: 'me', id: first.thing },
    more = on(copy, mine, draft);
  if (there) {
    return sent('PUT /v1/lifters/{lifter}/workouts/{id}/sets/{set}', { ...path, set: first.set }, { ...set, exercise: there.id }, mine, more);
  }
  return sent(
    'PUT /v1/lifters/{lifter}/workouts/{id}/exercises/{exercise}',
    { ...path, exercise: first.exercise },
    { ...first.about, sets: [{ ...set, id: first.set }] },
    mine,
    more,
  );
}

/** @param {Change & { what: 'template' }} change @returns {Step} */
function templateSaved(change) {
  return change.template
    ? sent('PUT /v1/templates/{id}/from-workout/{workout}', { id: change.template, workout: change.workout }, undefined, [change])
    : sent('POST /v1/templates/from-workout/{workout}', { workout: change.workout }, change.name ? { name: change.name } : {}, [change]);
}

/** @param {Change & { what: 'press' }} change @param {Known} known @returns {Step} */
function pressKept(change, known) {
  const { turn, at } = change;
  return { drop: [change.id], record: { ...known, presses: [...(known.presses ?? []), { turn, at }] } };
}

/**
 * On the version that is known here, with what of it is replaced.
 * @param {Draft} copy @param {Change[]} changes @param {Draft | null} after
 */
const on = (copy, changes, after) => ({ version: copy.version, replaced: replaced(copy, changes, after), back: back(copy, changes) });

/**
 * What brings back the set that another device had logged.
 * @param {Draft} copy @param {Change[]} changes
 */
function back(copy, changes) {
  const [change] = changes,
    there = change.what === 'set' && setOf(copy, change.set);
  if (!there) return undefined;
  const touched = changes.flatMap((one) => ('members' in one ? Object.keys(one.members) : []));
  const members = Object.fromEntries(touched.map((name) => [name, /** @type {Record<string, any>} */ (there)[name] ?? null]));
  return [{ what: 'set', set: change.set, exercise: change.exercise, about: change.about, members }];
}

/**
 * @param {string} operation @param {Record<string, string>} path @param {unknown} body
 * @param {Change[]} members @param {{ version?: number, again?: boolean, replaced?: unknown[][], back?: unknown[] }} [more] @returns {Step}
 */
function sent(operation, path, body, members, more = {}) {
  return { parcel: { operation, path, body, members: ids(members), thing: members[0].thing, ...more } };
}

/**
 * What a draft is sent as.
 * @param {Draft | null} draft
 */
function bodyOf(draft) {
  const { id: _, clock: __, created_at: ___, updated_at: ____, version: _____, ...body } = /** @type {Draft} */ (draft);
  return body;
}

/** @param {Change[]} changes */
function ids(changes) {
  return changes.map((one) => one.id);
}

/**
 * What the answer made of a parcel.
 * @param {Parcel} parcel @param {Answer} answer @param {Known | undefined} known @param {Change[]} changes The parcel's.
 * @returns {Outcome}
 */
export function settle(parcel, answer, known, changes) {
  const record = known ?? { id: parcel.thing, copy: null };
  const [first] = changes,
    what = first?.what,
    { status } = answer,
    code = answer.problem?.code;
  if (what === 'template') return status < 300 ? {} : { aside: refusal(answer) };
  if (status < 300) return taken(parcel, answer, record, changes);
  if (first?.what === 'press' && (status === 422 || code === 'another-live-workout' || code === 'draft-not-started')) {
    return { record: pressKept(first, record).record };
  }
  const isGone = status === 404 || code === 'deleted-meanwhile';
  // What was to be taken away is.
  if (isGone || code === 'draft-finished' || status === 412) return { again: !isGone || !parcel.operation.startsWith('DELETE'), read: true };
  if (status === 422 && record.copy && what !== 'finish' && record.retried !== parcel.members[0]) {
    // What it belongs to may have been taken away by another device: once with what the server has now.
    return { again: true, read: true, record: { ...record, retried: parcel.members[0] } };
  }
  return { aside: refusal(answer), whole: what === 'begin' };
}

/** @param {Parcel} parcel @param {Answer} answer @param {Known} record @param {Change[]} changes @returns {Outcome} */
function taken(parcel, answer, record, changes) {
  const [first] = changes;
  if (first?.what === 'discard') return { record: thrownAway(record) };
  // If another device threw it away since, this is the only word of what was sent.
  if (answer.repeated || !answer.body) return { read: true, record: { ...record, copy: replay(record.copy, changes) } };
  if (first?.what === 'finish' || parcel.operation.includes('/workouts/')) {
    return { record: { ...record, copy: null, last: record.copy ?? record.last, workout: /** @type {Workout} */ (answer.body) } };
  }
  return { record: { ...record, copy: newer(record.copy, /** @type {Draft} */ (answer.body)), gone: false } };
}

/** @param {Known} record @returns {Known} */
const thrownAway = (record) => ({ ...record, copy: null, gone: true, last: record.copy ?? record.last });

/**
 * An answer that was overtaken by a later one changes nothing.
 * @param {Draft | null} had
 * @param {Draft} came
 */
export function newer(had, came) {
  return had && had.version > came.version ? had : came;
}

/** @param {Answer} answer */
function refusal({ status, problem }) {
  return { status, code: problem?.code, title: problem?.title, detail: problem?.detail, faults: problem?.errors ?? [] };
}
