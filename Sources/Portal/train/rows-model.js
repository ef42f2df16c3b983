// @ts-check
import { cell } from '../kit/view.js';
import { loadText, plain, readAlone, readLoad, readRestAlone, readTarget, targetText, clock } from './set-words.js';

/**
 * What the rows of an editor hold: the strings that were typed, beside the set they come from. Structure is in cells, so
 * that rows that stay keep their nodes; what is typed is not, so that nothing is drawn anew while one types.
 *
 * @typedef {import('./set-words.js').PlanSet} PlanSet
 * @typedef {import('./template-text.js').PlanExercise} PlanExercise
 * @typedef {'target' | 'load' | 'rpe' | 'rest'} RowField
 * @typedef {{ key: string, set: PlanSet, kind: import('../kit/view.js').Cell<import('./set-words.js').Kind>, note: import('../kit/view.js').Cell<string | undefined>,
 *   typed: Record<RowField, string>, faults: import('../kit/view.js').Cell<Partial<Record<RowField | 'row', string>>> }} Row
 * @typedef {{ key: string, id?: string, exercise_id?: string, measure?: PlanExercise['measure'], name: string, note: import('../kit/view.js').Cell<string | undefined>,
 *   superset: import('../kit/view.js').Cell<number | undefined>, rows: import('../kit/view.js').Cell<Row[]>, fault: import('../kit/view.js').Cell<string> }} Item
 * @typedef {{ pointer: string, field: RowField | 'name' }} ReadFault
 */

let made = 0;
const nextKey = () => `row-${(made += 1)}`;

/** @param {PlanSet} set @param {string} decimal @returns {Row} */
export function rowOf(set, decimal) {
  return {
    key: nextKey(),
    set,
    kind: cell(set.kind),
    note: cell(set.notes),
    faults: cell({}),
    typed: {
      target: targetText(set, decimal),
      load: loadText(set, decimal),
      rpe: set.rpe === undefined ? '' : plain(set.rpe, decimal),
      rest: set.rest_seconds === undefined ? '' : clock(set.rest_seconds),
    },
  };
}

/** @param {PlanExercise} exercise @param {string} decimal @returns {Item} */
export function itemOf(exercise, decimal) {
  return {
    key: nextKey(),
    id: exercise.id,
    exercise_id: exercise.exercise_id,
    measure: exercise.measure,
    name: exercise.name ?? '',
    note: cell(exercise.notes),
    superset: cell(exercise.superset),
    rows: cell(exercise.sets.map((set) => rowOf(set, decimal))),
    fault: cell(''),
  };
}

/**
 * A row like the one above it, as a new one.
 * @param {Row | undefined} row @param {string} decimal @returns {Row}
 */
export function copyOf(row, decimal) {
  if (!row) return rowOf({ kind: 'working' }, decimal);
  const { id, notes, ...set } = row.set;
  const copy = rowOf({ ...set, kind: row.kind() }, decimal);
  copy.typed = { ...row.typed };
  return copy;
}

/**
 * An exercise that was added and not yet begun.
 * @param {Item} item
 */
export const isBlank = (item) => !item.name.trim() && item.rows().every((row) => Object.values(row.typed).every((text) => !text.trim()));

/**
 * What stands in the rows, for the API. Faults of what can't be read stand at their rows, and are returned.
 * @param {Item[]} items @param {(field: RowField | 'name') => string} say
 */
export function readItems(items, say) {
  /** @type {ReadFault[]} */
  const faults = [];
  const exercises = items.map((item, place) => {
    const name = item.name.trim();
    item.fault.set(name ? '' : say('name'));
    if (!name) faults.push({ pointer: `/exercises/${place}/name`, field: 'name' });
    const sets = item.rows().map((row, index) => readRow(row, say, (field) => faults.push({ pointer: `/exercises/${place}/sets/${index}`, field })));
    /** @type {PlanExercise} */
    const exercise = { name, sets };
    if (item.id) exercise.id = item.id;
    if (item.note()?.trim()) exercise.notes = item.note()?.trim();
    if (item.superset() !== undefined) exercise.superset = item.superset();
    return exercise;
  });
  return { exercises, faults };
}

