#if canImport(Observation)
  public import Observation

  /// A query for SwiftUI: `@State var log = Observed(mate.log.all())`. It watches as long as it is there.
  @MainActor @Observable
  public final class Observed<Value: Sendable> {
    /// Nil until the first value is read.
    public private(set) var value: Value?
    public private(set) var error: ClientError?
    @ObservationIgnored private var watching: Task<Void, Never>?

    public init(_ query: Query<Value>) {
      watching = Task { [weak self] in
        var iterator = query.makeAsyncIterator()
        do throws(ClientError) {
          while let value = try await iterator.next(isolation: MainActor.shared) { self?.value = value }
        } catch { self?.error = error }
      }
    }

    isolated deinit { watching?.cancel() }
  }
#endif
