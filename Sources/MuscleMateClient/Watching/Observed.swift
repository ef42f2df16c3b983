#if canImport(Observation)
  public import Observation

  /// A query for SwiftUI, made in the initializer of a view or its model (docs/client.md). It watches as long as it is there. Once its person is signed
  /// out it has no value; when somebody signs in, it has theirs.
  @MainActor @Observable
  public final class Observed<Value: Sendable> {
    /// Nil until the first value is read, and while nobody is signed in.
    public private(set) var value: Value?
    /// Why there is no newer value. The next sign-in ends it, and of the disk or the token store the next reading that succeeds, two
    /// seconds later at the earliest.
    public private(set) var error: ClientError?
    @ObservationIgnored private var watching: Task<Void, Never>?

    public init(_ query: Query<Value>) {
      watching = Task { [weak self] in
        // Listened to before anything is read, so that no sign-in is missed.
        var openings = query.mate.openings.stream().makeAsyncIterator()
        while !Task.isCancelled {
          do throws(ClientError) {
            var iterator = query.makeAsyncIterator()
            while let value = try await iterator.next(isolation: MainActor.shared) { self?.show(value) }
          } catch {
            self?.fail(error)
            if error.isSignedOut {
              guard await openings.next(isolation: MainActor.shared) != nil else { return }
            } else {
              // The disk or the token store: a phone that is unlocked again tells nobody.
              try? await Task.sleep(for: .seconds(2))
            }
          }
        }
      }
    }

    private func show(_ value: Value) { (self.value, error) = (value, nil) }

    private func fail(_ error: ClientError) {
      if error.isSignedOut { value = nil }
      self.error = error
    }

    isolated deinit { watching?.cancel() }
  }
#endif
