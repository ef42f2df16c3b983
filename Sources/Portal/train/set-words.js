// @ts-check
import { isAssistance } from '../kit/reckoning.js';

/**
 * How a set is written in short: "3x5 80% @8 r2:00". The same words stand in the fields of the rows and in the text of
 * a template, so that one who knows either knows both. Pure: no page, no language.
 *
 * @typedef {'warm_up' | 'working' | 'drop' | 'failure' | 'amrap'} Kind
 * @typedef {object} PlanSet A set as it is meant to be done, or as it was.
 * @property {string} [id]
 * @property {Kind} kind
 * @property {number} [reps]
 * @property {number} [reps_max]
 * @property {number} [weight]
 * @property {'kg' | 'lb'} [unit]
 * @property {number} [percentage]
 * @property {number} [rpe]
 * @property {number} [rest_seconds]
 * @property {number} [duration_seconds]
 * @property {number} [distance_meters]
 * @property {string} [notes]
 */

/** Every word that may stand for a kind; the first of each is the one that is written. */
const KIND_WORDS = /** @type {[Exclude<Kind, 'working'>, string[]][]} */ ([
  ['warm_up', ['w', 'warmup', 'warm-up', 'aufw']],
  ['drop', ['drop', 'd']],
  ['failure', ['fail', 'f']],
  ['amrap', ['amrap']],
]);

const NUMBER = '\\d+(?:[.,]\\d+)?';

/** @param {string} text */
const value = (text) => Number(text.replace(',', '.'));

/** Meters, exactly. */
const MILE = 1609.344;

/** @param {number} figure */
const thousandths = (figure) => Math.round(figure * 1000) / 1000;

/** Goes through a line from left to right; each pattern is tried where it stands. */
export class Scanner {
  /** @param {string} text */
  constructor(text) {
    this.text = text;
    this.at = 0;
  }

  /** @param {string} pattern @returns {RegExpExecArray | null} */
  take(pattern) {
    const tried = new RegExp(pattern, 'iy');
    tried.lastIndex = this.at;
    const found = tried.exec(this.text);
    if (found) this.at += found[0].length;
    return found;
  }

  skipSpace() {
    this.take('\\s*');
  }

  get isDone() {
    return this.at >= this.text.length;
  }

  /** The word that nobody understood, for the fault. */
  get word() {
    return /^\S*/.exec(this.text.slice(this.at).trim())?.[0] ?? '';
  }
}

/**
 * How much one set asks for: "5", "8-12", "5+", "30s", "2:00", "400m".
 * @param {Scanner} line @param {PlanSet} set
 */
export function readTarget(line, set) {
  if (readDuration(line, set) || readDistance(line, set)) return true;
  // "8 -20" is eight reps with an assistance of 20; a range has no space on one side alone.
  const range = line.take('(\\d+)(?:[-–]|\\s+[-–]\\s+)(\\d+)') ?? line.take('(\\d+)');
  if (!range) return false;
  set.reps = Number(range[1]);
  if (range[2]) set.reps_max = Number(range[2]);
  if (line.take('\\+')) set.kind = 'amrap';
  return true;
}

/** @param {Scanner} line @param {PlanSet} set */
function readDuration(line, set) {
  const seconds = takeSeconds(line);
  if (seconds === undefined) return false;
  set.duration_seconds = seconds;
  return true;
}

/** @param {Scanner} line @returns {number | undefined} */
function takeSeconds(line) {
  const clock = line.take('(\\d+):([0-5]\\d)(?::([0-5]\\d))?(?!\\d)');
  if (clock) {
    const [hours, minutes, seconds] = clock[3] ? [clock[1], clock[2], clock[3]] : ['0', clock[1], clock[2]];
    return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
  }
  const plain = line.take(`(${NUMBER})\\s*(s|sec|sek|sn|min|h)(?![a-z])`);
  if (!plain) return undefined;
  return Math.round(value(plain[1]) * ({ min: 60, h: 3600 }[plain[2].toLowerCase()] ?? 1));
}

/** @param {Scanner} line @param {PlanSet} set */
function readDistance(line, set) {
  const distance = line.take(`(${NUMBER})\\s*(km|mi|m)(?![a-z])`);
  if (!distance) return false;
  set.distance_meters = thousandths(value(distance[1]) * ({ km: 1000, mi: MILE }[distance[2].toLowerCase()] ?? 1));
  return true;
}

/**
 * A load: "80%" (Turkish writes "%80"), "100kg", "225 lb", or "100" in the lifter's own unit. "-20" is assistance: the
 * exercise says what its weights mean, so the set holds 20.
 * @param {Scanner} line @param {PlanSet} set
 */
export function readLoad(line, set) {
  const percentage = line.take(`(${NUMBER})\\s*%`) ?? line.take(`%\\s*(${NUMBER})`);
  if (percentage) {
    set.percentage = value(percentage[1]);
    return true;
  }
  const weight = line.take(`[-−–]?(${NUMBER})\\s*(kg|lbs?)?(?![\\w:%])`);
  if (!weight) return false;
  set.weight = value(weight[1]);
  if (weight[2]) set.unit = weight[2].toLowerCase() === 'kg' ? 'kg' : 'lb';
  return true;
}

