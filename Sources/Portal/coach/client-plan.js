/** What a client has planned, what became of it, and the comparison of one session. */

import { act } from '../kit/act.js';
import { call } from '../kit/api.js';
import { day, list, number, setText, signed, today } from '../kit/format.js';
import { menu } from '../kit/menu.js';
import { placesOf } from '../kit/reckoning.js';
import { empty } from '../kit/state.js';
import { t } from '../kit/text.js';
import { h, icon } from '../kit/view.js';
import { clientFrame, clientScreen } from './client-frame.js';
import { ofClient } from './closing.js';
import { loadedText, plannedText } from './client-workout.js';
import { withClient } from './known.js';
import { hiddenBy, seen, sheet } from './parts.js';
import { assignmentLine } from './plans.js';
import { copySession } from './session-copy.js';
import { changeLoads } from './session-loads.js';
import { moveSession } from './session-move.js';
import { planAgain, skipSession } from './session-skip.js';

/** @typedef {import('./parts.js').Client} Client */
/** @typedef {import('../types/api').PlannedWorkout} Planned */
/** @typedef {{ planned?: import('../types/api').PlannedWorkoutPage, assignments: import('../types/api').AssignmentSummaryPage }} More */

/** @param {number} days */
const away = (days) => new Date(Date.parse(today()) + days * 86_400_000).toISOString().slice(0, 10);

export const clientPlan = ofClient(
  /** @type {import('../kit/router.js').Screen<{ client: Client, reasons: import('./parts.js').Reason[], more: More | undefined }>} */ ({
    path: '/coach/clients/{id}/plan',
    ...clientScreen(),
    load: ({ params: { id } }) =>
      withClient(id, async (sees) => {
        if (!sees('plans')) return undefined;
        const [planned, assignments] = await Promise.all([
          seen(call('GET /v1/lifters/{lifter}/planned-workouts', { path: { lifter: id }, query: { from: away(-28), to: away(28), limit: 100 } })),
          call('GET /v1/assignments', { query: { lifter: id, limit: 20 } }),
        ]);
        return { planned, assignments };
      }),
    show: (data) =>
      clientFrame(data, 'plan', data.more ? plan(data.client, data.more) : sheet('planned', t('coach.page_plan'), null, hiddenBy(data.client, 'plans'))),
  }),
);

/**
 * @param {Client} client
 * @param {More} more
 */
function plan(client, { planned, assignments }) {
  const items = [...(planned?.items ?? [])].sort((one, other) => (one.planned_for ?? '9').localeCompare(other.planned_for ?? '9'));
  const coming = items.filter((one) => one.state === 'planned' && (!one.planned_for || one.planned_for >= today()));
  const past = items.filter((one) => !coming.includes(one)).reverse();
  // What begins later than the list reaches is planned, too.
  const later = assignments.items
    .map((one) => one.progress?.next_on ?? '')
    .filter(Boolean)
    .sort()[0];
  const assign = h('a', { class: 'btn', href: `/coach/assign?client=${client.id}` }, icon('plan'), t('coach.assign'));
  return h(
    'div',
    { class: 'two' },
    h(
      'div',
      { class: 'stack' },
      sheet(
        'coming',
        t('coach.coming'),
        null,
        coming.length
          ? lines(client, coming)
          : later
            ? h('p', null, t('coach.nextOn', { day: day(later) }))
            : empty(t('coach.nothingPlanned'), t('coach.nothingPlannedText'), assign),
      ),
      past.length > 0 && sheet('past', t('coach.lastWeeks'), adherence(client), lines(client, past)),
    ),
    h(
      'div',
      { class: 'stack' },
      sheet(
        'assigned',
        t('coach.assignments'),
        null,
        assignments.items.length ? h('ul', { class: 'lines' }, assignments.items.map(assignmentLine)) : h('p', { class: 'quiet' }, t('coach.noAssignments')),
      ),
    ),
  );
}

/** @param {Client} client */
const adherence = (client) =>
  client.planned_28_days ? h('span', { class: 'quiet' }, t('coach.of28', { done: client.done_28_days ?? 0, planned: client.planned_28_days })) : null;

/**
 * @param {Client} client
 * @param {Planned[]} items
 */
const lines = (client, items) =>
  h(
    'ul',
    { class: 'lines' },
    items.map((one) =>
      h(
        'li',
        null,
        h(
          'div',
          null,
          h('p', null, h('a', { href: `/coach/clients/${client.id}/plan/${one.id}`, translate: 'no' }, one.name)),
          h(
            'p',
            { class: 'quiet' },
            [
              one.planned_for ? day(one.planned_for) : t('coach.anyDay'),
              one.adapted.length > 0 && t('coach.byClient', { what: changesIn(one.adapted) }),
              one.coach_changes.length > 0 && t('coach.byCoach', { what: changesIn(one.coach_changes) }),
            ]
              .filter(Boolean)
              .join(' · '),
          ),
        ),
        state(one),
      ),
    ),
  );

/** @param {Planned['adapted']} words */
const changesIn = (words) => list(words.map((word) => t(/** @type {const} */ (`coach.adapted_${word}`))));

