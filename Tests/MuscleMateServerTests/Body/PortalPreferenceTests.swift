import Primitives
import TestKit
import Testing

@testable import MuscleMateServer

@Suite struct `What an app remembers for a person` {
  private let path = "/v1/profile/preferences"

  @Test(arguments: ["lifter", "coach", "admin"])
  func `is there on their next device, and nobody else's`(_ role: String) async throws {
    try await TestServer.run { server in
      let anna = try server.signedIn("anna", as: role)
      let berta = try server.signedIn("berta", as: role)
      let nothing: JSON = ["settings": [:], "version": 0]
      #expect(try await anna.get(path).expect(200).json == nothing)
      let settings: JSON = ["rest_seconds": 150, "roster": ["sort": "name", "filters": ["due", true]]]
      let set = try await anna.put(path, ["settings": settings]).expect(200).json
      #expect(set["version"] == 1 && set["updated_at"]?.text != nil)
      let next = try server.database.signedIn(account: anna.account, as: role, through: server.visitor)
      let read = try await next.get(path).expect(200).json
      #expect(read == set)
      #expect(read["settings"]?["rest_seconds"] == 150)
      #expect(read["settings"]?["roster"]?["filters"] == ["due", true])
      #expect(try await berta.get(path).expect(200).json == nothing)
      let less = try await next.put(path, ["settings": ["rest_seconds": 90, "roster": .null]]).expect(200)
        .json
      #expect(less["settings"] == ["rest_seconds": 90] && less["version"] == 2)
      try await server.visitor.get(path).expect(401)
      try await server.visitor.put(path, ["settings": [:]]).expect(401)
    }
  }

  @Test func `is not written over where If-Match names another version`() async throws {
    try await TestServer.run { server in
      let anna = try server.signedIn("anna")
      func put(_ seconds: Int, ifMatch tag: String) async throws -> Received {
        var device = anna
        device.headers["If-Match"] = tag
        return try await device.put(path, ["settings": ["rest_seconds": .number("\(seconds)")]])
      }
      #expect(try await put(60, ifMatch: "\"1\"").status == 412)
      try await put(60, ifMatch: try #require(try await anna.get(path).headers["etag"])).expect(200)
      let tag = try #require(try await anna.get(path).headers["etag"])
      try await put(90, ifMatch: tag).expect(200)
      #expect(try await put(120, ifMatch: tag).status == 412)
      #expect(try await put(120, ifMatch: "\"0\"").status == 412)
      #expect(try await anna.get(path).expect(200).json["settings"]?["rest_seconds"] == 90)
    }
  }

  @Test func `is an object of at most 8 KB that the database can hold`() async throws {
    try await TestServer.run { server in
      let anna = try server.signedIn("anna")
      let refused: [(JSON, String)] = [
        ([:], "missing"), (["settings": [1, 2]], "wrong_type"), (["settings": "all"], "wrong_type"),
        (["settings": ["a": "\u{0}"]], "nul_character"),
        (["settings": ["a": [["\u{0}": 1]]]], "nul_character"),
        (["settings": ["a": [.number("1e130000")]]], "invalid"),
        (["settings": ["a": .number("0E-9000")]], "invalid"),
      ]
      for (body, code) in refused {
        let fault = try await anna.put(path, body).expect(422).json["errors"]?.elements?.first
        #expect(fault?["pointer"] == "/settings" && fault?["code"] == .string(code), "\(body)")
      }
      let room = 8 * 1_024 - JSON.object([.init("settings", ["a": ""])]).bytes.count
      let full = String(repeating: "x", count: room)
      try await anna.put(path, ["settings": ["a": .string(full + "x")]]).expect(413)
      #expect(try server.database.rows("select from app.portal_preferences").isEmpty)
      try await anna.put(path, ["settings": ["a": .string(full)]]).expect(200)
    }
  }
}
