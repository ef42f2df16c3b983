/** What was done: workouts and exercises. One line for each screen. */

import '../kit/all.js';
import { deleted } from './deleted.js';
import { exercise } from './exercise.js';
import { exercises } from './exercises.js';
import { history } from './history.js';
import { workout } from './workout.js';
import { workoutEdit } from './workout-edit.js';

export { startWith } from './start.js';

/** @type {import('../kit/router.js').Screen[]} */
export const screens = [history, workout, workoutEdit, deleted, exercises, exercise];
