/** Assigning a plan to many: what it would be for each stands beside the form before it is done. */

import { note } from '../kit/announce.js';
import { allOf, call } from '../kit/api.js';
import { form } from '../kit/form.js';
import { list, today, weekday } from '../kit/format.js';
import { go } from '../kit/router.js';
import { has } from '../kit/session.js';
import { empty } from '../kit/state.js';
import { t } from '../kit/text.js';
import { cell, h, icon } from '../kit/view.js';
import { mayChange } from './assign-change.js';
import { settle } from './assign-conflicts.js';
import { forecast, foreseer } from './assign-forecast.js';
import { closing } from './closing.js';
import { seen, sheet } from './parts.js';
import { chosenFaults, everyClient, most, picker } from './picker.js';

/** @typedef {import('../types/api').Assignment} Assignment */
/** @typedef {import('../types/api').AssignmentMaking & ({ template_id: string } | { programme_id: string })} Making */
/** @typedef {{ open: import('./picker.js').Everyone, templates: import('../types/api').TemplateSummary[], programmes: import('../types/api').ProgrammeSummary[], before?: Assignment }} Data */
/** @typedef {{ plan?: string, lifters?: string[], starts_on?: string, weekdays?: string[], weeks?: number, adaptation?: string[], message?: string, again?: boolean, name?: string }} Typed */

const weekdays = /** @type {const} */ (['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']);
const adaptations = /** @type {const} */ (['reschedule', 'loads', 'exercises', 'skip']);

export const assign = closing(
  /** @type {import('../kit/router.js').Screen<Data>} */ ({
    path: '/coach/assign',
    title: (data) => t(data?.before ? 'coach.changeAssignment' : 'coach.assignPlan'),
    tab: '/coach/plans',
    find: false,
    crumb: () => ({ path: '/coach/plans', text: t('coach.plans') }),
    load: async ({ query }) => {
      const change = query.get('assignment');
      const [open, templates, programmes, before] = await Promise.all([
        everyClient('plans'),
        change ? [] : allOf((after) => call('GET /v1/templates', { query: { limit: 100, after } })),
        change || !has('programmes') ? undefined : seen(allOf((after) => call('GET /v1/programmes', { query: { limit: 100, after } }))),
        change ? call('GET /v1/assignments/{id}', { path: { id: change } }) : undefined,
      ]);
      return { open, templates, programmes: programmes ?? [], before };
    },
    show: (data, at) => {
      if (!data.templates.length && !data.programmes.length && !data.before)
        return h(
          'div',
          { class: 'sheet' },
          empty(
            t('coach.noTemplates'),
            t('coach.noTemplatesText'),
            h('a', { class: 'btn main', href: '/train/templates/new' }, icon('plus'), t('coach.newTemplate')),
          ),
        );
      return screen(data, at);
    },
  }),
);

/**
 * @param {Data} data
 * @param {import('../kit/router.js').Place} at
 */
