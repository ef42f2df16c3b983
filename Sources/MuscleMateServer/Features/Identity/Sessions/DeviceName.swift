internal import Primitives

/// The user's name for a device, as the list of devices shows it. An odd name does not prevent a sign-in: invisible
/// characters are left out.
enum DeviceName {
  static func shown(_ given: String?) -> String? {
    guard let line = given?.asPlainLine, line.contains(where: { !$0.isWhitespace }) else { return nil }
    return line
  }
}
