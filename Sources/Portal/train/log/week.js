// The week in seven days, and what it came to.
import { dateOf, duration, figure, number, weekday } from '../../kit/format.js';
import { t } from '../../kit/text.js';
import { h, icon } from '../../kit/view.js';
import { session } from '../../kit/session.js';
import { weekdayOf } from '../../kit/days.js';
import { unsent } from './logbook.js';
import { ahead, week as schedule } from './memory.js';

/** @typedef {import('../../types/api').SummaryDay} SummaryDay */

/** @param {import('../../types/api').Summary} summary @param {import('../../types/api').Today} today */
export function weekSheet(summary, today) {
  const week = summary.weeks.at(-1);
  if (!week) return null;
  return h(
    'section',
    { class: 'sheet', 'aria-labelledby': 'week' },
    h('header', null, h('h2', { id: 'week' }, t('log.thisWeek')), h('a', { href: '/train/plan' }, t('log.plan'))),
    h('ol', { class: 'week' }, () => week.days.map((day) => one(day, today))),
    h(
      'dl',
      { class: 'board week-board' },
      h('div', null, h('dt', null, t('log.workouts')), h('dd', { class: 'fig' }, number(week.workouts, 0))),
      h('div', null, h('dt', null, t('log.withoutPauses')), h('dd', { class: 'fig' }, duration(week.duration_seconds))),
      week.volume !== undefined && h('div', null, h('dt', null, t('log.volume')), h('dd', { class: 'fig' }, figure(number(week.volume, 0), summary.unit))),
    ),
  );
}

/** @param {SummaryDay} day @param {import('../../types/api').Today} today */
function one({ date, workouts }, today) {
  const name = weekdayOf(date),
    isToday = date === today.date,
    isPast = date < today.date;
  const [state, said] =
    workouts || unsent().some((one) => one.date === date)
      ? ['did', t('log.trained')]
      : isPast
        ? ['off', date < since() ? '' : t('log.notTrained')]
        : meant(date, isToday ? today : undefined);
  const sign = { did: icon('check'), todo: icon('bar') }[state] ?? h('i', null, '–');
  return h(
    'li',
    { class: state, 'aria-current': isToday ? 'date' : null },
    weekday(name, 'short'),
    h('b', null, `${Number(date.slice(8))}`),
    sign,
    h('span', { class: 'said' }, said),
  );
}

/** The day on which the account began: nobody failed to train before it. */
const since = () => dateOf(session().account.created_at);

/**
 * What a day that is not over is meant for, as Plan says it.
 * @param {string} date @param {import('../../types/api').Today} [today] If it is today.
 */
function meant(date, today) {
  const plan = schedule()?.days.find((each) => each.weekday === weekdayOf(date));
  if (today ? today.rest !== 'none' : plan?.rests) return ['off', t('log.restDay')];
  const isPlanned = today ? today.routines.length + today.due.length : plan?.routines.length || ahead().some((one) => one.planned_for === date);
  return isPlanned ? ['todo', t('log.planned')] : ['off', t('log.nothingPlanned')];
}
