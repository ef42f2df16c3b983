import { h } from '../kit/view.js';
import { t } from '../kit/text.js';
import { day, number } from '../kit/format.js';

/** @typedef {import('../types/api').ImportReport} ImportReport */
/** @typedef {import('../types/api').ImportProblem} ImportProblem */

/** The first problems say enough. */
const SHOWN = 20;

/**
 * Names of apps, the same in every language. Nothing is said of a table of no known app.
 * @type {Record<string, string>}
 */
const apps = {
  hevy: 'Hevy',
  strong: 'Strong',
  strong_android: 'Strong (Android)',
  strong_ios: 'Strong (iPhone)',
  stronglifts: 'StrongLifts',
  fitnotes_ios: 'FitNotes (iPhone)',
  fitnotes_android: 'FitNotes (Android)',
  musclemate: 'MuscleMate',
};

/** @param {'day_first' | 'month_first'} order */
export const orderName = (order) => t(order === 'day_first' ? 'own.dayFirst' : 'own.monthFirst');

/** @param {{ dialect?: string, source: string }} of */
export const sourceName = ({ dialect, source }) => (dialect && apps[dialect]) || apps[source] || 'CSV';

/**
 * How many things beside workouts come or came.
 * @param {ImportReport} report
 */
export const thingsAdded = (report) => Object.values(report.areas ?? {}).reduce((count, one) => count + one.added, 0);

/**
 * What comes or came, what stays, and what is skipped and why.
 * @param {ImportReport} report
 * @param {boolean} isTry
 * @param {HTMLElement} [action] What can be done now; above the problems, of which there may be many.
 */
export function reportShown(report, isTry, action) {
  const { workouts, sets } = report;
  /** @type {[number, string][]} */
  const figures = [
    [workouts.added, t(isTry ? 'own.wouldBeAdded' : 'own.wereAdded')],
    [workouts.updated, t('own.importUpdated')],
    [workouts.unchanged, t('own.importUnchanged')],
    [workouts.edited, t('own.importEdited')],
    [workouts.deleted, t('own.importDeleted')],
    [workouts.twins, t('own.importTwins')],
    [workouts.skipped, t('own.importSkipped')],
  ];
  return h(
    'div',
    { class: 'stack report' },
    h(
      'p',
      {},
      h('strong', { translate: 'no' }, sourceName(report)),
      ' · ',
      t('own.importSets', { count: sets.added + sets.updated }),
      ' · ',
      report.exercises !== undefined && [t('own.importExercises', { count: report.exercises }), ' · '],
      h('span', { translate: 'no' }, report.time_zone),
    ),
    h(
      'dl',
      { class: 'board' },
      ...figures.filter(([count], at) => at === 0 || count > 0).map(([count, name]) => h('div', {}, h('dt', {}, name), h('dd', { class: 'fig' }, `${count}`))),
    ),
    areas(report.areas ?? {}),
    report.time_zone_assumed && h('p', { class: 'quiet' }, t('own.zoneAssumed', { zone: report.time_zone })),
    report.dates && h('p', { class: 'quiet' }, t(report.dates_assumed ? 'own.datesAssumed' : 'own.datesRead', { order: orderName(report.dates) })),
    report.time_of_day_assumed && h('p', { class: 'quiet' }, t('own.timeAssumed', { time: report.time_of_day_assumed.slice(0, 5) })),
    heaviest(report.heaviest_sets ?? []),
    names(report.exercise_names ?? [], report.exercises ?? 0),
    twins(report.twins ?? [], workouts.twins),
    action,
    report.problems.length > 0 && problems(report.problems),
  );
}

/**
 * What a file of one's own training has beside workouts.
 * @param {NonNullable<ImportReport['areas']>} all
 */
const areas = (all) =>
  Object.keys(all).length > 0 &&
  h(
    'ul',
    { class: 'lines' },
    .../** @type {const} */ (['exercises', 'templates', 'goals', 'measurements', 'programmes']).flatMap((area) => {
      const one = all[area];
      return one ? [h('li', {}, h('span', {}, t(`own.files_${area}`)), h('span', { class: 'quiet end' }, t('own.importThings', { ...one })))] : [];
    }),
  );

/**
 * In the unit that the file is read in: a wrong one is seen here, before anything is written.
 * @param {import('../types/api').HeaviestImportedSet[]} sets
 */
const heaviest = (sets) =>
  sets.length > 0 &&
  h(
    'div',
    {},
    h('h3', {}, t('own.heaviestSets')),
    h(
      'ul',
      { class: 'lines' },
      ...sets.map((one) =>
        h(
          'li',
          {},
          h('span', { translate: 'no' }, one.exercise),
          h('span', { class: 'quiet end' }, `${number(one.weight, 2)} ${one.unit}${one.reps ? ` × ${one.reps}` : ''} · ${day(one.date)}`),
        ),
      ),
    ),
  );

/**
 * As they will be here: a wrong column or a wrong code page is seen there.
 * @param {string[]} list @param {number} count
 */
const names = (list, count) =>
  list.length > 0 &&
  h(
    'details',
    {},
    h('summary', {}, t('own.importNames', { count })),
    h('p', { translate: 'no' }, list.join(' · ')),
    count > list.length && h('p', { class: 'quiet' }, t('own.furtherProblems', { count: count - list.length })),
  );

/** @param {import('../types/api').ImportedTwin[]} list @param {number} count */
const twins = (list, count) =>
  list.length > 0 &&
  h(
    'div',
    {},
    h('h3', {}, t('own.twinsTitle', { count })),
    h('p', { class: 'quiet' }, t('own.twinsText')),
    h(
      'ul',
      { class: 'lines' },
      ...list.map((one) => h('li', {}, h('span', { translate: 'no' }, one.name), h('span', { class: 'quiet end' }, day(one.started_at.slice(0, 10))))),
    ),
  );

/**
 * Each message once, with its lines: a long file has the same one on many of them.
 * @param {ImportProblem[]} list
 */
function problems(list) {
  /** @type {Map<string, { column?: string, message: string, places: string[] }>} */
  const said = new Map();
  for (const { column, message, line, pointer } of list) {
    const one = said.get(`${column}\n${message}`) ?? { column, message, places: [] };
    one.places.push(line === undefined ? (pointer ?? '') : t('own.line', { line }));
    said.set(`${column}\n${message}`, one);
  }
  const shown = [...said.values()];
  return h(
    'div',
    {},
    h('h3', {}, t('own.importProblems', { count: list.reduce((sum, one) => sum + 1 + (one.more ?? 0), 0) })),
    h('ul', { class: 'lines' }, ...shown.slice(0, SHOWN).map(problem)),
    shown.length > SHOWN && h('p', { class: 'quiet' }, t('own.furtherProblems', { count: shown.length - SHOWN })),
  );
}

/** @param {{ column?: string, message: string, places: string[] }} one */
const problem = ({ column, message, places }) =>
  h(
    'li',
    {},
    h('span', {}, column && [h('strong', { translate: 'no' }, column), ': '], message),
    h('span', { class: 'quiet end' }, places[0], places.length > 1 && [' ', t('own.furtherProblems', { count: places.length - 1 })]),
  );
