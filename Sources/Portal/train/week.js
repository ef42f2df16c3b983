// @ts-check
import { call } from '../kit/api.js';
import { day, today, weekday } from '../kit/format.js';
import { t } from '../kit/text.js';
import { has } from '../kit/session.js';
import { cell, h, icon } from '../kit/view.js';
import { orderedWeekdays, plusDays, weekStart } from '../kit/days.js';
import { breakOn, span } from './breaks.js';
import { busyButton, linkButton, sheet } from './parts.js';
import { plannedLine } from './planned-line.js';
import { templateList } from './templates.js';

/** @typedef {import('../types/api').Schedule} Schedule */
/** @typedef {import('../types/api').PlannedWorkoutSummary} Planned */
/** @typedef {{ schedule: Schedule, planned: Planned[], done?: Planned[], more: boolean, breaks: import('../types/api').TrainingBreak[], templates: import('../types/api').TemplateSummaryPage }} Loaded */

/** @type {import('../kit/router.js').Screen<Loaded>} */
export const plan = {
  path: '/train/plan',
  title: () => t('plan.title'),
  kept: true,
  load: async () => {
    const from = weekStart(today()),
      to = plusDays(from, 6);
    const [schedule, planned, templates, breaks, done] = await Promise.all([
      call('GET /v1/schedule'),
      call('GET /v1/planned-workouts', { query: { state: 'planned', limit: 100 } }),
      call('GET /v1/templates', { query: { limit: 100 } }),
      call('GET /v1/lifters/{lifter}/training-breaks', { path: { lifter: 'me' } }),
      call('GET /v1/planned-workouts', { query: { from, to, state: 'done', limit: 100 } }),
    ]);
    return { schedule, planned: planned.items, done: done.items, more: planned.next !== undefined, breaks: breaks.items, templates };
  },
  actions: () => [linkButton('/train/planned/new', t('plan.plan_workout'), 'plus', true), linkButton('/train/templates/new', t('plan.new_template'))],
  show: ({ schedule, planned, done = [], more, breaks, templates }) =>
    h(
      'div',
      { class: 'two' },
      h('div', { class: 'stack' }, away(breaks), week(schedule, [...done, ...planned]), ahead(planned, more)),
      h('div', { class: 'stack' }, templateList(templates), further()),
    ),
};

/** @param {import('../types/api').TrainingBreak[]} breaks */
function away(breaks) {
  const now = breakOn(breaks);
  return now
    ? h(
        'p',
        { class: 'note strip' },
        icon('plan'),
        h('span', null, t('plan.onBreak', { days: span(now) })),
        h('a', { href: '/train/breaks' }, t('plan.changeBreak')),
      )
    : null;
}

/** @param {Schedule} first @param {Planned[]} planned Also what is done. */
function week(first, planned) {
  const schedule = cell(first),
    now = today(),
    start = weekStart(now);
  const days = orderedWeekdays().map((name, place) => ({ name, date: plusDays(start, place) }));
  return sheet(
    t('plan.this_week'),
    [
      h(
        'ol',
        { class: 'lines week-days' },
        days.map(({ name, date }) =>
          h(
            'li',
            { 'aria-current': date === now ? 'date' : null },
            h('div', { class: 'which' }, h('b', null, weekday(name, 'short')), h('span', { class: 'quiet' }, Number(date.slice(8)))),
            () =>
              h(
                'div',
                { class: 'what' },
                content(
                  schedule(),
                  planned.filter((one) => one.planned_for === date),
                  name,
                  date === now,
                ),
              ),
            restButton(schedule, name),
          ),
        ),
      ),
      () =>
        schedule().any_day.length
          ? h(
              'p',
              { class: 'quiet any-day' },
              t('plan.any_day_too'),
              ' ',
              schedule().any_day.map((routine, place) => [place ? ', ' : '', routineLink(routine)]),
            )
          : null,
    ],
    `${day(start)} – ${day(plusDays(start, 6))}`,
  );
}

