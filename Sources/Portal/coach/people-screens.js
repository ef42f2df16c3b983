/** What clients did, messages, invitations, labels, teams. */

import '../kit/all.js';
import { conversation } from './conversation.js';
import { feed } from './feed.js';
import { forCoaches } from './for-coaches.js';
import { invites } from './invites.js';
import { labels } from './labels.js';
import { messages } from './messages.js';
import { teams } from './team.js';
import { team } from './team-page.js';

export const screens = forCoaches([feed, messages, conversation, invites, labels, teams, team]);
