internal import Foundation
internal import Primitives
internal import Synchronization

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// Keeps each token in a file that only its owner reads (mode 0600). For Linux and tests: on Apple's systems the keychain is safer.
///
/// A token is written beside the file, flushed to the disk and renamed: after a crash the file has the token from before or the
/// new one, whole.
public struct FileTokenStore: TokenStore {
  private let folder: String
  private static let writing = Mutex(())
  /// No encoded key has this character.
  private static let beside = "#new"

  /// - Parameter folder: is made with mode 0700 where it is missing, with the folders above it.
  public init(folder: String) { self.folder = folder }

  public func load(for key: String) throws -> Token? {
    let descriptor = open(path(of: key), O_RDONLY | O_CLOEXEC)
    if descriptor < 0, errno == ENOENT { return nil }
    return try JSONDecoder().decode(Token.self, from: Self.file(descriptor).readToEnd() ?? Data())
  }

  public func save(_ token: Token, for key: String) throws {
    let data = try JSONEncoder().encode(token)
    let path = path(of: key)
    try Self.writing.withLock { _ in
      try StoreFile.makeFolder(folder)
      // One that a crash left there may have another mode.
      unlink(path + Self.beside)
      let flags = O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC
      let file = try Self.file(open(path + Self.beside, flags, 0o600))
      try file.write(contentsOf: data)
      try file.synchronize()
      if rename(path + Self.beside, path) != 0 { throw TokenStoreError(call: "rename", number: errno) }
      // The rename too.
      try Self.file(open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)).synchronize()
    }
  }

  public func remove(for key: String) throws {
    try Self.writing.withLock { _ in
      for name in [path(of: key), path(of: key) + Self.beside] where unlink(name) != 0 && errno != ENOENT {
        throw TokenStoreError(call: "unlink", number: errno)
      }
    }
  }

  private func path(of key: String) -> String { "\(folder)/token-\(PercentEncoding.encode(key))" }

  /// Closed with the handle.
  private static func file(_ descriptor: Int32) throws -> FileHandle {
    guard descriptor >= 0 else { throw TokenStoreError(call: "open", number: errno) }
    return FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
  }
}
