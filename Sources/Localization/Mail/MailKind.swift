/// The mails that the platform writes. The raw value is `kind` in the outbox.
package enum MailKind: String, CaseIterable, Sendable {
  case verifyEmail = "verify_email"
  case changeEmail = "change_email"
  case resetPassword = "reset_password"
  case emailVerified = "email_verified"
  case emailChangeRequested = "email_change_requested"
  case emailChanged = "email_changed"
  case passwordChanged = "password_changed"
  case usernameReminder = "username_reminder"
  case usernameChanged = "username_changed"
  case invite = "invite"
  case inviteAccepted = "invite_accepted"
  case trialEnds = "trial_ends"
  case paymentFailed = "payment_failed"
  case subscriptionReadOnly = "subscription_read_only"
  case subscriptionEnded = "subscription_ended"
  case subscriptionRefunded = "subscription_refunded"
  case commentWritten = "comment_written"
  case messageWritten = "message_written"
  case coachingEnded = "coaching_ended"
  case teamInvite = "team_invite"
  case erasureRequested = "erasure_requested"
  case erasureTakenBack = "erasure_taken_back"
  case erasureNear = "erasure_near"
  case accountErased = "account_erased"
  case exportReady = "export_ready"
  case factorAdded = "factor_added"
  case factorRemoved = "factor_removed"
  case factorsRemoved = "factors_removed"
  case recoveryCodesMade = "recovery_codes_made"
  case recoveryCodeUsed = "recovery_code_used"
  case passkeyAdded = "passkey_added"
  case passkeyRemoved = "passkey_removed"
  case passkeySuspended = "passkey_suspended"
  case codesGuessed = "codes_guessed"
  case unlockAccount = "unlock_account"
  case jobGivenUp = "job_given_up"
  case alertRaised = "alert_raised"
  case accountInvited = "account_invited"
  case accountChanged = "account_changed"
  case accountLocked = "account_locked"
  case accountUnlocked = "account_unlocked"
  case feedbackAnswered = "feedback_answered"
  case breakGlassOpened = "break_glass_opened"
  case accountEmailAsked = "account_email_asked"
  case factorRemovalAsked = "factor_removal_asked"
  case addressSet = "address_set"
  case adminAdded = "admin_added"
  case workoutReminder = "workout_reminder"
  case weeklySummary = "weekly_summary"
  case clientDigest = "client_digest"
  case motivation
  case identityLinked = "identity_linked"
  case identityUnlinked = "identity_unlinked"
  case accountTakenOver = "account_taken_over"
  case apiKeyCreated = "api_key_created"
  case newDevice = "new_device"
  case passwordWasReset = "password_was_reset"

  /// The page that the mail's link leads to, with the secret argument `token`.
  package var page: String? {
    switch self {
    case .verifyEmail, .changeEmail: "verify"
    case .resetPassword, .accountInvited: "reset"
    case .invite: "invite"
    case .unlockAccount: "unlock"
    case .accountEmailAsked, .factorRemovalAsked: "veto"
    case .emailVerified, .emailChangeRequested, .emailChanged, .passwordChanged, .usernameReminder,
      .inviteAccepted:
      nil
    case .trialEnds, .paymentFailed, .subscriptionReadOnly, .subscriptionEnded, .subscriptionRefunded: nil
    case .commentWritten, .messageWritten: nil
    case .coachingEnded, .teamInvite, .jobGivenUp, .alertRaised: nil
    case .erasureRequested, .erasureTakenBack, .erasureNear, .accountErased, .exportReady: nil
    case .factorAdded, .factorRemoved, .factorsRemoved, .recoveryCodesMade, .recoveryCodeUsed: nil
    case .passkeyAdded, .passkeyRemoved, .passkeySuspended, .codesGuessed: nil
    case .accountChanged, .accountLocked, .accountUnlocked, .feedbackAnswered, .breakGlassOpened: nil
    case .addressSet, .adminAdded, .usernameChanged: nil
    case .workoutReminder, .weeklySummary, .clientDigest, .motivation: nil
    case .identityLinked, .identityUnlinked, .accountTakenOver, .apiKeyCreated, .newDevice, .passwordWasReset:
      nil
    }
  }

  package enum Part: CaseIterable, Sendable { case subject, body }
}
