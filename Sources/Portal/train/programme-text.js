// @ts-check
import { readTemplate, writeTemplate } from './template-text.js';

/**
 * The weeks of a programme as text: `# Week` for a week (with "!" behind it a light one), `## Session`, and below it the
 * exercises as in a template. Percentages are of the lift's base.
 *
 * @typedef {import('../types/api').ProgrammeWeek} ProgrammeWeek
 * @typedef {{ line: number, code: string, word: string }} TextFault
 */

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
    const read = readTemplate(open.lines.join('\n'));
    faults.push(...read.faults.map((fault) => ({ ...fault, line: fault.line + open.from })));
    sessionOf(weeks).exercises.push(...read.exercises.map(exerciseOf));
  };
  lines.forEach((line, index) => {
    const [, marks, name, light] = /^\s*(##?)\s*(.*?)\s*(!?)\s*$/.exec(line) ?? [];
    if (!marks) {
      open.lines.push(line);
      return;
    }
    close();
    open = { from: index + 1, lines: [] };
    if (marks === '#') weeks.push({ ...(name ? { name } : {}), is_deload: light === '!', sessions: [] });
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

/** @param {import('./template-text.js').PlanExercise} exercise @returns {import('../types/api').ProgrammeExercise} */
function exerciseOf({ name, notes, superset, sets }) {
  return {
    exercise: name ?? '', is_supplemental: false, ...(superset === undefined ? {} : { superset }), ...(notes ? { notes } : {}),
    sets: sets.map(({ kind, reps, reps_max, percentage, rpe, rest_seconds }) => ({ kind: kind === 'warm_up' || kind === 'amrap' ? kind : 'working', reps: reps ?? 0, reps_max, percentage, rpe, rest_seconds })),
  };
}

/** @param {ProgrammeWeek[]} weeks @param {{ decimal?: string }} [options] */
export const writeWeeks = (weeks, options) => weeks.map((week) => [
  `# ${week.name ?? ''}${week.is_deload ? ' !' : ''}`.trimEnd(),
  ...week.sessions.map((session) => `## ${session.name}\n${writeTemplate(session.exercises.map(({ exercise, notes, superset, sets }) => ({ name: exercise, notes, superset, sets })), options)}`),
].join('\n')).join('\n\n');
