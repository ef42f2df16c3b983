/// What proves who someone is: one-time codes, passkeys, OpenID Connect. Pure: no database, no type of the server.
enum Authentication {}
