public import Primitives

// What a required member holds before an object is read into its message: a message begins as a value, and each field sets its
// own member. Reading fails where a required member is absent; a read-only one stays unset in a request, where nobody asks for
// it. In what an app makes, an unset id means that it has none yet.

extension UUID {
  public static let unset = UUID(high: 0, low: 0)
}

extension Timestamp {
  public static let unset = Timestamp(microseconds: 0)
}

extension CivilDate {
  public static let unset = CivilDate(unixDay: 0)
}
