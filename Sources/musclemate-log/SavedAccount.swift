internal import Foundation
internal import MuscleMateClient
internal import MuscleMateCurl

/// Which server the program talks to, kept between its runs.
struct SavedAccount: Codable {
  let server: URL
  let tenant: String?

  /// `MUSCLEMATE_LOG`, else a folder in the home folder. A second one is another device.
  static var folder: String {
    ProcessInfo.processInfo.environment["MUSCLEMATE_LOG"] ?? NSHomeDirectory() + "/.musclemate-log"
  }

  private static var file: URL { URL(filePath: folder).appending(path: "account.json") }

  static func load() throws -> SavedAccount {
    guard let data = try? Data(contentsOf: file) else {
      throw Misuse("Sign in first: musclemate-log sign-in ADDRESS LOGIN")
    }
    return try JSONDecoder().decode(SavedAccount.self, from: data)
  }

  /// Only its owner reads it: it says where someone trains.
  func save() throws {
    try JSONEncoder().encode(self).write(to: Self.file)
    try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: Self.file.path)
  }

  func mate() throws -> MuscleMate {
    var configuration = Configuration(
      server: server, tenant: tenant, folder: Self.folder, device: ProcessInfo.processInfo.hostName)
    configuration.app = "musclemate-log/1"
    return MuscleMate(
      configuration, tokens: FileTokenStore(folder: Self.folder), transport: try CurlTransport())
  }
}
