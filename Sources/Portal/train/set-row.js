// A row for a set: last time, two figures, effort and ✓; under the current one the steps and the effort's chips.
import { number, setText } from '../kit/format.js';
import { placeOf } from '../kit/reckoning.js';
import { t } from '../kit/text.js';
import { cell, h, icon, still, watch } from '../kit/view.js';
import { steady } from './log/steady.js';
import { note } from './log/actions.js';
import { aboutSet } from './log/about-set.js';
import { equipment, lastSets, measureOf, unit } from './log/memory.js';
import { barOf, step } from './log/plates.js';
import { filled, lastOf } from './log/prescription.js';
import { columnsOf, faultOf, lengths, shownIn, showsEffort } from './log/set-figures.js';

/** @typedef {import('./log/replay.js').Draft} Draft */
/** @typedef {import('./log/replay.js').DraftExercise} DraftExercise */
/** @typedef {import('./log/replay.js').DraftSet} DraftSet */
/** @typedef {import('./log/set-figures.js').Column} Column */
/** @typedef {import('./log/set-figures.js').Member} Member */
/**
 * What the rows of an exercise have in common.
 * @typedef {object} Rows
 * @property {() => Draft} draft
 * @property {() => DraftExercise} exercise
 * @property {() => import('./log/prescription.js').Form} form
 * @property {() => string | undefined} current The set whose turn it is.
 * @property {(set: string) => void} choose
 * @property {(exercise: DraftExercise, set: DraftSet) => void} tick
 * @property {import('../kit/view.js').Cell<Record<string, { member: Member, text: string, held?: number }>>} faults By the set; `held` is what it had where the fault was typed.
 */

/**
 * What stands in a row now.
 * @param {Rows} rows
 * @param {DraftSet} set
 */
const figures = (rows, set) => filled(rows.exercise(), set, lastSets(rows.exercise()), unit());

/**
 * The number of a set among those that count; warm-ups and the like have a letter.
 * @param {DraftExercise} exercise
 * @param {DraftSet} set
 */
export function nameOf(exercise, set) {
  if (set.kind !== 'working') return t(`log.short_${set.kind}`);
  return `${placeOf(exercise.sets, set)}`;
}

/**
 * "Set 2", "Warm-up"
 * @param {DraftExercise} exercise
 * @param {DraftSet} set
 */
export const saidOf = (exercise, set) => (set.kind === 'working' ? t('log.setNamed', { name: nameOf(exercise, set) }) : t(`log.kind_${set.kind}`));

/** @param {Rows} rows @param {() => DraftSet} item @returns {HTMLTableRowElement} */
export function setRow(rows, item) {
  const id = /** @type {string} */ (item().id);
  const name = () => nameOf(rows.exercise(), item());
  const said = () =>
    item().kind === 'working'
      ? saidOf(rows.exercise(), item())
      : `${saidOf(rows.exercise(), item())}, ${t('log.setNamed', { name: `${rows.exercise().sets.indexOf(item()) + 1}` })}`;
  const head = h(
    'button',
    {
      type: 'button',
      class: 'set-name',
      'aria-label': () => t('log.aboutSet', { set: said() }),
      onclick: () => aboutSet(rows, item(), saidOf(rows.exercise(), item())),
    },
    name,
  );
  return h(
    'tr',
    {
      id: `row-${id}`,
      class: () => (item().done ? 'done' : rows.current() === id ? 'now' : 'later'),
      onfocusin: () => {
        if (!item().done) rows.choose(id);
      },
    },
    h('th', { scope: 'row' }, head, h('span', { class: 'said', id: `set-${id}` }, said)),
    h(
      'td',
      null,
      steady(
        () => {
          const last = lastOf(rows.exercise(), item(), lastSets(rows.exercise()));
          return last && figuresKey(last);
        },
        () => lastTime(rows, item),
      ),
    ),
    [0, 1, 2].map((place) => h('td', place === 2 ? { class: 'effort' } : null, field(rows, item, place))),
    h(
      'td',
      null,
      h(
        'button',
        {
          type: 'button',
          class: 'tick',
          id: `tick-${id}`,
          'aria-pressed': () => `${item().done}`,
          'aria-label': () => t('log.setDone', { set: said() }),
          onclick: () => ticked(rows, item()),
        },
        icon('check'),
      ),
    ),
  );
}

