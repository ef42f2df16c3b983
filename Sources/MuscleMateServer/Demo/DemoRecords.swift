/// Computes what app.refresh_records makes of an exercise's days, which come in their order; for the reason of
/// `DemoLiftDay`.
struct DemoRecords {
  struct Mark {
    let kind: String
    let atReps: Int
    let value: Int
    /// The set with this weight; nil for the day's volume, which is no set's.
    let set: DemoTraining.Set?
  }

  private var oneRepMax = 0
  private var volume = 0
  /// The heaviest weight for so many reps or more, in grams; a weight is left out if a heavier one was lifted for more reps.
  private var weights: [(reps: Int, grams: Int)] = []

  mutating func marks(of day: DemoLiftDay) -> [Mark] {
    var marks: [Mark] = []
    if let best = day.best, best.comparedMax > oneRepMax {
      oneRepMax = best.comparedMax
      marks.append(Mark(kind: "e1rm", atReps: 0, value: oneRepMax, set: best.set))
    }
    let dayVolume = (day.volume + 5_000_000) / 10_000_000 * 10
    if dayVolume > volume {
      volume = dayVolume
      marks.append(Mark(kind: "volume", atReps: 0, value: volume, set: nil))
    }
    // Most reps first: a weight for more is one for fewer as well.
    var heaviest = 0
    for (reps, candidates) in Dictionary(grouping: day.candidates, by: \.set.reps).sorted(by: {
      $0.key > $1.key
    }) {
      guard let best = candidates.max(by: { Self.rank($0) < Self.rank($1) }), best.heft > heaviest else {
        continue
      }
      heaviest = best.heft
      if weights.contains(where: { $0.reps >= reps && $0.grams >= best.heft }) { continue }
      weights.append((reps, best.heft))
      marks.append(Mark(kind: "weight_at_reps", atReps: reps, value: best.heft, set: best.set))
    }
    return marks
  }

  /// Of equal sets, the easier one comes first.
  private static func rank(_ candidate: DemoLiftDay.Candidate) -> (Int, Double) {
    (candidate.heft, -(candidate.set.rpe ?? .infinity))
  }
}
