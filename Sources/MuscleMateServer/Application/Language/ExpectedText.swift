/// What is said to be expected where a value is not valid, in the words that the code and the database name it with.
/// What is no sentence (a list of words, a range of numbers) stands for itself in every language.
enum ExpectedText: String, CaseIterable, Sendable {
  case aTimeToCome = "a time to come"
  case aTimeToComeWithinAYear = "a time to come, at most a year away"
  case anotherExercise = "another exercise"
  case someoneElse = "someone else"
  case firstComment = "the comment that began the thread"
  case mailedToken = "the token that was mailed to this address"
  case heldRole = "a role of this account"
  case currentPassword = "the current password"
  case hundredPercent = "100 % together"
  case dayNotBeforeFrom = "a day not before `from`"
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
  case nothingSinceNoLimit = "nothing, for it is no limit"
  case nothingSinceAnAnswer = "nothing, since an answer is about what the thread is about"
  case oneOfTheScopes = "one of the scopes"
  case oneOriginOrExercises = "one origin, or exercises"
  case platesOrFixedWeights = "plates or fixed weights"
  case roomForPlans = "room among 2000 planned workouts, 50 programmes and 1000 changes of one"
  case nextOfAPage = "the next of an earlier page"
  case twoOfThree = "two of weight, rpe, one_rep_max"
  case sameKindAsAssignment = "of the same kind as the assignment is"
  case weekdaysOrDates = "weekdays or dates"
  case bodyValue = "1 to 1000 kg, 2200 lb, 500 cm or 200 in"
  case moment = "RFC 3339 date and time with offset"
  case day = "date YYYY-MM-DD"

  var english: String { rawValue }

  var german: String {
    switch self {
    case .aTimeToCome: "ein Zeitpunkt, der noch kommt"
    case .aTimeToComeWithinAYear: "ein Zeitpunkt, der noch kommt, höchstens ein Jahr entfernt"
    case .anotherExercise: "eine andere Übung"
    case .someoneElse: "jemand anderes"
    case .firstComment: "der Kommentar, mit dem der Faden begann"
    case .mailedToken: "das Token, das an diese Adresse ging"
    case .heldRole: "eine Rolle dieses Kontos"
    case .currentPassword: "das jetzige Passwort"
    case .hundredPercent: "zusammen 100 %"
    case .dayNotBeforeFrom: "ein Tag nicht vor `from`"
    case .dayAfterBeginning: "ein Tag nach dem Beginn"
    case .sharedNumber: "eine Nummer, die zwei oder mehr Übungen hintereinander teilen"
    case .weeksAreTheProgrammes: "ein Programm sagt seine Wochen selbst"
    case .programmeTakesWeekdays: "ein Programm nimmt Wochentage"
    case .templateOrProgramme: "eine Vorlage oder ein Programm"
    case .totalOrLifts: "eine Summe oder einzelne Hebungen"
    case .weightOfRPE: "ein Gewicht, das bei diesen Wiederholungen RPE 1 bis 10 ergibt"
    case .weightOrPercentage: "ein Gewicht oder ein Prozentsatz"
    case .exerciseOrMainLift: "eine Übung oder eine Hauptübung"
    case .centimetresOrFeet: "Zentimeter oder Fuß"
    case .gramsOrKilocalories: "Gramm, oder Kilokalorien mit Prozenten"
    case .nothingBesideAfter: "nichts neben after"
    case .nothingExceptForALift: "nichts, außer bei einer Hauptübung"
    case .nothingSinceNoLimit: "nichts, denn es ist keine Grenze"
    case .nothingSinceAnAnswer: "nichts, denn eine Antwort gilt dem, worum es im Faden geht"
    case .oneOfTheScopes: "einer der Bereiche"
    case .oneOriginOrExercises: "eine Herkunft, oder Übungen"
    case .platesOrFixedWeights: "Scheiben oder feste Gewichte"
    case .roomForPlans: "Platz unter 2000 geplanten Trainings, 50 Programmen und 1000 Änderungen eines davon"
    case .nextOfAPage: "das next einer früheren Seite"
    case .twoOfThree: "zwei von weight, rpe, one_rep_max"
    case .sameKindAsAssignment: "von derselben Art wie die Zuweisung"
    case .weekdaysOrDates: "Wochentage oder Tage"
    case .bodyValue: "1 bis 1000 kg, 2200 lb, 500 cm oder 200 in"
    case .moment: "Tag und Zeit nach RFC 3339 mit Abstand zu UTC"
    case .day: "Tag als JJJJ-MM-TT"
    }
  }
}

extension Language {
  func expectation(_ text: String) -> String {
    ExpectedText(rawValue: text).map { self.text(.expected($0)) } ?? text
  }
}
