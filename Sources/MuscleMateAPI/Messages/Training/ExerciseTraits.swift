public import APISchema

/// The purpose of an exercise.
public enum TrainingType: String, WordValue {
  case balance, strength, endurance, flexibility
}

/// The values that a set of an exercise has.
public enum Measure: String, WordValue {
  case weightReps = "weight_reps"
  /// Weight says nothing here.
  case repsOnly = "reps_only"
  /// The own body, and weight on top of it where one is given.
  case bodyweightReps = "bodyweight_reps"
  /// The weight is what helps.
  case assistedReps = "assisted_reps"
  case duration
  case weightDuration = "weight_duration"
  case distanceDuration = "distance_duration"
  case weightDistance = "weight_distance"
}

/// A part of the body, by which exercises are chosen.
public enum MuscleGroup: String, WordValue {
  case arms, shoulders, legs, chest, back, abdominals
}

public enum Muscle: String, WordValue {
  case biceps, triceps, forearms
  case deltoids, traps
  case quads, hamstrings, glutes, calves
  case chest
  case lats
  case middleBack = "middle_back"
  case lowerBack = "lower_back"
  case abdominals
}
