// @ts-check
// The two figures of a set and its effort: how they are shown in fields and read from them.
import { MILE, readNumber, rest, typedNumber } from '../../kit/format.js';
import { preference } from '../../kit/preferences.js';
import { t } from '../../kit/text.js';
import { readTime } from './prescription.js';
import { unit } from './memory.js';

/** @typedef {import('./prescription.js').Figures} Figures */
/** @typedef {import('./prescription.js').Form} Form */
/** @typedef {'weight' | 'reps' | 'rpe' | 'duration_seconds' | 'distance_meters'} Member */
/**
 * @typedef {object} Column
 * @property {Member} member
 * @property {() => string} head
 * @property {'decimal' | 'numeric' | 'text'} keys Which keyboard a phone shows.
 * @property {(value: number) => string} show
 * @property {(text: string) => number | undefined} read
 * @property {'m' | 'mi'} [length] Of a distance: what its figures are in.
 */

/** @type {Record<string, number>} */
export const lengths = { m: 1, km: 1000, mi: MILE };

/**
 * Meters or miles; another one is read where it is said: "3.1", "800 m", "5km".
 * @param {'m' | 'mi'} length @param {number} digits @returns {Column}
 */
const distance = (length, digits) => ({
  member: 'distance_meters',
  head: () => length,
  length,
  keys: 'decimal',
  show: (value) => typedNumber(value / lengths[length], digits),
  read: (text) => {
    const [, figure, said] = /^(.*?)\s*(km|mi|m)?$/i.exec(text.trim()) ?? [],
      value = readNumber(figure ?? '');
    return value === undefined ? undefined : Math.round(value * lengths[said?.toLowerCase() ?? length] * 1000) / 1000;
  },
});

/** @type {Record<Member, Column>} */
const columns = {
  weight: { member: 'weight', head: () => unit(), keys: 'decimal', show: (value) => typedNumber(value, 2), read: readNumber },
  reps: { member: 'reps', head: () => t('log.reps'), keys: 'numeric', show: (value) => typedNumber(value, 0), read: readNumber },
  rpe: { member: 'rpe', head: () => t('log.rpe'), keys: 'decimal', show: (value) => typedNumber(value), read: readNumber },
  duration_seconds: { member: 'duration_seconds', head: () => t('log.time'), keys: 'text', show: rest, read: readTime },
  distance_meters: distance('m', 0),
};

/**
 * What a figure is called where no column stands over it.
 * @type {Record<string, Parameters<typeof t>[0]>}
 */
export const labels = { weight: 'log.weight', reps: 'log.reps', rpe: 'log.rpe', duration_seconds: 'log.time', distance_meters: 'log.distance' };

/** @type {Record<Form, [Column, Column]>} */
const pairs = {
  reps: [columns.weight, columns.reps],
  help: [{ ...columns.weight, head: () => `${t('kit.assistance')} (−${unit()})` }, columns.reps],
  time: [columns.weight, columns.duration_seconds],
  distance: [columns.distance_meters, columns.duration_seconds],
  far: [distance('mi', 2), columns.duration_seconds],
  carry: [columns.weight, columns.distance_meters],
};

/** @param {Form} form @returns {[Column, Column, Column]} */
export const columnsOf = (form) => [...pairs[form === 'far' && unit() === 'kg' ? 'distance' : form], columns.rpe];

/**
 * Who does not write down the effort need not see it, unless the plan or a set of this exercise has one.
 * @param {import('./replay.js').DraftExercise} exercise
 */
export const showsEffort = (exercise) => preference('effort', true) || exercise.sets.some((set) => set.rpe !== undefined || set.target?.rpe !== undefined);

/** @param {Figures} figures @param {Column} column */
export const shownIn = (figures, column) => (figures[column.member] === undefined ? '' : column.show(/** @type {number} */ (figures[column.member])));

/**
 * What a figure may be. The server refuses the same; said here it is said at once.
 * @param {Column} column @param {number} value @returns {string | undefined} The fault.
 */
export function faultOf(column, value) {
  if (column.member === 'rpe') return value >= 1 && value <= 10 && (value * 2) % 1 === 0 ? undefined : t('log.faultRpe');
  if (column.member === 'reps') return Number.isInteger(value) && value >= 0 && value <= 1000 ? undefined : t('log.faultReps');
  return value >= 0 && value <= 100_000 ? undefined : t('log.faultNumber');
}
