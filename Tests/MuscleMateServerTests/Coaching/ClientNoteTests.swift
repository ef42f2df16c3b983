internal import Primitives
internal import TestKit
internal import Testing

/// Notes and labels: a coach's own, hidden while the coaching has ended.
struct ClientNoteTests {
  @Test func `notes are written, changed, listed and deleted by their coach`() async throws {
    try await TestServer.run { server in
      let pair = try await Pair(on: server)
      let notes = "/v1/clients/\(pair.lifter.account)/notes"
      let first = try await pair.coach.post(notes, ["text": "Left knee"]).expect(201)
      let path = first.headers["location"] ?? ""
      #expect(try await pair.coach.get(path).expect(200).body == first.body)
      let id = UUID.v7(at: .now)
      try await pair.coach.put("\(notes)/\(id)", ["text": "Likes bands"]).expect(201)
      try await pair.coach.put("\(notes)/\(id)", ["text": "Hates bands"]).expect(200)
      #expect(try await pair.coach.items(notes, "text") == ["Hates bands", "Left knee"])
      #expect(try await pair.row()["note_count"] == 2)
      let page = try await pair.coach.get("\(notes)?limit=1").expect(200).json
      let after = page["next"]?.text ?? ""
      #expect(try await pair.coach.items("\(notes)?limit=1&after=\(after)", "text") == ["Left knee"])
      try await pair.coach.delete(path).expect(204)
      try await pair.coach.delete(path).expect(404)
      #expect(try await pair.coach.post(notes, ["text": " "]).expect(422).faults == ["/text invalid"])
    }
  }

  @Test func `nobody else reads them, and a repeated request notes once`() async throws {
    try await TestServer.run { server in
      let pair = try await Pair(on: server)
      let other = try await Pair(on: server, coach: "cora", lifter: "lars")
      try await other.coach.accept(on: pair.lifter)
      let notes = "/v1/clients/\(pair.lifter.account)/notes"
      var coach = pair.coach
      coach.headers["Idempotency-Key"] = "once"
      let first = try await coach.post(notes, ["text": "Left knee"]).expect(201)
      let again = try await coach.post(notes, ["text": "Left knee"]).expect(201)
      #expect(first.headers["location"] == again.headers["location"])
      let path = first.headers["location"] ?? ""
      #expect(try await other.coach.items(notes).isEmpty, "a client of both")
      try await other.coach.get(path).expect(404)
      try await other.coach.delete(path).expect(404)
      try await pair.lifter.get(notes).expect(403)
      let elsewhere = path.replacing(pair.lifter.account, with: other.lifter.account)
      try await pair.coach.get(elsewhere).expect(404)
      try await pair.coach.put(elsewhere, ["text": "?"]).expect(404)
      // Under the identifier of the first coach's note the second may keep one of their own.
      try await other.coach.put(path, ["text": "Mine"]).expect(201)
      #expect(try await pair.coach.items(notes, "text") == ["Left knee"])
    }
  }

  @Test func `the end of the coaching hides notes and labels, and a new one shows them again`() async throws {
    try await TestServer.run { server in
      let pair = try await Pair(on: server)
      let client = "/v1/clients/\(pair.lifter.account)"
      try await pair.coach.post("\(client)/notes", ["text": "Left knee"]).expect(201)
      try await pair.coach.put("\(client)/labels", ["labels": ["Remote"]]).expect(200)
      try await pair.lifter.delete("/v1/coaches/\(pair.coach.account)").expect(204)
      try await pair.coach.get("\(client)/notes").expect(404)
      try await pair.coach.put("\(client)/labels", ["labels": []]).expect(404)
      #expect(try await pair.coach.items("/v1/client-labels").map { $0["client_count"] } == [0])
      let invite = try await pair.coach.invite("anna")
      try await pair.lifter.accept(invite, sharing: [])
      #expect(try await pair.coach.items("\(client)/notes", "text") == ["Left knee"])
      #expect(try await pair.row()["labels"] == [["name": "Remote"]])
      try server.database.administer("delete from app.accounts where id = '\(pair.lifter.account)'")
      #expect(try server.database.rows("select count(*) from app.client_notes") == [["0"]])
    }
  }

