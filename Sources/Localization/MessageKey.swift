package import APISchema
package import MuscleMateAPI

/// Everything that the platform says to a person: problems, faults of an input, mails. Each language is a
/// `switch` over these, so that a missing message does not compile.
package enum MessageKey: Hashable, Sendable {
  case problemTitle(ProblemKind)
  case fault(Fault.Code)
  case detail(Detail)
  case importProblem(ImportProblemCode)
  case importLoss(ImportLoss)
  case mail(MailKind, MailKind.Part)
  case page(PageText)
  case scope(Scope)
  case scopeOpens(Scope)
  case scopeLeavesClosed(Scope)
  case weekday(Weekday)
  case subscriptionState(SubscriptionState)
  case attention(AttentionText)
  case notice(NoticeKind)
  case expected(ExpectedText)
  case drawing(DrawingText)
  /// The text file beside the files of a person's own data.
  case exportReadme
  /// What a phone shows of a notice until the app has fetched its text; the same for all.
  case newNotice

  /// A problem's detail beyond its title.
  package enum Detail: String, CaseIterable, Sendable {
    case notFound, wrongLogin, sessionMissing, sessionEnded, roleNotAllowed, dutyNeeded, emailUnverified,
      tenantMismatch
    case unknownTenant, malformedJSON, invalidInput, invalidQuestion, unsupportedMediaType, notAcceptable,
      methodNotAllowed
    case requestTimeout, contentTooLarge, headersTooLarge, uriTooLong, conflict, alreadyThere, gone
    case resyncNeeded
    case versionChanged, tooManyRequests, retryInMinutes, retryInHours, unavailable, maintenance,
      readOnlyTitle, readOnly,
      deadlineExceeded, internalError,
      malformedRequest
    case malformedHeader, takesNoBody, paymentRequired, idempotencyKeyTaken
    case sequenceTaken, sequenceGap
    case deletedMeanwhile, draftFinished, draftNotStarted, anotherLiveWorkout, lastExercise
    case cycleUnderWay, noCycleUnderWay, maxesLacking
    case exerciseInUse
    case conversationOver, messageSettled
    case notSoldHere, subscribedThroughStripe, subscribedThroughAppStore, noStripeCustomer, nothingToChange
    case paymentOwed, subscriptionPaused, paymentDeclined
    case webhookNotSigned, webhookHeaderInvalid, webhookSignatureWrong, webhookTooOld, webhookUnreadable
    case jobOfInstallation, jobRunsAsked
    case tooManyOpenReports, limitReached, restDays, routinesOnRestDay, plannedWorkoutDone
    case signedDataRefused, purchaseOfAnother, notSoldThroughAppStore
    case shareLinkOver, noSuchShareLink, sharedThingGone, noSharedTemplate
    case inviteForAnotherAccount, alreadyConnected, coachBlocked, coachFull, scopesOpen, scopesAsked
    case teamRole, lastOwner, moveProposed
    case erasureBegun, lastAdmin, exportNotReady, notNextVersion, consentEndsWithAccount
    case secondFactorNeeded, wrongCode, wrongPasskey, proveBySecondFactor, noSecondFactor
    case alertSeenTo
    case ownAccount, accountLocked, secondAdminNeeded
    case scopeMissing, notForKeys, crossSite
    case addressTaken, addressUsed, addressConfirmed, addressSetAside, identityOfAnother, lastWayIn,
      passwordNotSet, providerRefused
    case sessionNotYours
    case planDayLocked, planLoadsLocked, planExercisesLocked, planSessionsLocked

    /// As SQL calls it: "limit-reached", or "limitReached" as `app.raise_conflict` sends it for the release before.
    package init?(code: String) {
      if let detail = Self(rawValue: code) {
        self = detail
        return
      }
      guard code.allSatisfy({ $0 == "-" || $0.isLowercase }) else { return nil }
      let words = code.split(separator: "-", omittingEmptySubsequences: false)
      let others = words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }
      self.init(rawValue: (words.prefix(1).map(String.init) + others).joined())
    }

    /// As apps read it: "limit-reached".
    package var code: String {
      rawValue.map { $0.isUppercase ? "-\($0.lowercased())" : String($0) }.joined()
    }
  }

  package static let all: [MessageKey] =
    ProblemKind.allCases.map(problemTitle) + Fault.Code.allCases.map(fault) + Detail.allCases.map(detail)
    + ImportProblemCode.allCases.map(importProblem) + ImportLoss.allCases.map(importLoss)
    + MailKind.allCases.flatMap { kind in MailKind.Part.allCases.map { mail(kind, $0) } }
    + PageText.allCases.map(page) + Scope.allCases.map(scope)
    + Scope.allCases.map(scopeOpens) + Scope.allCases.map(scopeLeavesClosed)
    + Weekday.allCases.map(weekday) + SubscriptionState.allCases.map(subscriptionState)
    + AttentionText.allCases.map(attention)
    + NoticeKind.allCases.map(notice) + ExpectedText.allCases.map(expected)
    + DrawingText.allCases.map(drawing) + [exportReadme, newNotice]
}
