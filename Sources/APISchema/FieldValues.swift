public import Primitives

extension Bool: FieldValue {
  public static func decode(_ json: JSON, _: Rules, into faults: inout Faults) -> Bool? {
    guard case .bool(let value) = json else {
      faults.add(.wrongType(expected: "boolean"))
      return nil
    }
    return value
  }

  public static func schema(_: Rules, _: inout SchemaComponents) -> JSON { ["type": "boolean"] }
  public func encoded() -> JSON { .bool(self) }

  public static var form: MemberForm {
    MemberForm { text in
      switch text {
      case "true", "": .bool(true)
      case "false": .bool(false)
      default: .string(text)
      }
    }
  }
}

extension String: FieldValue {
  public static func decode(_ json: JSON, _ rules: Rules, into faults: inout Faults) -> String? {
    guard case .string(let text) = json else {
      faults.add(.wrongType(expected: "string"))
      return nil
    }
    if text.utf8.contains(0) {
      faults.add(.nulCharacter)
      return nil
    }
    return check(rules.isTrimmed ? text.trimmed : text, rules, into: &faults)
  }

  private static func check(_ text: String, _ rules: Rules, into faults: inout Faults) -> String? {
    if let length = rules.length {
      let count = text.unicodeScalars.count
      if count == 0 && length.lowerBound > 0 {
        faults.add(.missing)
        return nil
      }
      if count < length.lowerBound {
        faults.add(.tooShort(length.lowerBound))
        return nil
      }
      if count > length.upperBound {
        faults.add(.tooLong(length.upperBound))
        return nil
      }
    }
    if let format = rules.format, !format.accepts(text) {
      faults.add(.invalid(format.name))
      return nil
    }
    return text
  }

  public static func schema(_ rules: Rules, _: inout SchemaComponents) -> JSON {
    var members: [JSON.Member] = [.init("type", "string")]
    if let length = rules.length {
      members.append(.init("minLength", .number("\(length.lowerBound)")))
      members.append(.init("maxLength", .number("\(length.upperBound)")))
    }
    members.append(.init("pattern", .string(pattern(rules))))
    return .object(members)
  }

  private static func pattern(_ rules: Rules) -> String {
    guard rules.isTrimmed else { return rules.format?.pattern ?? "^[^\\u0000]*$" }
    if let form = rules.format { return "^\\s*(\(form.pattern.dropFirst().dropLast()))\\s*$" }
    let isNeeded = (rules.length?.lowerBound ?? 0) > 0
    return isNeeded ? "^[^\\u0000]*[^\\s\\u0000][^\\u0000]*$" : "^[^\\u0000]*$"
  }

  public func encoded() -> JSON { .string(self) }
}

extension Int: FieldValue {
  public static func decode(_ json: JSON, _ rules: Rules, into faults: inout Faults) -> Int? {
    guard case .number(let digits) = json else {
      faults.add(.wrongType(expected: "integer"))
      return nil
    }
    // JSON Schema counts 5.0 and 1e2 among the integers.
    guard let value = Int(digits) ?? Double(digits).flatMap(Int.init(exactly:)) else {
      faults.add(.wrongType(expected: "integer"))
      return nil
    }
    return Double.check(Double(value), rules, into: &faults) ? value : nil
  }

  public static func schema(_ rules: Rules, _: inout SchemaComponents) -> JSON {
    Double.schema("integer", rules)
  }

  public static var form: MemberForm { Double.form }
  public func encoded() -> JSON { .number(description) }
}

extension Double: FieldValue {
  public static func decode(_ json: JSON, _ rules: Rules, into faults: inout Faults) -> Double? {
    guard case .number(let digits) = json, let value = Double(digits) else {
      faults.add(.wrongType(expected: "number"))
      return nil
    }
    guard value.isFinite else {
      faults.add(.tooLarge(Double.bound(rules.range?.upperBound ?? .greatestFiniteMagnitude)))
      return nil
    }
    return check(value, rules, into: &faults) ? value : nil
  }

