extension MailKind {
  func english(_ part: Part) -> String {
    switch part {
    case .subject: englishSubject
    case .body: englishBody
    }
  }

  private var englishSubject: String {
    switch self {
    case .verifyEmail: "Confirm your address for {brand}"
    case .changeEmail: "Confirm your new address for {brand}"
    case .resetPassword: "A new password for {brand}"
    case .emailVerified: "Your address is confirmed"
    case .emailChangeRequested: "Your address at {brand} is about to change"
    case .emailChanged: "Your address at {brand} was changed"
    case .passwordChanged: "Your password at {brand} was changed"
    case .usernameReminder: "Your username at {brand}"
    case .usernameChanged: "Your username at {brand} was changed"
    case .invite: "{coach} wants to coach you at {brand}"
    case .inviteAccepted: "{name} accepted your invitation"
    case .trialEnds, .paymentFailed, .subscriptionReadOnly, .subscriptionEnded, .subscriptionRefunded:
      billing.english.subject
    case .factorAdded, .factorRemoved, .factorsRemoved, .recoveryCodesMade, .recoveryCodeUsed,
      .passkeyAdded, .passkeyRemoved, .passkeySuspended, .codesGuessed,
      .unlockAccount, .identityLinked, .identityUnlinked, .accountTakenOver,
      .apiKeyCreated, .newDevice, .passwordWasReset:
      security.english.subject
    case .commentWritten: "{name} commented on a workout at {brand}"
    case .messageWritten: "{name} wrote to you at {brand}"
    case .coachingEnded: "Your coaching with {name} has ended"
    case .alertRaised: "Something unusual at {brand}"
    case .teamInvite: "{coach} invites you to the team {team}"
    case .jobGivenUp: JobMail.english.subject
    case .erasureRequested, .erasureTakenBack, .erasureNear, .accountErased, .exportReady:
      privacy.english.subject
    case .accountInvited, .accountChanged, .accountLocked, .accountUnlocked, .feedbackAnswered,
      .breakGlassOpened, .accountEmailAsked, .factorRemovalAsked, .addressSet, .adminAdded:
      administration.english.subject
    case .workoutReminder, .weeklySummary, .clientDigest, .motivation: timely.english.subject
    }
  }

  private var englishBody: String {
    switch self {
    case .verifyEmail:
      """
      Hello {name},

      Welcome to {brand}. Please confirm that this is your address:

      {link}

      The link works once and expires after two days. If you did not register, just ignore this email.
      """
    case .changeEmail:
      """
      Hello {name},

      Please confirm that this is to be your new address at {brand}:

      {link}

      The link works once and expires after two days. If you did not ask for this, just ignore this email.
      """
    case .resetPassword:
      """
      Hello {name},

      Someone, hopefully you, asked for a new password at {brand}. Choose it here:

      {link}

      The link works once and expires after an hour. If it was not you, just ignore this email; your password stays as
      it is.
      """
    case .emailVerified:
      """
      Hello {name},

      Your address is confirmed. Sign in to {brand} with it, or with your username {username}.
      """
    case .emailChangeRequested:
      """
      Hello {name},

      Someone, hopefully you, asked to change the address of your account at {brand} to

      {new_email}

      It changes once that address is confirmed. If it was not you, change your password now.
      """
    case .emailChanged:
      """
      Hello {name},

      Your account at {brand} has another address from now on:

      {new_email}

      Nothing more will be sent to this one. If it was not you, write to the support of {brand} at once.
      """
    case .passwordChanged:
      """
      Hello {name},

      Your password at {brand} was changed. Every other device was signed out, and your API keys were deleted. If it
      was not you, ask for a new password now.
      """
    case .usernameChanged:
      """
      Hello {name},

      Your username at {brand} is now {username}. It was {former}, which stays yours for 90 days: nobody else can
      take it. If it was not you, change your password now.
      """
    case .usernameReminder:
      """
      Hello {name},

      Your username at {brand} is

      {username}
      """
    case .invite:
      """
      Hello,

      {coach} would like to be your coach at {brand}. You decide what to share, and can change it at any time:

      {link}

      {message}
      """
    case .inviteAccepted:
      """
      Hello,

      {name} accepted your invitation at {brand}. You will find them among your clients.
      """
    case .trialEnds, .paymentFailed, .subscriptionReadOnly, .subscriptionEnded, .subscriptionRefunded:
      billing.english.body
    case .factorAdded, .factorRemoved, .factorsRemoved, .recoveryCodesMade, .recoveryCodeUsed,
      .passkeyAdded, .passkeyRemoved, .passkeySuspended, .codesGuessed,
      .unlockAccount, .identityLinked, .identityUnlinked, .accountTakenOver,
      .apiKeyCreated, .newDevice, .passwordWasReset:
      security.english.body
    case .commentWritten:
      """
      Hello,

      {name} commented on a workout at {brand}. You will find it among your notices.
      """
    case .messageWritten:
      """
      Hello,

      {name} wrote to you at {brand}. You will find it among your conversations.
      """
    case .coachingEnded:
      """
      Hello,

      {name} has ended your coaching at {brand}. Nothing is shared between you any more; what each of you logged
      and planned stays where it is.
      """
    case .alertRaised:
      """
      Hello {name},

      Something unusual was noticed at {brand}. Sign in as an admin and look at the alerts: they say what it was, and
      stay open until one of you acknowledges them.
      """
    case .workoutReminder, .weeklySummary, .clientDigest, .motivation: timely.english.body
    case .teamInvite:
      """
      Hello,

      {coach} would like you to join the coaching team {team} at {brand}. Sign in as a coach with this address and
      answer among your invitations; this one is open for two weeks.

      {message}
      """
    case .jobGivenUp: JobMail.english.body
    case .erasureRequested, .erasureTakenBack, .erasureNear, .accountErased, .exportReady:
      privacy.english.body
    case .accountInvited, .accountChanged, .accountLocked, .accountUnlocked, .feedbackAnswered,
      .breakGlassOpened, .accountEmailAsked, .factorRemovalAsked, .addressSet, .adminAdded:
      administration.english.body
    }
  }
}
