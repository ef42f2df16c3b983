// @ts-check
// What the logging screens remember on this device, so that they work in a cellar: last time's sets, plates, exercises.
// It is fresh as long as the person's data has the version at which it was read, whoever changes it on which device.
import { allOf, call } from '../../kit/api.js';
import { person } from '../../kit/format.js';
import { prefer, preference } from '../../kit/preferences.js';
import * as store from '../../kit/store.js';
import { cell, still, watch } from '../../kit/view.js';
import { plusDays, weekStart } from '../../kit/days.js';
import { latest } from './last.js';
import { finishedHere, newest, news } from './logbook.js';
import { isChangedElsewhere } from './versions.js';

/** @typedef {import('../../types/api').PreviousSets} PreviousSets */
/** @typedef {import('../../types/api').Exercise} Exercise */
/** @typedef {import('../../types/api').Equipment} Equipment */
/** @typedef {{ draft: string, until: number, total: number }} Rest A deadline in milliseconds, and how long it was. */

/**
 * By the exercise's id.
 * @type {import('../../kit/view.js').Cell<Record<string, PreviousSets>>}
 */
export const previous = cell({});
/** @type {import('../../kit/view.js').Cell<Equipment | undefined>} */
export const equipment = cell(/** @type {Equipment | undefined} */ (undefined));
/** @type {import('../../kit/view.js').Cell<Exercise[]>} */
export const exercises = cell(/** @type {Exercise[]} */ ([]));
/** @type {import('../../kit/view.js').Cell<Rest | null>} */
export const rest = cell(/** @type {Rest | null} */ (null));
/**
 * Exercises that are skipped today, by their ids in the draft.
 * @type {import('../../kit/view.js').Cell<string[]>}
 */
export const skipped = cell(/** @type {string[]} */ ([]));
/** Whether plates are drawn, by the exercise's name, where the person said so. */
export const bars = () => preference('plates', /** @type {Record<string, boolean>} */ ({}));

/** @param {string} name @param {boolean} drawn */
export const drawPlates = (name, drawn) => prefer('plates', { ...bars(), [name]: drawn });

/**
 * The routines of the week.
 * @type {import('../../kit/view.js').Cell<import('../../types/api').Schedule | undefined>}
 */
export const week = cell(/** @type {import('../../types/api').Schedule | undefined} */ (undefined));

/**
 * What is planned for days of this week.
 * @type {import('../../kit/view.js').Cell<import('../../types/api').PlannedWorkoutSummary[]>}
 */
export const ahead = cell(/** @type {import('../../types/api').PlannedWorkoutSummary[]} */ ([]));

/**
 * What the catalogue says of exercises that are not the person's yet, by what they were called here.
 * @type {import('../../kit/view.js').Cell<Record<string, Exercise['measure']>>}
 */
export const measures = cell({});

const cells = { previous, equipment, exercises, rest, skipped, week, ahead, measures, reads: cell(/** @type {Record<string, number>} */ ({})) };
/** The version of the person's data at which each was read from the server, the last ones last. */
const { reads } = cells;
/** @type {Promise<void> | undefined} */
let read;

/** Reads what is kept. Once per page. */
export function remember() {
  read ??= (async () => {
    await Promise.all(
      Object.entries(cells).map(async ([name, one]) => {
        const kept = await store.get('log', name);
        if (kept !== undefined) /** @type {import('../../kit/view.js').Cell<any>} */ (one).set(kept);
      }),
    );
  })().catch(() => {});
  return read;
}

/**
 * @template {keyof typeof cells} Name
 * @param {Name} name
 * @param {ReturnType<typeof cells[Name]>} value
 */
export function keep(name, value) {
  /** @type {import('../../kit/view.js').Cell<any>} */ (cells[name]).set(value);
  void store.put('log', name, value).catch(() => {});
}

/** The version that is known to be the last one: by the stream, or by what the server answered to this device. */
const version = () => Math.max(news(), newest());

/**
 * Before the stream has told the version, nothing is known to be fresh.
 * @param {string} name
 */
const isFresh = (name) => still(() => news() > 0 && (reads()[name] ?? -1) >= version());

/**
 * The last reading of each kind.
 * @type {Map<string, Promise<void>>}
 */
const readings = new Map();

/**
 * One reading of a kind after another. An answer from before a change never takes the place of one from after it, and what is
 * fresh by the time of its turn is not read twice.
 * @param {string} kind @param {() => Promise<void>} body
 */
function inTurn(kind, body) {
  const next = (readings.get(kind) ?? Promise.resolve()).then(body);
  readings.set(
    kind,
    next.catch(() => {}),
  );
  return next;
}

/**
 * Reads what is not fresh. What comes counts as of the version before it was asked for. Without a connection what is kept stays.
 * @template T
 * @param {string[]} names @param {() => Promise<T>} ask @param {(found: T) => void} take
 */
async function lookUp(names, ask, take) {
  const at = still(version);
  let found;
  try {
    found = await ask();
  } catch {
    return;
  }
  take(found);
  const others = Object.entries(reads())
    .filter(([name]) => !names.includes(name))
    .slice(-READS);
  keep('reads', Object.fromEntries([...others, ...names.map((name) => [name, at])]));
}

/** As many names as are remembered: more exercises are not trained by anyone within weeks. */
const READS = 100;

