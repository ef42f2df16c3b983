internal import CZlib

/// A gzip stream (RFC 1952) that is being written, by zlib.
struct Gzip: ~Copyable {
  /// How far a call carries what it was given.
  enum Flush {
    /// Everything written so far can be read at once: the end of an event.
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

  /// The memory of a zlib stream: (1 << (bits + 2)) + (1 << (level + 9)) bytes (zlib.h, deflateInit2).
  enum Memory {
    /// 256 KB, for moments: of what is there as a whole.
    case much
    /// 64 KB, for as long as a client reads: of what is written piece by piece.
    case little

    fileprivate var windowBits: Int32 { self == .much ? 15 : 13 }
    fileprivate var level: Int32 { self == .much ? 8 : 6 }
  }

  /// Added to the window's bits: gzip's header instead of zlib's own.
  private static let gzipHeader: Int32 = 16

  init(_ memory: Memory) {
    stream = .allocate(capacity: 1)
    stream.initialize(to: z_stream())
    let status = deflateInit2_(
      stream, Self.level, Z_DEFLATED, memory.windowBits + Self.gzipHeader, memory.level, Z_DEFAULT_STRATEGY,
      ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size))
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
    var gzip = Gzip(.much)
    var output: [UInt8] = []
    output.reserveCapacity(bytes.count / 4)
    gzip.append(bytes, .end, to: &output)
    return output
  }
}
