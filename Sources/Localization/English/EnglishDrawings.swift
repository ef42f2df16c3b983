extension DrawingText {
  var english: String {
    switch self {
    // Graphs
    case .squat: "Squat"
    case .benchPress: "Bench press"
    case .deadlift: "Deadlift"
    case .exercise: "Exercise"
    case .bodyWeight: "Body weight"
    case .bodyFat: "Body fat"
    case .trainingTime: "Training time"
    case .energy: "Energy"
    case .trainingVolume: "Volume"
    case .muscleGroups: "Sets a week by muscle group"
    // Measures of a lift
    case .e1rm: "{graph}, estimated 1RM"
    case .weight: "{graph}, heaviest set"
    case .volume: "{graph}, volume"
    case .reps: "{graph}, reps"
    case .sets: "{graph}, sets"
    case .duration: "{graph}, time"
    case .distance: "{graph}, distance"
    // The sentence
    case .titleOfMany: "{graph}, {from} to {to}: from {first} to {last}"
    case .titleOfOne: "{graph}, {day}: {value}"
    case .titleOfNone: "{graph}: nothing yet"
    case .titleOfSums: "{graph}, {from} to {to}: {value} a week on average"
    case .titleOfSpan: "{graph}, {from} to {to}"
    case .withRecords: "{title}, {count, plural, one {# record} other {# records}}"
    case .byWeek: "{title}, by week"
    case .byMonth: "{title}, by month"
    // A point
    case .pointOfDay: "{day}: {value}"
    case .pointOfWeek: "Week from {day}: {value}"
    case .fromSet: "{point}, from {set}"
    case .asRecord: "{point}, record"
    case .asLight: "{point}, light training"
    case .between: "{point}, between {lowest} and {highest}"
    case .nothing: "nothing"
    case .unknown: "not known"
    case .goal: "Goal {value}"
    case .goalByDay: "Goal {value} by {day}"
    // Values
    case .repsOfValue: "{count, plural, one {# rep} other {# reps}}"
    case .setsOfValue: "{count, plural, one {# set} other {# sets}}"
    case .seconds: "{value} s"
    case .minutes: "{value} min"
    case .hours: "{value} h"
    case .percent: "{value}%"
    // Days
    case .dayOfMonth: "{day} {month}"
    case .spokenDay: "{day} {month}"
    case .spokenDayOfYear: "{day} {month} {year}"
    case .spokenMonth: "{month} {year}"
    case .months: "January February March April May June July August September October November December"
    case .shortMonths: "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec"
    // Muscle groups
    case .arms: "Arms"
    case .shoulders: "Shoulders"
    case .legs: "Legs"
    case .chest: "Chest"
    case .back: "Back"
    case .abdominals: "Abdominals"
    }
  }
}
