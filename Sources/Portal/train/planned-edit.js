// @ts-check
import { note } from '../kit/announce.js';
import { Problem, allOf, call, tagged } from '../kit/api.js';
import { day, person, today } from '../kit/format.js';
import { guard } from '../kit/guard.js';
import { go } from '../kit/router.js';
import { failed } from '../kit/state.js';
import { t } from '../kit/text.js';
import { cell, h } from '../kit/view.js';
import { bothShown } from './conflict.js';
import { toInstant, toLocal } from '../kit/wall.js';
import { choiceField, textField, withOwn } from './fields.js';
import { busyButton, linkButton, sheet } from './parts.js';
import { planBody } from './plan-body.js';
import { mayHaveDay } from './planned-line.js';

/** @typedef {import('../types/api').PlannedWorkout} PlannedWorkout */
/** @typedef {import('../types/api').PlannedWorkoutInput} PlannedWorkoutInput */
/** @typedef {{ planned?: PlannedWorkout, version?: string, templates: import('../types/api').TemplateSummary[], template: string, date: string }} Loaded */

const OWN = 'own';

/** Minutes. */
const REMINDERS = [0, 15, 60, 180, 1440];

/** @type {import('../kit/router.js').Screen<Loaded>} */
export const plannedNew = {
  path: '/train/planned/new',
  title: () => t('plan.plan_workout'),
  tab: '/train/plan',
  crumb: () => ({ path: '/train/plan', text: t('plan.title') }),
  load: async ({ query }) => {
    const templates = await allOf((after) => call('GET /v1/templates', { query: { limit: 100, after } }));
    return { templates, template: query.get('template') ?? templates[0]?.id ?? OWN, date: query.get('day') ?? today() };
  },
  show: form,
};

/** @type {import('../kit/router.js').Screen<Loaded>} */
export const plannedEdit = {
  path: '/train/planned/{id}/edit',
  title: () => t('plan.edit_planned'),
  tab: '/train/plan',
  crumb: (data, { params }) => ({ path: `/train/planned/${params.id}`, text: data?.planned?.name ?? t('plan.planned') }),
  load: async ({ params: { id } }) => {
    const { value, version } = await tagged('GET /v1/planned-workouts/{id}', { path: { id } });
    return { planned: value, version, templates: [], template: OWN, date: value.planned_for ?? '' };
  },
  show: form,
};

