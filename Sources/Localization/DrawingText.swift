/// The words of drawings: their sentences, the texts of their points and of their axes.
package enum DrawingText: String, CaseIterable, Sendable {
  // Graphs
  case squat, benchPress, deadlift, exercise, bodyWeight, bodyFat, trainingTime, energy, trainingVolume,
    muscleGroups
  // Measures of a lift
  case e1rm, weight, volume, reps, sets, duration, distance
  // The sentence
  case titleOfMany, titleOfOne, titleOfNone, titleOfSums, titleOfSpan, withRecords, byWeek, byMonth
  // A point
  case pointOfDay, pointOfWeek, fromSet, asRecord, asLight, between, nothing, unknown, goal, goalByDay
  // Values
  case repsOfValue, setsOfValue, seconds, minutes, hours, percent
  // Days
  case dayOfMonth, spokenDay, spokenDayOfYear, spokenMonth, months, shortMonths
  // Pictures to share
  case timeOfWorkout, setsOfWorkout, records, exercises, moreExercises, noValues
  case recordOfDay, recordSet, recordBefore, recordE1RM, recordWeight, recordAssistance, recordVolume,
    recordReps,
    recordDuration, recordDistance
  case goalNow, goalTarget, goalTargetByDay, goalForReps, workoutsPerWeek
  case latestValue, sinceDay, weekFrom
  // Muscle groups
  case arms, shoulders, legs, chest, back, abdominals
}
