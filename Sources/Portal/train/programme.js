// @ts-check
import { attempt, note } from '../kit/announce.js';
import { call, Problem } from '../kit/api.js';
import { confirm } from '../kit/dialog.js';
import { day, figure, list, number } from '../kit/format.js';
import { menu } from '../kit/menu.js';
import { go, reload } from '../kit/router.js';
import { t } from '../kit/text.js';
import { cell, h, still } from '../kit/view.js';
import { backTo, busyButton, emptySheet, facts, linkButton, sheet } from './parts.js';
import { fromTo, prescribedList } from './prescribed.js';
import { cycleForm } from './programme-cycle.js';
import { simulationSheet } from './programme-simulation.js';
import { whyWords } from './why.js';

/** @typedef {import('../types/api').Programme} Programme */
/** @typedef {import('../types/api').ProgrammePlan} ProgrammePlan */

/** @type {import('../kit/router.js').Screen<{ programme: Programme, plan?: ProgrammePlan, week: number }>} */
export const programme = {
  path: '/train/programmes/{id}',
  title: (data) => data?.programme.name ?? t('plan.programme'),
  tab: '/train/plan',
  crumb: () => ({ path: '/train/programmes', text: t('plan.programmes') }),
  needs: { module: 'programmes' },
  ownHead: true,
  kept: true,
  load: async ({ params: { id }, query }) => {
    const cycle = Number(query.get('cycle')) || undefined;
    const [programme, plan] = await Promise.all([call('GET /v1/programmes/{id}', { path: { id } }), planOf(id, cycle)]);
    return { programme, plan, week: Number(query.get('week')) || (plan ? firstOpen(plan) : 1) };
  },
  show: ({ programme, plan, week }) => [
    backTo('/train/programmes', t('plan.programmes')),
    h(
      'div',
      { class: 'head' },
      h(
        'div',
        null,
        h('h1', { translate: 'no' }, programme.name),
        facts([t('plan.cycle_n', { n: plan?.cycle ?? 1 }), programme.cycle ? null : t('plan.not_begun'), plan?.is_projected ? t('plan.projected') : null]),
      ),
      h(
        'div',
        { class: 'btns' },
        programme.cycle > 0 ? busyButton(t('plan.adjust'), () => adjust(programme)) : null,
        menu(t('plan.more_for', { name: programme.name }), [
          { label: t('plan.edit'), path: `/train/programmes/${programme.id}/edit` },
          { label: t('plan.delete'), danger: true, action: () => remove(programme) },
        ]),
      ),
    ),
    plan
      ? [
          cycleLinks(programme, plan),
          weekTabs(plan, week),
          h(
            'div',
            { class: 'two' },
            h('div', { class: 'stack' }, liftsSheet(plan), plan.moves.length ? movesSheet(plan) : null),
            h('div', { class: 'stack' }, cycleForm(programme, plan), simulationSheet(programme)),
          ),
        ]
      : emptySheet(t('plan.noMaxes'), t('plan.noMaxesWhy'), linkButton(`/coach/assign?programme=${programme.id}`, t('plan.assignIt'), undefined, true)),
  ],
};

/**
 * None of a coach's programme for clients: it has no maxes of its own.
 * @param {string} id @param {number} [cycle]
 */
async function planOf(id, cycle) {
  try {
    return await call('GET /v1/programmes/{id}/plan', { path: { id }, query: { cycle } });
  } catch (failure) {
    if (failure instanceof Problem && failure.code === 'maxes-lacking') return undefined;
    throw failure;
  }
}

/**
 * The first week with a session that is still planned.
 * @param {ProgrammePlan} plan
 */
const firstOpen = (plan) => (plan.weeks.find((week) => week.sessions.some((session) => session.state === 'planned')) ?? plan.weeks[0])?.week ?? 1;

/** @param {Programme} programme @param {ProgrammePlan} plan */
function cycleLinks(programme, plan) {
  const known = [...new Set([plan.cycle - 1, plan.cycle, Math.max(programme.cycle, 1), plan.cycle + 1])]
    .filter((cycle) => cycle >= 1 && cycle <= programme.cycle + 1)
    .sort((one, other) => one - other);
  if (known.length < 2) return null;
  return h(
    'nav',
    { class: 'subnav', 'aria-label': t('plan.cycles') },
    known.map((cycle) =>
      h(
        'a',
        {
          href: `/train/programmes/${programme.id}?cycle=${cycle}`,
          'aria-current': cycle === plan.cycle ? 'page' : null,
        },
        t('plan.cycle_n', { n: cycle }),
      ),
    ),
  );
}

/**
 * The weeks of a cycle as tabs: four of them in a 5/3/1.
 * @param {ProgrammePlan} plan @param {number} first
 */