/** @param {Planned} one */
export function state(one) {
  if (one.state === 'done') return h('span', { class: 'state good' }, icon('check'), t('coach.state_done'));
  if (one.state === 'skipped') return h('span', { class: 'state' }, t('coach.state_skipped'));
  if (one.planned_for && one.planned_for < today()) return h('span', { class: 'state warn' }, icon('warn'), t('coach.state_missed'));
  return h('span', { class: 'state' }, t('coach.state_planned'));
}

/** @typedef {import('../types/api').PlanComparison} Comparison */

export const clientSession = ofClient(
  /** @type {import('../kit/router.js').Screen<{ client: Client, reasons: import('./parts.js').Reason[], more: Comparison | undefined }>} */ ({
    path: '/coach/clients/{id}/plan/{planned}',
    ...clientScreen(),
    load: ({ params: { id, planned } }) =>
      withClient(id, async (sees) =>
        sees('plans') ? call('GET /v1/lifters/{lifter}/planned-workouts/{id}/comparison', { path: { lifter: id, id: planned } }) : undefined,
      ),
    show: (data, { params }) =>
      clientFrame(
        data,
        'plan',
        data.more ? comparison(data.client, data.more, params.planned) : sheet('planned', t('coach.page_plan'), null, hiddenBy(data.client, 'plans')),
      ),
  }),
);

/**
 * @param {Client} client
 * @param {Comparison} found
 * @param {string} id
 */
function comparison(client, found, id) {
  // What is still to come has nothing done beside it.
  const isDone = found.state === 'done';
  const open = found.workout_id && client.scopes.includes('workout_details');
  const head = (/** @type {string} */ text, end = false) => h('th', { scope: 'col', class: end ? 'end' : null }, text);
  return h(
    'section',
    { class: 'sheet one-workout', 'aria-labelledby': 'session' },
    h(
      'header',
      null,
      h('h2', { id: 'session', translate: 'no' }, found.name),
      h('span', { class: 'quiet' }, found.planned_for ? day(found.planned_for) : t('coach.anyDay')),
    ),
    found.state !== 'done' &&
      found.assignment_id &&
      h(
        'p',
        { class: 'btns' },
        h('button', { type: 'button', class: 'btn', onclick: act(() => moveSession(client.id, id)) }, icon('plan'), t('coach.moveOne')),
        found.state === 'skipped' && [' ', h('button', { type: 'button', class: 'btn', onclick: act(() => planAgain(client.id, id)) }, t('coach.planAgain'))],
        found.state === 'planned' && [
          ' ',
          h('button', { type: 'button', class: 'btn', onclick: act(() => changeLoads(client.id, id)) }, icon('edit'), t('coach.changeLoads')),
          menu(t('coach.moreFor', { name: found.name }), [
            { label: t('coach.changeExercises'), icon: 'edit', path: `/coach/sessions/${client.id}/${id}` },
            { label: t('coach.copyToOthers'), action: () => copySession(client.id, id) },
            { label: t('coach.skipSession'), action: () => skipSession(client.id, id) },
          ]),
        ],
      ),
    found.state === 'done' && h('p', null, t('coach.metSets', { met: found.met_sets, asked: found.asked_sets })),
    found.adapted.length > 0 && h('p', { class: 'quiet' }, t('coach.adaptedBefore'), ' ', changesIn(found.adapted)),
    found.coach_changes.length > 0 && h('p', { class: 'quiet' }, t('coach.changedByYou', { what: changesIn(found.coach_changes) })),
    found.state === 'done' && !client.scopes.includes('workout_details') && hiddenBy(client, 'workout_details'),
    open &&
      h(
        'p',
        { class: 'btns' },
        h('a', { class: 'btn', href: `/coach/clients/${client.id}/workouts/${found.workout_id}?planned=${id}` }, icon('message'), t('coach.openAndComment')),
      ),
    found.exercises.map((exercise) => [
      h('h3', { translate: 'no' }, exercise.name ?? t('coach.exercise')),
      h(
        'table',
        { class: isDone ? 'table did-sets' : 'table' },
        h('caption', { class: 'said' }, t('coach.setsPlanned', { name: exercise.name ?? t('coach.exercise') })),
        h('thead', null, h('tr', null, head(t('coach.set')), head(t('coach.planned')), isDone && [head(t('coach.done'), true), head('RPE', true)])),
        h(
          'tbody',
          null,
          placesOf(exercise.sets).map(({ pair, place, kind }) =>
            h(
              'tr',
              null,
              h(
                'th',
                { scope: 'row' },
                place || kind === 'working' ? `${place}` : h('span', { class: 'kind' }, t(/** @type {const} */ (`coach.kind_${kind}`))),
              ),
              h('td', { class: 'faint' }, pair.planned ? (isDone ? plannedText : loadedText)(pair.planned, exercise.measure) : '–'),
              isDone && [
                h(
                  'td',
                  { class: 'end' },
                  pair.done
                    ? h('span', { class: 'fig' }, setText({ ...pair.done, rpe: undefined }, exercise.measure))
                    : open
                      ? h('span', { class: 'skipped' }, t('coach.skipped'))
                      : '',
                ),
                h(
                  'td',
                  { class: 'end' },
                  pair.rpe_difference ? h('span', { class: pair.rpe_difference > 0 ? 'over' : 'under' }, signed(pair.rpe_difference)) : null,
                  pair.done?.rpe !== undefined && number(pair.done.rpe),
                ),
              ],
            ),
          ),
        ),
      ),
    ]),
  );
}