/** @param {Schedule} schedule @param {Planned[]} planned @param {string} name @param {boolean} isToday */
function content(schedule, planned, name, isToday) {
  const at = schedule.days.find((one) => one.weekday === name);
  const rests = at?.rests || (isToday && schedule.rests_today);
  const all = [...planned.map(plannedLink), ...(at?.routines ?? []).map(routineLink)];
  if (rests)
    return [
      h('span', { class: 'faint' }, isToday && schedule.rests_today && !at?.rests ? t('plan.rests_today') : t('plan.rest_day')),
      all.length ? h('span', { class: 'quiet off-list' }, all) : null,
    ];
  return all.length ? all : h('span', { class: 'faint' }, t('plan.nothing'));
}

/** @param {Planned} planned */
const plannedLink = ({ id, name, state, workout_id }) =>
  state === 'done'
    ? h(
        'span',
        null,
        icon('check'),
        ' ',
        h('a', { href: workout_id ? `/train/workouts/${workout_id}` : `/train/planned/${id}`, translate: 'no' }, name),
        h('span', { class: 'quiet' }, ` · ${t('plan.state', { state })}`),
      )
    : h('a', { href: `/train/planned/${id}`, translate: 'no' }, name);

/** @param {{ id: string, name: string }} routine */
const routineLink = (routine) => h('a', { href: `/train/templates/${routine.id}`, translate: 'no' }, routine.name);

/**
 * A weekday's rest holds until it is taken back; the same button does both.
 * @param {import('../kit/view.js').Cell<Schedule>} schedule @param {import('../kit/days.js').Weekday} name
 */
function restButton(schedule, name) {
  const rests = () => schedule().days.find((one) => one.weekday === name)?.rests ?? false;
  const change = async () =>
    schedule.set(
      rests()
        ? await call('DELETE /v1/schedule/rest-days/{weekday}', { path: { weekday: name } })
        : await call('PUT /v1/schedule/rest-days/{weekday}', { path: { weekday: name } }),
    );
  return busyButton(t('plan.rest'), change, { name: t('plan.rest_on', { day: weekday(name) }), pressed: rests });
}

/**
 * What comes after this week, what was missed, and what has no day.
 * @param {Planned[]} planned @param {boolean} more
 */
function ahead(planned, more) {
  const now = today(),
    end = plusDays(weekStart(now), 6);
  const missed = planned.filter((one) => one.planned_for && one.planned_for < now);
  const later = planned.filter((one) => one.planned_for && one.planned_for > end);
  const undated = planned.filter((one) => !one.planned_for);
  if (!missed.length && !later.length && !undated.length) return null;
  const left = cell(planned.map((one) => one.id));
  const gone = (/** @type {string} */ id) => left.change((ids) => ids.filter((one) => one !== id));
  const group = (/** @type {string} */ title, /** @type {Planned[]} */ all) => {
    const shown = () => all.filter((one) => left().includes(one.id));
    return () =>
      shown().length
        ? h(
            'div',
            { class: 'plan-part' },
            h('h3', null, title),
            h(
              'ul',
              { class: 'lines' },
              shown()
                .slice(0, 5)
                .map((one) => plannedLine(one, gone)),
            ),
          )
        : null;
  };
  const isLong = more || [missed, later, undated].some((all) => all.length > 5);
  return sheet(t('plan.ahead'), [
    group(t('plan.missed'), missed),
    group(t('plan.in_turn'), undated),
    group(t('plan.later'), later),
    isLong ? h('p', null, h('a', { class: 'btn bare', href: '/train/planned' }, t('plan.all_planned'))) : null,
  ]);
}

/** Whatever the tenant has not is not there at all. */
function further() {
  const links = [
    ['/train/planned', t('plan.all_planned')],
    ['/train/breaks', t('plan.breaks')],
    has('programmes') && ['/train/programmes', t('plan.programmes')],
    has('coaching') && ['/train/assigned', t('plan.assigned')],
    has('predetermined_routines') && ['/train/routines', t('plan.routines')],
  ];
  return sheet(t('plan.further'), [
    h(
      'ul',
      { class: 'lines' },
      links.map((link) => link && h('li', null, h('a', { class: 'row-link', href: link[0] }, link[1]), icon('next'))),
    ),
  ]);
}
