internal import APISchema
internal import MuscleMateAPI

extension MessageKey {
  var english: String {
    switch self {
    case .problemTitle(let kind): kind.english
    case .fault(let code): code.english
    case .detail(let detail): detail.english
    case .importProblem(let code): code.english
    case .importLoss(let loss): loss.english
    case .mail(let kind, let part): kind.english(part)
    case .page(let text): text.english
    case .scope(let scope): scope.english
    case .scopeOpens(let scope): scope.englishOpens
    case .scopeLeavesClosed(let scope): scope.englishLeavesClosed
    case .weekday(let weekday): weekday.english
    case .subscriptionState(let state): state.english
    case .attention(let text): text.english
    case .notice(let kind): kind.english
    case .expected(let text): text.english
    case .drawing(let text): text.english
    case .exportReadme: ExportReadme.english
    case .newNotice: "You have a new notice"
    }
  }
}

extension ProblemKind {
  fileprivate var english: String {
    switch self {
    case .badRequest: "The request can't be understood"
    case .unauthorized: "Signing in is needed"
    case .wrongLogin: "The login is wrong"
    case .secondFactorNeeded: "A second factor is needed"
    case .paymentRequired: "The plan does not include this"
    case .roleNotAllowed: "This is not open to your role"
    case .dutyNeeded: "Another duty is needed"
    case .emailUnverified: "The address is not confirmed yet"
    case .addressSetAside: "The account needs another address"
    case .proofNeeded: "Prove first that it is you"
    case .consentNeeded: "Agree to the new terms first"
    case .scopeMissing: "The key does not open this"
    case .crossSite: "The request comes from another site"
    case .notFound: "Not found"
    case .unknownTenant: "There is no such tenant"
    case .methodNotAllowed: "This can't be done here"
    case .notAcceptable: "No acceptable form of the answer"
    case .requestTimeout: "The request took too long to arrive"
    case .conflict: "It conflicts with what is there already"
    case .gone: "It has expired or was used"
    case .resyncNeeded: "The data on this device is too old to be updated"
    case .preconditionFailed: "It has changed meanwhile"
    case .contentTooLarge: "The content is too large"
    case .uriTooLong: "The address is too long"
    case .unsupportedMediaType: "The content has the wrong type"
    case .expectationFailed: "The request's expectation can't be met"
    case .invalid: "The input is not valid"
    case .tooManyRequests: "Too many requests"
    case .headersTooLarge: "The headers are too large"
    case .internalError: "Something went wrong on our side"
    case .notImplemented: "This is not supported"
    case .unavailable: "Not available at the moment"
    case .maintenance: "Closed for maintenance"
    case .deadlineExceeded: "It took too long"
    case .versionNotSupported: "This version of HTTP is not supported"
    }
  }
}

extension Fault.Code {
  fileprivate var english: String {
    switch self {
    case .missing: "is missing"
    case .unknown: "is not known here"
    case .invalid: "is not valid; expected: {expected}"
    case .taken: "is already taken"
    case .addressUsed: "is used by another account. If it is yours, write to the support"
    case .weak: "is too easy to guess"
    case .needed: "is needed here"
    case .duplicate: "occurs here more than once"
    case .wrongType: "has the wrong type; expected: {expected}"
    case .tooShort: "needs at least {bound, plural, one {# character} other {# characters}}"
    case .tooLong: "may have at most {bound, plural, one {# character} other {# characters}}"
    case .tooSmall: "must be at least {bound}"
    case .tooLarge: "must be at most {bound}"
    case .tooFew: "needs {bound, plural, one {# entry} other {# entries}} or more"
    case .tooMany: "may have at most {bound, plural, one {# entry} other {# entries}}"
    case .nulCharacter: "contains a NUL character"
    case .inTheFuture: "is in the future"
    case .notShared: "has not shared `{scope}` with you"
    case .alreadyPlanned: "has this plan on {date} already; with \"again\": true it is planned once more"
    case .lacksMaxes: "needs a one-rep max of {exercises}"
    case .noRoom:
      "has no room for it: 2000 planned workouts, 50 programmes and 1000 changes of one are the most"
    case .inThePast: "is in the past"
    case .pastDay: "{date} is past; with \"past\": true it is planned anyway"
    case .needsLetter: "needs a letter"
    case .needsDigit: "needs a digit"
    case .needsSpecial: "needs a special character, such as ! or %"
    }
  }
}

