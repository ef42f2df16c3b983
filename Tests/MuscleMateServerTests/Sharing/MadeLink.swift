import Primitives
import TestKit
import Testing

/// A link that was made.
struct MadeLink {
  let id: String
  let path: String

  var token: String { String(path.dropFirst(3)) }

  static func log(_ lifter: Client, on day: String = "2026-11-27") async throws -> String {
    let workout: JSON = [
      "name": "Legs", "performed_at": .string("\(day)T18:00:00Z"), "time_zone": "Europe/Berlin",
      "notes": "Slept badly",
      "exercises": [
        [
          "name": "Squat", "notes": "Elbow",
          "sets": [
            ["reps": 5, "weight": .number("142.5"), "unit": "kg", "rpe": .number("8.5")],
            ["reps": 3, "weight": 150, "unit": "kg"],
          ],
        ]
      ],
    ]
    return try await lifter.post("/v1/lifters/me/workouts", workout).expect(201).json["id"]?.text ?? ""
  }

  static func link(_ lifter: Client, _ request: JSON) async throws -> MadeLink {
    let made = try await lifter.post("/v1/share-links", request).expect(201).json
    let link = try #require(made["link"]?.text)
    let start = try #require(link.firstRange(of: "/s/")).lowerBound
    return MadeLink(id: made["id"]?.text ?? "", path: String(link[start...]))
  }

  /// As a browser without a session opens it.
  func page(_ server: TestServer, agent: String = "Mozilla/5.0 (Firefox)", ahead: Bool = false) async throws
    -> Received
  {
    var visitor = server.visitor
    visitor.headers["User-Agent"] = agent
    if ahead { visitor.headers["Sec-Purpose"] = "prefetch" }
    return try await visitor.get(path)
  }

  func picture(_ server: TestServer) async throws -> Received {
    try await server.visitor.get("\(path)/preview.png")
  }
}
