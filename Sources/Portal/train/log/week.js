// The week in seven days, and what it came to.
import { duration, figure, number, today as dayNow, weekday } from '../../kit/format.js';
import { t } from '../../kit/text.js';
import { h, icon } from '../../kit/view.js';
import { week as schedule } from './memory.js';

/** @typedef {import('../../types/api').SummaryDay} SummaryDay */

const names = /** @type {const} */ (['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday']);

/** @param {import('../../types/api').Summary} summary @param {import('../../types/api').Today} today */
export function weekSheet(summary, today) {
  const week = summary.weeks.at(-1);
  if (!week) return null;
  return h('section', { class: 'sheet', 'aria-labelledby': 'week' },
    h('header', null, h('h2', { id: 'week' }, t('log.thisWeek')), h('a', { href: '/train/plan' }, t('log.plan'))),
    h('ol', { class: 'week' }, () => week.days.map((day) => one(day, today))),
    h('dl', { class: 'board week-board' },
      h('div', null, h('dt', null, t('log.workouts')), h('dd', { class: 'fig' }, number(week.workouts, 0))),
      h('div', null, h('dt', null, t('log.withoutPauses')), h('dd', { class: 'fig' }, duration(week.duration_seconds))),
      week.volume !== undefined && h('div', null, h('dt', null, t('log.volume')), h('dd', { class: 'fig' }, figure(number(week.volume, 0), summary.unit)))));
}

/** @param {SummaryDay} day @param {import('../../types/api').Today} today */
function one(day, today) {
  const name = names[new Date(`${day.date}T12:00:00Z`).getUTCDay()];
  const plan = schedule()?.days.find((each) => each.weekday === name);
  const isToday = day.date === dayNow(), isPast = day.date < dayNow();
  const isPlanned = !isPast && (isToday ? today.rest === 'none' && today.routines.length + today.due.length > 0 : !!plan?.routines.length && !plan.rests);
  const [state, sign] = day.workouts ? ['did', icon('check')] : isPlanned ? ['todo', icon('bar')] : ['off', h('i', null, '–')];
  const said = day.workouts ? t('log.trained') : isPlanned ? t('log.planned') : isPast ? t('log.notTrained') : t('log.restDay');
  return h('li', { class: state, 'aria-current': isToday ? 'date' : null }, weekday(name, 'short'), h('b', null, `${Number(day.date.slice(8))}`), sign, h('span', { class: 'said' }, said));
}
