/// What is said to be expected where a value is not valid, in the words that the code and the database name it with.
/// What is no sentence (a list of words, a range of numbers) stands for itself in every language.
enum ExpectedText: String, CaseIterable, Sendable {
  case aTimeToCome = "a time to come"
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
  case sharedNumber = "a number that two or more exercises share, one after the other"
  case weeksAreTheProgrammes = "a programme says its weeks itself"
  case programmeTakesWeekdays = "a programme takes weekdays"
  case templateOrProgramme = "a template or a programme"
  case totalOrLifts = "a total or single lifts"
  case weightOfRPE = "a weight of RPE 1 to 10 at these reps"
  case weightOrPercentage = "a weight or a percentage"
  case exerciseOrMainLift = "an exercise or a main lift"
  case centimetresOrFeet = "centimetres or feet"
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
  case roomForPlans = "room among 2000 planned workouts, 50 programmes and 1000 changes of one"
  case nextOfAPage = "the next of an earlier page"
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

  var english: String { rawValue }
}

extension Language {
  func expectation(_ text: String) -> String {
    ExpectedText(rawValue: text).map { self.text(.expected($0)) } ?? text
  }
}
