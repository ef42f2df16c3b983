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
import { cell, h } from '../kit/view.js';
import { planBody } from '../train/plan-body.js';
import { clientFrame, clientScreen } from './client-frame.js';
import { putSession } from './client-session.js';
import { ofClient } from './closing.js';
import { forCoaches } from './for-coaches.js';
import { withClient } from './known.js';
import { hiddenBy, sheet } from './parts.js';

/** @typedef {import('../types/api').PlannedWorkout} PlannedWorkout */
/** @typedef {import('./parts.js').Client} Client */

const sessionEdit = ofClient(/** @type {import('../kit/router.js').Screen<{ client: Client, reasons: import('./parts.js').Reason[], more: PlannedWorkout | undefined }>} */ ({
  ...clientScreen('plan'),
  path: '/coach/sessions/{id}/{planned}',
  find: false,
  load: ({ params: { id, planned } }) => withClient(id, async (sees) => (sees('plans')
    ? call('GET /v1/lifters/{lifter}/planned-workouts/{id}', { path: { lifter: id, id: planned } }) : undefined)),
  show: (data) => clientFrame(data, 'plan', data.more ? editing(data.client.id, data.more) : sheet('planned', t('coach.page_plan'), null, hiddenBy(data.client, 'plans'))),
}));

/**
 * @param {string} lifter
 * @param {PlannedWorkout} session
 */
function editing(lifter, session) {
  const page = `/coach/clients/${lifter}/plan/${session.id}`;
  const problem = cell(/** @type {unknown} */ (null));
  let isChanged = false;
  guard(() => isChanged);
  const body = planBody(/** @type {any} */ (session.exercises ?? []), () => { isChanged = true; });
  /** @returns {Promise<unknown>} */
  const save = async () => {
    problem.set(null);
    const exercises = body.read();
    if (!exercises) return body.focus();
    try {
      await putSession(lifter, session, { exercises: /** @type {import('../types/api').PlannedWorkoutInput['exercises']} */ (exercises) }, { version: session.version });
    } catch (failure) {
      if (!(failure instanceof Problem)) throw failure;
      if (body.refuse(failure.faults).length || failure.status !== 422) problem.set(failure);
      return undefined;
    }
    isChanged = false;
    await go(page);
    return note(t('coach.exercisesChanged', { name: session.name }));
  };
  return h('form', { class: 'stack', novalidate: true, onsubmit: (/** @type {Event} */ event) => { event.preventDefault(); void save(); } },
    sheet('session', session.name, h('span', { class: 'quiet' }, session.planned_for ? day(session.planned_for) : t('coach.anyDay')), h('p', { class: 'quiet' }, t('coach.exercisesHint'))),
    () => (problem() ? failed(problem(), save, t('kit.notSaved')) : null),
    body.element,
    h('p', { class: 'btns inset' }, h('button', { type: 'button', class: 'btn main', onclick: act(save) }, t('kit.save')), h('a', { class: 'btn', href: page }, t('kit.cancel'))));
}

export const screens = forCoaches([sessionEdit]);
