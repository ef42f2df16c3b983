// @ts-check
import { readNumber } from '../kit/format.js';
import { menu } from '../kit/menu.js';
import { isAssistance } from '../kit/reckoning.js';
import { faultSentence } from '../kit/state.js';
import { t } from '../kit/text.js';
import { cell, each, h, icon, onEnd, watch } from '../kit/view.js';
import { decimalSign } from './fields.js';
import { exerciseNames, measureOf } from './names.js';
import { copyOf, dissolveLoners, isBlank, itemOf, joinNext, moved, readItems } from './rows-model.js';

/**
 * Exercises and their sets as rows of fields: of a template, a planned workout, or a workout that was done.
 *
 * @typedef {import('./rows-model.js').Item} Item
 * @typedef {import('./rows-model.js').Row} Row
 * @typedef {import('./rows-model.js').RowField} RowField
 * @typedef {import('./template-text.js').PlanExercise} PlanExercise
 * @typedef {{ items: import('../kit/view.js').Cell<Item[]>, decimal: string, isDone: boolean, changed(): void }} Editor
 */

let ids = 0;

/**
 * @param {PlanExercise[]} exercises
 * @param {{ isDone?: boolean, changed?: () => void, items?: Editor['items'] }} options `isDone`: what was done, so that no percentages are asked for. `items`: of an editor that this one replaces.
 */
export function editor(exercises, { isDone = false, changed = () => {}, items } = {}) {
  const decimal = decimalSign();
  /** @type {Editor} */
  const own = { items: items ?? cell(exercises.map((exercise) => itemOf(exercise, decimal))), decimal, isDone, changed };
  const names = exerciseNames();
  let sent = own.items();
  const add = () => {
    own.items.change((items) => [...items, itemOf({ name: '', sets: [{ kind: 'working' }] }, decimal)]);
    changed();
    /** @type {HTMLInputElement | null} */ (element.querySelector('.edited-list > :last-child input'))?.focus();
  };
  const list = each(
    h('div', { class: 'edited-list stack' }),
    own.items,
    (item) => item.key,
    (item) => exerciseRows(own, item(), names.id),
  );
  const element = h(
    'div',
    { class: 'stack' },
    names.list,
    list,
    h('p', { class: 'btns inset' }, h('button', { class: 'btn', type: 'button', onclick: add }, icon('plus'), t('plan.add_exercise'))),
  );
  return {
    element,
    items: own.items,
    /**
     * Exercises that were not begun are left out, unless there are no others and something has to be there.
     * @param {{ mayBeEmpty?: boolean }} options
     */
    read: ({ mayBeEmpty = false } = {}) => {
      const begun = own.items().filter((item) => !isBlank(item));
      sent = begun.length || mayBeEmpty ? begun : own.items();
      return readItems(sent, (field) => t('plan.fault', { field }));
    },
    /** @param {PlanExercise[]} next */
    replace: (next) => own.items.set(next.map((exercise) => itemOf(exercise, decimal))),
    /**
     * Shows what the API refused; what belongs to no row is returned.
     * @param {import('../types/api').Fault[]} faults
     */
    refuse: (faults) => refuse(sent, faults, columnsOf(isDone)),
    /** Goes to the first row with a fault. */
    focus: () => /** @type {HTMLElement | null} */ (element.querySelector('[aria-invalid]'))?.focus(),
  };
}

/** @param {Editor} own @param {Item} item @param {string} names */
function exerciseRows(own, item, names) {
  const id = `edit-${(ids += 1)}`;
  const place = () => own.items().indexOf(item),
    named = cell(item.name);
  const isHelp = () => {
    named();
    return isAssistance(measureOf(item));
  };
  const name = h('input', {
    id,
    list: names,
    value: item.name,
    autocomplete: 'off',
    maxlength: 200,
    translate: 'no',
    'aria-invalid': () => (item.fault() ? 'true' : null),
    'aria-describedby': `${id}-fault`,
    oninput: () => {
      Object.assign(item, { name: name.value, exercise_id: undefined, measure: undefined });
      named.set(name.value);
      own.changed();
    },
  });
  return h(
    'section',
    { class: 'sheet edited', 'aria-label': () => t('plan.exercise_n', { n: place() + 1 }) },
    h(
      'div',
      { class: 'edited-head' },
      h(
        'div',
        { class: 'field' },
        h(
          'label',
          { for: id },
          () => t('plan.exercise_n', { n: place() + 1 }),
          () => (item.superset() === undefined ? null : h('span', { class: 'label' }, t('plan.in_superset', { n: item.superset() ?? 0 }))),
          () => (isHelp() ? h('span', { class: 'label' }, t('kit.assistance')) : null),
        ),
        name,
        h('span', { class: 'fault', id: `${id}-fault` }, item.fault),
      ),
      () => exerciseMenu(own, item),
    ),
    () => (item.note() === undefined ? null : noteField(t('plan.note_exercise'), item.note, own)),
    setTable(own, item, isHelp),
    h('p', { class: 'btns' }, h('button', { class: 'btn bare', type: 'button', onclick: () => addSet(own, item) }, icon('plus'), t('plan.add_set'))),
  );
}

