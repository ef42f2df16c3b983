/// The decision about a request at the end of its header section, before its body is read.
public enum Admission: Sendable {
  case refuse(Response)
  /// Reads at most `bodyLimit` bytes of body (more: 413), then runs the handler for at most `deadline`
  /// (longer: its task is cancelled and the answer is 504). The task is cancelled too when the client leaves.
  case handle(bodyLimit: Int, deadline: Duration, @Sendable (Request) async -> Response)
}
