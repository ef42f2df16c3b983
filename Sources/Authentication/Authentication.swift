/// Proofs of identity: one-time codes, passkeys, OpenID Connect. Pure: no database, no type of the server.
enum Authentication {}
