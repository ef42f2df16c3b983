// @ts-check
import { note } from '../kit/announce.js';
import { call } from '../kit/api.js';
import { weekday } from '../kit/format.js';
import { go } from '../kit/router.js';
import { t } from '../kit/text.js';
import { cell, h } from '../kit/view.js';
import { orderedWeekdays } from '../kit/days.js';
import { choiceField, tickField } from './fields.js';
import { backTo, busyButton, emptySheet, facts, linkButton, sheet } from './parts.js';
import { prescribedList } from './prescribed.js';

/** @typedef {import('../types/api').PredeterminedRoutine} Routine */
/** @typedef {NonNullable<Routine['muscle_group']>} Group */
/** @typedef {Routine['training_type']} Type */
/** @typedef {import('../kit/days.js').Weekday} Weekday */

const GROUPS = /** @type {Group[]} */ (['arms', 'shoulders', 'legs', 'chest', 'back', 'abdominals']);
const TYPES = /** @type {Type[]} */ (['strength', 'endurance', 'flexibility', 'balance']);

/** @type {import('../kit/router.js').Screen<{ group: string, type: string, page: import('../types/api').PredeterminedRoutinePage }>} */
export const routines = {
  path: '/train/routines',
  title: () => t('plan.routines'),
  tab: '/train/plan',
  crumb: () => ({ path: '/train/plan', text: t('plan.title') }),
  needs: { module: 'predetermined_routines' },
  kept: true,
  load: async ({ query }) => {
    const group = query.get('group') ?? '',
      type = query.get('type') ?? '';
    return {
      group,
      type,
      page: await call('GET /v1/predetermined-routines', {
        query: { limit: 100, group: /** @type {Group} */ (group) || undefined, type: /** @type {Type} */ (type) || undefined },
      }),
    };
  },
  show: ({ group, type, page }) => {
    const choose = () => go(`/train/routines?${new URLSearchParams({ group: groups.input.value, type: types.input.value })}`, { replace: true });
    const groups = choiceField(
      t('plan.muscle_group'),
      [['', t('plan.any_group')], ...GROUPS.map((one) => /** @type {[string, string]} */ ([one, t('plan.group', { group: one })]))],
      group,
      { onchange: choose },
    );
    const types = choiceField(
      t('plan.training_type'),
      [['', t('plan.any_type')], ...TYPES.map((one) => /** @type {[string, string]} */ ([one, t('plan.type', { type: one })]))],
      type,
      { onchange: choose },
    );
    return [
      h('div', { class: 'inset pair' }, groups.element, types.element),
      page.items.length
        ? sheet(t('plan.routines'), [
            h(
              'ul',
              { class: 'lines' },
              page.items.map((routine) =>
                h(
                  'li',
                  null,
                  h(
                    'div',
                    null,
                    h('a', { class: 'row-link', href: `/train/routines/${routine.slug}` }, routine.name),
                    h('p', { class: 'quiet' }, routine.description),
                  ),
                  h('span', { class: 'quiet end' }, t('plan.exercises', { count: routine.exercises.length })),
                ),
              ),
            ),
          ])
        : emptySheet(t('plan.no_routines'), t('plan.no_routines_why'), linkButton('/train/routines', t('history.find_all'))),
    ];
  },
};

/** @type {import('../kit/router.js').Screen<Routine>} */
export const routine = {
  path: '/train/routines/{slug}',
  title: (data) => data?.name ?? t('plan.routine'),
  tab: '/train/plan',
  needs: { module: 'predetermined_routines' },
  ownHead: true,
  kept: true,
  load: ({ params: { slug } }) => call('GET /v1/predetermined-routines/{slug}', { path: { slug } }),
  show: (routine) => [
    backTo('/train/routines', t('plan.routines')),
    h(
      'div',
      { class: 'head' },
      h(
        'div',
        null,
        h('h1', null, routine.name),
        facts([
          routine.muscle_group ? t('plan.group', { group: routine.muscle_group }) : t('plan.whole_body'),
          t('plan.type', { type: routine.training_type }),
        ]),
        h('p', null, routine.description),
      ),
    ),
    h(
      'div',
      { class: 'two' },
      sheet(t('plan.exercises_title'), [prescribedList(routine.exercises), h('p', { class: 'quiet' }, `${routine.source} · ${routine.licence}`)]),
      addForm(routine),
    ),
  ],
};

/** @param {Routine} routine */
function addForm(routine) {
  const weekdays = cell(/** @type {Weekday[]} */ ([]));
  let anyDay = false;
  const add = async () => {
    const template = await call('POST /v1/predetermined-routines/{slug}/add', {
      path: { slug: routine.slug },
      body: { weekdays: weekdays(), any_day: anyDay },
    });
    await go(`/train/templates/${template.id}`);
    note(t('plan.added', { name: template.name }));
  };
  return sheet(t('plan.put_on_week'), [
    h(
      'fieldset',
      { class: 'boxes day-boxes' },
      h('legend', { class: 'said' }, t('plan.days')),
      orderedWeekdays().map((name) =>
        tickField(name, weekday(name, 'short'), false, (isOn) => weekdays.set(isOn ? [...weekdays(), name] : weekdays().filter((one) => one !== name))),
      ),
      tickField('any', t('plan.any_day'), false, (isOn) => {
        anyDay = isOn;
      }),
    ),
    h('p', { class: 'quiet' }, t('plan.put_on_week_hint')),
    h('p', { class: 'btns' }, busyButton(t('plan.add_routine'), add, { kind: 'main' })),
  ]);
}
