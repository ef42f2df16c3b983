/** Graphs, records, body, goals. One line for each screen. */

import '../kit/all.js';
import { body } from './body.js';
import { exerciseGraphs, exerciseProgress } from './exercise-progress.js';
import { goals } from './goals.js';
import { muscles } from './muscles.js';
import { powerlifting } from './powerlifting.js';
import { progress } from './progress.js';
import { records } from './records.js';
import { summary } from './summary.js';

/** @type {import('../kit/router.js').Screen[]} */
export const screens = [progress, records, summary, muscles, body, goals, powerlifting, exerciseGraphs, exerciseProgress];
