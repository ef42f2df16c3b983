internal import CArchive
internal import Primitives
internal import Secrets

/// A ZIP archive that is written from its beginning to its end by libarchive, without a file: what is done of it is taken
/// away in pieces.
///
/// `@unchecked Sendable`: the one task that makes an export holds it, and awaits each step on the side pool before the next.
final class ExportArchive: @unchecked Sendable {
  struct File {
    let name: String
    var size = 0
    var digest = ""
  }

  /// Those that are complete.
  private(set) var files: [File] = []
  private let archive: OpaquePointer
  private let madeAt: Timestamp
  private var current: File?
  private var hash: SHA256.Stream?
  private var output: [UInt8] = []

  init(madeAt: Timestamp) throws {
    guard let archive = archive_write_new() else { throw ArchiveError(reason: "no memory") }
    self.archive = archive
    self.madeAt = madeAt
    // Without blocks: what is written comes out at once, and nothing is padded.
    archive_write_set_bytes_per_block(archive, 0)
    try check(archive_write_set_format_zip(archive))
    // `self` outlives the archive, which it frees.
    try check(archive_write_open(archive, Unmanaged.passUnretained(self).toOpaque(), nil, collectOutput, nil))
  }

  deinit { archive_write_free(archive) }

  func begin(_ name: String) throws {
    guard let entry = archive_entry_new() else { throw ArchiveError(reason: "no memory") }
    defer { archive_entry_free(entry) }
    archive_entry_set_pathname(entry, name)
    // AE_IFREG, a regular file. Its size is unknown: ZIP puts it behind the content (APPNOTE 4.4.4, bit 3).
    archive_entry_set_filetype(entry, 0o100000)
    archive_entry_set_perm(entry, 0o600)
    archive_entry_set_mtime(entry, Int(madeAt.unixSeconds), 0)
    try check(archive_write_header(archive, entry))
    current = File(name: name)
    hash = try SHA256.Stream()
  }

  func write(_ bytes: [UInt8]) throws {
    hash?.update(bytes)
    current?.size += bytes.count
    guard archive_write_data(archive, bytes, bytes.count) == bytes.count else { throw fault }
  }

  func end() throws {
    try check(archive_write_finish_entry(archive))
    guard var file = current, let hash else { return }
    file.digest = Hexadecimal.encode(hash.finish())
    files.append(file)
    current = nil
  }

  func close() throws { try check(archive_write_close(archive)) }

  /// The next bytes of the archive, as many as asked for; nil where there are not that many yet, or with `orLess` none.
  func takePiece(of size: Int, orLess: Bool) -> [UInt8]? {
    guard output.count >= size || orLess && !output.isEmpty else { return nil }
    let piece = Array(output.prefix(size))
    output.removeFirst(piece.count)
    return piece
  }

  fileprivate func collect(_ bytes: UnsafeRawBufferPointer) { output.append(contentsOf: bytes) }

  private var fault: ArchiveError {
    ArchiveError(reason: archive_error_string(archive).map { String(cString: $0) } ?? "unknown")
  }

  private func check(_ status: Int32) throws {
    guard status == ARCHIVE_OK else { throw fault }
  }
}

struct ArchiveError: Error, CustomStringConvertible {
  let reason: String

  var description: String { "the archive can't be written: \(reason)" }
}

/// libarchive's callback for what is done; it runs inside the call that writes.
private func collectOutput(
  _: OpaquePointer?, _ writer: UnsafeMutableRawPointer?, _ bytes: UnsafeRawPointer?, _ count: Int
) -> Int {
  guard let writer, let bytes else { return -1 }
  Unmanaged<ExportArchive>.fromOpaque(writer).takeUnretainedValue()
    .collect(UnsafeRawBufferPointer(start: bytes, count: count))
  return count
}