/** @param {Loaded} loaded */
function form({ planned, version: readVersion, templates, template, date }) {
  let isChanged = false,
    version = readVersion;
  const changed = () => {
    isChanged = true;
  };
  guard(() => isChanged);
  const zone = planned?.time_zone ?? person.timeZone;
  const faults = cell(/** @type {Record<string, string>} */ ({})),
    problem = cell(/** @type {unknown} */ (null)),
    conflict = cell(/** @type {Node | null} */ (null));
  const of = (/** @type {string} */ name) => ({ fault: () => faults()[name] ?? '' });
  const chosen = cell(template);
  const nameOf = (/** @type {string} */ id) => templates.find((one) => one.id === id)?.name ?? '';
  const from = planned
    ? null
    : choiceField(
        t('plan.what_from'),
        [...templates.map((one) => /** @type {[string, string]} */ ([one.id, one.name])), [OWN, t('plan.own_exercises')]],
        template,
        {
          translate: 'no',
          onchange: (/** @type {Event} */ event) => {
            choose(/** @type {HTMLSelectElement} */ (event.target).value);
          },
        },
      );
  const name = textField(t('history.name'), { value: planned?.name ?? nameOf(template), maxlength: 200, translate: 'no', oninput: changed }, of('name'));
  const when = textField(t('plan.day'), { type: 'date', value: date, oninput: changed }, { ...of('planned_for'), hint: t('plan.day_hint') });
  const begins = planned?.starts_at && toLocal(planned.starts_at, zone);
  const time = textField(t('plan.time'), { type: 'time', value: begins ? begins.slice(11) : '', oninput: changed }, of('starts_at'));
  const remind = choiceField(
    t('plan.remind'),
    [
      ['', t('plan.remind_not')],
      ...withOwn(REMINDERS, planned?.remind_minutes).map((minutes) => /** @type {[string, string]} */ ([`${minutes}`, t('plan.remind_before', { minutes })])),
    ],
    planned?.remind_minutes === undefined ? '' : `${planned.remind_minutes}`,
    { onchange: changed },
    of('remind_minutes'),
  );
  const body = planBody(planned?.exercises ?? [{ name: '', sets: [{ kind: 'working' }] }], changed);
  const choose = (/** @type {string} */ id) => {
    if (!name.input.value.trim() || name.input.value === nameOf(chosen())) name.input.value = nameOf(id);
    chosen.set(id);
    changed();
  };

  /** The fields have minutes: a moment that was not touched stays as it is. */
  const startsAt = () => {
    const local = `${when.input.value}T${time.input.value}`;
    if (!when.input.value || !time.input.value) return null;
    return local === begins ? planned?.starts_at : toInstant(local, zone);
  };
  /** @returns {PlannedWorkoutInput | null} */
  const input = () => {
    const needs = chosen() === OWN,
      exercises = needs ? body.read() : undefined;
    faults.set({
      ...(name.input.value.trim() ? {} : { name: t('plan.name_needed') }),
      ...(time.input.value && !when.input.value ? { planned_for: t('plan.day_needed') } : {}),
      ...(remind.input.value && !time.input.value ? { starts_at: t('plan.time_needed') } : {}),
    });
    if (Object.keys(faults()).length || (needs && !exercises)) return null;
    return {
      name: name.input.value.trim(),
      planned_for: when.input.value || null,
      time_zone: zone,
      starts_at: startsAt(),
      remind_minutes: remind.input.value ? Number(remind.input.value) : null,
      sequence: planned?.sequence,
      template_id: needs ? planned?.template_id : chosen(),
      ...(exercises ? { exercises: /** @type {PlannedWorkoutInput['exercises']} */ (exercises) } : {}),
    };
  };
  // What may have its day. Sent again, since no answer came, it would meet itself on that day.
  let meant = '';
  /** @returns {Promise<unknown>} */
  const save = async () => {
    problem.set(null);
    const sent = input();
    if (!sent) return focusFault();
    try {
      const content = JSON.stringify(sent);
      if (content !== meant && !(await mayHaveDay(planned ?? { ...sent, planned_for: undefined }, sent.planned_for))) return undefined;
      meant = content;
      const saved = planned
        ? await call('PUT /v1/planned-workouts/{id}', { path: { id: planned.id }, body: sent, version })
        : await call('POST /v1/planned-workouts', { body: sent });
      isChanged = false;
      await go(planned ? `/train/planned/${planned.id}` : '/train/plan');
      note(saved.planned_for ? t('plan.planned_for', { name: saved.name, day: day(saved.planned_for) }) : t('plan.planned_queue', { name: saved.name }));
    } catch (failure) {
      await refused(failure, sent);
    }
  };
  /** @param {unknown} failure @param {PlannedWorkoutInput} mine */
  const refused = async (failure, mine) => {
    if (!(failure instanceof Problem)) throw failure;
    if (failure.status === 412 && planned) return showBoth(mine, planned.id);
    const left = body.refuse(failure.faults),
      known = ['name', 'planned_for', 'starts_at', 'remind_minutes'];
    faults.set(Object.fromEntries(left.map((fault) => [fault.pointer.slice(1), fault.message])));
    if (failure.status !== 422 || left.some((fault) => !known.includes(fault.pointer.slice(1)))) problem.set(failure);
    else focusFault();
  };
  /** @param {PlannedWorkoutInput} mine @param {string} id */
  const showBoth = async (mine, id) => {
    const theirs = await tagged('GET /v1/planned-workouts/{id}', { path: { id } });
    conflict.set(
      bothShown(mine, theirs.value, {
        keep: async () => {
          version = theirs.version;
          conflict.set(null);
          await save();
        },
        take: async () => {
          isChanged = false;
          await go(`/train/planned/${id}`);
        },
      }),
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
    conflict,
    sheet(t('plan.about'), [
      h('div', { class: 'stack' }, from?.element, name.element, h('div', { class: 'pair' }, when.element, time.element), remind.element),
    ]),
    h('div', { hidden: () => chosen() !== OWN }, body.element),
    h(
      'p',
      { class: 'btns inset' },
      busyButton(t('kit.save'), save, { kind: 'main' }),
      linkButton(planned ? `/train/planned/${planned.id}` : '/train/plan', t('kit.cancel')),
    ),
  );
  /** @returns {void} */
  const focusFault = () => /** @type {HTMLElement | null} */ (element.querySelector('[aria-invalid]'))?.focus();
  return element;
}
