/// A value that can be an element of an array. `UInt8` is one although it is no parameter: an array of bytes is a bytea.
public protocol ArrayElement: Sendable {
  static var postgresArrayType: PostgresType { get }
  static func writeArray(_ elements: [Self], to output: inout BinaryWriter)
  static func readArray(_ bytes: UnsafeRawBufferPointer) throws(ColumnFault) -> [Self]
}

extension Array: Parameter where Element: ArrayElement {
  public static var postgresType: PostgresType { Element.postgresArrayType }
  public func write(to output: inout BinaryWriter) { Element.writeArray(self, to: &output) }
}

extension Array: Column where Element: ArrayElement {
  public static func read(_ bytes: UnsafeRawBufferPointer?) throws(ColumnFault) -> [Element] {
    guard let bytes else { throw .unexpectedNull }
    return try Element.readArray(bytes)
  }
}

extension UInt8: ArrayElement {
  public static var postgresArrayType: PostgresType { .bytea }

  public static func writeArray(_ elements: [UInt8], to output: inout BinaryWriter) {
    output.append(contentsOf: elements)
  }

  public static func readArray(_ bytes: UnsafeRawBufferPointer) throws(ColumnFault) -> [UInt8] {
    [UInt8](bytes)
  }
}

/// An array of bytea.
extension Array: ArrayElement where Element == UInt8 {}

extension Optional: ArrayElement where Wrapped: Parameter & Column {}

/// array_send (src/backend/utils/adt/arrayfuncs.c): the count of dimensions, whether there are nulls, the
/// element's oid, per dimension its length and lower bound, then the elements, each behind its length.
extension ArrayElement where Self: Parameter & Column {
  public static var postgresArrayType: PostgresType { postgresType.array }

  public static func writeArray(_ elements: [Self], to output: inout BinaryWriter) {
    output.append(Int32(elements.isEmpty ? 0 : 1))
    output.append(Int32(elements.contains(where: \.isNull) ? 1 : 0))
    output.append(postgresType.oid)
    guard !elements.isEmpty else { return }
    output.append(Int32(truncatingIfNeeded: elements.count))
    output.append(Int32(1))
    for element in elements { output.appendFramed(element) }
  }

  public static func readArray(_ bytes: UnsafeRawBufferPointer) throws(ColumnFault) -> [Self] {
    var reader = try BinaryReader(bytes)
    let dimensions = try reader.integer(Int32.self)
    _ = try reader.integer(Int32.self)
    let oid = try reader.integer(UInt32.self)
    guard postgresType.accepts(oid) else { throw .wrongType(oid) }
    if dimensions == 0 { return [] }
    let count = try reader.integer(Int32.self)
    _ = try reader.integer(Int32.self)
    guard dimensions == 1, count >= 0, Int(count) <= reader.rest.count / 4 else { throw .malformed }
    var elements: [Self] = []
    elements.reserveCapacity(Int(count))
    for _ in 0..<count {
      let length = try reader.integer(Int32.self)
      elements.append(try read(length < 0 ? nil : try reader.take(Int(length))))
    }
    return elements
  }
}
