/** The exercises of one session of one client. The assignment stays as it is. */

import '../kit/all.js';
import { act } from '../kit/act.js';
import { note } from '../kit/announce.js';
import { call, Problem } from '../kit/api.js';
import { day } from '../kit/format.js';
import { guard } from '../kit/guard.js';
import { go } from '../kit/router.js';
import { failed } from '../kit/state.js';
import { t } from '../kit/text.js';
import { cell, h, onEnd } from '../kit/view.js';
import { planBody } from '../train/plan-body.js';
import { clientFrame, clientScreen } from './client-frame.js';
import { putSession } from './client-session.js';
import { ofClient } from './closing.js';
import { forCoaches } from './for-coaches.js';
import { withClient } from './known.js';
import { hiddenBy, sheet } from './parts.js';

/** @typedef {import('../types/api').PlannedWorkout} PlannedWorkout */
/** @typedef {import('./parts.js').Client} Client */

const sessionEdit = ofClient(
  /** @type {import('../kit/router.js').Screen<{ client: Client, reasons: import('./parts.js').Reason[], more: PlannedWorkout | undefined }>} */ ({
    path: '/coach/sessions/{id}/{planned}',
    ...clientScreen(),
    find: false,
    load: ({ params: { id, planned } }) =>
      withClient(id, async (sees) =>
        sees('plans') ? call('GET /v1/lifters/{lifter}/planned-workouts/{id}', { path: { lifter: id, id: planned } }) : undefined,
      ),
    show: (data) =>
      clientFrame(data, 'plan', data.more ? editing(data.client.id, data.more) : sheet('planned', t('coach.page_plan'), null, hiddenBy(data.client, 'plans'))),
  }),
);

/**
 * What is typed in the screen that is shown, and the session as it was read for it: a screen that is loaded again, since the client
 * shares less, goes on with both.
 * @type {{ session: PlannedWorkout, typed: import('../train/plan-body.js').Typed } | undefined}
 */
let open;

/**
 * @param {string} lifter
 * @param {PlannedWorkout} read
 */
function editing(lifter, read) {
  const before = open?.session.id === read.id ? open : undefined,
    session = before?.session ?? read;
  const page = `/coach/clients/${lifter}/plan/${session.id}`;
  const problem = cell(/** @type {unknown} */ (null));
  let isChanged = Boolean(before);
  const change = () => {
    isChanged = true;
    open = mine;
  };
  guard(() => isChanged);
  const body = planBody(/** @type {any} */ (session.exercises ?? []), change, before?.typed),
    mine = { session, typed: body.typed };
  if (before) open = mine;
  // The screen that replaces this one has begun by now.
  onEnd(() => {
    if (open === mine) open = undefined;
  });
  /** @returns {Promise<unknown>} */
  const save = async () => {
    problem.set(null);
    const exercises = body.read();
    if (!exercises) return body.focus();
    try {
      await putSession(
        lifter,
        session,
        { exercises: /** @type {import('../types/api').PlannedWorkoutInput['exercises']} */ (exercises) },
        { version: session.version },
      );
    } catch (failure) {
      if (!(failure instanceof Problem)) throw failure;
      if (body.refuse(failure.faults).length || failure.status !== 422) problem.set(failure);
      return undefined;
    }
    isChanged = false;
    open = undefined;
    await go(page);
    return note(t('coach.exercisesChanged', { name: session.name }));
  };
  return h(
    'form',
    {
      class: 'stack',
      novalidate: true,
      onsubmit: (/** @type {Event} */ event) => {
        event.preventDefault();
        void save();
      },
    },
    sheet(
      'session',
      session.name,
      h('span', { class: 'quiet' }, session.planned_for ? day(session.planned_for) : t('coach.anyDay')),
      h('p', { class: 'quiet' }, t('coach.exercisesHint')),
    ),
    () => (problem() ? failed(problem(), save, t('kit.notSaved')) : null),
    body.element,
    h(
      'p',
      { class: 'btns inset' },
      h('button', { type: 'button', class: 'btn main', onclick: act(save) }, t('kit.save')),
      h('a', { class: 'btn', href: page }, t('kit.cancel')),
    ),
  );
}

export const screens = forCoaches([sessionEdit]);
