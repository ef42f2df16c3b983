/** One look: its record, and while it is open what it opens. Nothing is asked for before the admin presses a button. */

import { call } from '../kit/api.js';
import { day, dayTime, number, setText, weightText } from '../kit/format.js';
import { session } from '../kit/session.js';
import { failed } from '../kit/state.js';
import { table } from '../kit/table.js';
import { t } from '../kit/text.js';
import { cell, h, setBusy } from '../kit/view.js';
import { lookDeeds, lookState, record } from './glass.js';
import { growing, sheet } from './parts.js';

/** @typedef {import('../types/api').BreakGlassOpening} Look */
/** @typedef {import('../kit/view.js').Child} Child */

/** @type {import('../kit/router.js').Screen<Look>} */
export const look = {
  path: '/admin/break-glass/{id}',
  title: () => t('admin.glass'),
  crumb: () => ({ path: '/admin/break-glass', text: t('admin.glass') }),
  needs: { role: 'admin', duty: 'accounts' },
  load: ({ params: { id } }) => call('GET /v1/admin/break-glass/{id}', { path: { id } }),
  actions: lookState,
  show: (one) => [
    h('div', { class: 'sheet' }, h('div', { class: 'stack' }, lookDeeds(one), record(one))),
    one.state === 'open' && one.admin === session().account.id ? [h('p', { class: 'lead' }, t('glass.glass_looked')), parts(one)] : null,
  ],
};

/** @param {Look} one */
function parts(one) {
  const path = { id: one.id },
    opens = (/** @type {Look['scopes'][number][]} */ ...scopes) => scopes.some((scope) => one.scopes.includes(scope));
  return [
    opens('history')
      ? part(t('glass.scope_history'), async () => {
          const page = await call('GET /v1/admin/break-glass/{id}/workouts', { path });
          return page.items.length
            ? growing(
                page,
                (after) => call('GET /v1/admin/break-glass/{id}/workouts', { path, query: { after } }),
                (items) => workouts(one, items),
              )
            : nothing();
        })
      : null,
    opens('all_lifts', 'main_lifts')
      ? part(t(opens('all_lifts') ? 'glass.scope_all_lifts' : 'glass.scope_main_lifts'), async () => {
          const page = await call('GET /v1/admin/break-glass/{id}/records', { path });
          return page.items.length ? growing(page, (after) => call('GET /v1/admin/break-glass/{id}/records', { path, query: { after } }), records) : nothing();
        })
      : null,
    opens('body_metrics')
      ? part(t('glass.scope_body_metrics'), async () => {
          const page = await call('GET /v1/admin/break-glass/{id}/measurements', { path });
          return page.items.length
            ? growing(page, (after) => call('GET /v1/admin/break-glass/{id}/measurements', { path, query: { after } }), measurements)
            : nothing();
        })
      : null,
    opens('plans')
      ? part(t('glass.scope_plans'), async () => {
          const page = await call('GET /v1/admin/break-glass/{id}/planned-workouts', { path });
          return page.items.length
            ? growing(page, (after) => call('GET /v1/admin/break-glass/{id}/planned-workouts', { path, query: { after } }), plans)
            : nothing();
        })
      : null,
  ];
}

const nothing = () => h('p', { class: 'quiet' }, t('glass.glass_nothing'));

/**
 * A part that is looked at when the button is pressed.
 * @param {string} title
 * @param {() => Promise<Child>} load
 */
function part(title, load) {
  const content = cell(/** @type {Child} */ (null));
  const button = h(
    'button',
    {
      type: 'button',
      class: 'btn',
      'aria-label': `${t('glass.glass_look')}: ${title}`,
      onclick: async () => {
        setBusy(button, true);
        try {
          content.set(h('div', null, await load()));
          button.remove();
        } catch (failure) {
          content.set(failed(failure));
        } finally {
          setBusy(button, false);
        }
      },
    },
    t('glass.glass_look'),
  );
  return sheet(title, [button, () => /** @type {Node} */ (content())]);
}

/** @param {Look} one @param {import('../types/api').WorkoutSummary[]} rows */
const workouts = (one, rows) =>
  table({
    caption: t('glass.scope_history'),
    rows,
    columns: [
      { label: t('people.name'), cell: (row) => h('span', { translate: 'no' }, row.name) },
      { label: t('figures.day'), cell: (row) => day(row.local_date) },
      {
        label: t('glass.scope_workout_details'),
        cell: (row) =>
          one.scopes.includes('workout_details')
            ? details(one, row)
            : `${t('glass.exercises_count', { count: row.exercise_count })}, ${t('glass.sets_count', { count: row.set_count })}`,
      },
    ],
  });

/** @param {Look} one @param {import('../types/api').WorkoutSummary} row */
function details(one, row) {
  const content = cell(/** @type {Child} */ (null));
  const ontoggle = async () => {
    if (content()) return;
    try {
      const workout = await call('GET /v1/admin/break-glass/{id}/workouts/{workout}', { path: { id: one.id, workout: row.id } });
      content.set(
        h(
          'ul',
          null,
          workout.exercises.map((exercise) =>
            h('li', null, h('b', { translate: 'no' }, exercise.name), ': ', exercise.sets.map((set) => setText(set, exercise.measure)).join(', ')),
          ),
        ),
      );
    } catch (failure) {
      content.set(failed(failure));
    }
  };
  return h(
    'details',
    { ontoggle },
    h('summary', null, `${t('glass.exercises_count', { count: row.exercise_count })}, ${t('glass.sets_count', { count: row.set_count })}`),
    () => /** @type {Node} */ (content()),
  );
}

/** @param {{ value: number, unit?: string }} one */
function valueText({ value, unit }) {
  if (unit === 'kg' || unit === 'lb') return weightText(value, unit);
  return `${number(value, 2)} ${unit === 'percent' ? '%' : (unit ?? '')}`.trim();
}

/** @param {import('../types/api').PersonalRecord[]} rows */
const records = (rows) =>
  table({
    caption: t('glass.scope_all_lifts'),
    rows,
    columns: [
      { label: t('glass.exercise'), cell: (row) => h('span', { translate: 'no' }, row.exercise ?? row.lift ?? '') },
      { label: t('triage.kind'), cell: (row) => t(`glass.record_${row.kind}`, { reps: row.at_reps ?? '' }) },
      { label: t('glass.value'), end: true, cell: valueText },
      { label: t('figures.day'), end: true, cell: (row) => day(row.date) },
    ],
  });

/** @param {import('../types/api').Measurement[]} rows */
const measurements = (rows) =>
  table({
    caption: t('glass.scope_body_metrics'),
    rows,
    columns: [
      { label: t('triage.kind'), cell: (row) => t(`glass.kind_${row.kind}`) },
      { label: t('glass.value'), end: true, cell: valueText },
      { label: t('figures.day'), end: true, cell: (row) => (row.local_date ? day(row.local_date) : row.measured_at ? dayTime(row.measured_at) : '–') },
    ],
  });

/** @param {import('../types/api').PlannedWorkoutSummary[]} rows */
const plans = (rows) =>
  table({
    caption: t('glass.scope_plans'),
    rows,
    columns: [
      { label: t('people.name'), cell: (row) => h('span', { translate: 'no' }, row.name) },
      { label: t('figures.day'), cell: (row) => (row.planned_for ? day(row.planned_for) : '–') },
      { label: t('admin.state'), cell: (row) => t(`glass.planned_state_${row.state}`) },
    ],
  });
