// What routines and planned workouts consist of, as this device read them last: so that one can be begun in a cellar.
import { call } from '../../kit/api.js';
import * as store from '../../kit/store.js';

/** @typedef {import('../../types/api').TemplateSummary} TemplateSummary */
/** @typedef {import('../../types/api').PlannedWorkoutSummary} PlannedWorkoutSummary */
/** @typedef {import('./prescription.js').Origin} Origin */
/** @typedef {{ kind: 'template' | 'plan', id: string, name: string, version: number }} Choice */

/** @param {TemplateSummary} one @returns {Choice} */
export const routine = ({ id, name, version }) => ({ kind: 'template', id, name, version });
/** @param {PlannedWorkoutSummary} one @returns {Choice} */
export const planned = ({ id, name, version }) => ({ kind: 'plan', id, name, version });

/**
 * The content of a routine or a plan; what is kept if it is the same version, or if there is no connection.
 * @param {Choice} choice @returns {Promise<Origin>}
 */
export async function contentOf({ kind, id, version }) {
  const kept = await store.get('log', `content ${id}`).catch(() => undefined);
  if (kept?.version === version) return kept.origin;
  try {
    const origin = kind === 'template' ? await template(id) : await plan(id);
    void store.put('log', `content ${id}`, { version, origin }).catch(() => {});
    return origin;
  } catch (failure) {
    if (kept) return kept.origin;
    throw failure;
  }
}

/** @param {string} id @returns {Promise<Origin>} */
async function template(id) {
  const { name, exercises } = await call('GET /v1/templates/{id}', { path: { id } });
  return { name, exercises, template_id: id };
}

/** @param {string} id @returns {Promise<Origin>} */
async function plan(id) {
  const { name, exercises } = await call('GET /v1/planned-workouts/{id}', { path: { id } });
  return { name, exercises: exercises ?? [], planned_workout_id: id };
}
