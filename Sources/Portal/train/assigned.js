// @ts-check
import { attempt, note } from '../kit/announce.js';
import { call } from '../kit/api.js';
import { confirm } from '../kit/dialog.js';
import { ago, day, percent } from '../kit/format.js';
import { go } from '../kit/router.js';
import { t } from '../kit/text.js';
import { h } from '../kit/view.js';
import { backTo, emptySheet, facts, linkButton, sheet } from './parts.js';

/** @typedef {import('../types/api').AssignedPlan} AssignedPlan */

/** @type {import('../kit/router.js').Screen<import('../types/api').AssignedPlanPage>} */
export const assignedList = {
  path: '/train/assigned',
  title: () => t('plan.assigned'),
  tab: '/train/plan',
  crumb: () => ({ path: '/train/plan', text: t('plan.title') }),
  needs: { module: 'coaching' },
  kept: true,
  load: () => call('GET /v1/assigned-plans', { query: { limit: 100 } }),
  show: (page) =>
    page.items.length
      ? sheet(t('plan.assigned'), [
          h(
            'ul',
            { class: 'lines' },
            page.items.map((plan) =>
              h(
                'li',
                null,
                h(
                  'div',
                  null,
                  h('a', { class: 'row-link', href: `/train/assigned/${plan.id}`, translate: 'no' }, plan.name),
                  h('p', { class: 'quiet' }, h('span', { translate: 'no' }, plan.coach.name), ' · ', t('plan.assigned_state', { state: plan.state })),
                ),
                h('span', { class: 'end' }, h('span', { class: 'fig' }, `${plan.progress.done}/${plan.progress.sessions}`)),
              ),
            ),
          ),
        ])
      : emptySheet(t('plan.no_assigned'), t('plan.no_assigned_why'), linkButton('/train/plan', t('plan.title'))),
};

/** @type {import('../kit/router.js').Screen<{ plan: AssignedPlan, sessions: import('../types/api').PlannedWorkoutPage }>} */
export const assigned = {
  path: '/train/assigned/{id}',
  title: (data) => data?.plan.name ?? t('plan.assigned_one'),
  tab: '/train/plan',
  crumb: () => ({ path: '/train/assigned', text: t('plan.assigned') }),
  needs: { module: 'coaching' },
  ownHead: true,
  kept: true,
  load: async ({ params: { id } }) => {
    const [plan, sessions] = await Promise.all([
      call('GET /v1/assigned-plans/{id}', { path: { id } }),
      call('GET /v1/lifters/{lifter}/planned-workouts', { path: { lifter: 'me' }, query: { assignment_id: id, limit: 100 } }),
    ]);
    return { plan, sessions };
  },
  show: ({ plan, sessions }) => [
    backTo('/train/assigned', t('plan.assigned')),
    h(
      'div',
      { class: 'head' },
      h(
        'div',
        null,
        h('h1', { translate: 'no' }, plan.name),
        facts([
          h('b', { translate: 'no' }, plan.coach.name),
          t('plan.assigned_ago', { when: ago(plan.created_at) }),
          t('plan.assigned_state', { state: plan.state }),
        ]),
      ),
      h(
        'div',
        { class: 'btns' },
        plan.programme_id ? linkButton(`/train/programmes/${plan.programme_id}`, t('plan.programme')) : null,
        plan.state === 'active' ? h('button', { class: 'btn danger', type: 'button', onclick: () => takeOff(plan) }, t('plan.take_plan_off')) : null,
      ),
    ),
    plan.message ? h('blockquote', { class: 'sheet said-by', translate: 'no' }, plan.message) : null,
    h(
      'div',
      { class: 'two' },
      h(
        'div',
        { class: 'stack' },
        sheet(t('plan.sessions'), [
          h(
            'ul',
            { class: 'lines' },
            sessions.items.map((one) =>
              h(
                'li',
                null,
                h(
                  'div',
                  null,
                  h('a', { class: 'row-link', href: `/train/planned/${one.id}`, translate: 'no' }, one.name),
                  h('p', { class: 'quiet' }, one.planned_for ? day(one.planned_for) : t('plan.in_turn')),
                ),
                h('span', { class: 'quiet end' }, t('plan.state', { state: one.state })),
              ),
            ),
          ),
        ]),
      ),
      h(
        'div',
        { class: 'stack' },
        progressSheet(plan),
        sheet(t('plan.may_change'), [
          h(
            'p',
            null,
            !plan.is_locked
              ? t('plan.may_everything')
              : plan.adaptation.length
                ? plan.adaptation.map((what) => t('plan.adaptation', { what })).join(', ')
                : t('plan.may_nothing'),
          ),
        ]),
      ),
    ),
  ],
};

/** @param {AssignedPlan} plan */
function progressSheet({ progress }) {
  const all = /** @type {[number, string][]} */ ([
    [progress.done, t('plan.done_of', { count: progress.sessions })],
    [progress.waiting, t('plan.waiting')],
    [progress.missed, t('plan.missed')],
    [progress.left_out, t('plan.left_out')],
  ]);
  return sheet(
    t('plan.how_far_it_is'),
    [
      h(
        'dl',
        { class: 'board four' },
        all.map(([count, word]) => h('div', null, h('dt', null, word), h('dd', { class: 'fig' }, count))),
      ),
    ],
    progress.adherence === undefined ? null : t('plan.adherence', { percent: percent(progress.adherence / 100) }),
  );
}

/** @param {AssignedPlan} plan */
async function takeOff(plan) {
  const isSure = await confirm({
    title: t('plan.take_plan_off_name', { name: plan.name }),
    text: t('plan.take_plan_off_why', { coach: plan.coach.name }),
    action: t('plan.take_plan_off'),
    danger: true,
  });
  if (!isSure) return;
  await attempt(async () => {
    await call('DELETE /v1/assigned-plans/{id}', { path: { id: plan.id }, version: plan.version });
    await go('/train/assigned');
    note(t('plan.taken_off', { name: plan.name }));
  });
}
