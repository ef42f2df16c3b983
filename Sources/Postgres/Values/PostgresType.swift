/// A type of PostgreSQL by its object id, which is fixed for built-in types (src/include/catalog/pg_type.dat).
public struct PostgresType: Sendable, Equatable {
  public let name: StaticString
  public let oid: UInt32
  /// The type of an array of these; 0 for an array, since PostgreSQL knows no array of arrays.
  public let arrayOID: UInt32
  /// Further types whose binary form is the same.
  let alternatives: [UInt32]

  init(_ name: StaticString, _ oid: UInt32, array arrayOID: UInt32, or alternatives: [UInt32] = []) {
    self.name = name
    self.oid = oid
    self.arrayOID = arrayOID
    self.alternatives = alternatives
  }

  /// Whether a column of this type can be read as `self`.
  public func accepts(_ oid: UInt32) -> Bool { oid == self.oid || alternatives.contains(oid) }

  public static func == (left: PostgresType, right: PostgresType) -> Bool { left.oid == right.oid }

  public static let bool = PostgresType("boolean", 16, array: 1000)
  public static let bytea = PostgresType("bytea", 17, array: 1001)
  public static let int8 = PostgresType("bigint", 20, array: 1016)
  public static let int2 = PostgresType("smallint", 21, array: 1005)
  public static let int4 = PostgresType("integer", 23, array: 1007)
  /// Also name, character, character varying and the type of a bare literal.
  public static let text = PostgresType("text", 25, array: 1009, or: [19, 1042, 1043, 705])
  public static let float8 = PostgresType("double precision", 701, array: 1022)
  public static let date = PostgresType("date", 1082, array: 1182)
  public static let timestamptz = PostgresType("timestamptz", 1184, array: 1185)
  public static let numeric = PostgresType("numeric", 1700, array: 1231)
  public static let uuid = PostgresType("uuid", 2950, array: 2951)
  public static let jsonb = PostgresType("jsonb", 3802, array: 3807, or: [114])
  /// The type that a `Document` passes on: json, jsonb or any text.
  public static let document = PostgresType("json", 114, array: 199, or: [3802, 25, 19, 1042, 1043, 705])
  /// The type of a function that returns nothing; it has no value to read.
  public static let void = PostgresType("void", 2278, array: 0)

  /// The array of this type, as the type of one parameter or column.
  public var array: PostgresType {
    let textLike: [UInt32] = self == .text ? [1003, 1014, 1015] : []
    return PostgresType(name, arrayOID, array: 0, or: self == .jsonb ? [199] : textLike)
  }
}

extension PostgresType: CustomStringConvertible {
  public var description: String { "\(name) (\(oid))" }
}
