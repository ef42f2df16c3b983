import Primitives
import TestKit
import Testing

@testable import MuscleMateServer

@Suite struct `The page of a share link` {
  @Test func `runs nothing, is left out of search engines, and tells no other site where it is`() async throws
  {
    try await TestServer.run { server in
      let anna = try server.signedIn("anna")
      let made = try await MadeLink.link(
        anna, ["kind": "workout", "subject_id": .string(try await MadeLink.log(anna))])
      try await anna.delete("/v1/share-links/\(made.id)").expect(204)
      let other = try await MadeLink.link(
        anna, ["kind": "workout", "subject_id": .string(try await MadeLink.log(anna))])
      let unknown = MadeLink(id: "", path: "/s/\(String(repeating: "A", count: 43))")
      for (link, status) in [
        (made, 410), (other, 200), (unknown, 404), (MadeLink(id: "", path: "/s/x"), 404),
      ] {
        let page = try await link.page(server).expect(status)
        #expect(!page.text.contains("<script"))
        let policy = page.headers["content-security-policy"] ?? ""
        #expect(policy.hasPrefix("default-src 'none'; style-src") && !policy.contains("script-src"))
        #expect(page.headers["referrer-policy"] == "no-referrer")
        #expect(page.headers["x-robots-tag"] == "noindex, nofollow")
        #expect(page.headers["cache-control"] == "no-store")
      }
      try await unknown.picture(server).expect(404)
      let picture = try await other.picture(server).expect(200)
      #expect(picture.headers["x-robots-tag"] == "noindex, nofollow")
      #expect(picture.headers["cache-control"] == "private, no-cache")
    }
  }

  @Test func `has a preview for other programs, in the size that it says`() async throws {
    try await TestServer.run { server in
      let anna = try server.signedIn("anna")
      let made = try await MadeLink.link(
        anna, ["kind": "workout", "subject_id": .string(try await MadeLink.log(anna))])
      let page = try await made.page(server).expect(200).text
      for property in [
        "og:title\" content=\"Legs\"", "og:image:width\" content=\"1200\"",
        "og:image:height\" content=\"630\"", "\(made.path)/preview.png\"",
        "og:description\" content=\"27 November 2026 · ",
      ] { #expect(page.contains(property), "\(property): \(page)") }
      let picture = try await made.picture(server).expect(200)
      #expect(picture.body.starts(with: [0x89, 0x50, 0x4E, 0x47]))
      #expect(Array(picture.body[16..<24]) == [0, 0, 4, 176, 0, 0, 2, 118])
      var again = server.visitor
      again.headers["If-None-Match"] = picture.headers["etag"]
      try await again.get("\(made.path)/preview.png").expect(304)
    }
  }

  @Test func `counts who opens it, and not who only fetches a preview`() async throws {
    try await TestServer.run { server in
      let anna = try server.signedIn("anna")
      let made = try await MadeLink.link(
        anna, ["kind": "workout", "subject_id": .string(try await MadeLink.log(anna))])
      for agent in [
        "WhatsApp/2.23.20.0", "facebookexternalhit/1.1", "TelegramBot (like TwitterBot)", "Slackbot 1.0",
      ] {
        try await made.page(server, agent: agent).expect(200)
      }
      try await made.page(server, ahead: true).expect(200)
      try await made.picture(server).expect(200)
      #expect(try await anna.items("/v1/share-links").first?["opens"] == 0)
      for _ in 0..<3 { try await made.page(server).expect(200) }
      #expect(try await anna.items("/v1/share-links").first?["opens"] == 3)
    }
  }

  @Test func `is opened so often in a minute from one address, and no more`() async throws {
    #expect(try Configuration([:], processors: 1).visitsPerMinute == 60)
    try await TestServer.run(["MUSCLEMATE_VISITS_PER_MINUTE": "10"]) { server in
      let anna = try server.signedIn("anna")
      let made = try await MadeLink.link(
        anna, ["kind": "workout", "subject_id": .string(try await MadeLink.log(anna))])
      let refused = try await appearance(of: "a minute in which an eleventh visit is refused") {
        for _ in 1...10 { _ = try await made.page(server) }
        let received = try await made.page(server)
        return received.status == 429 ? received : nil
      }
      #expect(refused.headers["retry-after"].flatMap { Int($0) }.map { (1...60).contains($0) } == true)
      // A picture is a visit, too: to draw one costs more than the page.
      try await made.picture(server).expect(429)
      var browser = server.visitor
      browser.headers = ["Accept": "text/html,*/*;q=0.8", "Accept-Language": "de"]
      let page = try await browser.get(made.path).expect(429)
      #expect(page.headers["content-type"] == "text/html; charset=utf-8")
      #expect(page.headers["content-security-policy"]?.hasPrefix("default-src 'none'") == true)
      #expect(page.headers["retry-after"] != nil)
      #expect(page.text.contains("<html lang=\"de\"") && page.text.contains("<h1>Zu viele"), "\(page.text)")
    }
  }

  @Test func `shows what people typed as text, and in the language of whose it is`() async throws {
    try await TestServer.run { server in
      let anna = try server.signedIn("anna")
      try await anna.patch("/v1/me", ["locale": "de", "display_name": "<b>Anna</b>"]).expect(200)
      let logged = try await anna.post(
        "/v1/lifters/me/workouts",
        [
          "name": "<script>alert(1)</script>", "performed_at": "2026-11-27T18:00:00Z",
          "notes": "\"><img src=x onerror=alert(1)>\r\nzweite Zeile",
          "exercises": [
            ["name": "</table><i>", "sets": [["reps": 5, "weight": .number("102.5"), "unit": "kg"]]]
          ],
        ]
      ).expect(201).json
      let made = try await MadeLink.link(
        anna, ["kind": "workout", "subject_id": logged["id"] ?? "", "show": ["name", "notes"]])
      let page = try await made.page(server).expect(200).text
      for tag in ["<script>", "<img src=x", "</table><i>", "<b>Anna"] {
        #expect(!page.contains(tag), "\(tag)")
      }
      #expect(page.contains("&lt;script&gt;alert(1)&lt;/script&gt;"))
      #expect(
        page.contains("<html lang=\"de\"") && page.contains("102,5 kg × 5")
          && page.contains("Dieser Link gilt bis"))
      #expect(page.contains("<br>zweite Zeile"))
    }
  }
}
