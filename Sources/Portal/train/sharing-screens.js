/** What a coach may see, and who looked. One line for each screen. */

import '../kit/all.js';
import { accessLog } from './access-log.js';
import { scopeRequests } from './scope-requests.js';
import { sharing } from './sharing.js';
import { sharingPause } from './sharing-pause.js';
import { sharingTeams } from './sharing-teams.js';

/** @type {import('../kit/router.js').Screen[]} */
export const screens = [sharing, scopeRequests, accessLog, sharingTeams, sharingPause];