/** @param {Editor} own @param {Item} item */
function addSet(own, item) {
  item.rows.change((rows) => [...rows, copyOf(rows[rows.length - 1], own.decimal)]);
  own.changed();
}

/**
 * Whatever could be dragged has a word here.
 * @param {Editor} own @param {Item} item
 */
function exerciseMenu(own, item) {
  const items = own.items(),
    place = items.indexOf(item),
    next = items[place + 1];
  const change = (/** @type {() => void} */ body) => () => {
    body();
    own.changed();
  };
  const isJoined = item.superset() !== undefined;
  return menu(t('plan.more_for', { name: item.name || t('plan.exercise_n', { n: place + 1 }) }), [
    place > 0 && { label: t('plan.up'), icon: 'up', action: change(() => own.items.set(moved(items, place, place - 1))) },
    next && { label: t('plan.down'), icon: 'down', action: change(() => own.items.set(moved(items, place, place + 1))) },
    next && !(isJoined && next.superset() === item.superset()) && { label: t('plan.superset_next'), action: change(() => joinNext(items, place)) },
    isJoined && {
      label: t('plan.superset_leave'),
      action: change(() => {
        item.superset.set(undefined);
        dissolveLoners(items);
      }),
    },
    item.note() === undefined && { label: t('plan.add_note'), action: change(() => item.note.set('')) },
    {
      label: t('plan.remove_exercise'),
      danger: true,
      action: change(() => {
        const rest = items.filter((one) => one !== item);
        dissolveLoners(rest);
        own.items.set(rest);
      }),
    },
  ]);
}

/** @param {string} label @param {import('../kit/view.js').Cell<string | undefined>} note @param {Editor} own */
function noteField(label, note, own) {
  const id = `note-${(ids += 1)}`;
  const field = h('textarea', { id, rows: 2, value: note() ?? '', onchange: () => note.set(field.value), oninput: own.changed });
  // An editor that replaces this one has what was typed just now, too.
  onEnd(() => note.set(field.value));
  return h('div', { class: 'field' }, h('label', { for: id }, label), field);
}

/** @param {boolean} isDone @returns {[RowField, string, string][]} */
const columnsOf = (isDone) => [
  ['target', isDone ? t('plan.reps_done') : t('plan.reps'), 'c-w'],
  ['load', isDone ? t('plan.weight') : t('plan.load'), 'c-w'],
  ['rpe', t('plan.rpe'), 'c-r'],
  ['rest', t('history.rest'), 'c-r'],
];

/** @param {Editor} own @param {Item} item @param {() => boolean} isHelp Less of its weight is more. */
function setTable(own, item, isHelp) {
  const id = `sets-${(ids += 1)}`;
  const body = each(
    h('tbody', null),
    item.rows,
    (row) => row.key,
    (row) => setRow(own, item, row(), id),
  );
  return h(
    'table',
    { class: 'sets edit-sets' },
    h('caption', { class: 'said' }, t('plan.sets')),
    h(
      'thead',
      null,
      h(
        'tr',
        null,
        h('th', { class: 'c-n', scope: 'col' }, t('plan.set')),
        columnsOf(own.isDone).map(([field, text, width]) =>
          h('th', { class: width, scope: 'col', id: `${id}-${field}` }, text, () => (field === 'load' && isHelp() ? ' (−)' : null)),
        ),
        h('th', { class: 'c-ok', scope: 'col' }, h('span', { class: 'said' }, t('plan.more'))),
      ),
    ),
    body,
  );
}

