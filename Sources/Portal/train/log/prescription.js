// @ts-check
// From a plan to a workout, and what stands in a row before anything is typed. Pure.
import { newId } from '../../kit/id.js';
import { POUND, isAssistance } from '../../kit/reckoning.js';

/** @typedef {import('./replay.js').Beginning} Beginning */
/** @typedef {import('./replay.js').Draft} Draft */
/** @typedef {import('./replay.js').DraftExercise} DraftExercise */
/** @typedef {import('./replay.js').DraftSet} DraftSet */
/** @typedef {import('../../types/api').PrescribedExercise} PrescribedExercise */
/** @typedef {import('../../types/api').Set} LoggedSet */
/** @typedef {'kg' | 'lb'} Unit */
/** @typedef {{ name?: string, exercises: PrescribedExercise[], template_id?: string, planned_workout_id?: string }} Origin */
/** @typedef {{ weight?: number, unit?: Unit, reps?: number, rpe?: number, duration_seconds?: number, distance_meters?: number }} Figures */
/**
 * Which two figures a set of the exercise is logged by.
 * @typedef {'reps' | 'help' | 'time' | 'distance' | 'far' | 'carry'} Form `far`: a run, not a rower's 500 m. `carry`: a weight over a distance.
 */

/**
 * A workout as a template or a plan says it, with ids of its own: each set still to be done.
 * @param {Origin} origin
 * @returns {Beginning}
 */
export function beginning({ name, exercises, template_id, planned_workout_id }) {
  return {
    ...(name ? { name } : {}),
    ...(template_id ? { template_id } : {}),
    ...(planned_workout_id ? { planned_workout_id } : {}),
    exercises: exercises.map(({ id: _, sets, lift: __, measure: ___, ...exercise }) => ({ ...exercise, id: newId(), sets: sets.map(toBeDone) })),
  };
}

/** @param {import('../../types/api').PrescribedSet} prescribed @returns {DraftSet} */
function toBeDone({ id: _, why: __, ...target }) {
  const { kind, reps, weight, unit, rest_seconds, duration_seconds, distance_meters } = target;
  const figures = { reps, weight, unit: weight === undefined ? undefined : unit, rest_seconds, duration_seconds, distance_meters };
  const known = Object.fromEntries(Object.entries(figures).filter(([, value]) => value !== undefined));
  return { id: newId(), kind, done: false, ...known, target: /** @type {DraftSet['target']} */ (target) };
}

/**
 * @param {number} weight @param {Unit | undefined} from @param {Unit} to
 * @param {number} [grain] What it is rounded to: what is meant is loaded with whole plates, what was done stays nearly as it was.
 */
export function inUnit(weight, from, to, grain = 0.25) {
  if (!from || from === to) return weight;
  return Math.round((from === 'kg' ? weight / POUND : weight * POUND) / grain) * grain;
}

/**
 * @param {DraftExercise} exercise @param {import('../../kit/reckoning.js').Measure} [measure] Of the exercise, if it is known.
 * @param {readonly LoggedSet[]} [last] Last time's sets. @returns {Form}
 */
export function formOf(exercise, measure, last = []) {
  if (measure === 'weight_distance') return 'carry';
  if (measure === 'distance_duration') {
    const isShort = [...exercise.sets, ...exercise.sets.map((one) => one.target), ...last].some((one) => one?.distance_meters && one.distance_meters < 1000);
    return isShort ? 'distance' : 'far';
  }
  if (measure?.includes('duration')) return 'time';
  if (isAssistance(measure)) return 'help';
  const [set] = exercise.sets;
  if (!set || set.reps !== undefined || set.target?.reps !== undefined) return 'reps';
  if (set.distance_meters !== undefined) return set.weight === undefined ? 'distance' : 'carry';
  return set.duration_seconds === undefined ? 'reps' : 'time';
}

