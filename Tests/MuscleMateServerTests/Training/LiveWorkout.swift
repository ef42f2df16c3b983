internal import Primitives
internal import TestKit

extension TestDatabase {
  /// Lets time pass for a draft: what is stored of its clock lies so much further back.
  func letPass(minutes: Int, for draft: String) throws {
    try administer(
      """
      update app.drafts
         set started_at = started_at - interval '\(minutes) minutes',
             running_since = running_since - interval '\(minutes) minutes'
       where id = '\(draft)'
      """)
  }
}

extension TestServer {
  func letPass(minutes: Int, for draft: String) throws {
    try database.letPass(minutes: minutes, for: draft)
  }

  /// The body weight from that day on.
  func weigh(_ lifter: Client, kilograms: Int, on day: String = "2020-01-01") throws {
    try database.administer(
      """
      insert into app.measurements (tenant_id, lifter_id, id, kind, value, unit, measured_at, time_zone)
      values (1, '\(lifter.account)', gen_random_uuid(), 'body_weight', \(kilograms), 'kg', '\(day) 08:00:00+00',
              'UTC')
      """)
  }
}

extension Client {
  /// A new draft's path.
  func draft(_ content: JSON) async throws -> String {
    let made = try await post("/v1/drafts", content).expect(201)
    return made.headers["location"] ?? ""
  }

  /// The clock of a draft: its state and what it shows.
  func clock(_ path: String) async throws -> String {
    let clock = try await get(path).expect(200).json["clock"]
    return "\(clock?["state"]?.text ?? "") \(clock?["active_seconds"]?.integer ?? -1)"
  }
}

/// Contents of drafts.
enum DraftSample {
  static func exercise(_ name: String, _ sets: JSON...) -> JSON {
    ["name": .string(name), "sets": .array(sets)]
  }

  static let squats: JSON = [
    "name": "Legs",
    "exercises": [
      [
        "name": "Squat",
        "sets": [
          ["reps": 5, "weight": 100, "unit": "kg", "rpe": 8, "done": true],
          ["reps": 5, "weight": 110, "unit": "kg", "done": false],
        ],
      ],
      ["name": "Leg Press", "sets": [["reps": 10, "weight": 200, "unit": "kg", "done": false]]],
      ["name": "Plank", "sets": [["duration_seconds": 60, "done": true]]],
    ],
  ]
}

extension JSON {
  /// The same with members in alphabetical order, as jsonb does not keep theirs.
  var sorted: JSON {
    switch self {
    case .object(let members):
      .object(members.sorted { $0.name < $1.name }.map { Member($0.name, $0.value.sorted) })
    case .array(let elements): .array(elements.map(\.sorted))
    default: self
    }
  }
}
