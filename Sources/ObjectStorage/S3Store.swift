internal import HTTPClient

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// A bucket that speaks Amazon's S3 (API version 2006-03-01), addressed by path, requests signed by libcurl.
///
/// Large objects go up in parts and come down in ranges, so that memory is bounded by one piece and a broken connection
/// costs one piece and not all of them.
public struct S3Store: ObjectStore {
  public struct Bucket: Sendable {
    /// `https://s3.eu-central-1.amazonaws.com`, without a slash at the end.
    public var endpoint: String
    public var region: String
    public var name: String
    /// The prefix of each object's name: "" or "backups/".
    public var prefix: String
    public var accessKey: String
    public var secretKey: String

    public init(
      endpoint: String, region: String, name: String, prefix: String, accessKey: String, secretKey: String
    ) {
      self.endpoint = endpoint
      self.region = region
      self.name = name
      self.prefix = prefix
      self.accessKey = accessKey
      self.secretKey = secretKey
    }
  }

  let bucket: Bucket
  /// Bytes of a part or range; S3 takes parts from 5 MiB on and ten thousand of them: 160 GiB at 16 MiB.
  let pieceSize: Int

  public init(_ bucket: Bucket, pieceSize: Int = 16 << 20) {
    self.bucket = bucket
    self.pieceSize = pieceSize
  }

  public var place: String { "s3://\(bucket.name)/\(bucket.prefix)" }

  public func put(file: String, as name: ObjectName) throws(StorageError) {
    let input = try LocalFile(reading: file)
    let size = try input.size
    guard size > pieceSize else {
      try expect(200, try send("PUT", name, body: try input.read(pieceSize)), "put \(name)")
      return
    }
    guard size <= pieceSize * 10_000 else {
      throw StorageError(.failed, "\(file) is larger than ten thousand parts of \(pieceSize) bytes")
    }
    try putInParts(input, as: name)
  }

  public func get(_ name: ObjectName, into file: String) throws(StorageError) {
    let draft = "\(file).\(getpid()).new"
    do throws(StorageError) {
      try fetch(name, into: try LocalFile(writing: draft))
      guard rename(draft, file) == 0 else { throw .system("rename", draft) }
    } catch {
      unlink(draft)
      throw error
    }
  }

  public func list() throws(StorageError) -> [StoredObject] {
    var objects: [StoredObject] = []
    var token: String?
    repeat {
      var query = [("list-type", "2"), ("prefix", bucket.prefix)]
      if let token { query.insert(("continuation-token", token), at: 0) }
      let answer = try send("GET", nil, query: query)
      try expect(200, answer, "list \(place)")
      let text = String(decoding: answer.body, as: UTF8.self)
      for content in S3Answer.elements("Contents", in: text) {
        guard let key = S3Answer.element("Key", in: content), key.hasPrefix(bucket.prefix),
          let name = ObjectName(key.dropFirst(bucket.prefix.count)),
          let bytes = S3Answer.element("Size", in: content).flatMap({ Int($0) })
        else { continue }
        objects.append(StoredObject(name: name, bytes: bytes))
      }
      token = S3Answer.element("NextContinuationToken", in: text).map(S3Answer.unescaped)
    } while token != nil
    return objects.sorted { $0.name.description < $1.name.description }
  }

  public func remove(_ name: ObjectName) throws(StorageError) {
    let answer = try send("DELETE", name)
    guard [200, 204, 404].contains(answer.status) else { throw S3Answer.error(answer, "remove \(name)") }
  }

  // MARK: - Pieces

  private func putInParts(_ input: borrowing LocalFile, as name: ObjectName) throws(StorageError) {
    let begun = try send("POST", name, query: [("uploads", "")])
    try expect(200, begun, "begin \(name)")
    let answer = String(decoding: begun.body, as: UTF8.self)
    guard let upload = S3Answer.element("UploadId", in: answer).map(S3Answer.unescaped) else {
      throw StorageError(.failed, "no UploadId in the answer to begin \(name)")
    }
    do throws(StorageError) {
      var parts: [String] = []
      while case let piece = try input.read(pieceSize), !piece.isEmpty {
        let query = [("partNumber", "\(parts.count + 1)"), ("uploadId", upload)]
        let answer = try send("PUT", name, query: query, body: piece)
        try expect(200, answer, "put part \(parts.count + 1) of \(name)")
        parts.append(answer.header("etag") ?? "")
      }
      try complete(name, upload, parts)
    } catch {
      // Parts of an upload that was not ended are paid for. Where this fails too, the bucket's own rule removes them.
      _ = try? send("DELETE", name, query: [("uploadId", upload)])
      throw error
    }
  }

  /// S3 may answer 200 and name an error in the body (CompleteMultipartUpload, "Response").
  private func complete(_ name: ObjectName, _ upload: String, _ parts: [String]) throws(StorageError) {
    let list = parts.enumerated().map { index, tag in
      "<Part><PartNumber>\(index + 1)</PartNumber><ETag>\(S3Answer.escaped(tag))</ETag></Part>"
    }
    let body = "<CompleteMultipartUpload>\(list.joined())</CompleteMultipartUpload>"
    let answer = try send("POST", name, query: [("uploadId", upload)], body: Array(body.utf8))
    let text = String(decoding: answer.body, as: UTF8.self)
    guard answer.status == 200, S3Answer.element("Code", in: text) == nil else {
      throw S3Answer.error(answer, "complete \(name)")
    }
  }

  /// All ranges have to be of one version: `If-Match` names the one that the first was of.
  private func fetch(_ name: ObjectName, into output: borrowing LocalFile) throws(StorageError) {
    var offset = 0
    var total = Int.max
    var tag: String?
    while offset < total {
      var fields = [("Range", "bytes=\(offset)-\(offset + pieceSize - 1)")]
      if let tag { fields.append(("If-Match", tag)) }
      let answer = try send("GET", name, fields: fields)
      // An empty object has no range.
      if answer.status == 416, offset == 0 { break }
      guard answer.status == 206, !answer.body.isEmpty,
        let range = answer.header("content-range"),
        let size = range.split(separator: "/").last.flatMap({ Int($0) })
      else { throw S3Answer.error(answer, "get \(name)") }
      try output.write(answer.body)
      offset += answer.body.count
      total = size
      tag = answer.header("etag")
    }
    try output.sync()
  }
}
