// @ts-check
import { person } from '../kit/format.js';
import { t } from '../kit/text.js';
import { cell, h } from '../kit/view.js';
import { editor, refusedWords } from './editor.js';
import { decimalSign, segments } from './fields.js';
import { measureOf } from './names.js';
import { keepIds, readTemplate, writeTemplate } from './template-text.js';

/** @typedef {import('./template-text.js').PlanExercise} PlanExercise */
/** @typedef {'rows' | 'text'} Form */

/**
 * How one liked to type last time, for this visit.
 * @type {Form}
 */
let liked = 'rows';

/**
 * The exercises of a template or a planned workout, as rows or as text, line by line. One changes into the other without
 * loss; what is typed and not yet right stays where it is.
 * @typedef {{ items: import('./editor.js').Editor['items'], text(): string }} Typed
 * @param {PlanExercise[]} first @param {() => void} changed
 * @param {Typed} [before] Of the one that this one replaces, when its screen is loaded again.
 */
export function planBody(first, changed, before) {
  const form = cell(liked),
    faults = cell(/** @type {string[]} */ ([]));
  const decimal = decimalSign();
  let known = first;
  const rows = editor(first, { changed, items: before?.items });
  const area = h('textarea', {
    id: 'plan-text',
    rows: 10,
    class: 'plan-text',
    spellcheck: 'false',
    translate: 'no',
    value: before?.text() ?? writeTemplate(first, { decimal }),
    oninput: changed,
    'aria-invalid': () => (faults().length ? 'true' : null),
    'aria-describedby': 'plan-text-faults plan-text-help',
  });

  /** @returns {PlanExercise[] | null} Null: something is not right, and is shown. */
  const readText = () => {
    const read = readTemplate(area.value);
    faults.set(read.faults.map(({ line, code, word }) => t('plan.text_fault', { line, code, word })));
    return read.faults.length ? null : keepIds(read.exercises, known, person.unit);
  };
  const readRows = (mayBeEmpty = false) => {
    const read = rows.read({ mayBeEmpty });
    return read.faults.length ? null : read.exercises;
  };
  const choose = (/** @type {string} */ next) => {
    const read = form() === 'rows' ? readRows(true) : readText();
    if (!read) {
      form.set(form() === 'rows' ? 'text' : 'rows');
      form.set(next === 'rows' ? 'text' : 'rows');
      return focus();
    }
    known = read;
    if (next === 'rows') rows.replace(read.length ? read : [{ name: '', sets: [{ kind: 'working' }] }]);
    else
      area.value = writeTemplate(
        read.map((exercise) => ({ ...exercise, measure: measureOf(exercise) })),
        { decimal },
      );
    liked = /** @type {Form} */ (next);
    form.set(liked);
  };
  const text = h(
    'section',
    { class: 'sheet', 'aria-label': t('plan.as_text') },
    h(
      'div',
      { class: 'field' },
      h('label', { for: 'plan-text' }, t('plan.text_label')),
      area,
      h('ul', { class: 'fault', id: 'plan-text-faults' }, () => faults().map((fault) => h('li', null, fault))),
      h(
        'div',
        { class: 'quiet', id: 'plan-text-help' },
        h('p', null, t('plan.text_help')),
        h(
          'ul',
          { class: 'examples', translate: 'no' },
          EXAMPLES.map((line) => h('li', null, h('code', null, line))),
        ),
      ),
    ),
  );
  const element = h(
    'div',
    { class: 'stack' },
    h(
      'div',
      { class: 'inset' },
      segments(
        t('plan.form'),
        [
          ['rows', t('plan.rows')],
          ['text', t('plan.text')],
        ],
        form,
        choose,
      ),
    ),
    h('div', { hidden: () => form() !== 'rows' }, rows.element),
    h('div', { hidden: () => form() !== 'text' }, text),
  );
  const focus = () => setTimeout(() => (form() === 'rows' ? rows.focus() : area.focus()));
  return {
    element,
    focus,
    /** @type {Typed} */
    typed: { items: rows.items, text: () => area.value },
    read: () => {
      const read = form() === 'rows' ? readRows() : readText();
      if (!read || read.length) return read;
      faults.set([t('plan.text_fault', { line: 1, code: 'no_name', word: '' })]);
      return null;
    },
    /** @param {import('../types/api').Fault[]} refused */
    refuse: (refused) => {
      if (form() === 'rows') return rows.refuse(refused);
      const { lines } = readTemplate(area.value);
      const own = refused.filter(({ pointer }) => /^\/exercises\/\d+/.test(pointer));
      // Equal sets of a group are refused alike.
      faults.set([
        ...new Set(own.map((fault) => t('plan.line_fault', { line: lines[Number(fault.pointer.split('/')[2])] ?? 1, message: refusedWords(fault) }))),
      ]);
      return refused.filter((fault) => !own.includes(fault));
    },
  };
}

const EXAMPLES = ['Squat 3x5 80% @8', 'Bench press 1x5 60kg w, 3x3-5 100kg r3:00', 'A) Row 3x10 60', 'A) Plank 3x45s // slow'];
