// @ts-check
import { call, tagged } from '../kit/api.js';
import { confirm } from '../kit/dialog.js';
import { attempt, note } from '../kit/announce.js';
import { number, setText, signed } from '../kit/format.js';
import { menu } from '../kit/menu.js';
import { go } from '../kit/router.js';
import { placesOf } from '../kit/reckoning.js';
import { t } from '../kit/text.js';
import { cell, each, h } from '../kit/view.js';
import { segments } from './fields.js';
import { backTo, busyButton, emptySheet, facts, linkButton, sheet } from './parts.js';
import { move, plannedLine, skip, whenWords } from './planned-line.js';
import { loadWords, prescribedList, targetWords } from './prescribed.js';
import { startWorkout } from './start.js';

/** @typedef {import('../types/api').PlannedWorkout} PlannedWorkout */
/** @typedef {import('../types/api').PlanComparison} PlanComparison */
/** @typedef {'planned' | 'done' | 'skipped'} State */

/** @param {State} state @param {string} [after] */
const page = (state, after) => call('GET /v1/planned-workouts', { query: { state, limit: 50, after } });

/** @type {import('../kit/router.js').Screen<{ state: State, first: import('../types/api').PlannedWorkoutSummaryPage }>} */
export const plannedList = {
  path: '/train/planned',
  title: () => t('plan.all_planned'),
  tab: '/train/plan',
  crumb: () => ({ path: '/train/plan', text: t('plan.title') }),
  kept: true,
  load: async ({ query }) => {
    const asked = query.get('state'),
      state = asked === 'done' || asked === 'skipped' ? asked : 'planned';
    return { state, first: await page(state) };
  },
  actions: () => [linkButton('/train/planned/new', t('plan.plan_workout'), 'plus', true)],
  show: ({ state, first }) => {
    const items = cell(first.items),
      next = cell(first.next);
    const more = async () => {
      const found = await page(state, next());
      items.set([...items(), ...found.items]);
      next.set(found.next);
    };
    const choices = /** @type {[string, string][]} */ (['planned', 'done', 'skipped'].map((one) => [one, t('plan.state', { state: one })]));
    return [
      h(
        'div',
        { class: 'inset' },
        segments(
          t('plan.which'),
          choices,
          () => state,
          (one) => go(`/train/planned?state=${one}`, { replace: true }),
        ),
      ),
      () =>
        items().length
          ? sheet(t('plan.state', { state }), [
              each(
                h('ul', { class: 'lines' }),
                items,
                (one) => one.id,
                (one) => plannedLine(one(), (id) => items.change((all) => all.filter((item) => item.id !== id))),
              ),
              next() ? h('p', { class: 'btns' }, busyButton(t('history.more_of_them'), more)) : null,
            ])
          : emptySheet(t('plan.none_planned'), t('plan.none_planned_why'), linkButton('/train/planned/new', t('plan.plan_workout'), 'plus')),
    ];
  },
};

/** @type {import('../kit/router.js').Screen<{ planned: PlannedWorkout, comparison: PlanComparison | null }>} */
export const planned = {
  path: '/train/planned/{id}',
  title: (data) => data?.planned.name ?? t('plan.planned'),
  tab: '/train/plan',
  crumb: () => ({ path: '/train/plan', text: t('plan.title') }),
  ownHead: true,
  kept: true,
  load: async ({ params: { id } }) => {
    const [{ value }, comparison] = await Promise.all([
      tagged('GET /v1/planned-workouts/{id}', { path: { id } }),
      call('GET /v1/lifters/{lifter}/planned-workouts/{id}/comparison', { path: { lifter: 'me', id } }),
    ]);
    return { planned: value, comparison: value.state === 'done' || comparison.assigned ? comparison : null };
  },
  show: ({ planned, comparison }) => [
    backTo('/train/plan', t('plan.title')),
    h(
      'div',
      { class: 'head' },
      h(
        'div',
        null,
        h('h1', { translate: 'no' }, planned.name),
        facts([
          whenWords(planned),
          planned.state === 'planned' ? null : t('plan.state', { state: planned.state }),
          planned.programme_id ? h('a', { href: `/train/programmes/${planned.programme_id}` }, t('plan.programme')) : null,
          planned.assignment_id ? h('a', { href: `/train/assigned/${planned.assignment_id}` }, t('plan.from_coach')) : null,
          planned.adapted.length ? t('plan.adapted_by_me') : null,
          planned.remind_minutes === undefined ? null : t('plan.reminds', { minutes: planned.remind_minutes }),
        ]),
      ),
      h(
        'div',
        { class: 'btns' },
        planned.state === 'planned' ? open(planned) : null,
        planned.workout_id ? linkButton(`/train/workouts/${planned.workout_id}`, t('plan.to_workout'), null, true) : null,
        menu(t('plan.more_for', { name: planned.name }), [
          { label: t('plan.edit'), path: `/train/planned/${planned.id}/edit` },
          planned.state === 'planned' && { label: t('plan.skip'), action: () => skip(planned, () => go('/train/plan')) },
          planned.state === 'skipped' && { label: t('plan.plan_again'), action: () => move(planned) },
          { label: t('plan.delete'), danger: true, action: () => remove(planned) },
        ]),
      ),
    ),
    h(
      'div',
      { class: 'two' },
      h(
        'div',
        { class: 'stack' },
        comparison && planned.state === 'done' ? comparisonSheet(comparison) : sheet(t('plan.exercises_title'), [prescribedList(planned.exercises ?? [])]),
      ),
      h(
        'div',
        { class: 'stack' },
        comparison?.assigned
          ? sheet(t('plan.as_assigned'), [
              h('p', { class: 'quiet' }, t('plan.adapted', { what: planned.adapted.map((what) => t('plan.adaptation', { what })).join(', ') })),
              prescribedList(comparison.assigned.exercises),
            ])
          : null,
      ),
    ),
  ],
};

