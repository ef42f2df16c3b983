// @ts-check
import { note } from '../kit/announce.js';
import { call } from '../kit/api.js';
import { ago, day } from '../kit/format.js';
import { go } from '../kit/router.js';
import { t } from '../kit/text.js';
import { cell, each, h } from '../kit/view.js';
import { busyButton, emptySheet, linkButton, sheet } from './parts.js';

/** @typedef {{ id: string, name: string, words: string, until: string, restore: () => Promise<string> }} Line A thing, and how it comes back; restoring answers its address. */

/** @type {import('../kit/router.js').Screen<Line[]>} */
export const deleted = {
  path: '/train/deleted',
  title: () => t('history.deleted'),
  tab: '/train/history',
  crumb: () => ({ path: '/train/history', text: t('history.title') }),
  lead: () => t('history.deleted_lead'),
  load: async () => {
    const [workouts, things] = await Promise.all([
      call('GET /v1/lifters/me/deleted-workouts', { query: { limit: 100 } }),
      call('GET /v1/me/deleted', { query: { limit: 100 } }),
    ]);
    return [...workouts.items.map(workoutLine), ...things.items.map(thingLine)].sort((one, other) => other.until.localeCompare(one.until));
  },
  show: (lines) => {
    const left = cell(lines);
    const list = each(
      h('ul', { class: 'lines' }),
      left,
      (line) => line.id,
      (line) => row(line(), () => left.change((all) => all.filter((one) => one.id !== line().id))),
    );
    return () =>
      left().length
        ? sheet(t('history.restorable'), [list])
        : emptySheet(t('history.nothing_deleted'), t('history.nothing_deleted_why'), linkButton('/train/history', t('history.title')));
  },
};

/** @param {import('../types/api').DeletedWorkout} workout @returns {Line} */
const workoutLine = (workout) => ({
  id: workout.id,
  name: workout.name,
  until: workout.kept_until,
  words: `${t('history.thing', { kind: 'workout' })} · ${day(workout.local_date)} · ${t('history.sets', { count: workout.set_count })} · ${t('history.deleted_ago', { when: ago(workout.deleted_at) })}`,
  restore: async () => {
    await call('POST /v1/lifters/me/deleted-workouts/{id}/restore', { path: { id: workout.id } });
    return `/train/workouts/${workout.id}`;
  },
});

/** @param {import('../types/api').DeletedThing} thing @returns {Line} */
const thingLine = (thing) => ({
  id: thing.id,
  name: thing.name,
  until: thing.kept_until,
  words: `${t('history.thing', { kind: thing.kind })} · ${t('history.deleted_ago', { when: ago(thing.deleted_at) })}`,
  restore: async () => {
    await call('POST /v1/me/deleted/{id}/restore', { path: { id: thing.id } });
    return {
      template: `/train/templates/${thing.id}`,
      exercise: `/train/exercises/${thing.id}`,
      goal: '/train/progress/goals',
      measurement: '/train/progress/body',
    }[thing.kind];
  },
});

/** @param {Line} line @param {() => void} gone */
function row(line, gone) {
  const restore = async () => {
    const path = await line.restore();
    gone();
    note(t('history.restored_name', { name: line.name }), () => go(path), t('history.open_it'));
  };
  return h(
    'li',
    null,
    h(
      'div',
      null,
      h('b', { translate: 'no' }, line.name),
      h('p', { class: 'quiet' }, line.words),
      h('p', { class: 'quiet' }, t('history.kept_until', { day: day(line.until) })),
    ),
    busyButton(t('history.restore'), restore, { picture: 'undo', name: t('history.restore_name', { name: line.name }) }),
  );
}
