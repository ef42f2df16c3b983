internal import MuscleMateAPI

/// Texts of notices; arguments are in braces.
extension NoticeKind {
  var english: String {
    switch self {
    // Feedback
    case .workoutComment: "{name} commented on your workout {workout}"
    case .clientComment: "{name} commented on a workout"
    case .commentAnswer: "{name} answered where you commented"
    case .message: "{name} wrote to you"
    // Relations
    case .inviteAccepted: "{name} accepted your invitation"
    case .sharingChanged: "{name} changed what is shared with you"
    case .invite: "{name} would like to coach you"
    case .inviteDeclined: "{name} declined your invitation"
    case .inviteExpired: "An invitation of yours was not answered in time"
    case .inviteNoPlace: "{name} wants to accept your invitation, but your plan has no place left"
    case .coachingEnded: "{name} ended your coaching"
    case .sharingPaused: "{name} paused all sharing"
    case .sharingResumed: "{name} shares again what was shared before"
    case .sharingEnded: "What {name} shared with you has reached its end"
    case .sharingOver: "What you shared with {name} has reached its end"
    case .scopesAsked: "{name} asks to see more of your data"
    case .scopesGranted: "{name} shares what you asked for"
    case .scopesDeclined: "{name} does not share what you asked for"
    case .scopesExpired: "{name} did not answer what you asked to see"
    case .teamInvite: "{name} invites you to the team {team_name}"
    case .teamInviteAccepted: "{name} joined the team {team_name}"
    case .teamInviteDeclined: "{name} declined the invitation to the team {team_name}"
    case .teamInviteExpired: "An invitation to the team {team_name} was not answered in time"
    case .teamRoleChanged: "{name} changed your role in the team {team_name}"
    case .teamLeft: "{name} left the team {team_name}"
    case .teamRemoved: "{name} removed you from the team {team_name}"
    case .teamDissolved: "{name} dissolved the team {team_name}"
    case .teamSharingChanged: "{name} changed what the team {team_name} sees"
    case .teamSharingOver: "What you shared with the team {team_name} has reached its end"
    case .teamAccessEnded: "{name} no longer lets the team {team_name} in"
    case .teamClientRemoved: "The team {team_name} no longer coaches you"
    case .moveProposed: "The team {team_name} proposes {name} as your coach"
    case .moveAccepted: "{name} agreed to the move you proposed"
    case .moveDeclined: "{name} declined the move you proposed"
    case .moveExpired: "{name} did not answer the move you proposed"
    // Plans
    case .planAssigned: "{coach} put {plan} on your week"
    case .planChanged: "{coach} changed {plan}"
    case .planWithdrawn: "{coach} withdrew {plan}"
    case .planAdapted: "{lifter} adapted {plan}"
    case .planWeekDone: "{lifter} finished week {week} of {plan}: {done} of {sessions} workouts"
    case .planRemoved: "{lifter} removed {plan}"
    // Privacy
    case .clientLeft: "A client of yours had their account erased"
    case .coachLeft: "Your coach had their account erased; what you were assigned stays"
    case .exportReady: "The archive of your data is ready"
    // Due at a time
    case .workoutReminder: "{workout} is planned for {time}"
    case .motivation: "{text}"
    // Billing
    case .trialEnds: "Your free trial of {tier} ends on {date}"
    case .paymentFailed: "A payment for {tier} failed; everything stays as it is until {date}"
    case .subscriptionReadOnly: "Since {date}, what {tier} contains can only be read: a payment is missing"
    case .subscriptionEnded: "Your subscription to {tier} ended on {date}"
    case .subscriptionRefunded: "Your payment for {tier} was refunded on {date}"
    // Running it
    case .jobGivenUp: "The job {job} failed too often and is not retried any more"
    case .alertRaised: "There is an alert about unusual activity"
    // Administration
    case .feedbackAnswered: "Your feedback has an answer"
    case .breakGlassAsked: "An admin asks to look at someone's training and needs a second one to agree"
    case .breakGlassOpened:
      "Support may look at some of your training for {minutes, plural, one {# minute} other {# minutes}}: {reason}"
    case .accountChangeAsked:
      "Support asked to change how your account is reached: look at it, and refuse it if you like"
    case .accountChangeVetoed: "The holder of an account refused a change that you asked for"
    case .adminAdded: "{admin} is an admin from now on"
    case .mailStopped:
      "Three emails to your address came back. Until you confirm or change it, we email you only what concerns your account's security"
    }
  }
}

extension AttentionText {
  var english: String {
    switch self {
    case .missedSession: "Missed a planned session in the last {days} days, on {last}."
    case .missedSessions: "Missed {count} planned sessions in the last {days} days, the last on {last}."
    case .fallingE1RM:
      "{lift}: e1RM with reps in reserve down {percent}% over the last {count} sessions, from {from} to {to} {unit}."
    case .fallingLifts: "e1RM with reps in reserve down: {lifts}."
    case .fallingLift: "{lift} {percent}%"
    case .highRPE: "The last planned session was {excess} RPE harder than prescribed."
    case .highRPEInSessions:
      "The last {count} planned sessions were {excess} RPE harder than prescribed, on average."
    case .silence: "No workout for {days} days."
    case .silenceFromTheStart: "No workout yet, {days} days after the coaching began."
    case .unread: "Unread: comments {unread_comments}, messages {unread_messages}."
    case .unreadComments: "Unread comments: {unread_comments}."
    case .unreadMessages: "Unread messages: {unread_messages}."
    case .squat: "Squat"
    case .benchPress: "Bench press"
    case .deadlift: "Deadlift"
    case .decimalMark: "."
    }
  }
}

/// The state of a subscription, in a person's words; `date` is when that changes by itself.
extension SubscriptionState {
  var english: String {
    switch self {
    case .trial: "Free trial until {date}."
    case .active: "Paid until {date}; it renews by itself."
    case .cancelled: "Cancelled; you keep everything until {date}."
    case .grace: "A payment failed. You keep everything until {date}; please check how you pay."
    case .readOnly: "A payment is owed. What is there can be read until {date}; nothing is deleted."
    case .paused: "Paused: you pay nothing, and what the plan adds is locked."
    case .lapsed: "Over. Nothing was deleted, and your log stays yours to read and export."
    case .revoked: "Refunded. Your log stays yours to read and export."
    }
  }
}

extension Weekday {
  var english: String {
    switch self {
    case .sunday: "Sunday"
    case .monday: "Monday"
    case .tuesday: "Tuesday"
    case .wednesday: "Wednesday"
    case .thursday: "Thursday"
    case .friday: "Friday"
    case .saturday: "Saturday"
    }
  }
}
