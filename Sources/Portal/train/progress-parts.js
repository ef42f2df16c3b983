/** What the screens of progress have in common. */

import { attempt } from '../kit/announce.js';
import { call } from '../kit/api.js';
import { chart, lightly, lineLegend } from '../kit/chart.js';
import { ago, day, figure, percent, setText, today, typed } from '../kit/format.js';
import { gainText, recordValue } from '../kit/records.js';
import { session } from '../kit/session.js';
import { empty } from '../kit/state.js';
import { table } from '../kit/table.js';
import { t } from '../kit/text.js';
import { h, icon } from '../kit/view.js';
import { measureOf } from './names.js';

/** @typedef {import('../kit/api.js').Problem} Problem */
/** @typedef {import('../kit/view.js').Child} Child */
/** @typedef {import('../types/api').Progress} Progress */
/** @typedef {import('../types/api').ProgressPoint} ProgressPoint */
/** @typedef {import('../types/api').PersonalRecord} PersonalRecord */
/** @typedef {Progress['unit']} GraphUnit */
/** @typedef {'3' | '6' | '12' | 'all'} Range */
/** @typedef {{ lift: string, range: Range, measure?: Progress['measure'], formula?: Progress['formula'], bucket?: Progress['bucket'], goal?: number, goal_by?: string }} Question */

export const lifts = /** @type {const} */ (['squat', 'bench_press', 'deadlift']);

/** @type {Range[]} */
export const ranges = ['3', '6', '12', 'all'];

/** @param {string | null} word @param {Range} [otherwise] @returns {Range} */
export const rangeOf = (word, otherwise = '6') => /** @type {Range[]} */ (ranges).find((one) => one === word) ?? otherwise;

/**
 * The first day of a range that ends today.
 * @param {Range} range
 */
export function since(range) {
  if (range === 'all') return undefined;
  const [year, month, date] = today().split('-').map(Number);
  const first = new Date(Date.UTC(year, month - 1 - Number(range), date));
  return first.toISOString().slice(0, 10);
}

/** @param {string} lift @param {string} [name] */
export const graphName = (lift, name) =>
  lift === 'squat' || lift === 'bench_press' || lift === 'deadlift' ? t(`progress.${lift}`) : (name ?? t('progress.exercise'));

/**
 * Keeps what is chosen in the address, without a step back for each choice.
 * @param {Record<string, string | undefined>} chosen
 */
export function remember(chosen) {
  const to = new URL(location.href);
  for (const [name, value] of Object.entries(chosen)) {
    if (value) to.searchParams.set(name, value);
    else to.searchParams.delete(name);
  }
  history.replaceState(history.state, '', to);
}

let count = 0;

/**
 * One of a few, as buttons side by side.
 * @template {string} T
 * @param {string} name
 * @param {Array<[T, string]>} options
 * @param {T} chosen
 * @param {(value: T) => unknown} choose
 */
export function oneOf(name, options, chosen, choose) {
  const group = `one-of-${(count += 1)}`;
  return h(
    'fieldset',
    { class: 'seg' },
    h('legend', { class: 'said' }, name),
    options.map(([value, label]) =>
      h('label', null, h('input', { type: 'radio', name: group, checked: value === chosen, onchange: () => choose(value) }), h('span', null, label)),
    ),
  );
}

/** @param {Range} chosen @param {(range: Range) => unknown} choose */
export const rangeChoice = (chosen, choose) =>
  oneOf(
    t('progress.range'),
    ranges.map((one) => [one, t(`progress.range_${one}`)]),
    chosen,
    choose,
  );

/**
 * A value of a graph or record with its unit.
 * @param {number} value @param {GraphUnit} unit @param {string} [kind] Of the record, or what the graph measures.
 */
export const valueFigure = (value, unit, kind) =>
  figure(
    ...(unit === 'percent'
      ? /** @type {[string, string]} */ ([percent(value / 100, 1), ''])
      : unit === 'sets'
        ? /** @type {[string, string]} */ ([t('progress.sets', { count: value }), ''])
        : recordValue(value, unit, kind)),
  );

/**
 * How much more a record is than what it beat, and when it was.
 * @param {PersonalRecord} record
 */
export function gain(record) {
  const more = gainText(record),
    isUp = more.startsWith('+');
  // Less assistance is better.
  const way = isUp === (record.kind !== 'least_assistance') ? 'up' : 'down';
  return h(
    'span',
    { class: more ? `delta ${way}` : 'delta' },
    more ? [icon(isUp ? 'up' : 'down'), more, h('span', { class: 'dot' }, ' · ')] : null,
    h('span', { class: 'since' }, ago(record.date)),
  );
}

/**
 * The graph that shows a kind of record.
 * @type {Partial<Record<PersonalRecord['kind'], string>>}
 */
const measureShown = {
  weight_at_reps: '?measure=weight',
  least_assistance: '?measure=weight',
  volume: '?measure=volume',
  reps: '?measure=reps',
  duration: '?measure=duration',
  distance: '?measure=distance',
};

/** @param {PersonalRecord} record */
export function recordKind(record) {
  if (record.kind === 'weight_at_reps' || record.kind === 'least_assistance') return t(`progress.${record.kind}`, { count: record.at_reps ?? 1 });
  return t(`progress.kind_${record.kind}`);
}

/**
 * A line of a list of records: what, how much, when.
 * @param {PersonalRecord} record
 */
