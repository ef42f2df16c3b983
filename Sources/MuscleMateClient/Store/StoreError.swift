/// Why the store on the device can't do what it was asked.
public enum StoreError: Error, Sendable, Equatable {
  case busy, full, damaged
  /// The file was written by a newer app, with this number of its form.
  case ofNewerApp(Int)
  /// The code and the words of SQLite.
  case other(Int32, String)
}
