// @ts-check
import { readTemplate, writeTemplate } from './template-text.js';

/**
 * The weeks of a programme as text: `# Week` for a week (with "!" behind it a light one), `## Session`, and below it the
 * exercises as in a template, with "+" before supplemental ones. Percentages are of the lift's base. A name that would be
 * read as something else stands in quotes.
 *
 * @typedef {import('../types/api').ProgrammeWeek} ProgrammeWeek
 * @typedef {{ line: number, code: string, word: string }} TextFault
 */

const HEAD = /^\s*(##?)\s*(.*?)\s*$/,
  SUPPLEMENTAL = /^\s*\+\s*/;

/** @param {string} head */
function readHead(head) {
  const [, quoted, plain, light] = /^(?:"(.*)"|(.*?))\s*(!?)$/.exec(head) ?? [];
  return { name: quoted ?? plain, isLight: light === '!' };
}

/** @param {string} name */
function headText(name) {
  const [, , head] = HEAD.exec(`# ${name}`) ?? [];
  return head === name && !readHead(name).isLight && readHead(name).name === name ? name : `"${name}"`;
}

/** @param {string} text @returns {{ weeks: ProgrammeWeek[], faults: TextFault[] }} */
export function readWeeks(text) {
  /** @type {ProgrammeWeek[]} */
  const weeks = [];
  /** @type {TextFault[]} */
  const faults = [];
  const lines = text.split(/\r?\n/);
  /** @type {{ from: number, lines: string[] }} */
  let open = { from: 0, lines: [] };
  const close = () => {
    if (!open.lines.some((line) => line.trim())) return;
    const read = readTemplate(open.lines.map((line) => line.replace(SUPPLEMENTAL, '')).join('\n'));
    faults.push(...read.faults.map((fault) => ({ ...fault, line: fault.line + open.from })));
    sessionOf(weeks).exercises.push(...read.exercises.map((exercise, place) => exerciseOf(exercise, SUPPLEMENTAL.test(open.lines[read.lines[place] - 1]))));
  };
  lines.forEach((line, index) => {
    const [, marks, head] = HEAD.exec(line) ?? [];
    if (!marks) {
      open.lines.push(line);
      return;
    }
    close();
    open = { from: index + 1, lines: [] };
    const { name, isLight } = readHead(head);
    if (marks === '#') weeks.push({ ...(name ? { name } : {}), is_deload: isLight, sessions: [] });
    else weekOf(weeks).sessions.push({ name: name || `${weekOf(weeks).sessions.length + 1}`, exercises: [] });
  });
  close();
  if (!weeks.length) faults.push({ line: 1, code: 'no_sets', word: '' });
  return { weeks, faults };
}

/** @param {ProgrammeWeek[]} weeks */
function weekOf(weeks) {
  if (!weeks.length) weeks.push({ is_deload: false, sessions: [] });
  return weeks[weeks.length - 1];
}

/** @param {ProgrammeWeek[]} weeks */
function sessionOf(weeks) {
  const { sessions } = weekOf(weeks);
  if (!sessions.length) sessions.push({ name: '1', exercises: [] });
  return sessions[sessions.length - 1];
}

/** @param {import('./template-text.js').PlanExercise} exercise @param {boolean} isSupplemental @returns {import('../types/api').ProgrammeExercise} */
function exerciseOf({ name, notes, superset, sets }, isSupplemental) {
  return {
    exercise: name ?? '',
    is_supplemental: isSupplemental,
    ...(superset === undefined ? {} : { superset }),
    ...(notes ? { notes } : {}),
    sets: sets.map(({ kind, reps, reps_max, percentage, rpe, rest_seconds }) => ({
      kind: kind === 'warm_up' || kind === 'amrap' ? kind : 'working',
      reps: reps ?? 0,
      reps_max,
      percentage,
      rpe,
      rest_seconds,
    })),
  };
}

/** @param {import('../types/api').ProgrammeExercise[]} exercises @param {{ decimal?: string }} [options] */
const exercisesText = (exercises, options) =>
  writeTemplate(
    exercises.map(({ exercise, notes, superset, sets }) => ({ name: exercise, notes, superset, sets })),
    options,
  )
    .split('\n')
    .map((line, place) => `${exercises[place].is_supplemental ? '+ ' : ''}${line}`)
    .join('\n');

/** @param {ProgrammeWeek[]} weeks @param {{ decimal?: string }} [options] */
export const writeWeeks = (weeks, options) =>
  weeks
    .map((week) =>
      [
        `# ${headText(week.name ?? '')}${week.is_deload ? ' !' : ''}`.trimEnd(),
        ...week.sessions.map((session) => `## ${headText(session.name)}\n${exercisesText(session.exercises, options)}`),
      ].join('\n'),
    )
    .join('\n\n');