/**
 * What a row shows: what was noted, else the target, else the set before it today, else last time's.
 * @param {DraftExercise} exercise @param {DraftSet} set @param {readonly LoggedSet[]} last Last time's sets.
 * @param {Unit} unit @returns {Figures}
 */
export function filled(exercise, set, last, unit) {
  if (set.done) return figuresOf(set, unit);
  const place = exercise.sets.indexOf(set);
  const before = exercise.sets
    .slice(0, Math.max(0, place))
    .reverse()
    .find((one) => one.done && one.kind === set.kind);
  const from = [figuresOf(set, unit, 2.5), figuresOf(set.target, unit, 2.5), figuresOf(before, unit), figuresOf(lastOf(exercise, set, last), unit)];
  /** @type {Figures} */
  const found = { unit };
  for (const name of /** @type {const} */ (['weight', 'reps', 'duration_seconds', 'distance_meters'])) {
    const figures = from.find((one) => one[name] !== undefined);
    if (figures) found[name] = figures[name];
  }
  if (set.rpe !== undefined) found.rpe = set.rpe;
  return found;
}

/** @param {Figures | undefined} set @param {Unit} unit @param {number} [grain] @returns {Figures} */
function figuresOf(set, unit, grain) {
  if (!set) return {};
  const { weight, reps, rpe, duration_seconds, distance_meters } = set;
  return { weight: weight === undefined ? undefined : inUnit(weight, set.unit, unit, grain), reps, rpe, duration_seconds, distance_meters };
}

/**
 * Last time's set at the same turn: warm-ups among warm-ups, the others among the others; the last one for what is beyond.
 * @param {DraftExercise} exercise @param {DraftSet} set @param {readonly LoggedSet[]} last @returns {LoggedSet | undefined}
 */
export function lastOf(exercise, set, last) {
  const isWarmUp = set.kind === 'warm_up';
  const then = last.filter((one) => (one.kind === 'warm_up') === isWarmUp);
  const turn = exercise.sets.filter((one) => (one.kind === 'warm_up') === isWarmUp).indexOf(set);
  return then[turn] ?? (set.done ? undefined : then.at(-1));
}

/**
 * Sets in the order in which they are done: those of a superset take turns.
 * @param {Draft} draft @returns {Array<{ exercise: DraftExercise, set: DraftSet }>}
 */
export function turns(draft) {
  /** @type {Array<{ exercise: DraftExercise, set: DraftSet }>} */
  const all = [];
  const seen = new Set();
  for (const exercise of draft.exercises) {
    if (seen.has(exercise)) continue;
    const round = exercise.superset === undefined ? [exercise] : draft.exercises.filter((one) => one.superset === exercise.superset);
    const length = Math.max(...round.map((one) => one.sets.length));
    for (let turn = 0; turn < length; turn++) {
      for (const one of round) if (one.sets[turn]) all.push({ exercise: one, set: one.sets[turn] });
    }
    for (const one of round) seen.add(one);
  }
  return all;
}

/**
 * Whether rest follows: in a superset only after the last one of the round.
 * @param {Draft} draft
 * @param {DraftExercise} exercise
 * @param {DraftSet} set
 */
export function isRestAfter(draft, exercise, set) {
  if (exercise.superset === undefined) return true;
  const turn = exercise.sets.indexOf(set);
  const round = draft.exercises.filter((one) => one.superset === exercise.superset && one.sets[turn]);
  return round.at(-1) === exercise || round.every((one) => one.sets[turn].done);
}

/**
 * Time is typed as seconds, as minutes and seconds, or with hours: "90", "1:30", "1:05:00".
 * @param {string} text @returns {number | undefined}
 */
export function readTime(text) {
  const found = /^\s*(?:(?:(\d{1,2}):(?=[0-5]\d:))?(\d{1,3}):(?=[0-5]\d\s*$))?(\d{1,5})\s*$/.exec(text);
  return found ? Number(found[1] ?? 0) * 3600 + Number(found[2] ?? 0) * 60 + Number(found[3]) : undefined;
}
