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
    const seen = kept?.origin ?? (await seenOf(kind, id));
    if (seen) return seen;
    throw failure;
  }
}

/** @param {string} id */
const template = async (id) => ofTemplate(await call('GET /v1/templates/{id}', { path: { id } }));

/** @param {string} id */
const plan = async (id) => ofPlan(await call('GET /v1/planned-workouts/{id}', { path: { id } }));

/** @param {{ id: string, name: string, exercises: Origin['exercises'] }} one @returns {Origin} */
const ofTemplate = ({ id, name, exercises }) => ({ name, exercises, template_id: id });

/** @param {{ id: string, name: string, exercises?: Origin['exercises'] }} one @returns {Origin} */
const ofPlan = ({ id, name, exercises = [] }) => ({ name, exercises, planned_workout_id: id });

/**
 * As its own page showed it last.
 * @param {Choice['kind']} kind @param {string} id
 */
async function seenOf(kind, id) {
  const page = await store.get('screens', `/train/${kind === 'template' ? 'templates' : 'planned'}/${id}`).catch(() => undefined);
  return page && (kind === 'template' ? ofTemplate(page.value) : ofPlan(page.value.planned));
}
