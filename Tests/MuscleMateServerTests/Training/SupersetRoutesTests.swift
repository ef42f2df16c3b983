internal import Primitives
internal import TestKit
internal import Testing

struct SupersetRoutesTests {
  @Test func `supersets are made, moved as one, reordered and dissolved`() async throws {
    try await TestServer.run { server in
      let anna = try server.signedIn("anna")
      let path = try await anna.makeTemplate(Sample.template("Pull", "Row", "Curl", "Dip", "Shrug"))
      let first = try await anna.post("\(path)/supersets", ["exercises": [3, 1]]).expect(200)
      #expect(try first.json.arrangement == "Row Shrug1 Curl1 Dip")
      let second = try await anna.post("\(path)/moves", ["from": 2, "to": 0, "whole": true]).expect(200)
      #expect(try second.json.arrangement == "Shrug1 Curl1 Row Dip")
      #expect(try second.json["version"]?.integer ?? 0 > first.json["version"]?.integer ?? 0)
      let third = try await anna.post("\(path)/moves", ["from": 3, "to": 1]).expect(200)
      #expect(try third.json.arrangement == "Shrug1 Dip1 Curl1 Row")
      // The sets went along with their exercises.
      #expect(try third.json["exercises"]?[1]?["sets"]?.elements?.count == 1)
      let last = try await anna.delete("\(path)/supersets/1").expect(200)
      #expect(try last.json.arrangement == "Shrug Dip Curl Row")
      #expect(try await anna.get(path).body == last.body)
      try await anna.delete("\(path)/supersets/1").expect(404)
      try await anna.delete("\(path)/supersets/one").expect(404)
    }
  }

  @Test func `positions that no exercise has are each named`() async throws {
    try await TestServer.run { server in
      let anna = try server.signedIn("anna")
      let path = try await anna.makeTemplate(Sample.template("Pull", "Row", "Curl"))
      #expect(
        try await anna.post("\(path)/supersets", ["exercises": [0, 2, 5]]).expect(422).faults
          == ["/exercises/1 too_large", "/exercises/2 too_large"])
      #expect(
        try await anna.post("\(path)/supersets", ["exercises": [0, 0]]).expect(422).faults
          == ["/exercises/1 duplicate"])
      #expect(
        try await anna.post("\(path)/supersets", ["exercises": [0]]).expect(422).faults
          == ["/exercises too_few"])
      #expect(
        try await anna.post("\(path)/moves", ["from": 2, "to": 7]).expect(422).faults
          == ["/from too_large", "/to too_large"])
      #expect(try await anna.get(path).json.arrangement == "Row Curl")
    }
  }

  @Test func `rearrangements at the same time all happen, one after the other`() async throws {
    try await TestServer.run { server in
      let anna = try server.signedIn("anna")
      let path = try await anna.makeTemplate(Sample.template("Pull", "Row", "Curl", "Dip"))
      let statuses = try await withThrowingTaskGroup(of: Int.self) { group in
        for _ in 0..<3 {
          group.addTask { try await anna.post("\(path)/moves", ["from": 0, "to": 2]).status }
        }
        return try await group.reduce(into: []) { $0.append($1) }
      }
      #expect(statuses == [200, 200, 200])
      // Three turns of three bring everyone back.
      #expect(try await anna.get(path).json.arrangement == "Row Curl Dip")
    }
  }
}
