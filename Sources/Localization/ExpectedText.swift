/// The expected values in the answer about an invalid value, in the words that the code and the database name them with.
/// An expected value that is no sentence (a list of words, a range of numbers) is the same in every language.
package enum ExpectedText: String, CaseIterable, Sendable {
  case aTimeToCome = "a time to come"
  case aTimeOfTheLastDay = "a time of the last 24 hours"
  case aTimeToComeWithinAYear = "a time to come, at most a year away"
  case knownMaximum = "a percentage of a maximum that is known"
  case anotherExercise = "another exercise"
  case listedAddress = "an address that the operator listed"
  case someoneElse = "someone else"
  case firstComment = "the comment that began the thread"
  case mailedToken = "the token that was mailed to this address"
  case heldRole = "a role of this account"
  case currentPassword = "the current password"
  case hundredPercent = "100 % together"
  case dayNotBeforeFrom = "a day not before `from`"
  case anotherTimeThanFrom = "another time than `from`"
  case dayAfterBeginning = "a day after it began"
  case dayWithinAYearOfTheFirst = "a day from `begins_on` to a year after it"
  case sharedNumber = "a number that two or more exercises share, one after the other"
  case weeksAreTheProgrammes = "a programme says its weeks itself"
  case programmeTakesWeekdays = "a programme takes weekdays"
  case templateOrProgramme = "a template or a programme"
  case totalOrLifts = "a total or single lifts"
  case weightOfRPE = "a weight of RPE 1 to 10 at these reps"
  case weightOrPercentage = "a weight or a percentage"
  case exerciseOrMainLift = "an exercise or a main lift"
  case centimetresOrFeet = "centimetres or feet"
  case subjectOrGraph = "`graph` for a graph, `subject_id` for everything else"
  case graphOfLiftOrBody = "a main lift, an exercise's id, body_weight or body_fat"
  case gramsOrKilocalories = "grams, or kilocalories with percentages"
  case nothingBesideAfter = "nothing beside after"
  case nothingExceptForALift = "nothing, except for a lift"
  case cronExpression =
    "five fields as in crontab(5): minute 0–59, hour 0–23, day 1–31, month 1–12, weekday 0–7"
  case nothingSinceNoLimit = "nothing, for it is no limit"
  case nothingSinceAnAnswer = "nothing, since an answer is about what the thread is about"
  case oneOfTheScopes = "one of the scopes"
  case oneOriginOrExercises = "one origin, or exercises"
  case platesOrFixedWeights = "plates or fixed weights"
  case nextOfAPage = "the next of an earlier page"
  case cursorOfAPage = "the cursor of an earlier page"
  case twoOfThree = "two of weight, rpe, one_rep_max"
  case sameKindAsAssignment = "of the same kind as the assignment is"
  case windowEnd = "a time in the future, up to seven days after the start"
  case weekdaysOrDates = "weekdays or dates"
  case shownCode = "the code that the app shows now"
  case unusedCode = "a code that was not used yet"
  case ownPasskey = "an answer of one of your passkeys"
  case newPasskey = "a new passkey of this site"
  case oneWay = "one way at a time"
  case addressAtAHost = "an address at one of the tenant's hosts"
  case senderAtAHost = "a sender at one of the tenant's hosts"
  case falseForNoIdea = "false for what is no idea"
  case moment = "RFC 3339 date and time with offset"
  case oldEnough = "the birth date of someone old enough to register here"
  case notBeforeEffect = "not before effective_at"
  case day = "date YYYY-MM-DD"
  case array
  case object
  case string
  case boolean
  case integer
  case number
  case nothing
  case text
  case freeText = "text without control characters"
  case nameInOneLine = "text in one line"
  case letter
  case digit
  case special
  case base64URL = "base64url without padding"
  case colour = "a colour such as #1a2b3c"
  case username = "3 to 32 of a-z 0-9 _ . -"
  case newUsername = "3 to 32 of a-z 0-9 _ . -, beginning with a-z or 0-9, and no reserved name"
  case emailAddress = "email address"
  case usernameOrAddress = "username or email address"
  case languageTag = "language tag such as de or en-GB"
  case timeZone = "IANA time zone such as Europe/Berlin"
  case secureAddress = "an https address"
  case paymentAddress = "https address"
  case webAddress = "an http or https address"
  case baseAddress = "an http or https address without a slash at its end"
  case domain = "a domain in small letters"
  case pageOrigin = "https://host"
  case passkeyOrigin = "https://host, or android:apk-key-hash:…"
  case version = "a version such as 1.2 or 1.2.3"
  case graph = "squat, bench_press, deadlift, body_weight, body_fat or an exercise's identifier"
  case digest = "the 64 hexadecimal digits of a SHA-256"
  case deviceToken = "a device token in hexadecimal digits"
  case publicPoint = "a public key on P-256 in base64url"
  case timeOfDay = "time of day such as 22:00"
  case sixDigits = "six digits"
  case cron = "* * * * *"
  case dayWithin = "a day at most {days} days before `to`"
  case ofASubscription = "of a subscription"
  case signedByAppStore = "signed by the App Store for this app: {reason}"
  case passkeyDomain = "one of the tenant's hosts or a domain above it"
  case passkeyPlaces = "apps, and pages at the tenant's hosts or under its passkeys' domain"
  case pictureFile = "a PNG or WebP picture"
  case sizeOfIcon = "a square of 192 to 1024 pixels"
  case sizeOfLogo = "at most 1024 by 512 pixels"
  case plainNumbers = "numbers without an exponent"
  case importFile = "CSV: Strong, Hevy, FitNotes, StrongLifts"
  case importedJSON = "a whole JSON file of MuscleMate"
  case importedAsCSV = "a spreadsheet that is saved as CSV"
  case importedColumns = "the meaning of each column"
  case importedColumnsOfApp = "the meaning of each column, since it is nearly a table of {app}"
  case importedRows = "a row for each set or each exercise, not for each workout"
  case importedSets = "sets of exercises, not measures of the body"
  case scope = "a scope"
  case tierCode = "a code of a-z 0-9 _, at most 50"
  case currency = "a currency such as USD"
  case providerName = "the provider's name for it, without spaces"
  case slug = "a slug of a-z 0-9 -, at most 63"

  var english: String {
    switch self {
    case .aTimeToCome: "a time in the future"
    case .aTimeToComeWithinAYear: "a time in the future, at most a year away"
    case .weeksAreTheProgrammes: "nothing, for a programme sets its weeks itself"
    case .programmeTakesWeekdays: "weekdays, for it is a programme"
    case .moment: "a date and time with offset (RFC 3339)"
    case .day: "a date as YYYY-MM-DD"
    case .letter: "a letter"
    case .digit: "a digit"
    case .special: "a special character"
    case .username: "3 to 32 characters of a-z 0-9 _ . -"
    case .newUsername:
      "3 to 32 characters of a-z 0-9 _ . -, beginning with a letter or digit, and no reserved name"
    case .nameInOneLine: "text in one line that can be seen"
    case .pageOrigin: "an origin such as https://app.example.com, without a path"
    case .emailAddress: "an email address"
    case .usernameOrAddress: "a username or an email address"
    case .languageTag: "a language tag such as de or en-GB"
    case .timeZone: "an IANA time zone such as Europe/Berlin"
    case .paymentAddress: "an https address"
    case .timeOfDay: "a time of day such as 22:00"
    case .cron: "five fields of cron, such as 30 2 * * *"
    case .importFile:
      "a CSV file of Strong, Hevy, FitNotes or StrongLifts, or another table with a header and a row for each set"
    case .importedAsCSV: "a CSV file: save the spreadsheet as CSV"
    case .importedColumns:
      "the meaning of each column, as a dry run shows them: `columns=date,exercise,weight:kg,reps,-`"
    case .importedColumnsOfApp:
      "the meaning of each column (`columns=…`), as a dry run shows them: it is nearly a table of {app}, and lacks some of its columns"
    case .importedRows:
      "a table with a row for each set or each exercise; in this one a workout stands in one row"
    case .importedSets: "sets of exercises; this is a table of body weight or other measures of the body"
    default: rawValue
    }
  }
}

