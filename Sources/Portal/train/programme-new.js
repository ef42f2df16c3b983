// @ts-check
import { note } from '../kit/announce.js';
import { Problem, call } from '../kit/api.js';
import { person, readNumber } from '../kit/format.js';
import { guard } from '../kit/guard.js';
import { go } from '../kit/router.js';
import { has, session } from '../kit/session.js';
import { failed } from '../kit/state.js';
import { parts, t } from '../kit/text.js';
import { cell, each, h, icon } from '../kit/view.js';
import { choiceField, noNumbers, textField, tickField, typedNumber } from './fields.js';
import { exerciseNames, usualLifts } from './names.js';
import { busyButton, linkButton, sheet } from './parts.js';
import { rulesForm } from './programme-rules.js';

/** @typedef {import('../types/api').Programme} Programme */
/** @typedef {Awaited<ReturnType<typeof usualLifts>>} UsualLifts */
/** @typedef {import('../types/api').FiveThreeOneInput} FiveThreeOneInput */
/** @typedef {{ key: number, exercise: string, max: string, lower: boolean, isTrainingMax: boolean, was?: import('../types/api').FiveThreeOneLift }} Lift */

const crumb = () => ({ path: '/train/programmes', text: t('plan.programmes') });

/** @type {import('../kit/router.js').Screen<UsualLifts>} */
export const programmeNew = {
  path: '/train/programmes/new',
  title: () => t('plan.new_531'),
  tab: '/train/plan',
  needs: { module: 'programmes' },
  crumb,
  lead: () => t('plan.lead_531'),
  load: () => usualLifts(),
  show: (lifts) => form(undefined, lifts),
};

/** @type {import('../kit/router.js').Screen<Programme>} */
export const programmeEdit = {
  path: '/train/programmes/{id}/edit',
  title: () => t('plan.edit_programme'),
  tab: '/train/plan',
  needs: { module: 'programmes' },
  crumb: (data, { params }) => ({ path: `/train/programmes/${params.id}`, text: data?.name ?? t('plan.programme') }),
  load: ({ params: { id } }) => call('GET /v1/programmes/{id}', { path: { id } }),
  show: (programme) => (programme.five_three_one ? form(programme) : rulesForm(programme)),
};

/** Whose programmes are for clients. */
const isCoach = () => session().role === 'coach';

