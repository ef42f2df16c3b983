/** Clients one by one, and attention: the part of the area behind its home. */

import '../kit/all.js';
import { attention } from './attention.js';
import { client } from './client.js';
import { clientBody } from './client-body.js';
import { clientGraphs } from './client-graphs.js';
import { clientPlan, clientSession } from './client-plan.js';
import { clientWorkout } from './client-workout.js';
import { clientWorkouts } from './client-workouts.js';
import { forCoaches } from './for-coaches.js';
import { notes } from './notes.js';
import { rulesOfAll, rulesOfClient } from './rules.js';

export const screens = forCoaches([
  client,
  clientWorkouts,
  clientWorkout,
  clientGraphs,
  clientPlan,
  clientSession,
  clientBody,
  notes,
  rulesOfClient,
  attention,
  rulesOfAll,
]);
