import Primitives
import TestKit
import Testing

@testable import MuscleMateServer

/// A page can't be asked for a birth date, consents or a second factor on the way back from a provider: so nothing that
/// needs one of them comes about there.
@Suite struct `A sign-in through a provider by a cookie` {
  /// What the browser gets that comes back from the provider.
  private static func comeBack(_ journey: SignInJourney) async throws -> Received {
    var browser = journey.server.visitor
    let begun = try await browser.post("/v1/sign-ins/oidc", [:]).expect(201)
    let secret = (begun.headers["set-cookie"] ?? "").prefix { $0 != ";" }
    let path = try journey.provider.agree(to: try begun.json["url"]?.text ?? "")
    let onward = try await browser.get(path).expect(303).headers["location"] ?? ""
    browser.headers = ["Cookie": "\(secret)"]
    return try await browser.get("/" + (onward.split(separator: "/").last ?? ""))
  }

  @Test func `makes no account without the birth date that its tenant asks for`() async throws {
    try await SignInJourney.run { journey in
      try journey.server.database.administer("update app.tenants set minimum_age = 16")
      let refused = try await Self.comeBack(journey)
      #expect(refused.status == 422 && refused.headers["set-cookie"] == nil)
      #expect(try journey.server.count("app.accounts") == 0)
      // The app asks, and then it goes.
      _ = try await journey.signedIn(["birth_date": "1990-01-01"])
      #expect(try await Self.comeBack(journey).status == 303)
    }
  }

  @Test func `makes no account without the consents that its tenant asks for`() async throws {
    try await SignInJourney.run { journey in
      let ada = try journey.server.signedIn("ada", as: "admin")
      let text: JSON = [
        "language": "en", "url": "https://iron.example/terms",
        "sha256": .string(String(repeating: "0", count: 64)),
      ]
      try await ada.put(
        "/v1/admin/policies/terms/1",
        ["effective_at": "2020-01-01T00:00:00Z", "agree_by": "2030-01-01T00:00:00Z", "texts": [text]]
      ).expect(200)
      let refused = try await Self.comeBack(journey)
      #expect(refused.status == 422 && refused.headers["set-cookie"] == nil)
      #expect(try journey.server.count("app.accounts") == 1)
    }
  }

  @Test func `opens no account that has a second factor`() async throws {
    try await SignInJourney.run { journey in
      _ = try await CodeApp.added(to: try await journey.signedIn())
      let sessions = try journey.server.count("auth.sessions")
      let refused = try await Self.comeBack(journey)
      #expect(refused.status == 401)
      #expect(refused.headers["set-cookie"]?.contains("session=") != true)
      #expect(try journey.server.count("auth.sessions") == sessions)
    }
  }
}
