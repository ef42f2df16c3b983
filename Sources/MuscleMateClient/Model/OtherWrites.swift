internal import MuscleMateAPI
internal import Primitives

/// What is not written whole.
extension Database {
  /// The members of a profile that are kept with the account.
  private static let ofAccount = ["display_name", "unit", "locale", "time_zone"]

  /// Changes members of the profile. Null takes one away.
  @discardableResult
  func change(profile members: JSON, of account: UUID) throws(ClientError) -> JSON {
    let faults = ThingKind.faults(of: ProfileChanges.self, members)
    if !faults.isEmpty { throw .invalid(faults) }
    var shown = JSON.object([])
    let own = members.only(Self.ofAccount), others = members.without(Set(Self.ofAccount))
    for (kind, part) in [("account", own), ("profile", others)] where part != [:] {
      shown = shown.laying(try patch(kind, account, "/v1/profile", part))
    }
    return shown
  }

  /// Renames an exercise, or says what it trains.
  @discardableResult
  func change(exercise id: UUID, _ members: JSON) throws(ClientError) -> JSON {
    let faults = ThingKind.faults(of: ExerciseChange.self, members)
    if !faults.isEmpty { throw .invalid(faults) }
    return try patch("exercise", id, "/v1/lifters/me/exercises/\(id)", members)
  }

  private func patch(
    _ kind: String, _ id: UUID, _ path: String, _ members: JSON
  ) throws(ClientError) -> JSON {
    try alter { (writing) throws(ClientError) in
      let next = (try writing.row(kind, id)?.shown ?? [:]).laying(members)
      let operation = Operation(
        operation: .v7(at: writing.now), kind: kind, id: id, method: .patch, path: path, body: members)
      try writing.change(kind, id, next, operation)
      return next
    }
  }

  /// Says something about a workout. It stands in the store under an id of this device until the server has it.
  func comment(on workout: UUID, by account: UUID, _ comment: JSON) throws(ClientError) -> UUID {
    let faults = ThingKind.faults(of: CommentRequest.self, comment)
    if !faults.isEmpty { throw .invalid(faults) }
    return try alter { (writing) throws(ClientError) in
      let id = UUID.v7(at: writing.now)
      let shown = comment.setting("id", to: .string("\(id)")).setting("workout_id", to: .string("\(workout)"))
        .setting("author_id", to: .string("\(account)")).setting("created_at", to: .string("\(writing.now)"))
      let path = "\(ThingKind.workout.folder)/\(workout)/comments"
      let operation = Operation(
        operation: .v7(at: writing.now), kind: "comment", id: id, method: .post, path: path, body: comment)
      try writing.change("comment", id, shown, operation)
      return id
    }
  }
}
