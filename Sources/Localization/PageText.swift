/// The texts of the small pages behind mailed links.
package enum PageText: String, CaseIterable, Sendable {
  case verifyTitle, verifyText, verifyButton, verified
  case resetTitle, resetPassword, resetEverything, resetButton, resetDone
  case inviteTitle, inviteText, inviteLogin, invitePassword, inviteScopes, inviteAccept, inviteDecline
  case inviteAccepted, inviteDeclined, inviteSecondFactor
  case inviteFrom, inviteFromTeam, inviteShareAsked, inviteAsksToo, inviteSentTo, inviteOtherAccount,
    inviteNotYours
  case addressUsed
  case inviteOverAccepted, inviteOverDeclined, inviteOverWithdrawn, inviteOverExpired
  case inviteRegister, inviteRegisterButton, inviteRegistered, inviteRegisteredNoPlace, inviteUsername,
    inviteOtherAddress
  case unlockTitle, unlockText, unlockButton, unlocked
  case vetoTitle, vetoText, vetoButton, vetoed
  case usedLink, unknownLink
  case mailAnswer, mailManage, mailOpen, mailQuote, mailSupport
  case unsubscribeTitle, unsubscribeText, unsubscribeButton, unsubscribed, unsubscribeLine
  case signInTitle, signInRefused
  case signInText, signInEmail, signInBirthDate, signInButton, signInCodeText, signInCode
  case signInForgotten, signInPasskey, signInUnreached, signInWith, signInInstead
  case registerTitle, registerButton, registerDone, registerRole, registerLifter, registerCoach
  case forgottenTitle, forgottenText, forgottenButton, forgottenDone
  case confirmAgain, confirmAgainText, confirmAgainDone
  case newAddressTitle, newAddressText, newAddressEmail, newAddressButton, newAddressDone
  case portalSkip, portalNeedsScripts
  case sharedTitle, sharedCopy, sharedCopyText, sharedUntil, sharedRecord, sharedWay, sharedStart, sharedOver,
    sharedUnknown
  case signInConsents, signInTerms, signInPrivacy, signInReadTerms, signInReadPrivacy
}
