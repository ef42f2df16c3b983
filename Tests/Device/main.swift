internal import Foundation
internal import Primitives

// A device under test: it speaks the line protocol of docs/simulation.md, a command a line, an answer a line.

let device = Device()
while let line = readLine() {
  FileHandle.standardOutput.write(Data("\(await device.answer(to: line))\n".utf8))
}
