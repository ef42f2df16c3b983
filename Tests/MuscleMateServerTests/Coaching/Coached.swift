internal import Primitives
internal import TestKit
internal import Testing

/// A coach with clients who let them plan, and a template of the coach's.
struct Coached {
  let server: TestServer
  let coach: Client
  let clients: [Client]
  /// Squat 5 × 80 %, Row 10 × 50 kg, in one session.
  let template: String

  static let squatAndRow: JSON = [
    "name": "Strength",
    "exercises": [
      ["name": "Squat", "sets": [["reps": 5, "percentage": 80], ["reps": 5, "percentage": 80, "rpe": 8]]],
      ["name": "Barbell Row", "sets": [["reps": 10, "weight": 50, "unit": "kg"]]],
    ],
  ]

  init(
    on server: TestServer, _ names: String..., scopes: [String] = ["plans"], content: JSON = squatAndRow
  ) async throws {
    self.server = server
    coach = try server.signedIn("carl", as: "coach")
    clients = try names.map { try server.signedIn($0) }
    for client in clients { try server.share(scopes, of: client, with: coach) }
    template = try await coach.post("/v1/templates", content).expect(201).json["id"]?.text ?? ""
  }

  var lifters: JSON { .array(clients.map { .string($0.account) }) }

  /// Mondays and Thursdays of two weeks from Monday, 3 March 2031.
  var fortnight: JSON {
    [
      "template_id": .string(template), "lifters": lifters, "starts_on": "2031-03-03",
      "weekdays": ["monday", "thursday"], "weeks": 2,
    ]
  }

  func assign(_ body: JSON) async throws -> JSON {
    try await coach.post("/v1/assignments", body).expect(201).json
  }

  /// The notices of plans, the oldest first.
  func notices(of person: Client) throws -> [String] {
    try server.database.rows(
      """
      select kind
        from app.notices
       where account_id = '\(person.account)'
         and kind ~ '^plan_'
       order by created_at, id
      """
    ).compactMap { $0[0] }
  }
}

extension Client {
  /// Logs a single of this weight today, which is the maximum from then on.
  func lift(_ weight: Int, unit: String = "kg", exercise: String = "Squat") async throws {
    let workout: JSON = [
      "name": "Test", "performed_at": .string(Timestamp.now.advanced(bySeconds: -3_600).description),
      "exercises": [
        [
          "name": .string(exercise),
          "sets": [["reps": 1, "weight": .number("\(weight)"), "unit": .string(unit)]],
        ]
      ],
    ]
    try await post("/v1/lifters/me/workouts", workout).expect(201)
  }

  /// One's planned workouts in full, earliest first.
  func plans() async throws -> [JSON] { try await items("/v1/lifters/me/planned-workouts?limit=100") }

  /// Does a planned workout by a draft made from it, and returns the workout's id; `change` makes of each
  /// set what was lifted, 60 kg where no weight was known.
  @discardableResult
  func perform(_ planned: JSON, _ change: (JSON) -> JSON = { $0 }) async throws -> String {
    let path = try await draft(["planned_workout_id": planned["id"] ?? .null])
    let draft = try await get(path).expect(200).json
    let exercises = (draft["exercises"]?.elements ?? []).map { exercise -> JSON in
      let sets = (exercise["sets"]?.elements ?? []).map { set in
        let isOpen = set["weight"] == nil && set["target"]?["percentage"] != nil
        return change((isOpen ? set.with("weight", 60) : set).with("done", true))
      }
      return exercise.with("sets", .array(sets))
    }
    let moment = Timestamp.now.advanced(bySeconds: -60).description
    try await put(path, draft.with("exercises", .array(exercises)).with("performed_at", .string(moment)))
      .expect(200)
    return try await send("POST", "\(path)/finish").expect(201).json["id"]?.text ?? ""
  }
}