/**
 * What may follow in any order.
 * @param {Scanner} line @param {PlanSet} set
 */
export function readMore(line, set) {
  const effort = line.take(`@\\s*(${NUMBER})`);
  if (effort) {
    set.rpe = value(effort[1]);
    return true;
  }
  const note = line.take('"((?:[^"\\\\]|\\\\.)*)"');
  if (note) {
    set.notes = unescaped(note[1]);
    return true;
  }
  return readRest(line, set) || readKind(line, set) || readDuration(line, set) || readDistance(line, set) || readLoad(line, set);
}

/** @param {Scanner} line @param {PlanSet} set */
function readRest(line, set) {
  const start = line.at;
  if (!line.take('(?:rest|pause|r)\\s*(?=\\d)')) return false;
  const seconds = takeSeconds(line) ?? Number(line.take('\\d+(?![\\d.,])')?.[0] ?? NaN);
  if (Number.isNaN(seconds)) {
    line.at = start;
    return false;
  }
  set.rest_seconds = seconds;
  return true;
}

/** @param {Scanner} line @param {PlanSet} set */
function readKind(line, set) {
  for (const [kind, words] of KIND_WORDS) {
    if (!line.take(`(?:${words.join('|')})(?![\\w-])`)) continue;
    set.kind = kind;
    return true;
  }
  return false;
}

/** @param {string} text @param {(line: Scanner, set: PlanSet) => boolean} read @returns {PlanSet | null} Null: it is not such a thing. */
export function readAlone(text, read) {
  const line = new Scanner(text.trim());
  /** @type {PlanSet} */
  const set = { kind: 'working' };
  const understood = read(line, set);
  line.skipSpace();
  return understood && line.isDone ? set : null;
}

/**
 * A rest as it is typed: "90", "90 s", "1:30".
 * @param {string} text
 */
export function readRestAlone(text) {
  return readAlone(/^\s*\d/.test(text) ? `r${text.trim()}` : text, readRest)?.rest_seconds;
}

/** @param {number} figure @param {string} [decimal] */
export const plain = (figure, decimal = '.') => `${figure}`.replace('.', decimal);

/** @param {number} seconds */
export function clock(seconds) {
  const two = (/** @type {number} */ figure) => `${figure}`.padStart(2, '0');
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor(seconds / 60) % 60;
  return hours ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}

/** @param {PlanSet} set @param {string} [decimal] */
export function targetText(set, decimal) {
  if (set.reps !== undefined) {
    return `${set.reps}${set.reps_max === undefined ? '' : `-${set.reps_max}`}${set.kind === 'amrap' ? '+' : ''}`;
  }
  if (set.duration_seconds !== undefined) return durationText(set.duration_seconds);
  return set.distance_meters === undefined ? '' : distanceText(set.distance_meters, decimal);
}

/** @param {number} seconds */
const durationText = (seconds) => (seconds < 60 ? `${seconds}s` : clock(seconds));

/**
 * In meters, unless it is a round number of miles: both say exactly what it is.
 * @param {number} meters @param {string} [decimal]
 */
function distanceText(meters, decimal) {
  const miles = Math.round((meters / MILE) * 100) / 100;
  return !Number.isInteger(meters) && thousandths(miles * MILE) === meters ? `${plain(miles, decimal)}mi` : `${plain(meters, decimal)}m`;
}

/** @param {PlanSet} set @param {string} [decimal] */
export function loadText(set, decimal) {
  if (set.percentage !== undefined) return `${plain(set.percentage, decimal)}%`;
  return set.weight === undefined ? '' : `${plain(set.weight, decimal)}${set.unit ?? ''}`;
}

/**
 * One group: "3x5 80% @8 r2:00", "3x8 -20kg" with assistance.
 * @param {number} count @param {PlanSet} set @param {string} [decimal] @param {import('../kit/reckoning.js').Measure} [measure] Of the exercise.
 */
export function groupText(count, set, decimal, measure) {
  const help = isAssistance(measure) && set.percentage === undefined && set.weight !== undefined ? '-' : '';
  const words = [`${count}x${targetText(set, decimal)}`, help + loadText(set, decimal)];
  if (set.reps !== undefined && set.duration_seconds !== undefined) words.push(durationText(set.duration_seconds));
  if ((set.reps !== undefined || set.duration_seconds !== undefined) && set.distance_meters !== undefined)
    words.push(distanceText(set.distance_meters, decimal));
  if (set.rpe !== undefined) words.push(`@${plain(set.rpe, decimal)}`);
  if (set.rest_seconds !== undefined) words.push(`r${clock(set.rest_seconds)}`);
  if (set.kind !== 'working' && (set.kind !== 'amrap' || set.reps === undefined)) words.push(KIND_WORDS.find(([kind]) => kind === set.kind)?.[1][0] ?? '');
  if (set.notes) words.push(`"${escaped(set.notes)}"`);
  return words.filter(Boolean).join(' ');
}

/** @param {string} text */
export const escaped = (text) => text.replace(/[\\"]/g, '\\$&').replace(/\n/g, '\\n');
/** @param {string} text */
export const unescaped = (text) => text.replace(/\\(.)/g, (_, letter) => (letter === 'n' ? '\n' : letter));
