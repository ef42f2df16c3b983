// @ts-check
import { Scanner, escaped, groupText, readMore, readTarget, unescaped } from './set-words.js';

/**
 * A template as text, a line for each exercise: `Squat 3x5 80% @8`. Several groups are parted by a comma:
 * `Bench press 1x5 60%, 3x5 80% @8 r3:00`. Lines that begin with the same letter and a bracket are a superset:
 * `A) Row 3x10`. What follows `//` is a note. Whatever a template can hold can be written, so that text and rows change
 * into each other without loss.
 *
 * @typedef {import('./set-words.js').PlanSet} PlanSet
 * @typedef {object} PlanExercise
 * @property {string} [id]
 * @property {string} [name]
 * @property {string} [exercise_id]
 * @property {import('../kit/reckoning.js').Measure} [measure]
 * @property {string} [notes]
 * @property {number} [superset]
 * @property {PlanSet[]} sets
 * @typedef {{ line: number, code: 'no_name' | 'no_sets' | 'unknown' | 'too_many' | 'alone', word: string }} TextFault
 */

const MOST_SETS = 100;
const GROUP = '(\\d+)\\s*[x×*]\\s*(?=\\d)';

/** @param {string} text @returns {{ exercises: PlanExercise[], faults: TextFault[], lines: number[] }} `lines` says on which line an exercise stands. */
export function readTemplate(text) {
  /** @type {PlanExercise[]} */
  const exercises = [];
  /** @type {TextFault[]} */
  const faults = [];
  /** @type {number[]} */
  const lines = [];
  /** @type {(string | undefined)[]} */
  const letters = [];
  text.split(/\r?\n/).forEach((line, index) => {
    if (!line.trim()) return;
    const read = readLine(line.trim());
    if (read.fault) faults.push({ line: index + 1, ...read.fault });
    exercises.push(read.exercise);
    letters.push(read.letter);
    lines.push(index + 1);
  });
  numberSupersets(exercises, letters).forEach((place) => {
    faults.push({ line: lines[place], code: 'alone', word: `${letters[place]})` });
  });
  return { exercises, faults: faults.sort((a, b) => a.line - b.line), lines };
}

/** @param {string} text */
function readLine(text) {
  const line = new Scanner(text);
  const letter = line.take('([a-z])\\)\\s*')?.[1]?.toUpperCase();
  const name = takeName(line);
  /** @type {PlanExercise} */
  const exercise = { name, sets: [] };
  /** @param {TextFault['code']} code */
  const faulty = (code, word = line.word) => ({ exercise, letter, fault: { code, word } });
  if (!name) return faulty('no_name', text);
  for (;;) {
    line.skipSpace();
    const note = line.take('//\\s*(.*)$');
    if (note) exercise.notes = unescaped(note[1].trim());
    if (line.isDone) break;
    const count = line.take(GROUP);
    if (!count) return faulty('unknown');
    /** @type {PlanSet} */
    const set = { kind: 'working' };
    if (!readTarget(line, set) || !readGroup(line, set)) return faulty('unknown');
    if (exercise.sets.length + Number(count[1]) > MOST_SETS) return faulty('too_many', count[1]);
    for (let made = 0; made < Number(count[1]); made += 1) exercise.sets.push({ ...set });
  }
  return exercise.sets.length ? { exercise, letter, fault: null } : faulty('no_sets', name);
}

/**
 * The rest of a group, up to its comma.
 * @param {Scanner} line @param {PlanSet} set
 */
function readGroup(line, set) {
  for (;;) {
    line.skipSpace();
    if (line.isDone || line.take('[,;]')) return true;
    if (line.text.startsWith('//', line.at)) return true;
    if (new RegExp(GROUP, 'iy').test(line.text.slice(line.at))) return true;
    if (!readMore(line, set)) return false;
  }
}

/**
 * Up to the first group of sets, or what stands in quotes.
 * @param {Scanner} line
 */
function takeName(line) {
  const quoted = line.take('"((?:[^"\\\\]|\\\\.)*)"\\s*:?');
  if (quoted) return unescaped(quoted[1]).trim();
  if (new RegExp(GROUP, 'iy').test(line.text.slice(line.at))) return '';
  return (line.take(`(.*?)(?=\\s${GROUP}|\\s*//|$)`)?.[1] ?? '').replace(/:$/, '').trim();
}

