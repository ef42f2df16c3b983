internal import APISchema
internal import HTTPServer
internal import MuscleMateAPI
internal import Postgres
internal import Primitives

/// A lifter's goals: target, date and progress.
enum Goals: Feature {
  static let routes: [Route] = [
    Route(
      .get, "/v1/goals", .lifterOrCoach, "List my goals, the nearest due day first", keys: .training,
      module: .goals,
      reply: .ok(Page<Goal>.self), handle: list
    ),
    Route(
      .post, "/v1/goals", .lifterOrCoach, "Create a goal", keys: .training, module: .goals, body: Goal.self,
      reply: .created(Goal.self),
      idempotent: true, refusals: [rules, full], handle: create),
    Route(
      .get, "/v1/goals/{id}", .lifterOrCoach, "Get a goal with its progress", keys: .training, module: .goals,
      reply: .ok(Goal.self), handle: show),
    Route(
      .put, "/v1/goals/{id}", .lifterOrCoach, "Create a goal with an id of your own, or replace it",
      keys: .training,
      module: .goals, body: Goal.self,
      reply: .createdOrReplaced(Goal.self), refusals: [rules, full, .staleVersion], handle: put),
    Route(
      .delete, "/v1/goals/{id}", .lifterOrCoach, "Delete a goal; can be undone for 30 days",
      keys: .training, module: .goals, reply: .noContent(), refusals: [.staleVersion],
      handle: delete),
  ]

  static let statements = GoalStatements.all

  private static let rules = Refusal.rule(
    """
    a lift needs an exercise that is there or a main lift, nothing else has one; the unit is one of the kind's, the \
    target within its bounds and whole for a frequency; it ends after it began
    """)
  private static let full = Refusal.conflict("there are 100 goals")

  private static func list(_ call: Call, _: Nothing, _: Nothing) async throws -> Response {
    .ok(try await call.run(GoalStatements.list()))
  }

  private static func show(_ call: Call, _: Nothing, _: Nothing) async throws -> Response {
    try .found(await call.run(GoalStatements.one(call.id("id"))))
  }

  private static func create(_ call: Call, _: Nothing, _ body: Goal) async throws -> Response {
    let id = UUID.v7(at: call.services.clock())
    return try await call.idempotently(id) { call in
      let kept = try await naming {
        try await call.run(
          TrainingWrites.begin(nil, nil, nil), upsert(body, as: id), returning: GoalStatements.one(id))
      }
      return try .created(at: "/v1/goals/\(id)", kept)
    } repeated: { call, earlier in
      try .created(at: "/v1/goals/\(earlier)", await call.run(GoalStatements.one(earlier)))
    }
  }

  static func put(_ call: Call, _: Nothing, _ body: Goal) async throws -> Response {
    let (id, seen) = (try call.id("id"), try call.expectedVersion)
    let (existed, kept) = try await naming {
      let (_, existed, _, kept) = try await call.run(
        TrainingWrites.begin(nil, nil, nil), GoalStatements.begin(id, seen), upsert(body, as: id),
        GoalStatements.one(id))
      return (existed, kept)
    }
    return existed ? try .found(kept) : try .created(at: "/v1/goals/\(id)", kept)
  }

  private static func delete(_ call: Call, _: Nothing, _: Nothing) async throws -> Response {
    let id = try call.id("id")
    return try await call.retryingOnConflict {
      let shown = try await call.looking.run(
        TrainingWrites.begin(nil, nil, nil), GoalStatements.begin(id, call.expectedVersion),
        returning: GoalStatements.one(id))
      guard let shown else { throw Problem.notFound }
      _ = try await call.run(
        TrainingWrites.begin(nil, nil, nil), GoalStatements.begin(id, shown.version),
        DeletedThingStatements.record(.goal, id, shown.document), GoalStatements.delete(id))
      return .noContent
    }
  }

  private static func upsert(_ body: Goal, as id: UUID) -> BoundStatement<RowCount> {
    GoalStatements.upsert(
      id, body.kind.rawValue, body.exerciseID, body.lift?.rawValue, body.target, body.unit?.rawValue,
      body.reps.map(Int32.init), body.notes, body.startedOn, body.dueOn)
  }

  /// Adds the faults that only the database knows: the lifter's exercises, and which day today is.
  private static func naming<Value>(_ write: () async throws -> Value) async throws -> Value {
    do {
      return try await write()
    } catch DatabaseError.refused(let refusal) {
      switch refusal.constraint {
      case "goals_are_of_an_exercise_there_is": throw Problem.invalid("/exercise_id", .unknown)
      case "goals_end_after_they_began": throw Problem.invalid("/due_on", .invalid("a day after it began"))
      default: throw DatabaseError.refused(refusal)
      }
    }
  }
}
