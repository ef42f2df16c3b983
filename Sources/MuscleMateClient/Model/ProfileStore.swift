internal import APISchema
public import MuscleMateAPI
public import Primitives

/// What a person says about themselves, their exercises, and what they say about workouts.
public struct ProfileStore: Sendable {
  let mate: MuscleMate

  /// Changes the members that are named.
  public func change(_ changes: ProfileChanges) async throws(ClientError) {
    let engine = try await mate.signedIn()
    try await engine.database.change(profile: changes.encoded(), of: engine.token.account)
  }

  public var profile: Query<[SyncedProfile]> { .list(mate, "profile", limit: 1) }
  public var account: Query<[SyncedAccount]> { .list(mate, "account", limit: 1) }

  /// All exercises of one's own, by which workouts name theirs.
  public var exercises: Query<[SyncedExercise]> { .list(mate, "exercise", limit: 10_000) }

  public func change(exercise id: UUID, _ change: ExerciseChange) async throws(ClientError) {
    try await mate.signedIn().database.change(exercise: id, change.encoded())
  }

  /// Says something about a workout of one's own; the coaches who see it hear of it.
  public func comment(on workout: UUID, _ comment: CommentRequest) async throws(ClientError) {
    let engine = try await mate.signedIn()
    _ = try await engine.database.comment(on: workout, by: engine.token.account, comment.encoded())
  }

  public func comments(on workout: UUID) -> Query<[SyncedComment]> {
    .list(mate, "comment", limit: .max) { $0["workout_id"]?.text == "\(workout)" }
  }
}