/**
 * Neighbours of one letter share a number.
 * @param {PlanExercise[]} exercises @param {(string | undefined)[]} letters @returns {number[]} Those that are alone.
 */
function numberSupersets(exercises, letters) {
  /** @type {number[]} */
  const alone = [];
  let number = 0;
  letters.forEach((letter, place) => {
    if (!letter) return;
    const follows = letters[place - 1] === letter;
    if (!follows && letters[place + 1] !== letter) {
      alone.push(place);
      return;
    }
    if (!follows) number += 1;
    exercises[place].superset = number;
  });
  return alone;
}

/** @param {PlanExercise[]} exercises @param {{ decimal?: string }} options */
export function writeTemplate(exercises, { decimal = '.' } = {}) {
  let letter = -1;
  return exercises
    .map((exercise, place) => {
      const isInSuperset = exercise.superset !== undefined;
      if (isInSuperset && exercises[place - 1]?.superset !== exercise.superset) letter += 1;
      const start = isInSuperset ? `${String.fromCharCode(65 + (letter % 26))}) ` : '';
      const note = exercise.notes ? ` // ${escaped(exercise.notes).replace(/\\"/g, '"')}` : '';
      return `${start}${nameText(exercise.name ?? '')} ${setsText(exercise.sets, decimal, exercise.measure)}${note}`;
    })
    .join('\n');
}

/**
 * Equal neighbours as one group.
 * @param {PlanSet[]} sets @param {string} [decimal] @param {PlanExercise['measure']} [measure]
 */
export function setsText(sets, decimal = '.', measure) {
  /** @type {{ count: number, set: PlanSet, key: string }[]} */
  const groups = [];
  for (const set of sets) {
    const key = groupText(1, set, decimal, measure);
    const last = groups[groups.length - 1];
    if (last?.key === key) last.count += 1;
    else groups.push({ count: 1, set, key });
  }
  return groups.map(({ count, set }) => groupText(count, set, decimal, measure)).join(', ');
}

/**
 * A name that would be read as something else stands in quotes. In a programme "+" has a meaning, too.
 * @param {string} name
 */
function nameText(name) {
  const read = readLine(`${name} 1x1`);
  const isPlain = !name.startsWith('+') && !read.fault && !read.letter && read.exercise.name === name && read.exercise.sets.length === 1;
  return isPlain ? name : `"${escaped(name)}"`;
}

/**
 * Gives what was typed the ids of what was there: an exercise by its name, a set by its place. So comments stay, and
 * another device's change to one of them is seen. A weight that is typed bare is in the lifter's own unit, whatever unit the set
 * had: said here, since a set that is sent with its id keeps its unit.
 * @param {PlanExercise[]} typed @param {PlanExercise[]} before @param {'kg' | 'lb'} [own]
 */
export function keepIds(typed, before, own) {
  const left = [...before];
  return typed.map((exercise) => {
    const place = left.findIndex((one) => sameName(one.name, exercise.name));
    if (place < 0) return exercise;
    const [was] = left.splice(place, 1);
    const sets = exercise.sets.map((set, index) => {
      const { id, unit } = was.sets[index] ?? {};
      const bare = own && unit && set.weight !== undefined && !set.unit;
      return id ? { ...set, id, ...(bare ? { unit: own } : {}) } : set;
    });
    return { ...exercise, id: was.id, sets };
  });
}

/**
 * As the server compares names of exercises: in capitals too, in Turkish and German as well.
 * @param {string} [name]
 */
const nameKey = (name) =>
  (name ?? '')
    .normalize('NFKC')
    .trim()
    .replace(/\s+/g, ' ')
    .toLowerCase()
    .replaceAll('i\u0307', 'i')
    .replaceAll('ß', 'ss')
    .replaceAll('ı', 'i')
    .replaceAll('ς', 'σ');

/** @param {string} [one] @param {string} [other] */
const sameName = (one, other) => nameKey(one) === nameKey(other);