/**
 * What was typed and can't be kept is mended before the set is logged.
 * @param {Rows} rows
 * @param {DraftSet} set
 */
function ticked(rows, set) {
  const id = set.id ?? '',
    fault = rows.faults()[id] ?? missing(rows, set);
  if (!fault) {
    rows.tick(rows.exercise(), set);
    return;
  }
  rows.faults.set({ ...rows.faults(), [id]: fault });
  document.getElementById(`${fault.member}-${id}`)?.focus();
}

/**
 * A set says how often, how long or how far; and a weight where it is meant to have one. Without it the workout could not be finished.
 * @param {Rows} rows @param {DraftSet} set
 */
function missing(rows, set) {
  if (set.done) return undefined;
  const shown = figures(rows, set),
    [load, amount] = columnsOf(rows.form());
  const needs =
    shown[amount.member] === undefined && (amount.member !== 'duration_seconds' || shown.distance_meters === undefined)
      ? amount
      : set.target?.percentage !== undefined && shown.weight === undefined
        ? load
        : undefined;
  return needs && { member: needs.member, text: t('log.faultMissing') };
}

/** @param {import('./log/prescription.js').Figures} set */
const figuresKey = (set) => [set.weight, set.unit, set.reps, set.rpe, set.duration_seconds, set.distance_meters].join();

/** @param {Rows} rows @param {() => DraftSet} item */
function lastTime(rows, item) {
  const set = still(item),
    exercise = rows.exercise(),
    last = lastOf(exercise, set, lastSets(exercise));
  if (!last) return h('span', { class: 'last faint' }, '–');
  const { rpe, ...load } = last;
  return h(
    'button',
    { type: 'button', class: 'last', onclick: () => take(rows, item(), last) },
    h('span', { class: 'said' }, t('log.takeLast')),
    ' ',
    h('b', null, setText(load, measureOf(exercise))),
    rpe !== undefined && [h('br'), ` @${number(rpe)}`],
  );
}

/** @param {Rows} rows @param {DraftSet} set @param {import('./log/prescription.js').Figures} last */
function take(rows, set, last) {
  const { weight, reps, duration_seconds, distance_meters } = last;
  const members = { weight, unit: weight === undefined ? undefined : last.unit, reps, duration_seconds, distance_meters };
  void note(rows.draft(), rows.exercise(), set, members);
}

/** @param {Rows} rows @param {() => DraftSet} item @param {number} place */
function field(rows, item, place) {
  const id = /** @type {string} */ (item().id);
  const column = () => columnsOf(rows.form())[place];
  const isWrong = () => rows.faults()[id]?.member === column().member;
  const input = h('input', {
    id: `${column().member}-${id}`,
    inputmode: () => column().keys,
    autocomplete: 'off',
    enterkeyhint: 'done',
    'aria-labelledby': () => `set-${id} head-${rows.exercise().id}-${place}`,
    placeholder: place === 2 ? '–' : null,
    'aria-invalid': () => (isWrong() ? 'true' : null),
    'aria-describedby': () => (isWrong() ? `fault-${id}` : null),
    onfocus: () => input.select(),
    onchange: () => typed(rows, item(), column(), input.value),
    onkeydown: (/** @type {KeyboardEvent} */ event) => {
      if (event.key !== 'Enter') return;
      event.preventDefault();
      if (typed(rows, item(), column(), input.value) && !item().done) rows.tick(rows.exercise(), item());
    },
  });
  watch(() => {
    const text = shownIn(figures(rows, item()), column());
    // What is being typed is not taken from under the fingers, nor what was refused.
    if (document.activeElement !== input && !isWrong()) input.value = text;
    input.classList.toggle('long', text.length > (place ? 3 : 5));
  });
  return input;
}

/** @param {Rows} rows @param {DraftSet} set @param {Column} column @param {string} text @returns {boolean} Whether it can be kept. */
function typed(rows, set, column, text) {
  // What stands there as it was shown is what it was, to all its digits.
  if (text === shownIn(figures(rows, set), column) && text) return !rows.faults()[/** @type {string} */ (set.id)];
  const id = /** @type {string} */ (set.id),
    value = text.trim() ? column.read(text) : null;
  const fault = value === undefined ? t('log.faultNumber') : value === null ? undefined : faultOf(column, value);
  const { [id]: _, ...others } = rows.faults();
  rows.faults.set(fault ? { ...others, [id]: { member: column.member, text: fault, held: set[column.member] } } : others);
  if (fault || value === undefined) return false;
  const had = figures(rows, set)[column.member];
  if (value === (had ?? null)) return true;
  const members = { [column.member]: value, ...(column.member === 'weight' ? { unit: value === null ? null : unit() } : {}) };
  void note(rows.draft(), rows.exercise(), set, members);
  return true;
}