const me = { path: { lifter: 'me' }, quiet: true };

/**
 * Last time's sets of these exercises, at most 50 at once.
 * @param {string[]} ids
 */
export const lookBack = (ids) =>
  inTurn('previous', async () => {
    const exercises = [...new Set(ids)].filter((id) => !isFresh(`previous ${id}`)).slice(-50);
    if (!exercises.length) return;
    await lookUp(
      exercises.map((id) => `previous ${id}`),
      () => call('GET /v1/lifters/{lifter}/previous-sets', { ...me, query: { exercises } }),
      ({ items }) => {
        // One that is not in the answer has no sets any more.
        const others = Object.entries(previous()).filter(([id]) => !exercises.includes(id));
        keep('previous', Object.fromEntries([...others, ...items.map((one) => [one.exercise_id, one])]));
      },
    );
  });

/**
 * @template {'equipment' | 'week' | 'exercises'} Name
 * @param {Name} name @param {() => Promise<ReturnType<typeof cells[Name]>>} ask
 */
const lookUpOne = (name, ask) =>
  inTurn(name, async () => {
    if (!isFresh(name)) await lookUp([name], ask, (found) => keep(name, found));
  });

/** The bars and plates. */
export const lookUpPlates = () => lookUpOne('equipment', () => call('GET /v1/equipment', { quiet: true }));

/**
 * Which days have routines, and what is planned for the week that begins on a day.
 * @param {string} from
 */
export async function lookUpWeek(from) {
  const name = `ahead ${from}`;
  await Promise.all([
    lookUpOne('week', () => call('GET /v1/schedule', { quiet: true })),
    inTurn('ahead', async () => {
      if (!isFresh(name))
        await lookUp(
          [name],
          () => call('GET /v1/planned-workouts', { query: { from, to: plusDays(from, 6), state: 'planned', limit: 100 }, quiet: true }),
          (page) => keep('ahead', page.items),
        );
    }),
  ]);
}

/** Whether anything was ever logged; nothing if it is not known. */
export const hasTrained = () => ('exercises' in reads() ? exercises().some((one) => one.workout_count > 0) || finished().length > 0 : undefined);

/** The exercises for suggestions, most used first. */
export const lookUpExercises = () =>
  lookUpOne('exercises', () => allOf((after) => call('GET /v1/lifters/{lifter}/exercises', { ...me, query: { limit: 100, after } })));

/**
 * Makes ready for a cellar, once the screen is there and nothing else is to be done.
 * @param {string[]} ids Of exercises that may be trained next.
 */
export async function makeReady(ids) {
  await remember();
  await Promise.all([lookBack(ids), lookUpPlates(), lookUpExercises()]);
}

/** What was read before is read again, so that it is fresh in a cellar, too. */
async function freshen() {
  // What is being read for the first time may be answered from before the change.
  await Promise.all(readings.values());
  await makeReady(Object.keys(reads()).flatMap((name) => (name.startsWith('previous ') ? name.slice(9) : [])));
  if ('week' in reads()) await lookUpWeek(weekStart());
}

/** @type {ReturnType<typeof setTimeout> | undefined} */
let soon;
/**
 * The version up to which nothing that is remembered was changed elsewhere, or was read again; at first what was known when
 * the stream began to tell.
 * @type {number | undefined}
 */
let freshened;
// Another device, an import, an edit on another screen. What the logbook has read by then needs nothing read here.
watch(() => {
  if (news()) freshened ??= still(newest);
  clearTimeout(soon);
  soon = setTimeout(() => {
    const from = freshened ?? 0,
      to = news();
    if (!read || !to) return;
    freshened = Math.max(from, to);
    if (isChangedElsewhere(from, to)) void freshen();
  }, 1500);
});

/** @param {string} name @returns {Exercise | undefined} */
export function exerciseNamed(name) {
  const wanted = name.trim().toLocaleLowerCase();
  return exercises().find((one) => one.name.toLocaleLowerCase() === wanted || one.aliases.some((other) => other.toLocaleLowerCase() === wanted));
}

/** @param {{ measure?: Exercise['measure'], exercise_id?: string, name?: string }} exercise */
export const measureOf = ({ measure, exercise_id, name = '' }) => measure ?? exercises().find((one) => one.id === exercise_id)?.measure ?? measures()[name];

/**
 * Last time's sets, those of a workout that was just finished on this device as well.
 * @param {{ exercise_id?: string, name?: string }} exercise @returns {PreviousSets['sets']}
 */
export function lastSets(exercise) {
  const id = exercise.exercise_id ?? '';
  return latest(exercise, previous()[id], reads()[`previous ${id}`] ?? 0, finished());
}

/** @type {import('../../kit/view.js').Cell<ReturnType<typeof finishedHere>>} */
const finished = cell(/** @type {ReturnType<typeof finishedHere>} */ ([]));
// A set that is ticked tells the rows of other exercises nothing.
watch(() => {
  const next = finishedHere(),
    keyOf = (/** @type {typeof next} */ all) => all.map(({ id, version }) => `${id} ${version}`).join();
  if (keyOf(next) !== keyOf(still(finished))) finished.set(next);
});

/** The unit of the person, whose weights are typed in it. */
export const unit = () => person.unit;
