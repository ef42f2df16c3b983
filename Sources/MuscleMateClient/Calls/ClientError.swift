public import APISchema
internal import MuscleMateAPI

/// All that a call or a change can fail with.
public enum ClientError: Error, Sendable {
  /// There is no connection: nothing was sent.
  case offline
  /// No answer came, or not the whole of it. What was asked for may have been done.
  case timedOut
  /// The task was cancelled. What was asked for may have been done.
  case cancelled
  case problem(Problem)
  /// The input breaks a rule of the API. Nothing was sent or queued.
  case invalid([Fault])
  /// There is no session, or it ended.
  case signedOut
  /// The server takes writes only from apps that know this number of its data model.
  case tooOld(minimum: Int)
  /// What is to be changed is not on this device: it never was, or it was deleted.
  case missing
  /// So many changes are not sent yet, and signing out would lose them.
  case unsent(Int)
  case store(StoreError)
  /// The token store failed, as on a device that is locked; the text says how.
  case tokens(String)
  /// The answer is not what this version can read; the text says where.
  case unreadable(String)
}

extension ClientError {
  init(_ error: TransportError) {
    switch error {
    case .offline: self = .offline
    case .timedOut, .interrupted: self = .timedOut
    case .cancelled: self = .cancelled
    }
  }
}