  @Test func `a client is labelled by names and by ids, and an id that is no label is refused`() async throws
  {
    try await TestServer.run { server in
      let pair = try await Pair(on: server)
      let labels = "/v1/clients/\(pair.lifter.account)/labels"
      try await pair.coach.put(labels, ["labels": ["Remote"]]).expect(200)
      let remote = try await pair.coach.items("/v1/client-labels").first?["id"] ?? .null
      let row = try await pair.coach.put(labels, ["labels": [remote, "Meet"]]).expect(200).json
      #expect(row["labels"]?.elements?.compactMap { $0["name"]?.text } == ["Meet", "Remote"])
      let unknown = JSON.string(UUID.v7(at: .now).description)
      let refused = try await pair.coach.put(labels, ["labels": ["New", unknown]]).expect(422)
      #expect(refused.faults == ["/labels/1 unknown"])
      #expect(
        try await pair.coach.items("/v1/client-labels", "name") == ["Meet", "Remote"], "nothing was made")
      let other = try await Pair(on: server, coach: "cora", lifter: "lars")
      let others = "/v1/clients/\(other.lifter.account)/labels"
      #expect(
        try await other.coach.put(others, ["labels": [remote]]).expect(422).faults == ["/labels/0 unknown"])
      try await pair.coach.put(labels, ["labels": []]).expect(200)
      #expect(try await pair.row()["labels"] == [])
    }
  }

  @Test func `labels have names and colours of their own and count their clients`() async throws {
    try await TestServer.run { server in
      let pair = try await Pair(on: server)
      let labels = "/v1/clients/\(pair.lifter.account)/labels"
      let row = try await pair.coach.put(labels, ["labels": ["Remote", "Meet"]]).expect(200).json
      #expect(row["labels"]?.elements?.compactMap { $0["name"]?.text } == ["Meet", "Remote"])
      let meet = try await pair.coach.items("/v1/client-labels").first
      #expect(meet?["client_count"] == 1)
      let path = "/v1/client-labels/\(meet?["id"]?.text ?? "")"
      try await pair.coach.put(path, ["name": "Meet in May", "colour": "#aa0000"]).expect(200)
      let taken = try await pair.coach.put(path, ["name": "REMOTE"]).expect(422)
      #expect(taken.faults == ["/name taken"])
      try await pair.coach.put("/v1/client-labels/\(UUID.v7(at: .now))", ["name": "Empty"]).expect(201)
      try await pair.coach.put(labels, ["labels": ["remote"]]).expect(200)
      #expect(try await pair.coach.items("/v1/client-labels").map { $0["client_count"] } == [0, 0, 1])
      try await pair.coach.delete(path).expect(204)
      try await pair.coach.delete(path).expect(404)
      #expect(try await pair.coach.items("/v1/client-labels", "name") == ["Empty", "Remote"])
      let many: JSON = ["labels": .array((1...21).map { .string("Label \($0)") })]
      #expect(try await pair.coach.put(labels, many).expect(422).faults == ["/labels too_many"])
      for batch in 0..<5 {
        let names: JSON = ["labels": .array((1...19).map { .string("Label \(batch * 19 + $0)") })]
        try await pair.coach.put(labels, names).expect(200)
      }
      let over = try await pair.coach.put(labels, ["labels": ["X1", "X2", "X3", "X4"]]).expect(409)
      #expect(try over.json["detail"]?.text?.contains("100") == true)
      let other = try await server.person("cora", as: "coach")
      #expect(try await other.items("/v1/client-labels").isEmpty)
    }
  }
}

extension Client {
  /// As a coach: invites a lifter who accepts without sharing anything.
  fileprivate func accept(on lifter: Client) async throws {
    let invite = try await invite("anna")
    try await lifter.accept(invite, sharing: [])
  }
}
