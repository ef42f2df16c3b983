import Primitives
import TestKit
import Testing

@testable import MuscleMateServer

/// A device's number is used up by what is carried out, and by nothing else: a device gives the number of what was refused to
/// its next operation.
@Suite struct `Each number of a device` {
  private static let device = "01a1fd18-80dc-73bd-9948-00000000000d"

  /// An operation as the document shows it: of things that are not there.
  private struct Sample {
    let name: String
    let method: String
    let path: String
    let type: String?
    let body: [UInt8]
  }

  private static func members(_ json: JSON?) -> [JSON.Member] {
    if case .object(let members)? = json { members } else { [] }
  }

  /// All that take a number, by the document.
  private static let samples: [Sample] = {
    let document = OpenAPIDocument.make(Application.sections)
    return members(document["paths"]).flatMap { path in
      members(path.value).compactMap { operation in
        let parameters = operation.value["parameters"]?.elements ?? []
        guard parameters.contains(where: { $0["name"]?.text == "Sync-Operation" }) else { return nil }
        var filled = path.name.replacing("{lifter}", with: "me")
        for parameter in parameters where parameter["in"] == "path" {
          let example = parameter["example"] ?? .null
          filled = filled.replacing(
            "{\(parameter["name"]?.text ?? "")}", with: example.text ?? example.description)
        }
        let content = members(operation.value["requestBody"]?["content"]).first
        let example = content?.value["example"]
        return Sample(
          name: "\(operation.name) \(path.name)", method: operation.name.uppercased(), path: filled,
          type: content?.name, body: example.map { $0.text.map { Array($0.utf8) } ?? $0.bytes } ?? [])
      }
    }
  }()

  @Test func `is taken by what changes one's own training, and not by what is only done online`() {
    let names = Set(Self.samples.map(\.name))
    #expect(names.count > 70)
    for name in [
      "put /v1/lifters/{lifter}/workouts/{id}", "patch /v1/profile", "delete /v1/coaches/{coach}",
      "post /v1/lifters/{lifter}/workouts/{id}/comments",
    ] {
      #expect(names.contains(name), "\(name)")
    }
    for name in ["post /v1/checkouts", "post /v1/api-keys", "delete /v1/sync/devices/{id}", "get /v1/drafts"]
    {
      #expect(!names.contains(name), "\(name)")
    }
  }

  @Test(arguments: ["lifter", "coach"])
  func `is used up by what is done, and by nothing that is refused`(_ role: String) async throws {
    try await TestServer.run { server in
      let plain = try server.signedIn("anna", as: role)
      var (done, refused) = (0, 0)
      for sample in Self.samples {
        var anna = plain
        let id = UUID.v7(at: .now)
        anna.headers["Sync-Operation"] = "device=\"\(Self.device)\", sequence=\(done + 1), id=\"\(id)\""
        let answer = try await anna.send(sample.method, sample.path, type: sample.type, sample.body)
        #expect(answer.status < 500 && answer.status != 400, "\(sample.name) \(answer.text)")
        if answer.status < 300 { done += 1 } else { refused += 1 }
        let used = try await plain.items("/v1/sync/devices").first?["sequence"]?.integer ?? 0
        #expect(used == done, "\(sample.name) \(answer.status)")
        guard used == done else { return }
      }
      #expect(done > 15 && refused > 30, "\(done) done, \(refused) refused")
    }
  }
}
