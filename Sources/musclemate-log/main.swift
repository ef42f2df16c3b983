internal import Foundation

// A training log on the command line: the example of an app on MuscleMateClient (docs/client.md).

do {
  try await Command.run(Array(CommandLine.arguments.dropFirst()))
} catch {
  FileHandle.standardError.write(Data("\(Words.of(error))\n".utf8))
  exit(1)
}
