/// Header fields in the order they came or were set; names compare without regard to case (RFC 9110 §5.1).
///
/// Kept in wire form in one buffer, so that a response's fields are sent by copying it and a request's cost
/// two allocations however many there are.
public struct Headers: Sendable {
  private(set) var wire: [UInt8] = []
  private var fields: [Field] = []

  private struct Field {
    var name: Range<Int>
    var value: Range<Int>
  }

  public init() {}

  init(reserving count: Int, bytes: Int) {
    fields.reserveCapacity(count)
    wire.reserveCapacity(bytes)
  }

  public var isEmpty: Bool { fields.isEmpty }
  public var count: Int { fields.count }

  /// The value of the first field of this name.
  public subscript(name: String) -> String? {
    get { first(name).map { text($0.value) } }
    set {
      remove(name)
      if let newValue { add(name, newValue) }
    }
  }

  /// The values of all fields of this name.
  public func values(_ name: String) -> [String] {
    fields.filter { matches($0, name) }.map { text($0.value) }
  }

  public func contains(_ name: String) -> Bool { first(name) != nil }

  public mutating func add(_ name: String, _ value: String) {
    add(name: name.utf8, value: value.utf8)
  }

  /// Appends a field. CR, LF and NUL in a value become spaces (RFC 9110 §5.5): no value can end its line.
  mutating func add(name: some Collection<UInt8>, value: some Collection<UInt8>) {
    let nameStart = wire.count
    wire.append(contentsOf: name)
    let nameEnd = wire.count
    wire.append(UInt8(ascii: ":"))
    wire.append(UInt8(ascii: " "))
    let valueStart = wire.count
    wire.append(contentsOf: value)
    let valueEnd = wire.count
    for index in valueStart..<valueEnd where wire[index] == 13 || wire[index] == 10 || wire[index] == 0 {
      wire[index] = UInt8(ascii: " ")
    }
    wire.append(13)
    wire.append(10)
    fields.append(Field(name: nameStart..<nameEnd, value: valueStart..<valueEnd))
  }

  public mutating func remove(_ name: String) {
    guard contains(name) else { return }
    let kept = fields.filter { !matches($0, name) }
    var rebuilt = Headers()
    for field in kept { rebuilt.add(name: wire[field.name], value: wire[field.value]) }
    self = rebuilt
  }

  /// The bytes of the first field's value; `occurrences` counts the fields.
  func bytes(_ name: String) -> ArraySlice<UInt8>? { first(name).map { wire[$0.value] } }

  public func occurrences(_ name: String) -> Int {
    fields.reduce(0) { $0 + (matches($1, name) ? 1 : 0) }
  }

  private func first(_ name: String) -> Field? { fields.first { matches($0, name) } }

  private func text(_ range: Range<Int>) -> String { String(decoding: wire[range], as: UTF8.self) }

  private func matches(_ field: Field, _ name: String) -> Bool {
    name.utf8.count == field.name.count
      && zip(wire[field.name], name.utf8).allSatisfy { lowercased($0) == lowercased($1) }
  }
}

extension Headers: ExpressibleByDictionaryLiteral {
  public init(dictionaryLiteral elements: (String, String)...) {
    for (name, value) in elements { add(name, value) }
  }
}

extension Headers: Sequence {
  public func makeIterator() -> some IteratorProtocol<(name: String, value: String)> {
    fields.lazy.map { (name: text($0.name), value: text($0.value)) }.makeIterator()
  }
}

@inline(__always)
func lowercased(_ byte: UInt8) -> UInt8 {
  byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z") ? byte | 0x20 : byte
}
