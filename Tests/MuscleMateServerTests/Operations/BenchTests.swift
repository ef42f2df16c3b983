internal import DatabaseAdministration
internal import OperatingSystem
internal import Primitives
internal import TestKit
internal import Testing

/// `make bench` measures what the product does today: its requests, and the statements that it gives to pgbench beside them,
/// fit the routes and the statements that there are.
struct BenchTests {
  @Test func `asks for everything that it measures, in both ways`() async throws {
    // Made by the script, so that PostgreSQL's user may enter it.
    let folder = "/tmp/musclemate-bench-\(UUID.v7(at: .now))"
    defer { Files.remove(folder) }
    let settings = [
      "BENCH_DATA=\(folder)", "BENCH_LIFTERS=3", "BENCH_WEEKS=4", "BENCH_WORKOUTS=8",
      "BENCH_SECONDS=1", "BENCH_CLIENTS=2", "BENCH_CONNECTIONS=2", "BENCH_IDLE=4", "BENCH_JOBS=4",
      "BENCH_SAVES=2", "BENCH_STARTS=1", "BENCH_PICTURES=4",
    ]
    let bench = Files.parent(of: try MigrationScripts.findFolder()) + "/bench"
    let program = Files.parent(of: Files.executable()) + "/musclemate"
    for script in [["run", program, "--once"], ["client", program]] {
      let command = ["env"] + settings + ["\(bench)/\(script[0])"] + script.dropFirst()
      let result = try await Programs.run(command)
      #expect(result.status == 0, "\(script[0]): \(result.output)")
    }
  }
}
