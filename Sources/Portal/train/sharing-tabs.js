import { h } from '../kit/view.js';
import { has } from '../kit/session.js';
import { t } from '../kit/text.js';

/**
 * The screens about what others see, one beside the other. Without coaches only who looked is left of them.
 * @param {string} here
 */
export function sharingTabs(here) {
  if (!has('coaching')) return null;
  /** @type {[string, string][]} */
  const tabs = [
    ['/train/sharing', t('sharing.tabCoaches')],
    ['/train/sharing/requests', t('sharing.tabRequests')],
    ['/own/invitations', t('sharing.tabInvites')],
    ['/train/sharing/access-log', t('sharing.tabLog')],
    ['/train/sharing/teams', t('sharing.tabTeams')],
    ['/own/share-links', t('sharing.tabLinks')],
  ];
  return h(
    'nav',
    { class: 'subnav', 'aria-label': t('names.sharing') },
    ...tabs.map(([href, name]) => h('a', { href, 'aria-current': href === here && 'page' }, name)),
  );
}
