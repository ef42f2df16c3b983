internal import DatabaseAdministration
import Foundation
internal import MuscleMateServer
internal import OperatingSystem
internal import Primitives
internal import TestKit

/// All that a database holds, as pg_dump writes it for the superuser.
struct Dump {
  let text: String
  /// Searched as bytes: a search by characters takes seconds.
  private let content: Data

  init(of server: TestServer) async throws { try await self.init(of: server.database) }

  init(of database: TestDatabase) async throws {
    let program = try PostgresInstallation.find().program("pg_dump")
    let result = try await Programs.run([program, "--data-only", "--dbname=\(database.superuser)"])
    guard result.status == 0 else { throw TestKitError(result.output) }
    text = result.output
    content = Data(text.utf8)
  }

  /// Whether the value is in it: as it is, in hexadecimal digits (bytea), or in base64.
  func holds(_ value: String) -> Bool {
    let bytes = Array(value.utf8)
    // Base64 of a value that begins anywhere: its middle is the same for each of the three places in a group.
    let encoded = (0..<3).map { shift in
      let text = Base64URL.encode(Array(repeating: 0, count: shift) + bytes)
        .replacing("-", with: "+").replacing("_", with: "/")
      return String(text.dropFirst(4).dropLast(4))
    }
    return ([value, Hexadecimal.encode(bytes)] + encoded.filter { $0.count >= 8 }).contains {
      content.range(of: Data($0.utf8)) != nil
    }
  }

  /// The tables in whose rows the value is.
  func tables(holding value: String) -> [String] {
    var table = ""
    var found: [String] = []
    for line in text.split(separator: "\n") {
      if line.hasPrefix("COPY ") {
        table = String(line.dropFirst(5).prefix { $0 != " " })
      } else if line.contains(value), found.last != table {
        found.append(table)
      }
    }
    return found
  }
}
