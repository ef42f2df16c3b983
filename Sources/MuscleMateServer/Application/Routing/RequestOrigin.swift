internal import HTTPServer

extension Request {
  /// The address at which the client reached us, as far as we know it without a public URL.
  var origin: String {
    (self.isSecure || self.headers["Origin"]?.hasPrefix("https://") == true ? "https://" : "http://")
      + self.host
  }
}