export const recordLine = (record) =>
  h(
    'li',
    null,
    h(
      'span',
      null,
      h('span', { class: 'record' }, icon('record')),
      ' ',
      h(
        'a',
        { href: `/train/progress/${record.exercise_id}${measureShown[record.kind] ?? ''}` },
        record.exercise ? typed(record.exercise) : graphName(record.lift ?? ''),
      ),
      h('br'),
      h('span', { class: 'quiet' }, recordKind(record), ' · ', h('a', { href: `/train/workouts/${record.workout_id}` }, day(record.date))),
    ),
    h('span', { class: 'end' }, valueFigure(record.value, record.unit, record.kind), h('br'), gain(record)),
    h(
      'button',
      {
        class: 'btn bare',
        type: 'button',
        'aria-label': t('progress.shareOf', { name: record.exercise ?? graphName(record.lift ?? ''), what: recordKind(record) }),
        onclick: () => attempt(() => shareRecord(record)),
      },
      icon('share'),
    ),
  );

/** @param {PersonalRecord} record */
async function shareRecord(record) {
  const { shareTraining } = await import('./share.js');
  await shareTraining({ name: record.exercise ?? graphName(record.lift ?? ''), kind: 'record', id: record.id, details: ['date', 'name'] });
}

/** @param {ProgressPoint} row @param {import('../kit/reckoning.js').Measure} measure */
const bestSet = (row, measure) =>
  row.weight === undefined && row.reps === undefined ? undefined : `${setText({ ...row, unit: row.unit ?? 'kg' }, measure)}${lightly(row)}`;

/**
 * What the weights of the sets mean. With the body's weight, "total" is what was added as well as what helped.
 * @param {Progress} progress
 */
const measured = ({ load, lift }) => (load === 'assistance' ? 'assisted_reps' : load === 'total' ? measureOf({ exercise_id: lift }) : undefined);

/** @param {Progress} progress @returns {Array<import('../kit/table.js').Column<ProgressPoint> & { plain(row: ProgressPoint): string | number | undefined }>} */
const columns = (progress) => [
  { label: t('progress.day'), cell: (row) => day(row.date), plain: (row) => row.date },
  { label: t('progress.value'), end: true, cell: (row) => valueFigure(row.value, progress.unit, progress.measure), plain: (row) => row.value },
  { label: t('progress.from'), cell: (row) => () => bestSet(row, measured(progress)) ?? '–', plain: (row) => bestSet(row, measured(progress)) },
  {
    label: t('progress.recordHead'),
    cell: (row) => row.record && h('span', { class: 'record' }, icon('record'), ' ', t('chart.record')),
    plain: (row) => (row.record ? t('chart.record') : undefined),
  },
];

/**
 * What the API is asked: for the drawing and for the table the same.
 * @param {Question} asked
 */
export const dataQuery = ({ range, measure, formula, bucket }) => ({ from: since(range), measure, formula, bucket });

/**
 * The graph of a lift or exercise.
 * @param {object} options
 * @param {() => Question} options.question Read again whenever a cell in it changes.
 * @param {() => string} options.name
 * @param {string} [options.lifter]
 * @param {import('../kit/view.js').Cell<'day' | 'week' | 'month'>} [options.bucket] Set to what a point covers.
 */
export function liftGraph({ question, name, lifter = 'me', bucket }) {
  const path = () => ({ lifter, lift: question().lift });
  return chart({
    draw: (width, signal) => {
      const asked = question();
      return call('GET /v1/lifters/{lifter}/progress/{lift}/drawing', {
        path: { lifter, lift: asked.lift },
        signal,
        query: {
          ...dataQuery(asked),
          unit: asked.measure === 'distance' ? session().account.unit : undefined,
          width,
          scale: session().account.graph_scale,
          goal: asked.goal,
          goal_by: asked.goal_by,
        },
      });
    },
    values: async (signal) => {
      const progress = await call('GET /v1/lifters/{lifter}/progress/{lift}', { path: path(), query: dataQuery(question()), signal });
      return { caption: t('progress.newestFirst', { graph: name() }), columns: columns(progress), rows: [...progress.points].reverse() };
    },
    legend: lineLegend({ records: true, value: t('progress.bestSet') }),
    none: () => empty(t('progress.noPoints'), t('progress.noPointsText'), h('a', { class: 'btn', href: '/train' }, t('progress.toToday'))),
    report: () => ({ graph: question().lift, ...dataQuery(question()) }),
    refused: preview,
    drawn: ({ bucket: covered }) => bucket?.set(covered === 'week' || covered === 'month' ? covered : 'day'),
    file: 'progress',
  });
}

/**
 * What the person's own last two weeks would look like.
 * @param {Problem} problem
 * @returns {Child}
 */
export function preview({ body }) {
  const shown = body.preview;
  if (!shown?.points?.length) return null;
  const unit = shown.unit;
  return h(
    'section',
    { class: 'sheet' },
    h('h2', null, t('progress.preview')),
    table({
      caption: t('progress.preview'),
      list: false,
      rows: /** @type {Array<{ date: string, value: number }>} */ ([...shown.points]).reverse(),
      columns: [
        { label: t('progress.day'), cell: (row) => day(row.date) },
        { label: t('progress.value'), end: true, cell: (row) => valueFigure(row.value, unit) },
      ],
    }),
  );
}

/**
 * @param {string} id
 * @param {string} title
 * @param {Child} side Beside the title.
 * @param {...Child} children
 */
export const sheet = (id, title, side, ...children) =>
  h('section', { class: 'sheet', 'aria-labelledby': id }, h('header', null, h('h2', { id }, title), side), children);

/** The way back to Progress. */
export const back = () => ({ path: '/train/progress', text: t('progress.title') });
