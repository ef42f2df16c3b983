import OperatingSystem

/// Reads PDF files back, by pypdf.
public enum PDFReader {
  /// How many pages, title, language and tags, then the texts in their order: the lines of `read_pdf.py`.
  public static func lines(of pdf: [UInt8]) async throws -> [String] {
    let folder = try Files.makeTemporaryFolder("/tmp/musclemate-pdf-")
    defer { Files.remove(folder) }
    try Files.write(pdf, to: "\(folder)/file.pdf")
    let script = Files.parent(of: #filePath) + "/read_pdf.py"
    let result = try await Programs.run([Programs.python("python"), script, "\(folder)/file.pdf"])
    guard result.status == 0 else { throw TestKitError(result.output) }
    return result.output.split(separator: "\n").map(String.init)
  }
}
