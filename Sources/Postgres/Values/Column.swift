/// A value that a column of an answer holds, read from PostgreSQL's binary format.
public protocol Column: Sendable {
  static var postgresType: PostgresType { get }
  /// Reads what the type's `send` function wrote; nil bytes are SQL's null.
  static func read(_ bytes: UnsafeRawBufferPointer?) throws(ColumnFault) -> Self
}

/// Why a value of an answer could not be read.
public enum ColumnFault: Error, Equatable, Sendable {
  case unexpectedNull
  /// The bytes are not the type's, or the value does not fit.
  case malformed
  case wrongType(UInt32)
  /// More columns are read than the answer has.
  case missing
}

extension Optional: Column where Wrapped: Column {
  public static var postgresType: PostgresType { Wrapped.postgresType }

  public static func read(_ bytes: UnsafeRawBufferPointer?) throws(ColumnFault) -> Wrapped? {
    guard let bytes else { return nil }
    return try Wrapped.read(bytes)
  }
}

/// Takes integers in network order off the front of a value.
struct BinaryReader {
  private(set) var rest: UnsafeRawBufferPointer

  init(_ bytes: UnsafeRawBufferPointer?) throws(ColumnFault) {
    guard let bytes else { throw .unexpectedNull }
    rest = bytes
  }

  mutating func integer<Value: FixedWidthInteger>(_: Value.Type = Value.self) throws(ColumnFault) -> Value {
    Value(bigEndian: try take(MemoryLayout<Value>.size).loadUnaligned(as: Value.self))
  }

  mutating func take(_ count: Int) throws(ColumnFault) -> UnsafeRawBufferPointer {
    guard count >= 0, count <= rest.count else { throw .malformed }
    let taken = UnsafeRawBufferPointer(rebasing: rest[..<count])
    rest = UnsafeRawBufferPointer(rebasing: rest[count...])
    return taken
  }

  /// The one integer that the value consists of.
  static func whole<Value: FixedWidthInteger>(
    _ bytes: UnsafeRawBufferPointer?, as _: Value.Type = Value.self
  ) throws(ColumnFault) -> Value {
    guard let bytes else { throw .unexpectedNull }
    guard bytes.count == MemoryLayout<Value>.size else { throw .malformed }
    return Value(bigEndian: bytes.loadUnaligned(as: Value.self))
  }
}
