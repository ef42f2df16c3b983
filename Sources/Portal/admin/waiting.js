/** What waits for the admin, for the count at the tab. Known from the last screen that asked. */

import { cell } from '../kit/view.js';

/** How many runs are given up. */
export const givenUp = cell(0);

/** @param {Array<import('../types/api').ScheduledJob>} jobs */
export const noteGivenUp = (jobs) => givenUp.set(jobs.reduce((sum, job) => sum + job.given_up, 0));
