#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// Files and folders by POSIX calls. They block: at the start, from the command line or on the side pool.
public enum Files {
  public static func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }

  public static func isExecutable(_ path: String) -> Bool { access(path, X_OK) == 0 }

  /// The part of a longer file beyond the limit is read and dropped, so that a program that writes into a pipe can finish.
  public static func read(_ path: String, atMost limit: Int = .max) throws(FileError) -> [UInt8] {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw FileError("open", path) }
    defer { close(descriptor) }
    return try read(descriptor, path, atMost: limit)
  }

  /// Not by the path of a device, which can't be opened again where another user made the pipe.
  public static func readStandardInput(atMost limit: Int) throws(FileError) -> [UInt8] {
    try read(STDIN_FILENO, "the standard input", atMost: limit)
  }

  private static func read(
    _ descriptor: Int32, _ path: String, atMost limit: Int
  ) throws(FileError) -> [UInt8] {
    var content: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = posixRead(descriptor, &buffer)
      if count == 0 { return content }
      guard count > 0 else { throw FileError("read", path) }
      content += buffer[..<min(count, limit - content.count)]
    }
  }

  public static func readText(_ path: String) throws(FileError) -> String {
    String(decoding: try read(path), as: UTF8.self)
  }

  /// Writes under another name and renames, so that a reader sees the whole file or none of it.
  public static func write(
    _ content: some Collection<UInt8>, to path: String, mode: UInt32 = 0o644
  ) throws(FileError) {
    let draft = try draft(content, of: path, mode)
    guard posixRename(draft, path) == 0 else {
      let error = FileError("write", path)
      unlink(draft)
      throw error
    }
  }

  /// The same, where there is no such file yet: of several who write it at once the first one's stays, whole.
  public static func writeIfNew(
    _ content: some Collection<UInt8>, to path: String, mode: UInt32 = 0o644
  ) throws(FileError) {
    let draft = try draft(content, of: path, mode)
    defer { unlink(draft) }
    guard link(draft, path) == 0 || errno == EEXIST else { throw FileError("write", path) }
  }

  /// A file beside the path, of a name of its own: in containers that share a folder, the numbers of processes are alike.
  private static func draft(
    _ content: some Collection<UInt8>, of path: String, _ mode: UInt32
  ) throws(FileError) -> String {
    let draft = "\(path).\(UInt64.random(in: 0 ... .max)).new"
    let descriptor = open(draft, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode_t(mode))
    guard descriptor >= 0 else { throw FileError("create", draft) }
    let isWritten = writeAll(Array(content), to: descriptor) && fsync(descriptor) == 0
    guard close(descriptor) == 0, isWritten else {
      let error = FileError("write", path)
      unlink(draft)
      throw error
    }
    return draft
  }

  /// Makes the folder and those above it; one that is there stays as it is.
  public static func makeFolder(_ path: String, mode: UInt32 = 0o755) throws(FileError) {
    if isFolder(path) { return }
    let above = parent(of: path)
    if above != path, !exists(above) { try makeFolder(above) }
    guard mkdir(path, mode_t(mode)) == 0 || errno == EEXIST else { throw FileError("mkdir", path) }
  }

  /// A new folder of an unused name that starts like this, readable by its owner alone: mkdtemp(3) puts other letters in
  /// the place of the last six.
  public static func makeTemporaryFolder(_ prefix: String) throws(FileError) -> String {
    var template = Array("\(prefix)XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else { throw FileError("mkdtemp", prefix) }
    return String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  /// Everyone may go through the folder to what they know of, and see nothing else of it.
  public static func letPassThrough(_ folder: String) throws(FileError) {
    guard chmod(folder, 0o711) == 0 else { throw FileError("chmod", folder) }
  }

  /// The names in a folder, sorted; none where there is no such folder.
  public static func names(in folder: String) -> [String] {
    guard let stream = opendir(folder) else { return [] }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names.sorted()
  }

  /// Removes a file, or a folder with all in it; links are removed, not followed.
  public static func remove(_ path: String) {
    if unlink(path) == 0 { return }
    for name in names(in: path) { remove("\(path)/\(name)") }
    rmdir(path)
  }

  public static func rename(_ path: String, to name: String) throws(FileError) {
    guard posixRename(path, name) == 0 else { throw FileError("rename", path) }
  }

  public static func size(of path: String) throws(FileError) -> Int {
    var status = stat()
    guard stat(path, &status) == 0 else { throw FileError("look at", path) }
    return Int(status.st_size)
  }

  public static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  public static func parent(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// The same path from the root, so that it holds in a process that works elsewhere.
  public static func absolute(_ path: String) -> String {
    if path.hasPrefix("/") { return path }
    guard let current = getcwd(nil, 0) else { return path }
    defer { free(current) }
    return "\(String(cString: current))/\(path)"
  }

  /// The path of the program that runs.
  public static func executable() -> String {
    var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
    #if canImport(Glibc)
      let count = readlink("/proc/self/exe", &buffer, buffer.count)
      guard count > 0 else { return absolute(CommandLine.arguments[0]) }
    #else
      var size = UInt32(buffer.count)
      guard _NSGetExecutablePath(&buffer, &size) == 0 else { return absolute(CommandLine.arguments[0]) }
      let count = strlen(buffer)
    #endif
    return String(decoding: buffer[..<count].map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  private static func writeAll(_ content: [UInt8], to descriptor: Int32) -> Bool {
    var offset = 0
    while offset < content.count {
      let count = content[offset...].withUnsafeBytes { posixWrite(descriptor, $0) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return false }
      offset += count
    }
    return true
  }
}

/// A file operation that failed, with the system's reason.
public struct FileError: Error, CustomStringConvertible {
  public let operation: String
  public let path: String
  public let code: Int32

  package init(_ operation: String, _ path: String, code: Int32 = errno) {
    self.operation = operation
    self.path = path
    self.code = code
  }

  public var description: String { "can't \(operation) \(path): \(String(cString: strerror(code)))" }
}

package func posixRead(_ descriptor: Int32, _ buffer: inout [UInt8]) -> Int {
  while true {
    let count = read(descriptor, &buffer, buffer.count)
    if count >= 0 || errno != EINTR { return count }
  }
}

private func posixRename(_ path: String, _ name: String) -> Int32 { rename(path, name) }

private func posixWrite(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
  write(descriptor, bytes.baseAddress, bytes.count)
}