/** @param {PlannedWorkout} planned */
const open = (planned) => [
  busyButton(t('plan.start'), () => startWorkout({ name: planned.name, exercises: planned.exercises ?? [], planned_workout_id: planned.id }), {
    kind: 'main',
    picture: 'play',
  }),
  h('button', { class: 'btn', type: 'button', onclick: () => move(planned) }, t('plan.move')),
];

/**
 * Of a deleted plan there is nothing to restore in the API.
 * @param {PlannedWorkout} planned
 */
async function remove(planned) {
  const isSure = await confirm({
    title: t('plan.delete_planned', { name: planned.name }),
    text: t('plan.delete_planned_why'),
    action: t('plan.delete'),
    danger: true,
  });
  if (!isSure) return;
  await attempt(async () => {
    await call('DELETE /v1/planned-workouts/{id}', { path: { id: planned.id }, version: planned.version });
    await go('/train/plan');
    note(t('history.gone', { name: planned.name }));
  });
}

/**
 * Plan and deed in one line, the difference small and signed.
 * @param {PlanComparison} comparison
 */
const comparisonSheet = (comparison) =>
  sheet(
    t('plan.plan_and_deed'),
    comparison.exercises.map((exercise) => [
      h('h3', { translate: 'no' }, exercise.name ?? ''),
      h(
        'table',
        { class: 'table did-sets' },
        h('caption', { class: 'said' }, t('plan.plan_and_deed')),
        h(
          'thead',
          null,
          h(
            'tr',
            null,
            h('th', { scope: 'col' }, t('plan.set')),
            h('th', { scope: 'col' }, t('plan.state', { state: 'planned' })),
            h('th', { scope: 'col', class: 'end' }, t('plan.state', { state: 'done' })),
            h('th', { scope: 'col', class: 'end' }, t('plan.rpe')),
          ),
        ),
        h(
          'tbody',
          null,
          placesOf(exercise.sets).map(({ pair: set, place, kind }) =>
            h(
              'tr',
              null,
              h('th', { scope: 'row' }, place ? number(place) : h('span', { class: 'kind' }, t('history.kind', { kind }))),
              h('td', { class: 'faint' }, set.planned ? `${targetWords(set.planned)} · ${loadWords(set.planned, exercise.measure)}` : '–'),
              h(
                'td',
                { class: 'end' },
                set.done
                  ? h('span', { class: 'fig' }, setText({ ...set.done, rpe: undefined }, exercise.measure))
                  : h('span', { class: 'skipped' }, t('plan.not_done')),
              ),
              h(
                'td',
                { class: 'end' },
                set.rpe_difference ? h('span', { class: 'over' }, signed(set.rpe_difference), ' ') : null,
                set.done?.rpe === undefined ? '' : number(set.done.rpe),
              ),
            ),
          ),
        ),
      ),
    ]),
    t('plan.met', { met: comparison.met_sets, asked: comparison.asked_sets }),
  );
