<<<<<<< HEAD
/** The screens of history, loaded with the first of them. */
=======
/** What was done: workouts and exercises. One line for each screen. */

import '../kit/parts.js';
>>>>>>> 348d6b3fa49e5abab8974532cd20e5e39862e176
import { deleted } from './deleted.js';
import { exercise } from './exercise.js';
import { exercises } from './exercises.js';
import { history } from './history.js';
import { workout } from './workout.js';
import { workoutEdit } from './workout-edit.js';

/** @type {import('../kit/router.js').Screen[]} */
<<<<<<< HEAD
export const screens = [history, workout, workoutEdit, deleted, exercises, exercise];
=======
export const screens = [
  history,
  workout,
  workoutEdit,
  deleted,
  exercises,
  exercise,
];
>>>>>>> 348d6b3fa49e5abab8974532cd20e5e39862e176
