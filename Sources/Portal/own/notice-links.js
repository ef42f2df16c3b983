/** Where a notice leads: the screen on which one does something about it. */

import { session } from '../kit/session.js';

/** @typedef {import('../types/api').Notice} Notice */

/**
 * A coach's conversations stand in the coach's area.
 * @param {string} account
 */
export const conversationPath = (account) => `/${session().role === 'coach' ? 'coach' : 'own'}/messages/${account}`;

/** @type {Partial<Record<Notice['kind'], string>>} */
const PLACES = {
  invite: '/own/invitations',
  scopes_asked: '/train/sharing/requests',
  move_proposed: '/train/sharing/requests',
  sharing_over: '/train/sharing',
  sharing_ended: '/train/sharing',
  coach_left: '/train/sharing',
  coaching_ended: '/train/sharing',
  team_sharing_over: '/train/sharing/teams',
  team_access_ended: '/train/sharing/teams',
  plan_assigned: '/train/plan',
  plan_changed: '/train/plan',
  plan_withdrawn: '/train/plan',
  plan_adapted: '/train/plan',
  workout_reminder: '/train',
  team_invite: '/coach/teams',
  team_role_changed: '/coach/teams',
  team_left: '/coach/teams',
  team_invite_accepted: '/coach/teams',
  invite_accepted: '/coach',
  sharing_changed: '/coach',
  sharing_paused: '/coach',
  sharing_resumed: '/coach',
  scopes_granted: '/coach',
  client_left: '/coach',
  invite_declined: '/coach/invites',
  invite_expired: '/coach/invites',
  invite_no_place: '/coach/invites',
  export_ready: '/own/exports',
  feedback_answered: '/own/feedback',
  mail_stopped: '/own/security',
  account_change_asked: '/own/security',
  break_glass_opened: '/train/sharing/access-log',
  trial_ends: '/own/plans',
  payment_failed: '/own/plans',
  subscription_read_only: '/own/plans',
  subscription_ended: '/own/plans',
  subscription_refunded: '/own/plans',
  job_given_up: '/admin/jobs',
  alert_raised: '/admin',
  break_glass_asked: '/admin',
  admin_added: '/admin/people',
};

/** @param {Notice} notice @returns {string | undefined} */
export function noticeLink(notice) {
  const word = (/** @type {string} */ name) => {
    const value = notice.arguments[name];
    return typeof value === 'string' ? value : undefined;
  };
  const workout = word('workout_id'),
    lifter = word('lifter_id');
  if (notice.kind === 'message' && word('id')) return conversationPath(word('id') ?? '');
  if (notice.kind === 'workout_comment' && workout) return `/train/workouts/${workout}`;
  if ((notice.kind === 'client_comment' || notice.kind === 'comment_answer') && lifter && workout) {
    return `/coach/clients/${lifter}/workouts/${workout}`;
  }
  return PLACES[notice.kind];
}