function screen(data, at) {
  const { query } = at,
    { before, templates, programmes } = data;
  const first = firstPlan(data, query),
    only = query.get('client');
  const template = templates.find((one) => `template:${one.id}` === first);
  /** @type {Typed} */
  const start = before
    ? {
        lifters: before.clients.filter((one) => one.state === 'active').map((one) => one.id),
        starts_on: before.starts_on,
        weekdays: before.weekdays,
        weeks: before.weeks,
        adaptation: before.adaptation,
        message: before.message,
      }
    : { plan: first, lifters: only ? [only] : [], starts_on: today(), weekdays: template?.weekdays ?? [], weeks: 4, adaptation: ['reschedule'] };
  const typed = cell(start);
  const set = (/** @type {keyof Typed} */ name) => (/** @type {any} */ value) => typed.change((now) => ({ ...now, [name]: value }));
  const isTemplate = () => (before ? Boolean(before.template_id) : typed().plan?.startsWith('template:'));
  const picked = () => typed().lifters?.length ?? 0;
  const foresee = foreseer(before);
  const preview = forecast(
    typed,
    (now) => (now.lifters?.length && now.lifters.length <= most ? making(now, Boolean(isTemplate()), before) : undefined),
    data.open,
    foresee,
    at,
    before,
  );
  const options = [
    ...templates.map((one) => /** @type {[string, string]} */ ([`template:${one.id}`, one.name])),
    ...programmes.map((one) => /** @type {[string, string]} */ ([`programme:${one.id}`, `${one.name} (${t('coach.programme')})`])),
  ];
  const fields = form({
    value: start,
    // The number of those who are chosen belongs to what the button does.
    action: /** @type {any} */ (
      () => (before ? t('coach.saveFor', { count: picked() }) : picked() ? t('coach.assignTo', { count: picked() }) : t('coach.assign'))
    ),
    fields: [
      before
        ? h('p', null, h('b', { translate: 'no' }, before.name))
        : { name: 'plan', label: t('coach.plan'), type: 'select', options, changed: set('plan'), attributes: { translate: 'no' } },
      {
        name: 'lifters',
        label: t('coach.clients'),
        control: (id) => picker(id, data.open.all, { chosen: start.lifters, most, changed: set('lifters'), beside: closed(data.open) }),
      },
      { name: 'starts_on', label: t('coach.startsOnField'), type: 'date', changed: set('starts_on') },
      {
        name: 'weekdays',
        label: t('coach.weekdays'),
        type: 'choices',
        hint: t('coach.weekdaysHint'),
        options: weekdays.map((one) => /** @type {[string, string]} */ ([one, weekday(one, 'short')])),
        changed: set('weekdays'),
      },
      { name: 'weeks', label: t('coach.weeks'), type: 'integer', hint: t('coach.weeksHint'), changed: set('weeks') },
      { name: 'message', label: t('coach.messageToThem'), type: 'area', rows: 2, changed: set('message') },
      h('details', null, h('summary', null, t('coach.mayChange')), h('div', { class: 'boxes-place' })),
      {
        name: 'adaptation',
        label: t('coach.mayChange'),
        type: 'choices',
        options: adaptations.map((one) => /** @type {[string, string]} */ ([one, t(/** @type {const} */ (`coach.adapt_${one}`))])),
        changed: set('adaptation'),
      },
      !before && { name: 'again', label: t('coach.again'), type: 'check', hint: t('coach.againHint'), changed: set('again') },
      preview.way,
    ],
    check: (/** @type {Typed} */ body) => chosenFaults('/lifters', body.lifters),
    send: async (/** @type {Typed} */ body) => {
      const made = making(body, Boolean(isTemplate()), before);
      if (before && !(await mayChange(before, made, foresee))) return undefined;
      return settle(
        made,
        (wanted) => (before ? call('PUT /v1/assignments/{id}', { path: { id: before.id }, body: wanted }) : call('POST /v1/assignments', { body: wanted })),
        t(before ? 'kit.save' : 'coach.assign'),
      );
    },
    done: (saved) => saved && finished(saved.answer, saved.leftOut, before),
  });
  tuckAway(fields);
  fields.classList.add('assign-form');
  return h('div', { class: 'two assign' }, sheet('what', t('coach.what'), null, fields), preview.element);
}

/**
 * Who cannot be chosen here, since they did not open their plans.
 * @param {Data['open']} open
 */
function closed({ all, clients }) {
  const others = clients - all.length;
  return others > 0 && h('p', { class: 'quiet' }, t('coach.notOpen', { count: others }), ' ', h('a', { href: '/coach' }, t('coach.askInRoster')));
}

/**
 * What clients may change is seldom touched: it stands behind a summary.
 * @param {HTMLFormElement} fields
 */
function tuckAway(fields) {
  const place = fields.querySelector('.boxes-place'),
    boxes = [...fields.querySelectorAll('.field')].find((one) => one.querySelector('[value=reschedule]'));
  if (place && boxes) place.append(boxes);
}

/**
 * @param {Data} data
 * @param {URLSearchParams} query
 */
function firstPlan({ templates, programmes }, query) {
  if (query.get('template')) return `template:${query.get('template')}`;
  if (query.get('programme')) return `programme:${query.get('programme')}`;
  return templates.length ? `template:${templates[0].id}` : programmes.length ? `programme:${programmes[0].id}` : undefined;
}

/**
 * What is sent. Weeks repeat weekdays, so without weekdays there are none.
 * @param {Typed} typed
 * @param {boolean} isTemplate
 * @param {Assignment} [before]
 * @returns {Making}
 */
function making(typed, isTemplate, before) {
  const [kind, id] = typed.plan?.split(':') ?? [];
  const source = before
    ? before.template_id
      ? { template_id: before.template_id }
      : { programme_id: before.programme_id ?? '' }
    : kind === 'template'
      ? { template_id: id }
      : { programme_id: id };
  const days = typed.weekdays?.length ? /** @type {Making['weekdays']} */ (typed.weekdays) : undefined;
  return {
    ...source,
    lifters: typed.lifters ?? [],
    starts_on: typed.starts_on,
    weekdays: days,
    dates: !days && before?.dates.length ? before.dates : undefined,
    weeks: isTemplate && days ? typed.weeks : undefined,
    adaptation: /** @type {Making['adaptation']} */ (typed.adaptation),
    message: typed.message,
    again: typed.again || undefined,
    name: before?.name,
  };
}

/**
 * @param {Assignment} made
 * @param {string[]} leftOut
 * @param {Assignment} [before]
 */
async function finished(made, leftOut, before) {
  await go(`/coach/assignments/${made.id}`);
  const more = leftOut.length ? ` ${t('coach.leftOutNow', { names: list(leftOut) })}` : '';
  if (before) return note(t('coach.assignmentSaved') + more);
  return note(t('coach.assignedTo', { name: made.name, count: made.clients.length }) + more, async () => {
    await call('DELETE /v1/assignments/{id}', { path: { id: made.id } });
    await go('/coach/plans');
    note(t('coach.assignmentWithdrawn'));
  });
}