/** @param {Rows} rows */
const wide = (rows) => (showsEffort(rows.exercise()) ? 6 : 5);

/**
 * The fault of a row, under it.
 * @param {Rows} rows
 * @param {() => DraftSet} item
 */
export function faultRow(rows, item) {
  const id = item().id ?? '';
  return h(
    'tr',
    { class: 'fault-row' },
    h(
      'td',
      { colspan: () => wide(rows) },
      h('p', { class: 'fault', id: `fault-${id}`, role: 'alert' }, () => rows.faults()[id]?.text),
    ),
  );
}

/**
 * Steps and chips under the set whose turn it is.
 * @param {Rows} rows
 * @param {() => DraftSet} item
 */
export function aidsRow(rows, item) {
  const isOpen = cell(false);
  const columns = () => columnsOf(rows.form());
  return h(
    'tr',
    { class: 'aids' },
    h(
      'td',
      { colspan: () => wide(rows) },
      h(
        'div',
        { class: 'steps' },
        stepper(rows, item, () => columns()[0]),
        stepper(rows, item, () => columns()[1]),
        h('button', { type: 'button', class: 'btn effort', 'aria-expanded': () => `${isOpen()}`, onclick: () => isOpen.set(!isOpen()) }, t('log.rpe')),
      ),
      () => (isOpen() ? chips(rows, item, () => isOpen.set(false)) : null),
    ),
  );
}

/** @param {Column} column */
function sizeOf(column) {
  if (column.member === 'weight') return step(barOf(equipment(), unit()));
  return { reps: 1, rpe: 0.5, duration_seconds: 5, distance_meters: column.length === 'mi' ? 0.25 : 100 }[column.member];
}

/** @param {Rows} rows @param {() => DraftSet} item @param {() => Column} column */
function stepper(rows, item, column) {
  const size = () => `${number(sizeOf(column()), 2)} ${unitOf(column())}`;
  /** @param {1 | -1} by */
  const go = (by) => {
    const from = figures(rows, item())[column().member] ?? 0;
    typed(rows, item(), column(), column().show(Math.max(0, from + by * sizeOf(column()) * lengths[column().length ?? 'm'])));
  };
  const button = (/** @type {1 | -1} */ by) =>
    h('button', { type: 'button', onclick: () => go(by), 'aria-label': () => t(by < 0 ? 'log.less' : 'log.more', { size: size() }) }, by < 0 ? '−' : '+');
  return h(
    'span',
    { class: 'step', role: 'group', 'aria-label': () => `${column().head()}, ${t('log.setNamed', { name: nameOf(rows.exercise(), item()) })}` },
    button(-1),
    h(
      'span',
      null,
      () => number(sizeOf(column()), 2),
      h('span', { class: 'unit' }, () => unitOf(column())),
    ),
    button(1),
  );
}

/** @param {Column} column */
const unitOf = (column) => ({ weight: unit(), reps: t('log.rep'), duration_seconds: t('kit.seconds'), distance_meters: column.length, rpe: '' })[column.member];

/**
 * Effort from 6 to 10 in halves; a second tap takes it away.
 * @param {Rows} rows
 * @param {() => DraftSet} item
 * @param {() => void} close
 */
function chips(rows, item, close) {
  return h(
    'div',
    { class: 'efforts', role: 'group', 'aria-label': t('log.effort') },
    [6, 6.5, 7, 7.5, 8, 8.5, 9, 9.5, 10].map((rpe) =>
      h(
        'button',
        {
          type: 'button',
          class: 'filter',
          'aria-pressed': () => `${item().rpe === rpe}`,
          onclick: () => {
            void note(rows.draft(), rows.exercise(), item(), { rpe: item().rpe === rpe ? null : rpe });
            close();
          },
        },
        number(rpe),
      ),
    ),
  );
}
