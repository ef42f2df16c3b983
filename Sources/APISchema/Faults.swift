public import Primitives

/// One thing that is wrong with an input, and where (a JSON pointer, RFC 6901).
public struct Fault: Sendable, Equatable {
  public let pointer: String
  public let code: Code
  /// The values in the message: bounds, an expected type.
  public let arguments: [String: String]

  public init(pointer: String, code: Code, arguments: [String: String] = [:]) {
    self.pointer = pointer
    self.code = code
    self.arguments = arguments
  }

  /// The closed list of what can be wrong; messages are translated from it.
  public enum Code: String, CaseIterable, Sendable {
    case missing, unknown, invalid, taken, weak, needed, duplicate
    case wrongType = "wrong_type"
    case tooShort = "too_short"
    case tooLong = "too_long"
    case tooSmall = "too_small"
    case tooLarge = "too_large"
    case tooFew = "too_few"
    case tooMany = "too_many"
    case nulCharacter = "nul_character"
    case inTheFuture = "in_the_future"
    case addressUsed = "address_used"
    case notShared = "not_shared"
    case alreadyPlanned = "already_planned"
    case lacksMaxes = "lacks_maxes"
    case noRoom = "no_room"
    case inThePast = "in_the_past"
    case pastDay = "past_day"
    case needsLetter = "needs_letter"
    case needsDigit = "needs_digit"
    case needsSpecial = "needs_special"
  }

  /// A code with its arguments, before the place is known.
  public struct Kind: Sendable {
    let code: Code
    let arguments: [String: String]

    public init(_ code: Code, _ arguments: [String: String] = [:]) {
      self.code = code
      self.arguments = arguments
    }

    public static let missing = Kind(.missing)
    public static let unknown = Kind(.unknown)
    public static let taken = Kind(.taken)
    public static let weak = Kind(.weak)
    public static let needed = Kind(.needed)
    public static let duplicate = Kind(.duplicate)
    public static let nulCharacter = Kind(.nulCharacter)
    public static let inTheFuture = Kind(.inTheFuture)
    public static let inThePast = Kind(.inThePast)
    public static func pastDay(_ day: CivilDate) -> Kind { Kind(.pastDay, ["date": "\(day)"]) }
    public static let noRoom = Kind(.noRoom)
    public static func lacksMaxes(_ exercises: [String]) -> Kind {
      Kind(.lacksMaxes, ["exercises": exercises.joined(separator: ", ")])
    }
    public static func invalid(_ expected: String) -> Kind { Kind(.invalid, ["expected": expected]) }
    public static func wrongType(expected: String) -> Kind { Kind(.wrongType, ["expected": expected]) }
    public static func tooShort(_ bound: Int) -> Kind { Kind(.tooShort, ["bound": "\(bound)"]) }
    public static func tooLong(_ bound: Int) -> Kind { Kind(.tooLong, ["bound": "\(bound)"]) }
    public static func tooSmall(_ bound: String) -> Kind { Kind(.tooSmall, ["bound": bound]) }
    public static func tooLarge(_ bound: String) -> Kind { Kind(.tooLarge, ["bound": bound]) }
    public static func tooFew(_ bound: Int) -> Kind { Kind(.tooFew, ["bound": "\(bound)"]) }
    public static func tooMany(_ bound: Int) -> Kind { Kind(.tooMany, ["bound": "\(bound)"]) }
  }
}

/// Collects every fault of one input; knows the place of the decoding in it, so that pointers are only spelled
/// out for what is wrong.
public struct Faults: Sendable {
  public enum Step: Sendable {
    case name(String)
    case index(Int)
  }

  /// Whose JSON is read.
  public enum Reading: Sendable {
    /// A client's: held to every rule.
    case request
    /// A server's, which may be newer than its reader: what is not known is skipped, and bounds and formats are not checked.
    case answer
    /// A device's own copy of a thing: like an answer, in which what the server fills in may be missing yet.
    case copy
  }

  /// Beyond this many nothing is added: an input with a million faults gets an answer of bounded size.
  private static let limit = 100

  public let reading: Reading
  /// Of the one whose rules count. Nil: the clock of this machine.
  private let moment: Timestamp?
  public private(set) var list: [Fault] = []
  /// Pointers to the members and words of an answer that this version does not know.
  public private(set) var passedOver: [String] = []
  private var path: [Step] = []
  /// All that were met, also past the limit.
  public private(set) var count = 0

  /// - Parameter moment: a device knows that its own clock is wrong, and checks by the server's.
  public init(reading: Reading = .request, at moment: Timestamp? = nil) {
    (self.reading, self.moment) = (reading, moment)
  }

  /// When the input is read.
  public var now: Timestamp { moment ?? .now }

  public var isEmpty: Bool { count == 0 }

  public mutating func at<Value>(_ step: Step, _ body: (inout Faults) -> Value) -> Value {
    path.append(step)
    defer { path.removeLast() }
    return body(&self)
  }

  /// A fault of the value at the place of the decoding.
  public mutating func add(_ kind: Fault.Kind) {
    count += 1
    if list.count < Self.limit {
      list.append(Fault(pointer: pointer, code: kind.code, arguments: kind.arguments))
    }
  }

  /// This version does not know the value at the place of the decoding. That is a fault of a request; an answer is read
  /// without it.
  mutating func addUnknown(_ kind: @autoclosure () -> Fault.Kind) {
    switch reading {
    case .request: add(kind())
    case .answer, .copy: if passedOver.count < Self.limit { passedOver.append(pointer) }
    }
  }

  /// A fault of a member of the value at the place of the decoding.
  public mutating func add(_ member: String, _ kind: Fault.Kind) {
    at(.name(member)) { $0.add(kind) }
  }

  /// A range that ends before it begins.
  public mutating func checkOrder<Moment: Comparable & CustomStringConvertible>(
    from first: Moment?, to last: Moment?
  ) {
    if let first, let last, last < first { add("to", .tooSmall(first.description)) }
  }

  private var pointer: String {
    path.map { step in
      switch step {
      case .name(let name): "/" + Self.escaped(name)
      case .index(let index): "/\(index)"
      }
    }.joined()
  }

  /// RFC 6901, section 3.
  private static func escaped(_ name: String) -> String {
    name.replacingScalars { $0 == "~" ? "~0" : $0 == "/" ? "~1" : nil }
  }
}
