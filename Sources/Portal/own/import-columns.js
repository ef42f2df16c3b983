import { h } from '../kit/view.js';
import { t } from '../kit/text.js';
import { button, unique } from './parts.js';

/** @typedef {import('../types/api').ImportedTable} ImportedTable */

/** What a column can mean; a weight and a distance with their unit. */
const MEANINGS = [
  'date',
  'time',
  'end',
  'workout',
  'session',
  'workout_notes',
  'workout_duration',
  'workout_duration:min',
  'exercise',
  'exercise_notes',
  'superset',
  'set_order',
  'set_kind',
  'warm_up',
  'sets',
  'reps',
  'weight',
  'weight:kg',
  'weight:lb',
  'weight_unit',
  'distance',
  'distance:km',
  'distance:m',
  'distance:mi',
  'distance_unit',
  'duration',
  'duration:min',
  'rpe',
  'notes',
];

/** @param {ImportedTable['columns'][number]} column */
const word = (column) => (!column.meaning ? '-' : column.unit ? `${column.meaning}:${column.unit}` : column.meaning);

/**
 * The meanings of a table's columns as the API takes them.
 * @param {ImportedTable | undefined} table
 */
export const said = (table) => table?.columns.map(word).join(',');

/**
 * The table's columns with what each is taken for, and its first rows: one column under the other, since a table of ten
 * columns is wider than a phone. Of a table that can't be imported, why not.
 * @param {ImportedTable} table
 * @param {(columns: string) => Promise<void>} again
 * @param {() => void} changed What was shown of the choice before is true no more.
 */
export function columnsSheet(table, again, changed) {
  if (table.obstacle)
    return h(
      'div',
      { class: 'stack' },
      h('h3', {}, t('own.obstacleTitle')),
      h('p', { class: 'fault', role: 'alert' }, t(/** @type {any} */ (`own.obstacle_${table.obstacle}`))),
      rows(table),
    );
  const fields = table.columns.map((column, at) => field(table, column, at));
  return h(
    'div',
    { class: 'stack' },
    h('h3', {}, t('own.columnsTitle')),
    h('p', { class: 'quiet' }, table.app ? t('own.columnsNear', { app: table.app, names: table.app_missing?.join(', ') ?? '' }) : t('own.columnsText')),
    table.missing.length > 0 && h('p', { class: 'fault', role: 'alert' }, t('own.columnsMissing', { names: table.missing.map(meaning).join(', ') })),
    h('div', { class: 'fields import-columns', onchange: changed }, ...fields.map((one) => one.shown)),
    h(
      'p',
      { class: 'btns' },
      button(t('own.columnsAgain'), () => again(fields.map((one) => one.choice.value).join(','))),
    ),
    rows(table),
  );
}

/**
 * @param {ImportedTable} table
 * @param {ImportedTable['columns'][number]} column
 * @param {number} at
 */
function field(table, column, at) {
  const id = unique(),
    own = word(column);
  const names = MEANINGS.includes(own) || own === '-' ? MEANINGS : [own, ...MEANINGS];
  const choice = h(
    'select',
    { id },
    h('option', { value: '-', selected: own === '-' }, t('own.columnUnread')),
    ...names.map((name) => h('option', { value: name, selected: name === own }, meaning(name))),
  );
  const examples = [...new Set(table.rows.map((row) => row[at]).filter(Boolean))].slice(0, 3);
  return {
    choice,
    shown: h(
      'div',
      { class: 'field' },
      h('label', { for: id, translate: 'no' }, column.name || t('own.columnNumber', { number: at + 1 })),
      choice,
      h('p', { class: 'quiet', translate: 'no' }, examples.join(' · ')),
    ),
  };
}

/** @param {ImportedTable} table */
const rows = (table) =>
  h(
    'details',
    {},
    h('summary', {}, t('own.tableRows', { count: table.rows.length })),
    h(
      'div',
      { class: 'import-rows' },
      h(
        'table',
        { translate: 'no' },
        h('thead', {}, h('tr', {}, ...table.columns.map((column) => h('th', { scope: 'col' }, column.name)))),
        h('tbody', {}, ...table.rows.map((row) => h('tr', {}, ...row.map((cell) => h('td', {}, cell))))),
      ),
    ),
  );

/** @param {string} name */
function meaning(name) {
  const [column, unit] = name.split(':');
  const text = t(/** @type {any} */ (`own.column_${column}`));
  return unit ? `${text} (${unit})` : text;
}
