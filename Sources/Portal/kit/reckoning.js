// @ts-check
// What sets come to. The server says the same of workouts that it has (app.workout_details); a draft is added up here.

/** @typedef {'kg' | 'lb'} Unit */
/** @typedef {import('../types/api').Exercise['measure']} Measure */
/** @typedef {import('../types/api').Set['kind']} Kind */
/** @typedef {{ kind: string, done?: boolean, weight?: number, unit?: Unit, reps?: number }} Counted */
/** @typedef {{ measure?: Measure, sets: Counted[] }} CountedExercise */

/** Kilograms, exactly. */
export const POUND = 0.45359237;

/**
 * Whether the weight is assistance: less is more, and none of it was lifted.
 * @param {Measure} measure
 */
export const isAssistance = (measure) => measure === 'assisted_reps';

/** @param {Counted} set */
const counts = (set) => set.done !== false && set.kind !== 'warm_up';

/**
 * How many sets were done, without warm-ups.
 * @param {CountedExercise[]} exercises
 */
export const counted = (exercises) => exercises.reduce((sum, { sets }) => sum + sets.filter(counts).length, 0);

/**
 * Weight times reps, to a tenth: without warm-ups, assistance, and weights that say nothing.
 * @param {CountedExercise[]} exercises
 * @param {Unit} unit
 */
export function volume(exercises, unit) {
  const lifted = exercises
    .filter(({ measure }) => !isAssistance(measure) && measure !== 'reps_only')
    .flatMap(({ sets }) => sets)
    .filter(counts);
  const sum = lifted.reduce((all, set) => all + (set.weight ?? 0) * factor(set.unit, unit) * (set.reps ?? 0), 0);
  return Math.round(sum * 10) / 10;
}

/** @param {Unit | undefined} from @param {Unit} to */
const factor = (from, to) => (!from || from === to ? 1 : from === 'lb' ? POUND : 1 / POUND);

/**
 * The number of a set among the working ones of its exercise. Warm-ups, drop sets and the like have the name of their kind: 0.
 * @template {{ kind?: string }} S @param {S[]} sets @param {S} set
 */
export const placeOf = (sets, set) => sets.filter((one) => one.kind === 'working').indexOf(set) + 1;

/**
 * The same of sets beside their plan. What was done counts as it was; what was left out, as it was planned.
 * @template {{ planned?: { kind: Kind }, done?: { kind: Kind } }} P @param {P[]} pairs
 */
export function placesOf(pairs) {
  const sets = pairs.map((pair) => ({ pair, kind: (pair.done ?? pair.planned)?.kind ?? 'working' }));
  return sets.map((set) => ({ ...set, place: placeOf(sets, set) }));
}