/** @param {Row} row @param {(field: RowField) => string} say @param {(field: RowField) => void} failed @returns {PlanSet} */
function readRow(row, say, failed) {
  /** @type {Partial<Record<RowField, string>>} */
  const faults = {};
  /** @param {RowField} field */
  const fail = (field) => {
    faults[field] = say(field);
    failed(field);
  };
  const target = readAlone(row.typed.target, readTarget);
  if (!target) fail('target');
  const load = row.typed.load.trim() ? readAlone(row.typed.load, readLoad) : {};
  if (!load) fail('load');
  const rpe = row.typed.rpe.trim() ? Number(row.typed.rpe.replace(',', '.')) : undefined;
  if (rpe !== undefined && !(rpe >= 0 && rpe <= 10)) fail('rpe');
  const rest = row.typed.rest.trim() ? readRestAlone(row.typed.rest) : undefined;
  if (row.typed.rest.trim() && rest === undefined) fail('rest');
  row.faults.set(faults);
  return joined(row, target ?? { kind: 'working' }, { ...load }, rpe, rest);
}

/**
 * The set as it was, with what was typed. A set can have repetitions and a time: the field shows the repetitions, the time
 * stays behind them as long as they stay.
 * @param {Row} row @param {PlanSet} target @param {Partial<PlanSet>} load @param {number | undefined} rpe @param {number | undefined} rest
 * @returns {PlanSet}
 */
function joined(row, target, load, rpe, rest) {
  const was = row.set,
    kind = row.kind();
  /** @type {PlanSet} */
  const set = { kind: target.reps !== undefined ? kindOf(kind, target) : kind };
  if (was.id) set.id = was.id;
  if (shape(was) === shape(target)) {
    if (was.duration_seconds !== undefined) set.duration_seconds = was.duration_seconds;
    if (was.distance_meters !== undefined) set.distance_meters = was.distance_meters;
  }
  const { kind: _, ...asked } = target;
  Object.assign(set, asked);
  if (load.percentage !== undefined) set.percentage = load.percentage;
  if (load.weight !== undefined) set.weight = load.weight;
  const unit = load.unit ?? was.unit;
  if (load.weight !== undefined && unit) set.unit = unit;
  if (rpe !== undefined) set.rpe = rpe;
  if (rest !== undefined) set.rest_seconds = rest;
  const note = row.note()?.trim();
  if (note) set.notes = note;
  return set;
}

/**
 * With repetitions the plus sign says what is an AMRAP set.
 * @param {import('./set-words.js').Kind} kind @param {PlanSet} target
 */
const kindOf = (kind, target) => (target.kind === 'amrap' ? 'amrap' : kind === 'amrap' ? 'working' : kind);

/** @param {PlanSet} set */
const shape = (set) => (set.reps !== undefined ? 'reps' : set.duration_seconds !== undefined ? 'time' : 'distance');

/**
 * Supersets of one are none.
 * @param {Item[]} items
 */
export function dissolveLoners(items) {
  items.forEach((item, place) => {
    const number = item.superset();
    if (number === undefined) return;
    const hasNeighbour = items[place - 1]?.superset() === number || items[place + 1]?.superset() === number;
    if (!hasNeighbour) item.superset.set(undefined);
  });
}

/**
 * The exercise and the next become a superset, or the next joins its own.
 * @param {Item[]} items @param {number} place
 */
export function joinNext(items, place) {
  const next = items[place + 1];
  if (!next) return;
  const used = new Set(items.map((item) => item.superset()));
  let number = items[place].superset() ?? next.superset();
  for (let free = 1; number === undefined; free += 1) if (!used.has(free)) number = free;
  items[place].superset.set(number);
  next.superset.set(number);
  dissolveLoners(items);
}

/**
 * Moves within the list; between two of a superset it joins them.
 * @param {Item[]} items @param {number} from @param {number} to
 */
export function moved(items, from, to) {
  const next = [...items];
  const [item] = next.splice(from, 1);
  next.splice(to, 0, item);
  const left = next[to - 1]?.superset(),
    right = next[to + 1]?.superset();
  if (left !== undefined && left === right) item.superset.set(left);
  else if (item.superset() !== left && item.superset() !== right) item.superset.set(undefined);
  dissolveLoners(next);
  return next;
}
