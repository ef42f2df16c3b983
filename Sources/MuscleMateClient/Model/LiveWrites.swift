internal import MuscleMateAPI
internal import Primitives

/// What a user does in a workout under way: each set and each press is an operation of its own, so that a phone and a watch may
/// log into one workout.
extension Database {
  /// Logs a set, or changes one that is there.
  @discardableResult
  func log(
    set: UUID, of exercise: UUID, in draft: UUID, after: UUID? = nil, _ change: @Sendable (JSON) -> JSON
  ) throws(ClientError) -> JSON {
    try alter { (writing) throws(ClientError) in
      let (row, shown) = try writing.shown("draft", draft)
      guard shown.part("\(exercise)") != nil else { throw .missing }
      let present =
        shown.part("\(set)")?.without(["exercise"]) ?? ["id": .string("\(set)"), "kind": "working"]
      let whole = change(present)
      let at = JSON.string("\(try writing.serverTime)")
      let next = shown.putting(set: whole, in: "\(exercise)", after: after?.description)
        .timing(["\(set)": at])
      try ThingKind.draft.check(next, at: writing.serverTime)
      var body = whole.setting("exercise", to: .string("\(exercise)")).setting("at", to: at)
      if let after { body = body.setting("after", to: .string("\(after)")) }
      try writing.change(
        "draft", draft, next, .ofDraft(draft, .put, "/sets/\(set)", body, over: row, at: writing.now))
      return next
    }
  }

  /// Adds an exercise, changes it or moves it. An empty `after` is the front.
  @discardableResult
  func put(
    exercise id: UUID, in draft: UUID, after: String? = nil, _ change: @Sendable (JSON) -> JSON
  ) throws(ClientError) -> JSON {
    try alter { (writing) throws(ClientError) in
      let (row, shown) = try writing.shown("draft", draft)
      let exercise = change(shown.part("\(id)") ?? ["id": .string("\(id)"), "sets": []])
      let changed = shown.putting(exercise: exercise, after: after).identified(at: writing.now)
      let times = changed.timesOfChanges(since: shown, at: try writing.serverTime)
      let next = changed.timing(times)
      try ThingKind.draft.check(next, at: writing.serverTime)
      // The API knows no place before the first exercise, so the whole draft says it.
      let operation: Operation =
        if after == "" {
          .document(.draft, draft, .put, next, over: row, at: writing.now)
        } else {
          .ofDraft(
            draft, .put, "/exercises/\(id)",
            next.part("\(id)")?.timed(by: times).placed(as: after.map { ["after": .string($0)] }), over: row,
            at: writing.now)
        }
      try writing.change("draft", draft, next, operation)
      return next
    }
  }

  @discardableResult
  func remove(set id: UUID, from draft: UUID) throws(ClientError) -> JSON {
    try remove(id, "sets", from: draft)
  }

  @discardableResult
  func remove(exercise id: UUID, from draft: UUID) throws(ClientError) -> JSON {
    try remove(id, "exercises", from: draft)
  }

  private func remove(_ id: UUID, _ folder: String, from draft: UUID) throws(ClientError) -> JSON {
    try alter { (writing) throws(ClientError) in
      let (row, shown) = try writing.shown("draft", draft)
      guard shown.part("\(id)") != nil else { throw .missing }
      let next = shown.removing(part: "\(id)")
      try writing.change(
        "draft", draft, next, .ofDraft(draft, .delete, "/\(folder)/\(id)", over: row, at: writing.now))
      return next
    }
  }

  /// - Parameter moment: of the press, by the server's clock.
  @discardableResult
  func press(_ turn: ClockTurn, _ draft: UUID, at moment: Timestamp) throws(ClientError) -> JSON {
    try alter { (writing) throws(ClientError) in
      let (row, shown) = try writing.shown("draft", draft)
      guard turn == .start || shown["started_at"] != nil else { throw .missing }
      guard let next = shown.turned(turn, at: moment) else { return shown }
      try writing.change(
        "draft", draft, next,
        .ofDraft(draft, .post, "/\(turn.rawValue)", ["at": .string("\(moment)")], over: row, at: writing.now))
      return next
    }
  }

  /// The draft becomes a workout under its own id, with the sets that were done.
  @discardableResult
  func finish(_ draft: UUID, at moment: Timestamp) throws(ClientError) -> JSON {
    try alter { (writing) throws(ClientError) in
      let (row, shown) = try writing.shown("draft", draft)
      let workout = shown.finished(at: moment)
      try ThingKind.workout.check(workout, at: max(moment, writing.serverTime))
      // The server's clock would run until the request arrives, which may be hours later.
      if let paused = shown.turned(.pause, at: moment) {
        try writing.change(
          "draft", draft, paused,
          .ofDraft(draft, .post, "/pause", ["at": .string("\(moment)")], over: row, at: writing.now))
      }
      var finish = Operation.ofDraft(draft, .post, "/finish", [:], over: nil, at: writing.now)
      // Without a running clock the server takes the moment of the request, which may be days later.
      if shown["started_at"] == nil { finish.body = workout.only(["performed_at", "duration_seconds"]) }
      // What the server makes of it may have sets of other devices; later changes of the workout begin from this one.
      finish.after = workout
      try stored { () throws(StoreError) in try writing.keepEnd(of: draft, shown) }
      try writing.change("draft", draft, nil, finish)
      try stored { () throws(StoreError) in
        try writing.edit(RowEdit(kind: "workout", id: row.id, mine: workout))
      }
      return workout
    }
  }
}

/// A press of the clock of a live workout.
public enum ClockTurn: String, Sendable {
  case start, pause, resume
}

extension JSON {
  /// A draft after a press of its clock. Nil: the press changes nothing.
  func turned(_ turn: ClockTurn, at moment: Timestamp) -> JSON? {
    let now = JSON.string("\(moment)")
    switch turn {
    case .start where self["started_at"] == nil:
      return setting("started_at", to: now).setting("running_since", to: now).setting(
        "active_milliseconds", to: 0)
    case .resume where self["running_since"] == nil:
      return setting("running_since", to: now)
    case .pause:
      guard self["running_since"] != nil else { return nil }
      return without(["running_since"]).setting(
        "active_milliseconds", to: .number("\(activeMilliseconds(at: moment))"))
    default: return nil
    }
  }

  /// For how long the clock of a draft ran until then, without the pauses.
  func activeMilliseconds(at moment: Timestamp) -> Int64 {
    let before = Int64(self["active_milliseconds"]?.integer ?? 0)
    guard let since = self["running_since"]?.moment else { return before }
    return before + max(0, moment.microseconds - since.microseconds) / 1_000
  }

  /// The workout that a draft becomes.
  fileprivate func finished(at moment: Timestamp) -> JSON {
    let exercises = self["exercises"].list.compactMap { exercise -> JSON? in
      let sets = exercise["sets"].list.filter { $0["done"] != .bool(false) }.map {
        $0.without(["done", "target"])
      }
      return sets.isEmpty ? nil : exercise.setting("sets", to: .array(sets))
    }
    let began = self["started_at"] ?? self["performed_at"] ?? .string("\(moment)")
    var workout = only(["id", "name", "time_zone", "notes", "activity", "duration_seconds"])
      .setting("performed_at", to: began).setting("exercises", to: .array(exercises))
    if self["started_at"] != nil {
      workout = workout.setting("duration_seconds", to: .number("\(activeMilliseconds(at: moment) / 1_000)"))
    }
    return workout
  }
}
