public import Primitives

/// A type that is parameter, column, array element and a row of one column.
public protocol Scalar: Parameter, Column, ArrayElement, Row {}

extension Scalar {
  public static var columns: [PostgresType] { [postgresType] }
  public init(_ row: inout RowReader) throws(ColumnFault) { self = try row.next() }
}

extension Bool: Scalar {
  public static var postgresType: PostgresType { .bool }
  public func write(to output: inout BinaryWriter) { output.append(UInt8(self ? 1 : 0)) }

  public static func read(_ bytes: UnsafeRawBufferPointer?) throws(ColumnFault) -> Bool {
    try BinaryReader.whole(bytes, as: UInt8.self) != 0
  }
}

extension Int16: Scalar {
  public static var postgresType: PostgresType { .int2 }
  public func write(to output: inout BinaryWriter) { output.append(self) }

  public static func read(_ bytes: UnsafeRawBufferPointer?) throws(ColumnFault) -> Int16 {
    try BinaryReader.whole(bytes)
  }
}

extension Int32: Scalar {
  public static var postgresType: PostgresType { .int4 }
  public func write(to output: inout BinaryWriter) { output.append(self) }

  public static func read(_ bytes: UnsafeRawBufferPointer?) throws(ColumnFault) -> Int32 {
    try BinaryReader.whole(bytes)
  }
}

extension Int64: Scalar {
  public static var postgresType: PostgresType { .int8 }
  public func write(to output: inout BinaryWriter) { output.append(self) }

  public static func read(_ bytes: UnsafeRawBufferPointer?) throws(ColumnFault) -> Int64 {
    try BinaryReader.whole(bytes)
  }
}

extension Double: Scalar {
  public static var postgresType: PostgresType { .float8 }
  public func write(to output: inout BinaryWriter) { output.append(bitPattern) }

  public static func read(_ bytes: UnsafeRawBufferPointer?) throws(ColumnFault) -> Double {
    Double(bitPattern: try BinaryReader.whole(bytes))
  }
}

extension String: Scalar {
  public static var postgresType: PostgresType { .text }
  public func write(to output: inout BinaryWriter) { output.append(contentsOf: utf8) }

  public static func read(_ bytes: UnsafeRawBufferPointer?) throws(ColumnFault) -> String {
    guard let bytes else { throw .unexpectedNull }
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension UUID: Scalar {
  public static var postgresType: PostgresType { .uuid }

  public func write(to output: inout BinaryWriter) {
    output.append(high)
    output.append(low)
  }

  public static func read(_ bytes: UnsafeRawBufferPointer?) throws(ColumnFault) -> UUID {
    var reader = try BinaryReader(bytes)
    let uuid = UUID(high: try reader.integer(), low: try reader.integer())
    guard reader.rest.isEmpty else { throw .malformed }
    return uuid
  }
}

extension Timestamp: Scalar {
  public static var postgresType: PostgresType { .timestamptz }
  public func write(to output: inout BinaryWriter) { output.append(microseconds) }

  public static func read(_ bytes: UnsafeRawBufferPointer?) throws(ColumnFault) -> Timestamp {
    Timestamp(microseconds: try BinaryReader.whole(bytes))
  }
}

/// Days since 2000-01-01 in 32 bits; years 4713 BC to 5874897, so every date that `Int32` reaches is one.
extension CivilDate: Scalar {
  private static let epoch: Int64 = 10_957

  public static var postgresType: PostgresType { .date }

  public func write(to output: inout BinaryWriter) { output.append(Int32(clamping: unixDay - Self.epoch)) }

  public static func read(_ bytes: UnsafeRawBufferPointer?) throws(ColumnFault) -> CivilDate {
    let day: Int32 = try BinaryReader.whole(bytes)
    // The two ends mean infinity, which is no day.
    guard day != .max, day != .min else { throw .malformed }
    return CivilDate(unixDay: Int64(day) + epoch)
  }
}

/// jsonb: a version byte, 1, and the text. A column may also be json, which is the text alone.
extension JSON: Scalar {
  public static var postgresType: PostgresType { .jsonb }

  public func write(to output: inout BinaryWriter) {
    output.append(UInt8(1))
    write(to: &output.bytes)
  }

  public static func read(_ bytes: UnsafeRawBufferPointer?) throws(ColumnFault) -> JSON {
    guard let bytes else { throw .unexpectedNull }
    // No JSON text starts with the byte 1.
    let text = bytes.first == 1 ? bytes.dropFirst() : bytes[...]
    do { return try JSON.parse([UInt8](text), depth: 128) } catch { throw .malformed }
  }
}
