/// The client's address as far as trusted proxies vouch for it.
///
/// Each proxy appends to X-Forwarded-For the address it was spoken to from, so the list is read from its end:
/// the first address that is no trusted proxy is the client. Anything before it is the client's own claim.
func clientAddress(
  peer: IPAddress, _ headers: Headers, trusting proxies: [AddressRange]
) -> IPAddress {
  guard !proxies.isEmpty, proxies.contains(where: { $0.contains(peer) }) else { return peer }
  var client = peer
  for entry in headers.values("X-Forwarded-For").flatMap({ $0.split(separator: ",") }).reversed() {
    guard let address = IPAddress(entry.filter { $0 != " " && $0 != "\t" }) else { return client }
    client = address
    guard proxies.contains(where: { $0.contains(address) }) else { return client }
  }
  return client
}
