internal import CLibpq

/// The calls of libpq that put messages into the connection's buffer. False: out of memory or broken.
extension Wire {
  func sendPrepare(name: [CChar], _ statement: AnyStatement) -> Bool {
    statement.parameterOIDs.withUnsafeBufferPointer { oids in
      PQsendPrepare(connection, name, statement.sql.cString, Int32(oids.count), oids.baseAddress) == 1
    }
  }

  func sendExecution(name: [CChar], parameters: [UInt8], count: Int) -> Bool {
    withParameters(parameters, count: count) { values, lengths, formats in
      PQsendQueryPrepared(connection, name, Int32(count), values, lengths, formats, 1) == 1
    }
  }

  /// Parses and executes at once, leaving nothing prepared.
  func sendQuery(_ statement: AnyStatement, parameters: [UInt8]) -> Bool {
    let count = statement.parameterOIDs.count
    return withParameters(parameters, count: count) { values, lengths, formats in
      statement.parameterOIDs.withUnsafeBufferPointer { oids in
        PQsendQueryParams(
          connection, statement.sql.cString, Int32(count), oids.baseAddress, values, lengths, formats, 1) == 1
      }
    }
  }

  func sendForget() -> Bool {
    PQsendQueryParams(connection, "deallocate all", 0, nil, nil, nil, nil, 1) == 1
  }

  func sendSync() -> Bool { PQpipelineSync(connection) == 1 }

  private typealias ParameterBody = (
    UnsafePointer<UnsafePointer<CChar>?>?, UnsafePointer<Int32>?, UnsafePointer<Int32>?
  ) -> Bool

  /// Lends the framed parameters as libpq wants them, without a copy and without touching the heap.
  private func withParameters(_ framed: [UInt8], count: Int, _ body: ParameterBody) -> Bool {
    guard count > 0 else { return body(nil, nil, nil) }
    return framed.withUnsafeBytes { bytes in
      withUnsafeTemporaryAllocation(of: UnsafePointer<CChar>?.self, capacity: count) { values in
        withUnsafeTemporaryAllocation(of: Int32.self, capacity: 2 * count) { numbers in
          var position = 0
          for index in 0..<count {
            let length = Int32(bigEndian: bytes.loadUnaligned(fromByteOffset: position, as: Int32.self))
            let start = bytes.baseAddress.map { $0 + position + 4 }
            values[index] = length < 0 ? nil : start?.assumingMemoryBound(to: CChar.self)
            numbers[index] = max(0, length)
            numbers[count + index] = 1
            position += 4 + Int(max(0, length))
          }
          let lengths = UnsafePointer(numbers.baseAddress)
          return body(UnsafePointer(values.baseAddress), lengths, lengths.map { $0 + count })
        }
      }
    }
  }
}

extension StaticString {
  /// A string literal ends with a zero.
  var cString: UnsafePointer<CChar> { UnsafeRawPointer(utf8Start).assumingMemoryBound(to: CChar.self) }
}
