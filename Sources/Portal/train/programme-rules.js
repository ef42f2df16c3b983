// @ts-check
import { note } from '../kit/announce.js';
import { Problem, call } from '../kit/api.js';
import { person, readNumber } from '../kit/format.js';
import { guard } from '../kit/guard.js';
import { go } from '../kit/router.js';
import { failed } from '../kit/state.js';
import { t } from '../kit/text.js';
import { cell, each, h, icon } from '../kit/view.js';
import { areaField, choiceField, noNumbers, textField, typedNumber } from './fields.js';
import { exerciseNames, usualLifts } from './names.js';
import { busyButton, linkButton, sheet } from './parts.js';
import { readWeeks, writeWeeks } from './programme-text.js';

/** @typedef {import('../types/api').Programme} Programme */
/** @typedef {import('../types/api').ProgrammeLift} ProgrammeLift */
/** @typedef {import('../types/api').ProgressionRuleInput} Rule */
/** @typedef {ProgrammeLift['base']} Base */
/** @typedef {{ key: number, exercise: string, base: Base, weight: string, moves: 'every_session' | 'every_cycle', add: string, misses: string, reset: string, was?: ProgrammeLift }} Lift */

/** @type {import('../kit/router.js').Screen<Awaited<ReturnType<typeof usualLifts>>>} */
export const programmeRules = {
  path: '/train/programmes/new/rules',
  title: () => t('plan.new_rules'),
  tab: '/train/plan',
  needs: { module: 'programmes' },
  crumb: () => ({ path: '/train/programmes', text: t('plan.programmes') }),
  lead: () => t('plan.lead_rules'),
  load: () => usualLifts(3),
  show: (lifts) =>
    rulesForm(
      undefined,
      lifts.map((one) => one.exercise),
    ),
};

const numbers = /** @type {const} */ (['weight', 'add', 'misses', 'reset']);

/** @param {string[]} lifts */
function example([squat, bench, deadlift]) {
  const fives = (/** @type {string} */ exercise, count = 3) => ({
    exercise,
    is_supplemental: false,
    sets: Array(count).fill({ kind: /** @type {const} */ ('working'), reps: 5 }),
  });
  return writeWeeks([
    {
      name: '1',
      is_deload: false,
      sessions: [
        { name: 'A', exercises: [fives(squat), fives(bench)] },
        { name: 'B', exercises: [fives(squat), fives(deadlift, 1)] },
      ],
    },
  ]);
}

/** @param {object} part @param {string} name */
const isOnly = (part, name) => Object.keys(part).join() === name;

/**
 * The simple rules that the fields show: add where all sets were hit, take off after some misses.
 * @param {ProgrammeLift} lift
 */
function simple({ rules }) {
  const add = rules.find((rule) => rule.when.all_sets_hit && isOnly(rule.when, 'all_sets_hit') && isOnly(rule.then, 'add_weight'));
  const reset = rules.find((rule) => isOnly(rule.when, 'misses_in_a_row') && isOnly(rule.then, 'reset_percent'));
  const isAll = rules.every((rule) => rule === add || rule === reset);
  return { isAll, add: add?.then.add_weight, misses: reset?.when.misses_in_a_row, reset: reset?.then.reset_percent };
}

/**
 * The member that counts of the two that a lift may start with. The other one stays as it is.
 * @param {{ base: Base, start?: number, one_rep_max?: number }} lift @returns {'start' | 'one_rep_max'}
 */
function counted({ base, start, one_rep_max }) {
  if (base === 'working_weight') return 'start';
  return start === undefined || (base === 'one_rep_max' && one_rep_max !== undefined) ? 'one_rep_max' : 'start';
}

/** @param {ProgrammeLift} lift @param {number} key @returns {Lift} */
function liftOf(lift, key) {
  const { add, misses, reset } = simple(lift),
    text = typedNumber;
  return {
    key,
    exercise: lift.exercise,
    base: lift.base,
    weight: text(lift[counted(lift)]),
    moves: lift.moves,
    add: text(add),
    misses: text(misses),
    reset: text(reset),
    was: lift,
  };
}

