internal import Primitives

/// What someone calls a device at signing in, as the list of devices shows it. An odd name keeps nobody out: what can't be
/// seen of it is left out.
enum DeviceName {
  static func shown(_ given: String?) -> String? {
    guard let line = given?.asPlainLine, line.contains(where: { !$0.isWhitespace }) else { return nil }
    return line
  }
}
