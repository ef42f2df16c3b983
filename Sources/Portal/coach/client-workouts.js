/** A client's workouts, newest first. */

import { call } from '../kit/api.js';
import { day, duration, setText } from '../kit/format.js';
import { moreButton } from '../kit/table.js';
import { searchField } from '../kit/field.js';
import { empty } from '../kit/state.js';
import { go } from '../kit/router.js';
import { t } from '../kit/text.js';
import { h, icon } from '../kit/view.js';
import { clientFrame, clientScreen } from './client-frame.js';
import { ofClient } from './closing.js';
import { withClient } from './known.js';
import { hiddenBy, seen, sheet, volumeText } from './parts.js';

/** @typedef {import('./parts.js').Client} Client */
/** @typedef {import('../types/api').WorkoutSummary} Summary */
/** @typedef {import('../types/api').WorkoutSummaryPage} Page */

/**
 * @param {string} id
 * @param {boolean} details
 * @param {URLSearchParams} query
 */
const asked = (id, details, query) => ({
  path: { lifter: id },
  query: { limit: 20, q: query.get('q') ?? undefined, include: /** @type {'details' | undefined} */ (details ? 'details' : undefined) },
});

export const clientWorkouts = ofClient(
  /** @type {import('../kit/router.js').Screen<{ client: Client, reasons: import('./parts.js').Reason[], more: Page | undefined }>} */ ({
    path: '/coach/clients/{id}/workouts',
    ...clientScreen(),
    load: ({ params: { id }, query }) =>
      withClient(id, async (sees) =>
        sees('history') ? seen(call('GET /v1/lifters/{lifter}/workouts', asked(id, sees('workout_details'), query))) : undefined,
      ),
    show: (data, { query }) => clientFrame(data, 'workouts', sheet('workouts', t('coach.page_workouts'), null, body(data.client, data.more, query))),
  }),
);

/**
 * @param {Client} client
 * @param {Page | undefined} page
 * @param {URLSearchParams} query
 */
function body(client, page, query) {
  if (!page) return hiddenBy(client, 'history');
  const search = searchField({
    label: t('coach.findWorkout'),
    id: 'find-workout',
    value: query.get('q') ?? '',
    search: (q) => go(`/coach/clients/${client.id}/workouts${q ? `?q=${encodeURIComponent(q)}` : ''}`, { replace: true }),
  });
  if (!page.items.length)
    return [query.get('q') && search, query.get('q') ? empty(t('coach.noneFound'), null) : empty(t('coach.noWorkouts'), t('coach.noWorkoutsText'))];
  const list = workoutLines(client, page.items);
  const more = moreButton({
    next: page.next,
    text: t('coach.showOlder'),
    load: (after) => {
      const input = asked(client.id, client.scopes.includes('workout_details'), query);
      return call('GET /v1/lifters/{lifter}/workouts', { ...input, query: { ...input.query, after } });
    },
    add: (found) => {
      const rows = found.items.map((one) => line(client, one));
      list.append(...rows);
      return rows[0];
    },
  });
  return [search, !client.scopes.includes('workout_details') && hiddenBy(client, 'workout_details'), list, more && h('p', { class: 'btns' }, more)];
}

/**
 * @param {Client} client
 * @param {Summary[]} items
 */
export const workoutLines = (client, items) =>
  h(
    'ul',
    { class: 'lines workout-lines' },
    items.map((one) => line(client, one)),
  );

/**
 * @param {Client} client
 * @param {Summary} one
 */
function line(client, one) {
  const tops = (one.exercises ?? []).filter((exercise) => exercise.top_set).slice(0, 3);
  const name = client.scopes.includes('workout_details')
    ? h('a', { href: `/coach/clients/${client.id}/workouts/${one.id}?on=${one.local_date}`, translate: 'no' }, one.name)
    : h('span', { translate: 'no' }, one.name);
  return h(
    'li',
    null,
    h(
      'div',
      null,
      h(
        'p',
        null,
        name,
        one.record_count ? h('span', { class: 'record' }, ' ', icon('record'), ` ${t('coach.recordCount', { count: one.record_count })}`) : null,
      ),
      tops.length
        ? h(
            'p',
            { class: 'quiet tops' },
            tops.map((exercise) => h('span', null, h('span', { translate: 'no' }, exercise.name), ` ${setText(exercise.top_set ?? {}, exercise.measure)}`)),
          )
        : h('p', { class: 'quiet' }, `${t('coach.exerciseCount', { count: one.exercise_count })} · ${t('coach.setCount', { count: one.set_count })}`),
    ),
    h(
      'p',
      { class: 'end quiet' },
      h('span', null, day(one.local_date)),
      h('br'),
      [one.duration_seconds && duration(one.duration_seconds), one.volume && volumeText(one.volume, one.unit)].filter(Boolean).join(' · '),
    ),
  );
}
