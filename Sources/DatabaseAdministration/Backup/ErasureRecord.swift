package import ObjectStorage
internal import OperatingSystem
package import Primitives
internal import Secrets

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// The erased accounts, in an append-only file of the data folder and beside the backups. An older backup contains these
/// accounts, and a restore erases them again. If several servers have a data folder each, each has a record of its own, with
/// a name of its own. Blocks.
package struct ErasureRecord: Sendable {
  private let installation: Installation
  private var folder: String { installation.dataFolder }

  package init(_ installation: Installation) { self.installation = installation }

  /// Before the account is erased, once nothing can keep it from that: returns when the disk has it.
  package func note(_ account: UUID, of tenant: Int32, at time: Timestamp) throws {
    guard let key = try installation.keys.raw().first else {
      throw BackupError.notConfigured("there is no key in \(folder)")
    }
    let file = "\(folder)/\(try ownName())"
    // One after the other, also of two processes: each line names the one before.
    let lock = try ErasureLock(folder)
    defer { lock.release() }
    let note = ErasureNote(
      tenant: tenant, account: account, at: time, after: ErasureChain.lines(of: try Files.read(file)).last,
      key: key)
    // A line of its own, also after one that a full disk truncated.
    try Files.append([UInt8(ascii: "\n")] + note.line, to: file, mode: 0o600)
  }

  /// Puts the record to where backups are kept, unless it is there as it is.
  ///
  /// - Parameter always: also where it was put before, or holds nothing yet: a backup says by it that nobody was erased.
  package func publish(to store: any ObjectStore, always: Bool = false) throws {
    if always { _ = try ownName() }
    for name in Self.names(Files.names(in: folder)) {
      let mark = "\(folder)/\(name).published"
      var published = always || !Files.exists(mark) ? nil : Int(try Files.readText(mark))
      // Until it did not grow meanwhile: of two that put it at once, the one that ends last sees what the other added.
      while case let size = try Files.size(of: "\(folder)/\(name)"), size != published {
        try store.put(file: "\(folder)/\(name)", as: name)
        try Files.write("\(size)".utf8, to: mark, mode: 0o600)
        published = size
      }
    }
  }

  /// The erasures that the data folder and the place of a backup know; nil if there is no record at all.
  package func known(in store: any ObjectStore, fetchingInto scratch: String) throws -> KnownErasures? {
    let there = try Self.names(store.list().map(\.name.description)).map { name in
      let file = "\(scratch)/\(name)"
      try store.get(name, into: file)
      return KnownErasures.File(name: "\(name) of \(store.place)", content: try Files.read(file))
    }
    return KnownErasures(files: try here() + there)
  }

  /// The records of the data folder alone.
  package func here() throws -> [KnownErasures.File] {
    try Self.names(Files.names(in: folder)).map { name in
      KnownErasures.File(name: "\(folder)/\(name)", content: try Files.read("\(folder)/\(name)"))
    }
  }

  private static func names(_ all: [String]) -> [ObjectName] {
    all.filter { $0.hasPrefix(prefix) && $0.hasSuffix(ending) }.compactMap { ObjectName($0) }
  }

  private static let prefix = "erasures-"
  private static let ending = ".jsonl"

  /// The file to which lines are added, made where there is none yet.
  private func ownName() throws -> ObjectName {
    if let name = Self.names(Files.names(in: folder)).first { return name }
    var random = SystemRandomNumberGenerator()
    let text = "\(Self.prefix)\(Hexadecimal.encode(random.bytes(4)))\(Self.ending)"
    guard let name = ObjectName(text) else { preconditionFailure("\(text) is made of plain characters") }
    let heading: JSON = ["about": "accounts that were erased: a restore erases them again"]
    try Files.makeFolder(folder)
    _ = try Files.create(heading.bytes + [UInt8(ascii: "\n")], at: "\(folder)/\(name)", mode: 0o600)
    return name
  }
}
