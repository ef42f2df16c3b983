internal import HTTPClient

/// Asks the server of this machine whether it can serve: for a container, a supervisor, a proxy.
package enum HealthCheck {
  package struct Failure: Error, CustomStringConvertible {
    package let description: String
  }

  /// - Throws: `Failure` where it does not answer within four seconds, or says that it can't serve.
  package static func run(_ configuration: Configuration) throws(Failure) {
    let url = "\(configuration.ownAddress)/readyz"
    var limits = HTTPClient.Limits(connectTimeout: .seconds(2), totalTimeout: .seconds(4), body: 1 << 16)
    limits.verifiesCertificate = false
    limits.takesProxies = false
    let answer: OutgoingResponse
    do throws(HTTPClientError) {
      answer = try HTTPClient.perform(OutgoingRequest("GET", url), limits: limits)
    } catch {
      throw Failure(description: "\(url) does not answer: \(error)")
    }
    guard answer.status == 200 else {
      let reason = String(decoding: answer.body, as: UTF8.self).prefix { $0 != "\n" }
      throw Failure(description: "\(url) answers \(answer.status): \(reason)")
    }
  }
}

extension Configuration {
  /// The address of the server from its own machine: one that listens at every address does so at the loopback's too.
  var ownAddress: String {
    var own = self
    own.listen.address = ["0.0.0.0": "127.0.0.1", "::": "::1"][listen.address] ?? listen.address
    return own.address(port: listen.port)
  }
}
