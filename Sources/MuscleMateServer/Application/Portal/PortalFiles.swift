internal import HTTPServer
internal import OperatingSystem
internal import Primitives
internal import Secrets

/// The portal's files, read once at start. All of them lie under one digest, so that a page and its modules are always of
/// one build, and a browser may keep each for ever.
///
/// Bundled by `make portal`, they are few. Without that step the sources themselves are served: then each is read when it
/// is asked for, so that an edit is there with the next reload.
struct PortalFiles: Sendable {
  /// Names this build in the addresses of its files.
  let digest: String
  private let folder: String
  /// By path; empty where the sources are served.
  private let files: [String: File]

  struct File: Sendable {
    let bytes: [UInt8]
    /// Nil where compressing makes it no smaller.
    let gzip: [UInt8]?
    let mediaType: String
  }

  /// - Throws: if there is no portal in that folder, or a file can't be read.
  init(in folder: String) throws {
    self.folder = folder
    guard Files.exists("\(folder)/app.js") else { throw PortalMissing(folder: folder) }
    guard !Files.exists("\(folder)/jsconfig.json") else {
      digest = Self.ofSources
      files = [:]
      preloaded = []
      return
    }
    var files: [String: File] = [:]
    var bytes: [UInt8] = []
    for path in Self.paths(in: folder).sorted() {
      guard let type = Self.mediaType(of: path) else { continue }
      let content = try Files.read("\(folder)/\(path)")
      files[path] = File(content, type)
      bytes += Array(path.utf8) + [0] + SHA256.digest(content)
    }
    digest = String(Hexadecimal.encode(SHA256.digest(bytes)).prefix(16))
    self.files = files
    preloaded = Self.imports(of: "app.js", in: files).sorted()
  }

  /// All modules that this one imports, and those that they import in turn; what is imported later, by a call, is not among
  /// them.
  private static func imports(of path: String, in files: [String: File]) -> Set<String> {
    var (found, left): (Set<String>, [String]) = ([], [path])
    while let next = left.popLast(), let file = files[next] {
      let text = String(decoding: file.bytes, as: UTF8.self)
      for match in text.matches(of: /(?:from|import)"\.\/([A-Za-z0-9_-]+\.js)"/) {
        if found.insert(String(match.1)).inserted { left.append(String(match.1)) }
      }
    }
    return found
  }

  var areSources: Bool { digest == Self.ofSources }

  func file(_ path: String) -> File? {
    guard areSources else { return files[path] }
    guard let type = Self.mediaType(of: path), Self.isPlain(path),
      let bytes = try? Files.read("\(folder)/\(path)")
    else { return nil }
    return File(bytes, type)
  }

  /// The address of a file of this build.
  func address(of path: String) -> String { "/assets/\(digest)/\(path)" }

  /// The modules that the first one needs, whose loading the page begins before that one was read. Sources are many small
  /// files: a developer waits.
  let preloaded: [String]

  private static let ofSources = "sources"

  private static func paths(in folder: String, under prefix: String = "") -> [String] {
    Files.names(in: folder).flatMap { name -> [String] in
      let path = "\(folder)/\(name)"
      return Files.isFolder(path) ? paths(in: path, under: "\(prefix)\(name)/") : ["\(prefix)\(name)"]
    }
  }

  /// A path whose segments are names: none leads out of the folder or to a hidden file.
  private static func isPlain(_ path: String) -> Bool {
    path.split(separator: "/", omittingEmptySubsequences: false).allSatisfy { segment in
      !segment.isEmpty && segment.utf8.first != UInt8(ascii: ".")
        && segment.utf8.allSatisfy { byte in
          48...57 ~= byte || 65...90 ~= byte || 97...122 ~= byte || "._-".utf8.contains(byte)
        }
    }
  }

  private static func mediaType(of path: String) -> String? {
    switch path.split(separator: ".").last {
    case "js": "text/javascript; charset=utf-8"
    case "css": "text/css; charset=utf-8"
    case "svg": "image/svg+xml"
    case "png": "image/png"
    case "woff2": "font/woff2"
    default: nil
    }
  }
}

extension PortalFiles.File {
  fileprivate init(_ bytes: [UInt8], _ mediaType: String) {
    let gzip = Response.gzip(bytes)
    self.init(bytes: bytes, gzip: gzip.count < bytes.count ? gzip : nil, mediaType: mediaType)
  }
}

extension PortalFiles {
  /// The folder that was named, else the installed one beside the program, else the bundle or the sources of the clone
  /// that the program was built in, or is started in.
  static func findFolder(
    _ named: String?, from starts: [String] = [Files.executable(), Files.absolute(".")]
  ) throws -> String {
    if let named { return named }
    let prefix = Files.parent(of: Files.parent(of: Files.executable()))
    var candidates = ["\(prefix)/share/musclemate/portal"]
    for start in starts {
      var folder = start
      while folder != "/" && !folder.isEmpty && folder != "." {
        folder = Files.parent(of: folder)
        candidates += ["\(folder)/portal", "\(folder)/.build/portal", "\(folder)/Sources/Portal"]
      }
    }
    guard let found = candidates.first(where: { Files.exists("\($0)/app.js") }) else {
      throw PortalMissing(folder: candidates[0])
    }
    return found
  }
}

struct PortalMissing: Error, CustomStringConvertible {
  let folder: String
  var description: String {
    "\(folder): the portal's files are not there; MUSCLEMATE_PORTAL names their folder"
  }
}
