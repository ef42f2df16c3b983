#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// Objects as files of a folder, which has to be there: one on a disk that is not mounted is a failure, and no new folder
/// beside it.
public struct FolderStore: ObjectStore {
  public let place: String

  public init(_ folder: String) { place = folder }

  /// Under a name that is no object's first, so that a reader sees the whole of it or nothing.
  public func put(file: String, as name: ObjectName) throws(StorageError) {
    try requireFolder()
    try Self.copy(file, to: "\(place)/\(name)", by: "\(place)/.\(name).\(getpid()).new")
  }

  public func get(_ name: ObjectName, into file: String) throws(StorageError) {
    try Self.copy("\(place)/\(name)", to: file, by: "\(file).\(getpid()).new")
  }

  public func list() throws(StorageError) -> [StoredObject] {
    try requireFolder()
    guard let stream = opendir(place) else { throw .system("open", place) }
    defer { closedir(stream) }
    var objects: [StoredObject] = []
    while let entry = readdir(stream) {
      let text = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      var status = stat()
      guard let name = ObjectName(text), stat("\(place)/\(text)", &status) == 0,
        status.st_mode & S_IFMT == S_IFREG
      else { continue }
      objects.append(StoredObject(name: name, bytes: Int(status.st_size)))
    }
    return objects.sorted { $0.name.description < $1.name.description }
  }

  public func remove(_ name: ObjectName) throws(StorageError) {
    guard unlink("\(place)/\(name)") == 0 || errno == ENOENT else {
      throw .system("remove", "\(place)/\(name)")
    }
  }

  private func requireFolder() throws(StorageError) {
    var status = stat()
    guard stat(place, &status) != 0 || status.st_mode & S_IFMT != S_IFDIR else { return }
    throw StorageError(.failed, "there is no folder \(place): make it, or mount the disk that it is on")
  }

  private static func copy(_ source: String, to target: String, by draft: String) throws(StorageError) {
    do throws(StorageError) {
      let input = try LocalFile(reading: source)
      let output = try LocalFile(writing: draft)
      while case let piece = try input.read(1 << 20), !piece.isEmpty { try output.write(piece) }
      try output.sync()
      guard rename(draft, target) == 0 else { throw .system("rename", draft) }
    } catch {
      unlink(draft)
      throw error
    }
  }
}