extension MessageKey.Detail {
  fileprivate var english: String {
    switch self {
    case .notFound: "It does not exist, or you may not see it."
    case .wrongLogin: "The login or the password is wrong."
    case .sessionMissing: "Send a session's token in the Authorization header."
    case .sessionEnded: "The session has ended or never existed; sign in again."
    case .roleNotAllowed: "This is for: {roles}."
    case .dutyNeeded: "Only admins with this duty can do this: {duty}."
    case .emailUnverified: "Use the link in the email, or ask for a new one."
    case .scopeMissing: "It takes a key with these scopes: {scopes}."
    case .notForKeys: "No API key opens this; sign in for it."
    case .crossSite: "A cookie is accepted only for requests from this site's own pages."
    case .addressUsed: "Another account uses this address. If it is yours, write to the support."
    case .addressConfirmed:
      "The holder confirmed this address. Only an address that was never confirmed can be set aside."
    case .addressSetAside:
      "The address of this account was never confirmed, and was set aside."
    case .addressTaken:
      "An account with this email address exists already. Sign in to it as before; then you can link this way of signing in."
    case .identityOfAnother: "This way of signing in is linked to another account."
    case .lastWayIn: "You would have no way to sign in. Set a password or link another way first."
    case .passwordNotSet: "The account has no password yet. Ask for a link to set one."
    case .providerRefused: "{provider} did not confirm who you are. Start again."
    case .tenantMismatch: "The Tenant header names another tenant than the session's."
    case .unknownTenant: "No tenant has this name."
    case .malformedJSON: "The body is not valid JSON: {reason}."
    case .invalidInput: "Nothing was saved. Faults found: {count}."
    case .invalidQuestion: "Faults found: {count}."
    case .unsupportedMediaType: "Send {expected}."
    case .notAcceptable: "The answer comes as {offered} only."
    case .methodNotAllowed: "Allowed here: {allow}."
    case .requestTimeout: "The request did not arrive in time."
    case .contentTooLarge: "At most {limit} bytes are taken here."
    case .headersTooLarge: "The request's headers exceed the limit."
    case .uriTooLong: "The address of the request is too long."
    case .conflict: "It conflicts with another change."
    case .alreadyThere: "It exists already."
    case .gone: "It has expired or has been used."
    case .resyncNeeded:
      "The data on the server was restored, or what was deleted since is no longer known. Get everything again, without a cursor."
    case .versionChanged: "The version you named is not the current one."
    case .tooManyRequests: "Try again in {seconds, plural, one {# second} other {# seconds}}."
    case .retryInMinutes: "Try again in {minutes, plural, one {# minute} other {# minutes}}."
    case .retryInHours: "Try again in {hours, plural, one {# hour} other {# hours}}."
    case .unavailable: "Try again shortly."
    case .readOnlyTitle: "Read-only for maintenance"
    case .readOnly: "Everything can be read; changes can be made again when the maintenance is over."
    case .maintenance: "The platform is being maintained. Come again when it is over."
    case .deadlineExceeded: "The request reached its time limit; nothing was saved."
    case .internalError: "The id of this request helps support to find the cause."
    case .malformedRequest: "The request is not valid HTTP: {reason}."
    case .malformedHeader: "The header {name} is not valid."
    case .takesNoBody: "This request takes no body."
    case .paymentRequired: "Another plan includes it."
    case .secondFactorNeeded: "Continue with one of the methods within five minutes."
    case .wrongCode: "The code or passkey is wrong, or was used already."
    case .wrongPasskey: "This passkey belongs to no account here."
    case .proveBySecondFactor: "Prove it by a code or a passkey: a password is not enough for this account."
    case .noSecondFactor: "There is no second factor that recovery codes could replace."
    case .deletedMeanwhile:
      "It was deleted meanwhile. Make it again with `If-None-Match: *`, or let it go."
    case .draftFinished: "It is finished: the workout of this id is in the log."
    case .draftNotStarted: "Its clock was never started."
    case .anotherLiveWorkout: "Another workout is under way: {id}. Finish or delete it first."
    case .lastExercise: "Nothing would be left of the workout; delete it instead."
    case .cycleUnderWay:
      "Sessions of the cycle are still planned: {count}. Do them, skip them, or begin without them."
    case .noCycleUnderWay: "No cycle of the programme has begun."
    case .maxesLacking: "No one-rep max is known of: {lifts}."
    case .exerciseInUse:
      "It is used in a workout, a template, a plan or a goal; merge it into another instead."
    case .conversationOver:
      "You are no longer connected with this coach. You can still read what was written."
    case .messageSettled: "A message can be changed or deleted for an hour; this one is older."
    case .notSoldHere: "Nothing is sold by card here."
    case .subscribedThroughStripe:
      "A subscription of this kind runs already. Change its price, or open the billing portal to manage it."
    case .subscribedThroughAppStore:
      "A subscription of this kind runs already through the App Store. Manage it there."
    case .noStripeCustomer: "You have bought nothing by card here yet."
    case .nothingToChange: "No subscription that was bought by card runs. Start a checkout instead."
    case .paymentOwed: "A payment is still owed. Open the billing portal and pay it first."
    case .subscriptionPaused: "The subscription is paused. Its price can be changed when it runs again."
    case .paymentDeclined:
      "The card was declined; nothing was changed. Open the billing portal to use another."
    case .webhookNotSigned: "The delivery has no Stripe-Signature."
    case .webhookHeaderInvalid: "The Stripe-Signature is not in the form t=…,v1=…"
    case .webhookSignatureWrong: "No signature in it matches this body and the endpoint's secret."
    case .webhookTooOld: "The signature is older than five minutes."
    case .webhookUnreadable: "It is signed, but it is not an event."
    case .jobOfInstallation: "Only the installation's admins may change when jobs run."
    case .jobRunsAsked: "At most {limit} runs that were asked for may wait or be under way at a time."
    case .tooManyOpenReports: "At most {limit} reports are open at a time; support reads each of them."
    case .limitReached: "At most {limit} of these may be kept; delete some first."
    case .restDays: "You rest on {weekdays}; remove the rest day first."
    case .routinesOnRestDay: "There are routines on {weekdays}: {routines}. Take them off that day first."
    case .sessionNotYours: "Only the coach who assigned this session can change it."
    case .plannedWorkoutDone: "It was done already; its workout is in the log."
    case .signedDataRefused: "It is not what the App Store signs for this app: {reason}."
    case .purchaseOfAnother: "The purchase belongs to another account; sign in with that one."
    case .notSoldThroughAppStore: "Nothing is sold through the App Store here."
    case .inviteForAnotherAccount:
      """
      The invitation was sent to another address than this account's. Sign in with the account of that address, or \
      ask the coach to invite this one.
      """
    case .idempotencyKeyTaken: "This idempotency key belongs to another request; use a new one."
    case .sequenceTaken:
      "Another operation of this device has this number; the last one that was carried out is {done}."
    case .sequenceGap:
      "Earlier operations of this device are missing; the last one that was carried out is {done}."
    case .shareLinkOver: "This link no longer works: it was withdrawn or has expired."
    case .sharedThingGone: "What the link shows is not there any more, so it can't be refreshed."
    case .noSharedTemplate: "No template is shared at this address."
    case .noSuchShareLink: "You have no such share link."
    case .alreadyConnected: "You are connected already."
    case .coachBlocked: "You blocked this coach; unblock the coach first."
    case .coachFull: "The coach has as many clients as the plan allows: {limit}."
    case .scopesOpen: "All of it is open already."
    case .scopesAsked: "A request to this client is still open; withdraw it first."
    case .teamRole: "Your role in the team does not include this."
    case .lastOwner: "The team would have no owner left; make someone else an owner first, or dissolve it."
    case .moveProposed: "A move of this client is proposed already; withdraw it first."
    case .exportNotReady: "It is still being made; an email tells you when it is ready."
    case .notNextVersion: "It is not the next version."
    case .consentEndsWithAccount:
      "The consent to terms and privacy policy ends only with the account: have the account erased."
    case .erasureBegun: "The erasure of the account has begun and can't be cancelled any more."
    case .lastAdmin: "Nobody else would be left to administer this tenant; make someone else an admin first."
    case .ownAccount: "It is your own account; another admin has to do this."
    case .accountLocked: "The account is locked; unlock it first."
    case .secondAdminNeeded:
      "A second admin must approve it: one who has been an admin for at least three days."
    case .planDayLocked:
      "{coach} does not allow other days for this plan (reschedule). You can remove the whole plan at any time."
    case .planLoadsLocked:
      "{coach} does not allow other loads in this plan (loads). You can remove the whole plan at any time."
    case .alertSeenTo: "Another admin has acknowledged this alert already."
    case .planExercisesLocked:
      "{coach} does not allow other exercises or sets in this plan (exercises). You can remove the whole plan at any time."
    case .planSessionsLocked:
      "{coach} does not allow sessions of this plan to be left out (skip). You can remove the whole plan at any time."
    }
  }
}
