/** The audit log and the screens behind More: they are loaded with the first of them that is opened. */

import '../kit/all.js';
import { alerts } from './alerts.js';
import { analytics } from './analytics.js';
import { audit } from './audit.js';
import { backups } from './backups.js';
import { brand } from './brand.js';
import { feedback, feedbackItem } from './feedback.js';
import { glass } from './glass.js';
import { look } from './look.js';
import { policies } from './policies.js';
import { revenue } from './revenue.js';
import { settings } from './settings.js';
import { tiers } from './tiers.js';
import { windows } from './windows.js';

/** @type {import('../kit/router.js').Screen[]} */
export const screens = [audit, alerts, feedback, feedbackItem, glass, look, windows, backups, analytics, revenue, brand, settings, policies, tiers];
