internal import HTTPClient

/// In a file of its own: `MuscleMateClient` names its requests in the same way.
typealias CurlRequest = OutgoingRequest
