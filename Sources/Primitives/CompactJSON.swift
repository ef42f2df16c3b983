extension JSON {
  /// The same JSON text without space between its parts and without the members whose value is null. Nulls in arrays stay,
  /// since the place of an element says something. The text must be well formed.
  public static func compact(_ text: UnsafeRawBufferPointer) -> [UInt8] {
    // Nothing is added, so the output fits into the length of the input.
    [UInt8](unsafeUninitializedCapacity: text.count) { output, count in
      var compaction = Compaction(input: text, output: output)
      compaction.run()
      count = compaction.written
    }
  }
}

/// One pass without a stack: the last byte written tells whether a comma is due and whether a null is a member's value.
private struct Compaction {
  let input: UnsafeRawBufferPointer
  let output: UnsafeMutableBufferPointer<UInt8>
  private var read = 0
  private(set) var written = 0
  /// Where the last string was written, with the comma before it.
  private var stringStart = 0
  private var owesComma = false

  init(input: UnsafeRawBufferPointer, output: UnsafeMutableBufferPointer<UInt8>) {
    self.input = input
    self.output = output
  }

  mutating func run() {
    while read < input.count {
      let byte = input[read]
      switch byte {
      case 0x20, 0x0A, 0x0D, 0x09: read += 1
      case UInt8(ascii: ","):
        owesComma = true
        read += 1
      case UInt8(ascii: "\""): copyString()
      case UInt8(ascii: "n") where last == UInt8(ascii: ":"): dropMember()
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        owesComma = false
        copyByte()
      default:
        payComma()
        copyByte()
      }
    }
  }

  private var last: UInt8? { written > 0 ? output[written - 1] : nil }

  /// A comma is left out where all members before it were.
  private mutating func payComma() {
    guard owesComma else { return }
    owesComma = false
    if last != UInt8(ascii: "{") { put(UInt8(ascii: ",")) }
  }

  private mutating func copyString() {
    stringStart = written
    payComma()
    var end = read + 1
    while end < input.count, input[end] != UInt8(ascii: "\"") {
      end += input[end] == UInt8(ascii: "\\") ? 2 : 1
    }
    copy(through: end)
  }

  /// Takes back the name that was just written, and passes over the null.
  private mutating func dropMember() {
    written = stringStart
    read += 4
  }

  private mutating func copyByte() {
    put(input[read])
    read += 1
  }

  private mutating func copy(through last: Int) {
    let end = min(last + 1, input.count)
    _ = output[written...].update(fromContentsOf: input[read..<end])
    written += end - read
    read = end
  }

  private mutating func put(_ byte: UInt8) {
    output.initializeElement(at: written, to: byte)
    written += 1
  }
}
