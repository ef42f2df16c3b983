package import ObjectStorage
internal import OperatingSystem
internal import Primitives

/// A backup that is kept, by its name and maker.
package struct ShelvedBackup: Sendable {
  package let name: BackupName
  package var maker: BackupManifest.Maker?

  package init(name: BackupName, maker: BackupManifest.Maker? = nil) {
    self.name = name
    self.maker = maker
  }
}

/// The backups in the place where they are kept.
package struct BackupStore: Sendable {
  package let store: any ObjectStore

  package init(_ store: any ObjectStore) { self.store = store }

  /// Whole ones, the newest last.
  package func names() throws -> [BackupName] { try entries().map(\.name) }

  /// With the bytes of all their files.
  package func entries() throws -> [(name: BackupName, bytes: Int)] {
    var bytes: [BackupName: Int] = [:]
    var whole = Set<BackupName>()
    for object in try store.list() {
      guard let name = BackupName(object.name.description) else { continue }
      bytes[name, default: 0] += object.bytes
      if object.name == name.manifest { whole.insert(name) }
    }
    return whole.sorted().map { ($0, bytes[$0] ?? 0) }
  }

  /// Complete backups with their makers, the newest last. The makers are from the manifests, signed or not: anyone who can
  /// change a manifest here can also remove it. A backup with an unreadable manifest does not count as the job's.
  package func backups(_ installation: Installation) throws -> [ShelvedBackup] {
    let work = try LockedTemporaryDirectory("\(installation.dataFolder)/backup-list-")
    defer { work.remove() }
    return try names().map { name in
      let file = "\(work.path)/manifest"
      try store.get(name.manifest, into: file)
      let manifest = try? SignedManifest(reading: Files.read(file)).manifest
      return ShelvedBackup(name: name, maker: manifest?.maker)
    }
  }

  /// The backup of this name, or the newest.
  package func find(_ text: String) throws -> BackupName {
    let names = try names()
    guard let found = text == "latest" ? names.last : names.first(where: { $0 == BackupName(text) }) else {
      throw BackupError.noBackup(store.place)
    }
    return found
  }

  package func remove(_ name: BackupName) throws {
    for object in name.objects { try store.remove(object) }
  }
}
