/** The words of the audit log's actions, as the API lists them. */

/** @typedef {NonNullable<import('../types/calls').Query<'GET /v1/admin/audit'>['action']>} Action */

/** @type {readonly Action[]} */
export const ACTIONS = [
  'account_change_asked', 'account_change_confirmed', 'account_change_done', 'account_change_dropped', 'account_change_vetoed',
  'account_changed', 'account_created', 'account_erased', 'account_locked', 'account_registered', 'account_taken_over', 'account_unlocked',
  'account_viewed', 'address_set_aside', 'alert_acknowledged', 'alert_raised', 'api_key_created', 'api_key_revoked', 'audit_exported', 'audit_origin_viewed',
  'audit_searched', 'audit_signer_added', 'backup_check_failed', 'backup_checked', 'backup_made', 'backup_removed', 'break_glass_asked', 'break_glass_ended',
  'break_glass_looked', 'break_glass_opened', 'coach_blocked', 'coaching_ended', 'codes_guessed', 'database_restored', 'database_upkeep',
  'duties_changed', 'email_change_requested', 'email_changed', 'email_verified', 'entitlement_changed', 'erasure_requested',
  'erasure_taken_back', 'expired_deleted', 'export_asked', 'export_fetched', 'factor_added', 'factor_removed', 'factors_removed',
  'feedback_answered', 'feedback_triaged', 'gateway_connected', 'gateway_removed', 'grants_ended', 'identity_linked', 'identity_unlinked',
  'import_taken_back', 'invite_accepted', 'invite_declined', 'job_changed', 'job_discarded', 'job_redriven', 'job_run_asked',
  'job_run_cancelled', 'keys_abandoned', 'keys_rotated', 'maintenance_announced', 'maintenance_changed', 'maintenance_ended',
  'module_switched', 'passkey_added', 'passkey_removed', 'passkey_suspended', 'password_changed', 'password_locked', 'password_reset',
  'password_unlocked', 'payments_reconciled', 'policy_published', 'recovery_code_used', 'recovery_codes_made', 'registered',
  'reset_link_sent', 'role_taken', 'session_ended', 'session_role_changed', 'sessions_ended', 'sharing_changed', 'sharing_paused',
  'sharing_resumed', 'signed_in', 'team_sharing_changed', 'team_shut_out', 'tenant_changed', 'tenant_created', 'tenant_host_added',
  'tenant_host_removed', 'tiers_changed', 'username_changed', 'workouts_imported',
];
