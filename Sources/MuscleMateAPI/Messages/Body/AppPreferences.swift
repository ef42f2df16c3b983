public import APISchema
public import Primitives

/// What an app remembers for a person on all their devices. The server does not read it.
public struct AppPreferences: Message {
  /// An object of the app's own making. Its members come back in any order, and without those that are null.
  public var settings = AppObject()
  /// The number of the version, which goes up with every change. 0: nothing was kept yet.
  public var version = 0
  /// When it was changed last. Absent: nothing was kept yet.
  public var updatedAt: Timestamp?

  public init() {}

  public static let shape: Shape<Self> = Shape("AppPreferences", AppPreferences.init) {
    Field("settings", \.settings)
    Field("version", \.version, .readOnly)
    Field("updated_at", \.updatedAt, .readOnly)
  }
}

/// An object that an app makes and the server stores. The database writes numbers out in full, so an exponent could make a
/// short text a long one, and it takes no NUL.
public struct AppObject: FieldValue {
  public var json: JSON

  public init(_ json: JSON = .object([])) { self.json = json }

  public static func decode(_ json: JSON, _: Rules, into faults: inout Faults) -> AppObject? {
    guard case .object = json else {
      faults.add(.wrongType(expected: "object"))
      return nil
    }
    if json.holds(text: { $0.utf8.contains(0) }) {
      faults.add(.nulCharacter)
      return nil
    }
    if json.holds(number: { $0.utf8.contains { $0 | 0x20 == UInt8(ascii: "e") } }) {
      faults.add(.invalid("numbers without an exponent"))
      return nil
    }
    return AppObject(json)
  }

  public static func schema(_: Rules, _: inout SchemaComponents) -> JSON { ["type": "object"] }
  public func encoded() -> JSON { json }
}

extension JSON {
  /// Whether a number, or a text or name, is one of these, however deep. The parser bounds the depth.
  fileprivate func holds(
    text isText: (String) -> Bool = { _ in false }, number isNumber: (String) -> Bool = { _ in false }
  ) -> Bool {
    switch self {
    case .null, .bool: false
    case .number(let digits): isNumber(digits)
    case .string(let text): isText(text)
    case .array(let elements): elements.contains { $0.holds(text: isText, number: isNumber) }
    case .object(let members):
      members.contains { isText($0.name) || $0.value.holds(text: isText, number: isNumber) }
    }
  }
}
