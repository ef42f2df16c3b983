/** One session of one client, as the coach who assigned it writes it. */

import { call, Problem } from '../kit/api.js';
import { confirm } from '../kit/dialog.js';

/** @typedef {import('../types/api').PlannedWorkout} PlannedWorkout */
/** @typedef {import('../types/api').PlannedWorkoutInput} PlannedWorkoutInput */

/**
 * Puts a session as it was read, but for what is given. Exercises that are not given stay. One that was skipped is planned again.
 * @param {string} lifter
 * @param {PlannedWorkout} session
 * @param {Partial<PlannedWorkoutInput>} changes
 * @param {{ version?: string | number, past?: boolean, undoes?: boolean }} [options] `past`: it may get a day that is past for the
 *   client. `undoes`: it becomes what it was when it was read, and as much the coach's own.
 */
export function putSession(lifter, session, changes, options = {}) {
  const { id, name, sequence, time_zone, template_id, planned_for, starts_at, remind_minutes } = session;
  return call('PUT /v1/lifters/{lifter}/planned-workouts/{id}', {
    path: { lifter, id },
    version: options.version,
    query: { past: options.past, ...(options.undoes ? { undo: true, before: session.coach_changes.length ? session.coach_changes : undefined } : {}) },
    body: /** @type {PlannedWorkoutInput} */ ({ name, sequence, time_zone, template_id, planned_for, starts_at, remind_minutes, ...changes }),
  });
}

/** @typedef {{ lifter: string, session: PlannedWorkout }} Planned */

/**
 * Saves sessions one after the other, and knows which version each has by then. Where one fails, the next try begins with the
 * sessions as they were read, so that nothing is done twice.
 */
export function sessionSaver() {
  /** @type {Map<string, number>} */
  const versions = new Map();
  return async (/** @type {Planned[]} */ all, /** @type {(session: PlannedWorkout) => PlannedWorkoutInput['exercises']} */ exercises, undoes = false) => {
    for (const { lifter, session } of all) {
      const saved = await putSession(lifter, session, { exercises: exercises(session) }, { version: versions.get(session.id) ?? session.version, undoes });
      versions.set(session.id, saved.version);
    }
  };
}

/**
 * Sends, and where a day is past for a client, asks and sends once more: nothing is put into the past unasked. Only the server
 * knows each client's today.
 * @template Answer
 * @param {(past?: true) => Promise<Answer>} send
 * @param {{ title: string, text: string, action: string }} question
 * @returns {Promise<Answer | undefined>} Nothing where the coach says no.
 */
export async function askingOfPast(send, question) {
  try {
    return await send();
  } catch (failure) {
    if (!(failure instanceof Problem) || !failure.faults.length || failure.faults.some((fault) => fault.code !== 'past_day')) throw failure;
    return (await confirm(question)) ? send(true) : undefined;
  }
}