/** @param {Editor} own @param {Item} item @param {Row} row @param {string} table */
function setRow(own, item, row, table) {
  const id = `set-${(ids += 1)}`,
    place = () => item.rows().indexOf(row) + 1;
  /** @type {Partial<Record<RowField, HTMLInputElement>>} */
  const fields = {};
  const input = (/** @type {RowField} */ field, /** @type {string} */ mode) => {
    const made = h('input', {
      value: row.typed[field],
      inputmode: mode,
      autocomplete: 'off',
      'aria-labelledby': `${id} ${table}-${field}`,
      'aria-invalid': () => (row.faults()[field] ? 'true' : null),
      'aria-describedby': () => (row.faults()[field] ? `${id}-fault` : null),
      oninput: () => {
        row.typed[field] = made.value;
        if (field === 'target') row.kind.set(kindTyped(row, made.value));
        own.changed();
      },
      onfocus: () => made.select(),
    });
    fields[field] = made;
    return h('td', null, made);
  };
  watch(() => {
    const isAmrap = row.kind() === 'amrap',
      target = fields.target;
    if (!target || !/^\s*\d+\s*(-\s*\d+\s*)?\+?\s*$/.test(row.typed.target)) return;
    row.typed.target = `${row.typed.target.replace('+', '').trim()}${isAmrap ? '+' : ''}`;
    if (target.value !== row.typed.target) target.value = row.typed.target;
  });
  const faults = () => Object.values(row.faults()).filter(Boolean);
  return h(
    'tr',
    null,
    h('th', { scope: 'row', id }, place, () => (row.kind() === 'working' ? null : h('span', { class: 'kind' }, t('history.kind_short', { kind: row.kind() })))),
    input('target', 'text'),
    input('load', own.isDone ? 'decimal' : 'text'),
    input('rpe', 'decimal'),
    input('rest', 'text'),
    h('td', { class: 'c-ok' }, () => setMenu(own, item, row, place())),
    h(
      'td',
      { class: 'below', colspan: 6, hidden: () => !faults().length && row.note() === undefined },
      () => (faults().length ? h('span', { class: 'fault', id: `${id}-fault` }, faults().join(' ')) : null),
      () => (row.note() === undefined ? null : noteField(t('plan.note_set'), row.note, own)),
    ),
  );
}

/** @param {Row} row @param {string} typed @returns {import('./set-words.js').Kind} */
const kindTyped = (row, typed) => (typed.includes('+') ? 'amrap' : row.kind() === 'amrap' && readNumber(typed) !== undefined ? 'working' : row.kind());

/** @param {Editor} own @param {Item} item @param {Row} row @param {number} place */
function setMenu(own, item, row, place) {
  const kinds = /** @type {const} */ (['working', 'warm_up', 'drop', 'failure', 'amrap']);
  const rows = () => item.rows();
  const change = (/** @type {() => void} */ body) => () => {
    body();
    own.changed();
  };
  return menu(t('plan.more_for', { name: t('history.set_n', { n: place }) }), [
    ...kinds.map((kind) => ({ label: t('history.kind', { kind }), icon: kind === row.kind() ? 'check' : undefined, action: change(() => row.kind.set(kind)) })),
    { label: t('plan.copy_set'), action: change(() => item.rows.set(rows().flatMap((one) => (one === row ? [row, copyOf(row, own.decimal)] : [one])))) },
    row.note() === undefined && { label: t('plan.add_note'), action: change(() => row.note.set('')) },
    rows().length > 1 && { label: t('plan.remove_set'), danger: true, action: change(() => item.rows.set(rows().filter((one) => one !== row))) },
  ]);
}

/** @param {Item[]} items @param {import('../types/api').Fault[]} faults @param {ReturnType<typeof columnsOf>} columns */
function refuse(items, faults, columns) {
  return faults.filter((fault) => {
    const { exercise, set, field } = placeOf(fault);
    const item = items[Number(exercise)];
    if (!exercise || !item) return true;
    const row = set === undefined ? undefined : item.rows()[Number(set)];
    const said = refusedWords(fault, columns);
    if (row) row.faults.set({ ...row.faults(), [field]: said });
    else item.fault.set(said);
    return false;
  });
}

/** @param {import('../types/api').Fault} fault */
function placeOf({ pointer }) {
  const [, exercise, set, member] = /^\/exercises\/(\d+)(?:\/sets\/(\d+))?(?:\/(\w+))?/.exec(pointer) ?? [];
  return { exercise, set, field: fieldOf(member) };
}

/**
 * What the API refused, with the name of its field.
 * @param {import('../types/api').Fault} fault
 */
export function refusedWords(fault, columns = columnsOf(false)) {
  const { set, field } = placeOf(fault);
  const label = set === undefined ? t('history.name') : columns.find(([one]) => one === field)?.[1];
  return faultSentence(label ?? '', fault.message);
}

/** @param {string | undefined} field @returns {RowField} */
function fieldOf(field) {
  if (field === 'weight' || field === 'percentage' || field === 'unit') return 'load';
  if (field === 'rpe') return 'rpe';
  return field === 'rest_seconds' ? 'rest' : 'target';
}