/** @param {Programme} [programme] @param {UsualLifts} [usual] */
function form(programme, usual = []) {
  const was = programme?.five_three_one;
  let isChanged = false,
    keys = 0;
  const changed = () => {
    isChanged = true;
  };
  guard(() => isChanged);
  const problem = cell(/** @type {unknown} */ (null)),
    faults = cell(/** @type {Record<string, string>} */ ({})),
    unit = cell(was?.unit ?? person.unit);
  const lifts = cell(
    /** @type {Lift[]} */ (
      was
        ? was.lifts.map((lift) => ({
            key: (keys += 1),
            exercise: lift.exercise,
            max: typedNumber(lift.training_max ?? lift.one_rep_max),
            lower: lift.lower_body ?? false,
            isTrainingMax: lift.training_max !== undefined,
            was: lift,
          }))
        : usual.map(({ exercise, lower }) => ({ key: (keys += 1), exercise, max: '', lower, isTrainingMax: false }))
    ),
  );
  const of = (/** @type {string} */ name) => ({ fault: () => faults()[name] ?? '' });
  const name = textField(t('history.name'), { value: programme?.name ?? '5/3/1', maxlength: 200, translate: 'no', oninput: changed }, of('name'));
  const units = choiceField(
    t('plan.unit'),
    [
      ['kg', 'kg'],
      ['lb', 'lb'],
    ],
    unit(),
    {
      onchange: () => {
        unit.set(/** @type {'kg' | 'lb'} */ (units.input.value));
        changed();
      },
    },
  );
  const share = textField(
    t('plan.training_max_share'),
    { value: typedNumber(was?.training_max_percentage ?? 90), inputmode: 'decimal', oninput: changed },
    { ...of('five_three_one/training_max_percentage'), hint: t('plan.training_max_hint') },
  );
  const pick = (/** @type {string} */ label, /** @type {string} */ field, /** @type {string[]} */ values, /** @type {string} */ value) =>
    choiceField(
      label,
      values.map((one) => [one, t(/** @type {any} */ (`plan.${field}`), { [field]: one })]),
      value,
      { onchange: changed },
    );
  const waves = pick(t('plan.waves_label'), 'waves', ['classic', 'heavy'], was?.waves ?? 'classic');
  const assistance = pick(t('plan.assistance_label'), 'assistance', ['none', 'boring_but_big', 'first_set_last', 'second_set_last'], was?.assistance ?? 'none');
  const progression = pick(
    t('plan.progression_label'),
    'progression',
    ['reset_on_stall', 'three_cycles_back', 'by_amrap_reps'],
    was?.progression ?? 'reset_on_stall',
  );
  const extra = { deload: was?.deload ?? true, warm_up: was?.warm_up ?? true, to_plates: was?.rounding.to_plates ?? false };
  const names = exerciseNames();
  const tick = (/** @type {keyof typeof extra} */ field, /** @type {string} */ word) =>
    tickField(field, word, extra[field], (isOn) => {
      extra[field] = isOn;
      changed();
    });

  /** @returns {FiveThreeOneInput} */
  const input = () => ({
    ...was,
    unit: unit(),
    training_max_percentage: readNumber(share.input.value) ?? null,
    waves: /** @type {any} */ (waves.input.value),
    assistance: /** @type {any} */ (assistance.input.value),
    progression: /** @type {any} */ (progression.input.value),
    deload: extra.deload,
    warm_up: extra.warm_up,
    rounding: { ...was?.rounding, to_plates: extra.to_plates },
    lifts: lifts().map((lift) => ({
      ...lift.was,
      exercise: lift.exercise.trim(),
      lower_body: lift.lower,
      [lift.isTrainingMax ? 'training_max' : 'one_rep_max']: readNumber(lift.max),
    })),
  });
  /** @returns {Promise<void>} */
  const save = async () => {
    problem.set(null);
    faults.set({
      ...(name.input.value.trim() ? {} : { name: t('plan.name_needed') }),
      ...noNumbers([
        ['five_three_one/training_max_percentage', share.input.value],
        ...lifts().map((lift, place) => /** @type {[string, string]} */ ([`five_three_one/lifts/${place}/one_rep_max`, lift.max])),
      ]),
    });
    if (Object.keys(faults()).length) return focus();
    try {
      const body = { name: name.input.value.trim(), five_three_one: input() };
      const saved = programme
        ? await call('PUT /v1/programmes/{id}', { path: { id: programme.id }, body, version: programme.version })
        : await call('POST /v1/programmes', { body });
      isChanged = false;
      await go(`/train/programmes/${saved.id}`);
      note(t('plan.saved', { name: saved.name }));
    } catch (failure) {
      if (!(failure instanceof Problem)) throw failure;
      faults.set(
        Object.fromEntries(
          failure.faults.map((fault) => [
            fault.pointer.slice(1),
            fault.code === 'missing' && fault.pointer.endsWith('/one_rep_max') ? t('plan.max_missing') : fault.message,
          ]),
        ),
      );
      if (failure.status !== 422 || !firstFault()) problem.set(failure);
      else focus();
    }
  };
  const firstFault = () => /** @type {HTMLElement | null} */ (element.querySelector('[aria-invalid=true]'));
  const focus = () => firstFault()?.focus();
  const liftRow = (/** @type {() => Lift} */ item) => {
    const lift = item(),
      place = () => lifts().indexOf(item());
    const fault = (/** @type {string} */ field) => ({ fault: () => faults()[`five_three_one/lifts/${place()}/${field}`] ?? '' });
    const exercise = textField(
      t('history.exercise'),
      {
        value: lift.exercise,
        list: names.id,
        translate: 'no',
        oninput: () => {
          lift.exercise = exercise.input.value;
          changed();
        },
      },
      fault('exercise'),
    );
    const max = textField(
      lift.isTrainingMax ? t('plan.training_max') : t('plan.one_rep_max'),
      {
        value: lift.max,
        inputmode: 'decimal',
        oninput: () => {
          lift.max = max.input.value;
          changed();
        },
      },
      { fault: () => faults()[`five_three_one/lifts/${place()}/one_rep_max`] ?? faults()[`five_three_one/lifts/${place()}/training_max`] ?? '' },
    );
    return h(
      'div',
      { class: 'lift-row' },
      exercise.element,
      max.element,
      tickField('lower', t('plan.lower_body'), lift.lower, (isOn) => {
        lift.lower = isOn;
        changed();
      }),
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
  const add = () => lifts.change((all) => [...all, { key: (keys += 1), exercise: '', max: '', lower: false, isTrainingMax: false }]);
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
        h(
          'p',
          { class: 'quiet' },
          t(isCoach() ? 'plan.maxes_hint_coach' : 'plan.maxes_hint'),
          has('powerlifting') &&
            !isCoach() && [' ', parts('plan.maxes_entered', { powerlifting: h('a', { href: '/train/progress/powerlifting' }, t('plan.powerlifting')) })],
        ),
        each(h('div', { class: 'stack lift-rows' }), lifts, (lift) => `${lift.key}`, liftRow),
        h('p', { class: 'btns' }, h('button', { class: 'btn bare', type: 'button', onclick: add }, icon('plus'), t('plan.add_lift'))),
      ]),
      sheet(t('plan.options'), [
        h(
          'div',
          { class: 'stack' },
          name.element,
          h('div', { class: 'pair' }, units.element, share.element),
          waves.element,
          assistance.element,
          progression.element,
          h(
            'div',
            { class: 'boxes' },
            tick('deload', t('plan.with_deload')),
            tick('warm_up', t('plan.with_warm_up')),
            tick('to_plates', t('plan.with_plates')),
          ),
        ),
      ]),
    ),
    h(
      'p',
      { class: 'btns inset' },
      busyButton(t('kit.save'), save, { kind: 'main' }),
      linkButton(programme ? `/train/programmes/${programme.id}` : '/train/programmes', t('kit.cancel')),
    ),
  );
  return element;
}
