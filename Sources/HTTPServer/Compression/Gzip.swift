internal import CZlib

/// A gzip stream (RFC 1952) that is being written, by zlib. It holds some 256 KB until it ends.
struct Gzip: ~Copyable {
  /// How far a call carries what it was given.
  enum Flush {
    /// What was given so far can be read at once: the end of an event.
    case event
    /// Nothing follows.
    case end

    fileprivate var flag: Int32 {
      switch self {
      case .event: Z_SYNC_FLUSH
      case .end: Z_FINISH
      }
    }
  }

  /// zlib keeps a pointer to it, so it must not move.
  private let stream: UnsafeMutablePointer<z_stream>

  /// 1 is the fastest, 9 the smallest. At 4 a page of JSON takes about a third of the time of 6 and 5 % more bytes.
  private static let level: Int32 = 4
  /// The largest window, and 16 for gzip's header instead of zlib's own.
  private static let windowBits: Int32 = 15 + 16
  private static let memoryLevel: Int32 = 8

  init() {
    stream = .allocate(capacity: 1)
    stream.initialize(to: z_stream())
    let status = deflateInit2_(
      stream, Self.level, Z_DEFLATED, Self.windowBits, Self.memoryLevel, Z_DEFAULT_STRATEGY, ZLIB_VERSION,
      Int32(MemoryLayout<z_stream>.size))
    precondition(status == Z_OK, "out of memory")
  }

  deinit {
    deflateEnd(stream)
    stream.deallocate()
  }

  /// Appends what becomes of the bytes.
  mutating func append(_ bytes: UnsafeRawBufferPointer, _ flush: Flush, to output: inout [UInt8]) {
    // zlib only reads the input; its field is not const for historical reasons.
    stream.pointee.next_in = UnsafeMutablePointer(
      mutating: bytes.bindMemory(to: UInt8.self).baseAddress)
    stream.pointee.avail_in = UInt32(bytes.count)
    repeat {
      withUnsafeTemporaryAllocation(of: UInt8.self, capacity: Self.pieceSize) { piece in
        stream.pointee.next_out = piece.baseAddress
        stream.pointee.avail_out = UInt32(piece.count)
        let status = deflate(stream, flush.flag)
        precondition(status != Z_STREAM_ERROR, "a gzip stream was used after its end")
        output.append(contentsOf: piece[..<(piece.count - Int(stream.pointee.avail_out))])
      }
    } while stream.pointee.avail_out == 0
  }

  private static let pieceSize = 16 * 1024

  /// The whole of it as one stream.
  static func compressing(_ bytes: UnsafeRawBufferPointer) -> [UInt8] {
    var gzip = Gzip()
    var output: [UInt8] = []
    output.reserveCapacity(bytes.count / 4)
    gzip.append(bytes, .end, to: &output)
    return output
  }
}