extension ExpectedText {
  /// The sentence of this text, and the value of the sentence's one placeholder, if it has one.
  package static func found(in text: String) -> (sentence: ExpectedText, arguments: [String: String])? {
    if let sentence = ExpectedText(rawValue: text) { return (sentence, [:]) }
    for (sentence, before, name, after) in withPlaces
    where text.count > before.count + after.count && text.hasPrefix(before) && text.hasSuffix(after) {
      return (sentence, [name: String(text.dropFirst(before.count).dropLast(after.count))])
    }
    return nil
  }

  private static let withPlaces = allCases.compactMap {
    sentence -> (ExpectedText, String, String, String)? in
    let text = sentence.rawValue
    guard let open = text.firstIndex(of: "{"), let close = text.firstIndex(of: "}") else { return nil }
    return (
      sentence, String(text[..<open]), String(text[text.index(after: open)..<close]),
      String(text[text.index(after: close)...])
    )
  }

  /// The parts of a password that a tenant can demand, which come as a list of words.
  private static let ofPasswords: Set<ExpectedText> = [.letter, .digit, .special]

  static func passwordParts(in text: String) -> [ExpectedText]? {
    let parts = text.split(separator: ", ").map { ExpectedText(rawValue: String($0)) }
    let known = parts.compactMap { $0 }.filter(ofPasswords.contains)
    return known.isEmpty || known.count < parts.count ? nil : known
  }
}

extension Language {
  /// Words of the API (a list of them, a range of numbers) are the same in every language.
  package func expectation(_ text: String) -> String {
    if let parts = ExpectedText.passwordParts(in: text) {
      return parts.map { self.text(.expected($0)) }.joined(separator: ", ")
    }
    guard let found = ExpectedText.found(in: text) else { return text }
    return self.text(.expected(found.sentence), found.arguments)
  }
}