export function weekTabs(plan, first) {
  const chosen = cell(plan.weeks.some((week) => week.week === first) ? first : 1);
  const words = (/** @type {ProgrammePlan['weeks'][number]} */ week) => (week.is_deload ? t('plan.deload') : (week.name ?? t('plan.week_n', { n: week.week })));
  /** @type {Map<number, HTMLElement>} */
  const tabs = new Map();
  const walk = (/** @type {KeyboardEvent} */ event) => {
    const place = plan.weeks.findIndex((week) => week.week === chosen()),
      last = plan.weeks.length - 1;
    const next = { ArrowRight: place + 1, ArrowLeft: place - 1, Home: 0, End: last }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    chosen.set(plan.weeks[(next + plan.weeks.length) % plan.weeks.length].week);
    tabs.get(chosen())?.focus();
  };
  return h(
    'section',
    { class: 'sheet weeks' },
    h(
      'div',
      { class: 'subnav week-tabs', role: 'tablist', 'aria-label': t('plan.weeks'), onkeydown: walk },
      plan.weeks.map((week) => {
        const tab = h(
          'button',
          {
            type: 'button',
            role: 'tab',
            id: `week-${week.week}`,
            'aria-controls': `panel-${week.week}`,
            'aria-selected': () => `${chosen() === week.week}`,
            tabindex: () => (chosen() === week.week ? 0 : -1),
            onclick: () => chosen.set(week.week),
          },
          words(week),
        );
        tabs.set(week.week, tab);
        return tab;
      }),
    ),
    plan.weeks.map((week) =>
      h(
        'div',
        {
          role: 'tabpanel',
          id: `panel-${week.week}`,
          'aria-labelledby': `week-${week.week}`,
          tabindex: 0,
          hidden: () => chosen() !== week.week,
          class: 'plan-sessions',
        },
        week.sessions.map((session) =>
          h(
            'div',
            { class: 'plan-session' },
            h(
              'header',
              null,
              h(
                'h2',
                { translate: 'no' },
                session.planned_workout_id ? h('a', { href: `/train/planned/${session.planned_workout_id}` }, session.name) : session.name,
              ),
              h(
                'span',
                { class: 'quiet' },
                [
                  session.planned_for ? day(session.planned_for) : '',
                  session.state && session.state !== 'planned' ? t('plan.state', { state: session.state }) : '',
                ]
                  .filter(Boolean)
                  .join(' · '),
              ),
            ),
            () => (chosen() === week.week ? still(() => amraps(session)) : null),
            prescribedList(session.exercises, undefined, session.name),
          ),
        ),
      ),
    ),
  );
}

/**
 * What became of the sets of as many reps as possible, and the way to the workout. Asked for with the week that is looked at.
 * @param {ProgrammePlan['weeks'][number]['sessions'][number]} session
 */
function amraps({ workout_id: id, exercises }) {
  if (!id) return null;
  const done = cell('');
  if (exercises.some((one) => one.sets.some((set) => set.kind === 'amrap'))) {
    call('GET /v1/lifters/{lifter}/workouts/{id}', { path: { lifter: 'me', id }, quiet: true }).then(
      (workout) =>
        done.set(
          list(
            workout.exercises.flatMap((one) =>
              one.sets.flatMap((set) => (set.kind === 'amrap' && set.reps !== undefined ? `${one.name}: ${t('plan.amrap_was', { count: set.reps })}` : [])),
            ),
          ),
        ),
      () => {},
    );
  }
  return h('p', { class: 'quiet' }, h('a', { href: `/train/workouts/${id}` }, t('log.look')), () => (done() ? ` · ${done()}` : ''));
}

/**
 * What each lift starts from, and why.
 * @param {ProgrammePlan} plan
 */
const liftsSheet = (plan) =>
  sheet(
    t('plan.lifts'),
    [
      h(
        'ul',
        { class: 'lines' },
        plan.lifts.map((lift) =>
          h(
            'li',
            null,
            h(
              'div',
              null,
              h('b', { translate: 'no' }, lift.exercise),
              h('p', { class: 'quiet' }, t('plan.base', { base: lift.base }), ' · ', t('plan.reason', { reason: lift.reason })),
              lift.why ? h('details', { class: 'why' }, h('summary', null, t('plan.why')), h('p', { class: 'quiet' }, whyWords(lift.why))) : null,
            ),
            h(
              'div',
              { class: 'end' },
              figure(number(lift.weight, 2), lift.unit),
              lift.reps === undefined ? null : h('p', { class: 'quiet' }, t('plan.target_reps', { count: lift.reps })),
            ),
          ),
        ),
      ),
    ],
    t('plan.start_of_cycle'),
  );

/**
 * How lifts moved, and why.
 * @param {ProgrammePlan} plan
 */
const movesSheet = (plan) =>
  sheet(
    t('plan.moves'),
    [
      h(
        'ul',
        { class: 'lines' },
        plan.moves.map((move) =>
          h(
            'li',
            null,
            h(
              'div',
              null,
              h('b', { translate: 'no' }, move.exercise),
              h(
                'p',
                { class: 'quiet' },
                [
                  move.week === undefined ? t('plan.after_cycle') : t('plan.after_session', { week: move.week, session: move.session ?? 1 }),
                  t('plan.reason', { reason: move.reason }),
                  move.amrap_reps === undefined ? '' : t('plan.amrap_was', { count: move.amrap_reps }),
                  move.rpe === undefined ? '' : `@${number(move.rpe)}`,
                ]
                  .filter(Boolean)
                  .join(' · '),
              ),
              move.why ? h('details', { class: 'why' }, h('summary', null, t('plan.why')), h('p', { class: 'quiet' }, whyWords(move.why))) : null,
            ),
            h('div', { class: 'end' }, fromTo(move.from, move.to, move.unit)),
          ),
        ),
      ),
    ],
    plan.is_projected ? t('plan.projected') : null,
  );

/** @param {Programme} programme */
async function adjust(programme) {
  await call('POST /v1/programmes/{id}/adjustment', { path: { id: programme.id } });
  await reload();
  note(t('plan.adjusted'));
}

/** @param {Programme} programme */
async function remove(programme) {
  const isSure = await confirm({
    title: t('plan.delete_programme', { name: programme.name }),
    text: t('plan.delete_programme_why'),
    action: t('plan.delete'),
    danger: true,
  });
  if (!isSure) return;
  await attempt(async () => {
    await call('DELETE /v1/programmes/{id}', { path: { id: programme.id }, version: programme.version });
    await go('/train/programmes');
    note(t('history.gone', { name: programme.name }));
  });
}
