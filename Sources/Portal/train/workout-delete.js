// @ts-check
import { attempt, note } from '../kit/announce.js';
import { call } from '../kit/api.js';
import { go } from '../kit/router.js';
import { t } from '../kit/text.js';

/**
 * It can be undone, so it needs no version: what another device changed comes back with it.
 * @param {import('../types/api').Workout} workout
 */
export async function deleteWorkout(workout) {
  await attempt(async () => {
    await call('DELETE /v1/lifters/{lifter}/workouts/{id}', { path: { lifter: 'me', id: workout.id } });
    await go('/train/history');
    note(t('history.gone', { name: workout.name }), () => restoreWorkout(workout.id));
  });
}

/** @param {string} id */
export async function restoreWorkout(id) {
  await call('POST /v1/lifters/me/deleted-workouts/{id}/restore', { path: { id } });
  await go(`/train/workouts/${id}`);
  note(t('history.restored'));
}
