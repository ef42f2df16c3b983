/// Puts the workouts of a file together whose rows have times of their own: those of one session, and where no session is said
/// those of one name that follow one another within two hours.
enum ImportSessions {
  private static let longestBreak = 2 * 3_600

  /// In whatever order the file has them; each begins with its first.
  static func united(_ parts: [ImportedWorkout]) -> [ImportedWorkout] {
    var workouts: [ImportedWorkout] = []
    var lasts: [Key: (workout: Int, last: LocalTime)] = [:]
    for part in parts.sorted(by: { $0.start < $1.start }) {
      let isAlone = part.session == nil
      let key = Key(
        session: part.session, name: isAlone ? part.name : "", isInstant: isAlone && part.start.offset != nil)
      if let (workout, last) = lasts[key],
        part.session != nil || part.start.seconds(since: last) <= longestBreak
      {
        workouts[workout].append(part)
        lasts[key] = (workout, part.start)
      } else {
        lasts[key] = (workouts.count, part.start)
        workouts.append(part)
      }
    }
    return workouts
  }

  private struct Key: Hashable {
    let session: String?
    let name: String
    /// A clock on the wall is no time from an instant away.
    let isInstant: Bool
  }
}

extension ImportedWorkout {
  /// A later part of the same workout.
  fileprivate mutating func append(_ part: ImportedWorkout) {
    durationSeconds = durationSeconds == part.durationSeconds ? durationSeconds : duration(until: part)
    notes = notes ?? part.notes
    last = part.start
    for exercise in part.exercises {
      let last = exercises.count - 1
      if last >= 0, exercises[last].name == exercise.name, exercises[last].superset == exercise.superset {
        exercises[last].sets += exercise.sets
        exercises[last].notes = exercises[last].notes ?? exercise.notes
      } else {
        exercises.append(exercise)
      }
    }
  }

  /// Until the later end of both, where each says its own.
  private func duration(until part: ImportedWorkout) -> Int? {
    let ofPart = part.durationSeconds.map { $0 + part.start.seconds(since: start) }
    return [durationSeconds, ofPart].compactMap(\.self).max()
  }
}
