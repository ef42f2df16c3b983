/// What app.refresh_records would make of an exercise's days, which come in their order; for the reason of
/// `DemoLiftDay`.
struct DemoRecords {
  struct Mark {
    let kind: String
    let atReps: Int
    let value: Int
    /// Whose weight it is; of the day's volume, no one's.
    let set: DemoTraining.Set?
  }

  private var oneRepMax = 0
  private var volume = 0
  /// The heaviest weight for so many reps or more, in grams.
  private var weights = [Int](repeating: 0, count: 13)

  mutating func marks(of day: DemoLiftDay) -> [Mark] {
    var marks: [Mark] = []
    if let best = day.best, best.oneRepMax > oneRepMax {
      oneRepMax = best.oneRepMax
      marks.append(Mark(kind: "e1rm", atReps: 0, value: oneRepMax, set: best.set))
    }
    if day.volume > volume {
      volume = day.volume
      marks.append(Mark(kind: "volume", atReps: 0, value: volume, set: nil))
    }
    for reps in 1...12 {
      let able = day.candidates.filter { $0.set.reps >= reps }
      guard let best = able.max(by: { Self.rank($0) < Self.rank($1) }), best.grams > weights[reps] else {
        continue
      }
      weights[reps] = best.grams
      if best.set.reps == reps {
        marks.append(Mark(kind: "weight_at_reps", atReps: reps, value: best.grams, set: best.set))
      }
    }
    return marks
  }

  /// Of equals the one with more reps, then the easier one.
  private static func rank(_ candidate: DemoLiftDay.Candidate) -> (Int, Int, Double) {
    (candidate.grams, candidate.set.reps, -(candidate.set.rpe ?? .infinity))
  }
}