/** @param {Lift} lift @returns {Rule[]} */
function rulesOf(lift) {
  if (lift.was && !simple(lift.was).isAll) return lift.was.rules;
  const add = readNumber(lift.add),
    misses = readNumber(lift.misses),
    reset = readNumber(lift.reset);
  return [
    ...(misses && reset ? [{ when: { misses_in_a_row: misses }, then: { reset_percent: reset } }] : []),
    ...(add ? [{ when: { all_sets_hit: true }, then: { add_weight: add } }] : []),
  ];
}

/** @param {Lift} lift @returns {import('../types/api').ProgrammeLiftInput} */
const inputOf = (lift) => ({
  ...lift.was,
  exercise: lift.exercise.trim(),
  base: lift.base,
  moves: lift.moves,
  rules: rulesOf(lift),
  [counted({ ...lift.was, base: lift.base })]: readNumber(lift.weight),
});

/** @param {Programme} [programme] @param {string[]} [usual] */
export function rulesForm(programme, usual = []) {
  const was = programme?.definition;
  let isChanged = false,
    keys = 0;
  const changed = () => {
    isChanged = true;
  };
  guard(() => isChanged);
  const problem = cell(/** @type {unknown} */ (null)),
    faults = cell(/** @type {Record<string, string>} */ ({})),
    names = exerciseNames();
  const fresh = (/** @type {string} */ exercise) =>
    /** @type {Lift} */ ({
      key: (keys += 1),
      exercise,
      base: 'working_weight',
      weight: '',
      moves: 'every_session',
      add: typedNumber(person.unit === 'kg' ? 2.5 : 5),
      misses: '3',
      reset: '10',
    });
  const lifts = cell(was ? was.lifts.map((lift) => liftOf(lift, (keys += 1))) : usual.map(fresh));
  const of = (/** @type {string} */ name) => ({ fault: () => faults()[name] ?? '' });
  const name = textField(t('history.name'), { value: programme?.name ?? '', maxlength: 200, translate: 'no', oninput: changed }, of('name'));
  const unit = choiceField(
    t('plan.unit'),
    [
      ['kg', 'kg'],
      ['lb', 'lb'],
    ],
    was?.unit ?? person.unit,
    { onchange: changed },
  );
  const step = textField(
    t('plan.round_to'),
    { value: typedNumber(was?.rounding.step), inputmode: 'decimal', oninput: changed },
    { ...of('definition/rounding/step'), hint: t('plan.round_hint') },
  );
  const weeks = areaField(
    t('plan.weeks_text'),
    { rows: 12, class: 'plan-text', spellcheck: 'false', translate: 'no', value: was ? writeWeeks(was.weeks) : example(usual), oninput: changed },
    { ...of('weeks'), hint: t('plan.weeks_help') },
  );

  /** @returns {Promise<unknown>} */
  const save = async () => {
    const read = readWeeks(weeks.input.value);
    problem.set(null);
    faults.set({
      ...(name.input.value.trim() ? {} : { name: t('plan.name_needed') }),
      ...(read.faults.length ? { weeks: read.faults.map((fault) => t('plan.text_fault', fault)).join(' ') } : {}),
      ...noNumbers([
        ['definition/rounding/step', step.input.value],
        ...lifts().flatMap((lift, place) => numbers.map((key) => /** @type {[string, string]} */ ([`definition/lifts/${place}/${key}`, lift[key]]))),
      ]),
    });
    if (Object.keys(faults()).length) return focus();
    const body = {
      name: name.input.value.trim(),
      definition: {
        unit: /** @type {'kg' | 'lb'} */ (unit.input.value),
        rounding: { ...was?.rounding, step: readNumber(step.input.value) },
        weeks: read.weeks,
        lifts: lifts().map(inputOf),
      },
    };
    try {
      const saved = programme
        ? await call('PUT /v1/programmes/{id}', { path: { id: programme.id }, body, version: programme.version })
        : await call('POST /v1/programmes', { body });
      isChanged = false;
      await go(`/train/programmes/${saved.id}`);
      note(t('plan.saved', { name: saved.name }));
    } catch (failure) {
      if (!(failure instanceof Problem)) throw failure;
      faults.set(
        Object.fromEntries(failure.faults.map((fault) => [fault.pointer.startsWith('/definition/weeks') ? 'weeks' : fault.pointer.slice(1), fault.message])),
      );
      if (failure.status !== 422 || !focus()) problem.set(failure);
    }
  };
  const liftRow = (/** @type {() => Lift} */ item) => {
    const lift = item(),
      place = () => lifts().indexOf(item());
    const field = (
      /** @type {'exercise' | typeof numbers[number]} */ key,
      /** @type {string} */ label,
      /** @type {string[]} */ pointers,
      /** @type {object} */ more = {},
    ) => {
      const made = textField(
        label,
        {
          value: lift[key],
          inputmode: key === 'exercise' ? 'text' : 'decimal',
          oninput: () => {
            lift[key] = made.input.value;
            changed();
          },
          ...more,
        },
        { fault: () => [key, ...pointers].map((pointer) => faults()[`definition/lifts/${place()}/${pointer}`]).find(Boolean) ?? '' },
      );
      return made.element;
    };
    const isSimple = !lift.was || simple(lift.was).isAll;
    const base = choiceField(
      t('plan.based_on'),
      ['working_weight', 'training_max', 'one_rep_max'].map((one) => [one, t('plan.base', { base: one })]),
      lift.base,
      {
        onchange: () => {
          lift.base = /** @type {Base} */ (base.input.value);
          changed();
        },
      },
    );
    const moves = choiceField(
      t('plan.moves_when'),
      ['every_session', 'every_cycle'].map((one) => [one, t('plan.moves_at', { moves: one })]),
      lift.moves,
      {
        onchange: () => {
          lift.moves = /** @type {Lift['moves']} */ (moves.input.value);
          changed();
        },
      },
    );
    return h(
      'div',
      { class: 'lift-row' },
      field('exercise', t('history.exercise'), [], { list: names.id, translate: 'no' }),
      field('weight', t('plan.starts_with'), ['start', 'one_rep_max']),
      base.element,
      moves.element,
      isSimple
        ? [field('add', t('plan.add_when_hit'), ['rules']), field('misses', t('plan.after_misses'), []), field('reset', t('plan.take_off'), [])]
        : h('p', { class: 'quiet' }, t('plan.rules_kept')),
      h(
        'button',
        {
          class: 'btn bare',
          type: 'button',
          'aria-label': t('plan.remove_name', { name: lift.exercise }),
          onclick: () => {
            lifts.change((all) => all.filter((one) => one !== item()));
            changed();
          },
        },
        t('plan.remove'),
      ),
    );
  };
  const element = h(
    'form',
    {
      class: 'stack',
      novalidate: true,
      onsubmit: (/** @type {Event} */ event) => {
        event.preventDefault();
        void save();
      },
    },
    () => (problem() ? failed(problem(), save, t('kit.notSaved')) : null),
    h(
      'div',
      { class: 'two' },
      sheet(t('plan.lifts'), [
        names.list,
        each(h('div', { class: 'stack lift-rows' }), lifts, (lift) => `${lift.key}`, liftRow),
        h(
          'p',
          { class: 'btns' },
          h('button', { class: 'btn bare', type: 'button', onclick: () => lifts.change((all) => [...all, fresh('')]) }, icon('plus'), t('plan.add_lift')),
        ),
      ]),
      sheet(t('plan.options'), [h('div', { class: 'stack' }, name.element, h('div', { class: 'pair' }, unit.element, step.element), weeks.element)]),
    ),
    h(
      'p',
      { class: 'btns inset' },
      busyButton(t('kit.save'), save, { kind: 'main' }),
      linkButton(programme ? `/train/programmes/${programme.id}` : '/train/programmes', t('kit.cancel')),
    ),
  );
  const focus = () => {
    const first = /** @type {HTMLElement | null} */ (element.querySelector('[aria-invalid=true]'));
    first?.focus();
    return first;
  };
  return element;
}
