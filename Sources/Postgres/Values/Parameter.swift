/// A value that a statement takes as a parameter, sent in PostgreSQL's binary format with its type's oid.
public protocol Parameter: Sendable {
  static var postgresType: PostgresType { get }
  /// Whether this value is SQL's null; then nothing is written.
  var isNull: Bool { get }
  /// Writes what the type's `recv` function reads (src/backend/utils/adt), without a length.
  func write(to output: inout BinaryWriter)
}

extension Parameter {
  public var isNull: Bool { false }
}

extension Optional: Parameter where Wrapped: Parameter {
  public static var postgresType: PostgresType { Wrapped.postgresType }
  public var isNull: Bool { self?.isNull ?? true }
  public func write(to output: inout BinaryWriter) { self?.write(to: &output) }
}

/// Bytes in network order, as every binary format of PostgreSQL has them.
public struct BinaryWriter: Sendable {
  public internal(set) var bytes: [UInt8] = []

  public init() {}

  public mutating func append(_ integer: some FixedWidthInteger) {
    withUnsafeBytes(of: integer.bigEndian) { bytes.append(contentsOf: $0) }
  }

  public mutating func append(contentsOf content: some Sequence<UInt8>) { bytes.append(contentsOf: content) }

  /// A value behind its length in four bytes, -1 for null: so do parameters, array elements and the fields of
  /// a binary COPY travel (PostgreSQL documentation, "Message Formats", Bind).
  public mutating func appendFramed(_ value: borrowing some Parameter) {
    guard !value.isNull else { return append(Int32(-1)) }
    let start = bytes.count
    append(Int32(0))
    value.write(to: &self)
    let length = UInt32(truncatingIfNeeded: bytes.count - start - 4)
    for index in 0..<4 {
      bytes[start + index] = UInt8(truncatingIfNeeded: length >> UInt32(24 - 8 * index))
    }
  }
}
