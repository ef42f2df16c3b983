internal import HTTPServer
internal import Localization
internal import Primitives

extension Problem {
  /// The problem for a person who opened a page: its title and its detail. It has no look of a tenant, since to refuse a request
  /// must not cost a transaction.
  func page(in language: Language, for request: UUID) -> Response {
    var response = response(in: language, for: request)
    let document = document(in: language, for: request)
    let title = HTML.escaped(document["title"]?.text ?? "")
    let detail = document["detail"]?.text.map { "<p>\(HTML.escaped($0))</p>" } ?? ""
    let html =
      "<!doctype html><html lang=\"\(language.rawValue)\"><head><meta charset=\"utf-8\">"
      + "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">"
      + "<meta name=\"color-scheme\" content=\"light dark\"><title>\(title)</title></head>"
      + "<body><main><h1>\(title)</h1>\(detail)</main></body></html>"
    response.headers["Content-Type"] = "text/html; charset=utf-8"
    response.headers["Content-Security-Policy"] =
      "default-src 'none'; base-uri 'none'; frame-ancestors 'none'"
    response.headers["Cache-Control"] = "no-store"
    response.headers["Referrer-Policy"] = "no-referrer"
    response.body = .bytes(Array(html.utf8))
    return response
  }
}
