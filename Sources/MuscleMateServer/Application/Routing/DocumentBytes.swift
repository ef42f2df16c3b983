public import HTTPServer
public import Postgres

/// A result's bytes go out as they are, and the result is released once they are sent.
extension Document: ForeignBytes {}
