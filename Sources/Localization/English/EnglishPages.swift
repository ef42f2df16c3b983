extension PageText {
  var english: String {
    switch self {
    case .verifyTitle: "Confirm your address"
    case .verifyText: "One more step: confirm that this address is yours."
    case .verifyButton: "Confirm"
    case .verified: "Thank you. Your address is confirmed; you can sign in now."
    case .resetTitle: "Choose a new password"
    case .resetPassword: "New password"
    case .resetEverything: "Also remove every passkey and linked account, in case someone else added one"
    case .resetButton: "Set the password"
    case .resetDone: "Your new password is set, and every device was signed out. You can sign in now."
    case .inviteTitle: "A coach has invited you"
    case .inviteText:
      """
      Answer here with your account, or in the app. You can change what you share, or end it, at any time.
      """
    case .inviteLogin: "Username or email address"
    case .invitePassword: "Password"
    case .inviteScopes: "What the coach may see"
    case .inviteAccept: "Accept"
    case .inviteDecline: "Decline"
    case .inviteAccepted: "Done. Your coach sees what you chose, from now on."
    case .inviteDeclined: "Done. The invitation is declined, and nothing is shared."
    case .inviteSecondFactor: "Your account has a second factor: answer in the app, which asks for it."
    case .inviteFrom: "{coach} would like to coach you at {brand}."
    case .inviteFromTeam: "{coach} of the team {team} would like to coach you at {brand}."
    case .inviteAsksToo: "{coach} asks for this too."
    case .inviteShareAsked: "Share what {coach} asks for"
    case .inviteSentTo: "The invitation was sent to {address}."
    case .inviteOtherAccount:
      "This invitation is for the account of {address}, and you signed in with another. Sign in with that account here, or ask the coach to invite the other one."
    case .inviteNotYours:
      "This invitation is not for the account that you signed in with. Open the link again, and sign in with the account that it was sent to."
    case .inviteOverAccepted:
      "This invitation has been accepted already. In the app you see what is shared, and can change it."
    case .inviteOverDeclined:
      "This invitation has been declined. If you changed your mind, ask the coach for a new one."
    case .addressUsed: "Another account uses this address. If it is yours, write to the support."
    case .inviteOverWithdrawn: "The coach has withdrawn this invitation."
    case .inviteOverExpired: "This invitation has expired. Ask the coach for a new one."
    case .inviteRegister:
      "You have no account yet: make one here, and accept with it. You can change what you share, or end it, at any time. If you have an account with another address, ask the coach to invite that one."
    case .inviteRegisterButton: "Create the account and accept"
    case .inviteRegistered:
      "Done. Your account is made, and your coach sees what you chose. You can sign in now."
    case .inviteRegisteredNoPlace:
      "Your account is made. {coach} has no place for one more client at the moment, and has been told. The invitation stays open: accept it in the app later. Nothing is shared until then."
    case .inviteUsername: "Username"
    case .inviteOtherAddress: "Use the address that the invitation was sent to: {address}."
    case .unlockTitle: "Unlock your password"
    case .unlockText: "Someone tried many wrong passwords. Unlock yours, and sign in as always."
    case .unlockButton: "Unlock"
    case .unlocked: "Done. Your password opens your account again."
    case .vetoTitle: "Refuse the change"
    case .vetoText:
      "Support was asked to change how your account is reached. If you don't want that, refuse it."
    case .vetoButton: "Refuse"
    case .vetoed: "Done. Nothing of your account is changed."
    case .signInTitle: "Sign in"
    case .signInRefused: "The sign-in did not work. Start again."
    case .signInText: "Almost there: your account needs a little more."
    case .signInEmail: "Email address"
    case .signInBirthDate: "Date of birth"
    case .signInButton: "Continue"
    case .signInCodeText:
      "Your account has a second factor. Type the code that your app shows, or one of your recovery codes."
    case .signInCode: "Code"
    case .signInConsents: "What you agree to"
    case .signInTerms: "I agree to the terms of use"
    case .signInPrivacy: "I agree to the privacy policy"
    case .signInReadTerms: "Read the terms of use"
    case .signInReadPrivacy: "Read the privacy policy"
    case .usedLink: "This link has expired or was used already. Ask for a new one."
    case .unknownLink: "This link is not known here. Copy the whole link from the newest email once more."
    case .mailAnswer: "Answer the invitation"
    case .mailManage: "Manage the subscription"
    case .mailOpen: "Open"
    case .mailQuote: "{name} wrote:"
    case .mailSupport: "Questions? Write to"
    case .unsubscribeTitle: "No more of these emails"
    case .unsubscribeText:
      """
      You will get no more emails like the one that led you here. What you see in the app stays as it is, and you can \
      change it there at any time.
      """
    case .unsubscribeButton: "Send me no more"
    case .unsubscribed: "Done. There will be no more of these emails."
    case .unsubscribeLine: "To get no more emails like this one:"
    case .sharedTitle: "A shared page"
    case .sharedCopy: "Copy this template"
    case .sharedCopyText:
      "You sign in or create an account first. Then the template is in your list, and you can change it."
    case .sharedUntil: "This link works until {day}."
    case .sharedWay: "done"
    case .sharedStart: "at the start"
    case .sharedRecord: "record"
    case .sharedOver:
      "This link no longer works: it was withdrawn or has expired. Ask for a new one."
    case .sharedUnknown: "This link is not known here. Copy the whole link once more."
    case .portalSkip: "Skip to content"
    case .portalNeedsScripts:
      "Your browser runs no scripts here. Signing in works without them; training and coaching need them."
    case .signInForgotten: "Forgot your password?"
    case .signInPasskey: "Sign in with a passkey"
    case .signInUnreached: "The server was not reached. Check the connection, and try again."
    case .signInWith: "Sign in with {provider}"
    case .signInInstead: "To the sign-in"
    case .registerTitle: "Create an account"
    case .registerButton: "Create account"
    case .registerDone: "Almost done: we emailed you a link. Open it to confirm your address, then sign in."
    case .registerRole: "What brings you here"
    case .registerLifter: "I train"
    case .registerCoach: "I coach"
    case .forgottenTitle: "A new password"
    case .forgottenText:
      "Enter your email address. If it is an account's, we email a link that sets a new password."
    case .forgottenButton: "Email the link"
    case .forgottenDone: "If the address is an account's, a link is on its way to it."
    case .confirmAgain: "No email to confirm your address?"
    case .confirmAgainText:
      "Enter the address of your account. If it is not confirmed yet, we email the link again."
    case .confirmAgainDone:
      "If the address waits for it, a new link is on its way. Look in the spam folder, too."
    case .newAddressTitle: "A new address"
    case .newAddressText:
      "Give your account another address, and we email you a link. Everything in your account stays as it is."
    case .newAddressEmail: "New email address"
    case .newAddressButton: "Email the link"
    case .newAddressDone:
      "We emailed you a link. Open it to confirm your address, then sign in. Look in the spam folder, too."
    }
  }
}
