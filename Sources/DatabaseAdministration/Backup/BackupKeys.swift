internal import OperatingSystem
internal import Primitives
internal import Secrets

/// The part of the data folder without which a restored database is of no use: the keys of sealed columns, and small files of
/// other parts. Encrypted beside the dump, as `….keys.gpg`.
struct BackupKeys: Sendable {
  /// The current one first.
  var sealing: [[UInt8]]
  /// By name in the data folder.
  var files: [(name: String, content: [UInt8])]

  /// Files of the data folder that are kept where they are there.
  static let fileNames = ["audit-key"]

  init(_ installation: Installation) throws {
    sealing = try installation.keys.raw()
    files = try Self.fileNames.compactMap { name in
      let path = "\(installation.dataFolder)/\(name)"
      return Files.exists(path) ? (name, try Files.read(path)) : nil
    }
  }

  init(reading bytes: [UInt8]) throws {
    guard let document = try? JSON.parse(bytes), let keys = document["sealing_keys"]?.elements,
      let files = document["files"]?.elements
    else { throw BackupError.keysUnreadable }
    sealing = try keys.map { key in
      guard let bytes = key.text.flatMap({ SealingKey.bytes(of: $0[...]) }) else {
        throw BackupError.keysUnreadable
      }
      return bytes
    }
    self.files = try files.map { file in
      guard let name = file["name"]?.text, Self.fileNames.contains(name),
        let content = file["content"]?.text.flatMap({ Base64URL.decode($0) })
      else { throw BackupError.keysUnreadable }
      return (name, content)
    }
  }

  var bytes: [UInt8] {
    let files = files.map { file -> JSON in
      ["name": .string(file.name), "content": .string(Base64URL.encode(file.content))]
    }
    let document: JSON = [
      "sealing_keys": .array(sealing.map { .string(Hexadecimal.encode($0)) }), "files": .array(files),
    ]
    return document.bytes
  }

  var identifiers: [String] { sealing.map { KeyID(of: $0).description } }

  /// Puts into the data folder what is not there yet; nothing is overwritten.
  ///
  /// - Returns: what was added, in words.
  func adopt(_ installation: Installation) throws -> [String] {
    var added: [String] = []
    if try installation.keys.adopt(sealing) { added.append("the keys of sealed columns") }
    for file in files {
      let path = "\(installation.dataFolder)/\(file.name)"
      if Files.exists(path) { continue }
      try Files.write(file.content, to: path, mode: 0o600)
      added.append(file.name)
    }
    return added
  }
}
