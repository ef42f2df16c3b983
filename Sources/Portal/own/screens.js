import '../kit/all.js';
import { account } from './account.js';
import { billing } from './billing.js';
import { calculator, calculators } from './calculators.js';
import { consents } from './consents.js';
import { devices } from './devices.js';
import { erasure } from './erasure.js';
import { exports } from './exports.js';
import { factors } from './factors.js';
import { health } from './health.js';
import { feedback } from './feedback.js';
import { ideas } from './ideas.js';
import { identities } from './identities.js';
import { imports } from './imports.js';
import { invitations } from './invitations.js';
import { keys } from './keys.js';
import { messages, oneConversation } from './messages.js';
import { notices } from './notices.js';
import { passkeys } from './passkeys.js';
import { preferences } from './preferences.js';
import { security } from './security.js';
import { shareLinks } from './share-links.js';

/**
 * The person's own pages: the same in each area.
 * @type {import('../kit/router.js').Screen[]}
 */
export const screens = [
  account,
  security,
  devices,
  factors,
  passkeys,
  identities,
  keys,
  messages,
  oneConversation,
  notices,
  preferences,
  invitations,
  shareLinks,
  consents,
  health,
  exports,
  imports,
  billing,
  erasure,
  calculators,
  calculator,
  feedback,
  ideas,
];
