/** Plans and who follows them. */

import '../kit/all.js';
import { assign } from './assign.js';
import { assignment } from './assignment.js';
import { forCoaches } from './for-coaches.js';
import { plan } from './plan.js';
import { plans } from './plans.js';

export const screens = forCoaches([plans, plan, assign, assignment]);
