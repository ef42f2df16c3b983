internal import HTTPServer
internal import Primitives
internal import TestKit

@testable internal import MuscleMateServer

/// Calls of the routes that are open to admins alone: each with a path that leads to something, and a body that is accepted.
struct AdminCalls {
  static let routes = Application.routes.filter { $0.duty != nil }

  private let person: String
  private let feedback: String
  private let bodies: [String: JSON]

  /// The things of a new person, which an admin of every duty finds.
  init(on server: TestServer, as admin: Client) async throws {
    let anna = try server.signedIn("anna")
    try await server.tick(at: .now)
    try await anna.post("/v1/feedback", ["kind": "question", "text": "How does it work?"]).expect(201)
    person = anna.account
    feedback = try server.database.rows("select id from app.feedback")[0][0] ?? ""
    bodies = Self.bodies(person, tiers: try await admin.get("/v1/admin/tiers").expect(200).json)
  }

  static func name(_ route: Route) -> String { "\(route.method.rawValue) \(route.path)" }

  func send(_ route: Route, as client: Client) async throws -> Received {
    let path = route.path.replacing("{job}", with: "expire_invites").replacing("{kind}", with: "terms")
      .replacing("{picture}", with: "icon").replacing("{version}", with: "1").replacing("{number}", with: "1")
      .replacing("{feature}", with: "templates")
      .replacing("/feedback/{id}", with: "/feedback/\(feedback)").replacing("{id}", with: person)
      .replacing(/\{[a-z]+\}/, with: UUID.v7(at: .now).description)
    if route.content == .picture {
      return try await client.send(
        route.method.rawValue, path, type: "image/png", SamplePicture.png(width: 192, height: 192))
    }
    guard route.content == .json else { return try await client.send(route.method.rawValue, path) }
    return try await client.send(route.method.rawValue, path, bodies[Self.name(route)] ?? [:])
  }

  /// The bodies of changes that do not take an empty object.
  private static func bodies(_ person: String, tiers: JSON) -> [String: JSON] {
    [
      "POST /v1/admin/accounts": ["email": "new@example.com", "username": "newcomer", "roles": ["lifter"]],
      "PUT /v1/admin/accounts/{id}/duties": ["duties": ["content"]],
      "PUT /v1/admin/accounts/{id}/lock": ["reason": "a test of it"],
      "POST /v1/admin/accounts/{id}/factor-removals": ["reason": "lost the phone"],
      "POST /v1/admin/accounts/{id}/address-removals": ["reason": "its owner wrote to us"],
      "PUT /v1/admin/accounts/{id}/entitlements/{feature}": ["at_most": 5, "reason": "a gift"],
      "PATCH /v1/admin/accounts/{id}": ["display_name": "Other"],
      "POST /v1/admin/audit/{number}/origin": ["reason": "a test of it"],
      "POST /v1/admin/break-glass": [
        "account": .string(person), "reason": "asked for help with their records",
        "scopes": ["workout_details"], "minutes": 5,
      ],
      "PATCH /v1/admin/feedback/{id}": ["priority": 1],
      "POST /v1/admin/feedback/{id}/answer": ["text": "Thank you", "state": "answered"],
      "PATCH /v1/admin/tenant": ["name": "Other"],
      "PUT /v1/admin/tiers": tiers,
      "PATCH /v1/admin/jobs/{job}": ["paused": true],
      "PUT /v1/admin/policies/{kind}/{version}": [
        "effective_at": "2030-01-01T00:00:00Z", "agree_by": "2030-02-01T00:00:00Z",
        "texts": [
          [
            "language": "en", "url": "https://iron.example/",
            "sha256": .string(String(repeating: "0", count: 64)),
          ]
        ],
      ],
      "POST /v1/admin/maintenance-windows": [
        "mode": "read_only", "starts_at": "2030-01-01T00:00:00Z", "ends_at": "2030-01-01T01:00:00Z",
      ],
    ]
  }
}
