/** One session of one client skipped by the coach, which no figure counts then; and planned again. */

import { note } from '../kit/announce.js';
import { call } from '../kit/api.js';
import { reload } from '../kit/router.js';
import { t } from '../kit/text.js';
import { putSession } from './client-session.js';

/**
 * @param {string} lifter
 * @param {string} id
 */
export async function skipSession(lifter, id) {
  const before = await call('GET /v1/lifters/{lifter}/planned-workouts/{id}', { path: { lifter, id } });
  const session = await call('POST /v1/lifters/{lifter}/planned-workouts/{id}/skip', { path: { lifter, id } });
  await reload();
  note(t('coach.skippedNow', { name: session.name }), () => putSession(lifter, before, {}, { version: session.version, undoes: true }).then(() => reload()));
}

/**
 * @param {string} lifter
 * @param {string} id
 */
export async function planAgain(lifter, id) {
  const session = await call('GET /v1/lifters/{lifter}/planned-workouts/{id}', { path: { lifter, id } });
  await putSession(lifter, session, {}, { version: session.version });
  await reload();
  note(t('coach.plannedAgain', { name: session.name }));
}
