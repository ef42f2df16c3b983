import Foundation
import Primitives
import TestKit
import Testing

struct VolumeTests {
  /// The portal reckons the same values for a workout that is under way.
  @Test func `a workout comes to what the portal says that it does`() async throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../portal/unit/volume.values.json").standardized
    let cases = try #require(try JSON.parse(Array(Data(contentsOf: file))).elements)
    try await TestServer.run { server in
      let anna = try server.signedIn("anna")
      for (index, one) in cases.enumerated() {
        try await anna.patch("/v1/me", ["unit": one["unit"] ?? "kg"]).expect(200)
        let exercises = (one["exercises"]?.elements ?? []).map { exercise -> JSON in
          ["name": exercise["name"] ?? "", "sets": exercise["sets"] ?? []]
        }
        let made = try await anna.post(
          "/v1/lifters/me/workouts",
          [
            "name": "Test", "performed_at": .string("2026-05-0\(index + 1)T18:00:00Z"),
            "exercises": .array(exercises),
          ]
        ).expect(201).json
        let page = try await anna.get("/v1/lifters/me/workouts?include=details&limit=1").expect(200).json
        let listed = page["items"]?[0]
        #expect(listed?["volume"] == one["volume"], "\(one["what"]?.text ?? "")")
        let first = one["exercises"]?[0]?["measure"]
        #expect(listed?["exercises"]?[0]?["measure"] == first && made["exercises"]?[0]?["measure"] == first)
      }
    }
  }
}
