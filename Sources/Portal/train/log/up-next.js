// What comes after today: the next planned workout, or the routine of the next day that has one.
import { day } from '../../kit/format.js';
import { t } from '../../kit/text.js';
import { h } from '../../kit/view.js';
import { plusDays, weekdayOf } from '../../kit/days.js';

/** @typedef {import('../../types/api').Today} Today */

/** @typedef {import('../../types/api').Schedule} Schedule */
/** @typedef {import('../../types/api').PlannedWorkoutSummary} Planned */

/** @param {Today} today @param {Schedule | undefined} week @param {Planned[]} ahead What has a day in this week. */
export const upNext = (today, week, ahead) => {
  const next = nextOf(today, week, ahead);
  return (
    next &&
    h('p', { class: 'beside' }, h('b', null, t('log.upNext')), ' ', h('span', { translate: 'no' }, next.name), next.date ? ` · ${day(next.date)}` : null)
  );
};

/** @param {Today} today @param {Schedule | undefined} week @param {Planned[]} ahead @returns {{ name: string, date?: string } | undefined} */
function nextOf({ date: now, next }, week, ahead) {
  const days = Array.from({ length: 7 }, (_, place) => plusDays(now, place + 1));
  const dated = days.flatMap((date) => {
    const plan = week?.days.find((one) => one.weekday === weekdayOf(date));
    if (plan?.rests) return [];
    return [...ahead.filter((one) => one.planned_for === date), ...(plan?.routines ?? [])].map(({ name }) => ({ name, date }));
  })[0];
  if (!next) return dated;
  // One without a day is trained in turn, so it has no place before a day that has a name.
  return dated && (!next.planned_for || dated.date < next.planned_for) ? dated : { name: next.name, date: next.planned_for };
}
