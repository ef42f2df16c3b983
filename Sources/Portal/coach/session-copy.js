/** The exercises of one session of a client put into other ones of the same client: what suits one week suits the next. */

import { note } from '../kit/announce.js';
import { allOf, call } from '../kit/api.js';
import { dialog } from '../kit/dialog.js';
import { day, today } from '../kit/format.js';
import { form } from '../kit/form.js';
import { reload } from '../kit/router.js';
import { t } from '../kit/text.js';
import { sessionSaver } from './client-session.js';

/** @typedef {import('../types/api').PlannedWorkout} PlannedWorkout */
/** @typedef {import('./client-session.js').Planned} Planned */

/**
 * @param {string} lifter
 * @param {string} id
 */
export async function copySession(lifter, id) {
  const session = await call('GET /v1/lifters/{lifter}/planned-workouts/{id}', { path: { lifter, id } });
  const items = await allOf((after) =>
    call('GET /v1/lifters/{lifter}/planned-workouts', {
      path: { lifter },
      query: { assignment_id: session.assignment_id, state: 'planned', limit: 100, after },
    }),
  );
  const others = items.filter((one) => one.id !== id && (!one.planned_for || one.planned_for >= today()));
  if (!others.length) {
    note(t('coach.nothingToCopyTo'));
    return;
  }
  const save = sessionSaver();
  const changed = await dialog({
    title: t('coach.copySession', { name: session.name }),
    look: 'shared',
    show: (/** @type {(sessions?: Planned[]) => void} */ close) =>
      form({
        unguarded: true,
        value: { sessions: others.filter((one) => one.name === session.name).map((one) => one.id) },
        action: t('coach.copy'),
        fields: [
          {
            name: 'sessions',
            label: t('coach.copyTo'),
            type: 'choices',
            hint: t('coach.copyHint'),
            options: others.map(
              (one) => /** @type {[string, string]} */ ([one.id, `${one.planned_for ? day(one.planned_for) : t('coach.anyDay')}: ${one.name}`]),
            ),
          },
        ],
        check: ({ sessions }) => (sessions?.length ? [] : [{ pointer: '/sessions', code: 'missing', message: t('kit.missing') }]),
        send: async (/** @type {{ sessions: string[] }} */ body) => {
          const chosen = others.filter((one) => body.sessions.includes(one.id)).map((one) => ({ lifter, session: one }));
          await save(chosen, () => toPut(withoutIds(session.exercises)));
          return chosen;
        },
        done: close,
        cancel: () => close(),
      }),
  });
  if (!changed) return;
  await reload();
  note(t('coach.copiedTo', { count: changed.length }), () => save(changed, (one) => toPut(one.exercises), true).then(() => reload()));
}

/** What is read can be put. */
const toPut = (/** @type {PlannedWorkout['exercises']} */ exercises) => /** @type {import('../types/api').PlannedWorkoutInput['exercises']} */ (exercises);

/**
 * The parts of another session have ids of their own.
 * @param {PlannedWorkout['exercises']} exercises
 */
const withoutIds = (exercises = []) => exercises.map(({ id: _, sets, ...exercise }) => ({ ...exercise, sets: sets.map(({ id: __, ...set }) => set) }));
