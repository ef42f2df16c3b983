/** A client at a glance: the last workouts, the lifts, what is shared, the note. */

import { call } from '../kit/api.js';
import { day, figure, number } from '../kit/format.js';
import { empty } from '../kit/state.js';
import { t } from '../kit/text.js';
import { h, icon } from '../kit/view.js';
import { clientFrame, clientScreen } from './client-frame.js';
import { ofClient } from './closing.js';
import { workoutLines } from './client-workouts.js';
import { withClient } from './known.js';
import { askButton, estimate, hiddenBy, lifts, nameOf, scopeName, scopes, seen, sheet } from './parts.js';
import { change, pips } from './roster-row.js';

/** @typedef {import('./parts.js').Client} Client */
/** @typedef {{ workouts?: import('../types/api').WorkoutSummaryPage, notes: import('../types/api').ClientNotePage, requests: import('../types/api').ScopeRequestPage }} More */

export const client = ofClient(
  /** @type {import('../kit/router.js').Screen<{ client: Client, reasons: import('./parts.js').Reason[], more: More }>} */ ({
    path: '/coach/clients/{id}',
    ...clientScreen(),
    load: ({ params: { id } }) =>
      withClient(id, async (sees) => {
        const [workouts, notes, requests] = await Promise.all([
          sees('history')
            ? seen(
                call('GET /v1/lifters/{lifter}/workouts', {
                  path: { lifter: id },
                  query: { limit: 5, include: sees('workout_details') ? 'details' : undefined },
                }),
              )
            : undefined,
          call('GET /v1/clients/{lifter}/notes', { path: { lifter: id }, query: { limit: 2 } }),
          call('GET /v1/scope-requests', { query: { limit: 100 } }),
        ]);
        return { workouts, notes, requests };
      }),
    show: (data) =>
      clientFrame(
        data,
        '',
        h(
          'div',
          { class: 'two' },
          h('div', { class: 'stack' }, workouts(data.client, data.more), notes(data.client, data.more)),
          h('div', { class: 'stack' }, month(data.client), shared(data.client, data.more)),
        ),
      ),
  }),
);

/**
 * @param {Client} one
 * @param {More} more
 */
function workouts(one, { workouts: page }) {
  const all = h('a', { href: `/coach/clients/${one.id}/workouts` }, t('coach.all'), h('span', { class: 'said' }, ` (${t('coach.lastWorkouts')})`));
  return sheet(
    'workouts',
    t('coach.lastWorkouts'),
    page?.items.length ? all : null,
    !page ? hiddenBy(one, 'history') : page.items.length ? workoutLines(one, page.items) : empty(t('coach.noWorkouts'), t('coach.noWorkoutsText')),
  );
}

/** @param {Client} one */
function month(one) {
  const plans = one.planned_28_days !== undefined,
    { planned_28_days: planned = 0, done_28_days: done = 0 } = one;
  const sessions =
    plans && planned
      ? h('div', null, h('dt', null, t('coach.ofSessions', { count: planned })), h('dd', { class: 'fig' }, number(done, 0)))
      : one.workouts_28_days !== undefined &&
        h('div', null, h('dt', null, t('coach.workoutsUnit', { count: one.workouts_28_days })), h('dd', { class: 'fig' }, number(one.workouts_28_days, 0)));
  const figures = lifts
    .map((lift) => one.lifts?.find((trend) => trend.lift === lift))
    .map(
      (trend) =>
        trend?.e1rm !== undefined &&
        h(
          'div',
          null,
          h('dt', null, t(/** @type {const} */ (`coach.short_${trend.lift}`)), ' ', trend.change !== undefined && change(trend.change, trend.unit)),
          h('dd', null, estimate(trend.e1rm, trend.unit)),
        ),
    );
  const week =
    plans && one.planned_7_days
      ? h(
          'p',
          { class: 'quiet' },
          t('coach.thisWeek'),
          ' ',
          figure(one.done_7_days ?? 0, t('coach.of', { count: one.planned_7_days })),
          ' ',
          pips(one.done_7_days ?? 0, one.planned_7_days),
        )
      : null;
  const shows = sessions || figures.some(Boolean);
  const seesLifts = one.scopes.includes('main_lifts') || one.scopes.includes('all_lifts');
  return sheet(
    'last28',
    t('coach.last28'),
    null,
    shows ? h('dl', { class: 'board four' }, sessions, figures) : null,
    week,
    one.records_28_days ? h('p', { class: 'record' }, icon('record'), ` ${t('coach.records28', { count: one.records_28_days })}`) : null,
    !seesLifts ? hiddenBy(one, 'main_lifts') : !shows && h('p', { class: 'quiet' }, t('coach.noSets')),
  );
}

/**
 * What the client shares, and what was asked for.
 * @param {Client} one
 * @param {More} more
 */
function shared(one, { requests }) {
  const open = requests.items.filter((request) => request.lifter.id === one.id && request.state === 'open');
  return sheet(
    'shares',
    t('coach.shares', { name: nameOf(one) }),
    null,
    h(
      'ul',
      { class: 'scopes' },
      scopes.map((scope) => {
        if (one.scopes.includes(scope))
          return h(
            'li',
            { class: 'open' },
            icon('check'),
            h('span', null, scopeName(scope)),
            h('span', { class: 'quiet' }, one.expires_at ? t('coach.until', { day: day(one.expires_at) }) : t('coach.open')),
          );
        const asked = open.find((request) => request.scopes.includes(scope));
        return h(
          'li',
          null,
          icon('hidden'),
          h('span', null, scopeName(scope), h('span', { class: 'said' }, ` (${t('coach.hidden')})`)),
          asked ? h('span', { class: 'quiet' }, t('coach.askedOn', { day: day(asked.created_at) })) : askButton(one, scope),
        );
      }),
    ),
  );
}

/**
 * @param {Client} one
 * @param {More} more
 */
function notes(one, { notes: page }) {
  const link = h(
    'a',
    { href: `/coach/clients/${one.id}/notes` },
    page.items.length ? t('coach.all') : t('coach.writeNote'),
    page.items.length ? h('span', { class: 'said' }, ` (${t('coach.notes')})`) : null,
  );
  return sheet(
    'notes',
    t('coach.notes'),
    link,
    page.items.length
      ? h(
          'ul',
          { class: 'lines note-lines' },
          page.items.map((one_) =>
            h('li', null, h('p', { class: 'typed-text', translate: 'no' }, one_.text), h('span', { class: 'quiet' }, day(one_.created_at))),
          ),
        )
      : h('p', { class: 'quiet' }, t('coach.onlyYou')),
  );
}