  static func check(_ value: Double, _ rules: Rules, into faults: inout Faults) -> Bool {
    guard let range = rules.range else { return true }
    if value < range.lowerBound {
      faults.add(.tooSmall(bound(range.lowerBound)))
      return false
    }
    if value > range.upperBound {
      faults.add(.tooLarge(bound(range.upperBound)))
      return false
    }
    return true
  }

  static func bound(_ value: Double) -> String { Int(exactly: value).map { "\($0)" } ?? "\(value)" }

  static func schema(_ type: JSON, _ rules: Rules) -> JSON {
    var members: [JSON.Member] = [.init("type", type)]
    if let range = rules.range {
      members.append(.init("minimum", .number(bound(range.lowerBound))))
      members.append(.init("maximum", .number(bound(range.upperBound))))
    }
    return .object(members)
  }

  public static func schema(_ rules: Rules, _: inout SchemaComponents) -> JSON { schema("number", rules) }
  public func encoded() -> JSON { .number(Double.bound(self)) }

  /// A query's text is a number where it is one by JSON's grammar, else a text, which the decoding then refuses.
  public static var form: MemberForm {
    MemberForm { text in
      guard let json = try? JSON.parse(Array(text.utf8)), case .number = json else { return .string(text) }
      return json
    }
  }
}

extension UUID: FieldValue {
  public static func decode(_ json: JSON, _: Rules, into faults: inout Faults) -> UUID? {
    decodeText(json, "UUID", UUID.init, into: &faults)
  }

  public static func schema(_: Rules, _: inout SchemaComponents) -> JSON {
    ["type": "string", "format": "uuid"]
  }

  public func encoded() -> JSON { .string(description) }
}

extension Timestamp: FieldValue {
  public static func decode(_ json: JSON, _: Rules, into faults: inout Faults) -> Timestamp? {
    decodeText(json, "RFC 3339 date and time with offset", Timestamp.init, into: &faults)
  }

  public static func schema(_: Rules, _: inout SchemaComponents) -> JSON {
    ["type": "string", "format": "date-time"]
  }

  /// With `+00:00` for `Z`, as PostgreSQL writes it: a time has one text, in every answer.
  public func encoded() -> JSON { .string("\(description.dropLast())+00:00") }
}

extension CivilDate: FieldValue {
  public static func decode(_ json: JSON, _: Rules, into faults: inout Faults) -> CivilDate? {
    decodeText(json, "date YYYY-MM-DD", CivilDate.init, into: &faults)
  }

  public static func schema(_: Rules, _: inout SchemaComponents) -> JSON {
    ["type": "string", "format": "date"]
  }

  public func encoded() -> JSON { .string(description) }
}

private func decodeText<Value>(
  _ json: JSON, _ expected: String, _ parse: (String) -> Value?, into faults: inout Faults
) -> Value? {
  guard case .string(let text) = json else {
    faults.add(.wrongType(expected: "string"))
    return nil
  }
  guard let value = parse(text) else {
    faults.add(.invalid(expected))
    return nil
  }
  return value
}

// MARK: - Enumerations

/// An enumeration whose raw values are the words of the JSON.
public protocol WordValue: FieldValue, RawRepresentable, CaseIterable where RawValue == String {}

extension WordValue {
  public static func decode(_ json: JSON, _: Rules, into faults: inout Faults) -> Self? {
    guard case .string(let text) = json else {
      faults.add(.wrongType(expected: "string"))
      return nil
    }
    guard let value = Self(rawValue: text) else {
      faults.addUnknown(.invalid(allCases.map(\.rawValue).joined(separator: ", ")))
      return nil
    }
    return value
  }

  public static func schema(_: Rules, _: inout SchemaComponents) -> JSON {
    ["type": "string", "enum": .array(allCases.map { .string($0.rawValue) })]
  }

  public func encoded() -> JSON { .string(rawValue) }
}
