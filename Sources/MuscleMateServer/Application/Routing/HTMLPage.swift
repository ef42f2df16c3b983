internal import HTTPServer
internal import Localization
internal import Primitives
internal import Secrets

/// A page of HTML without scripts, under a content security policy that allows its own style and form alone.
enum HTMLPage {
  /// - Parameter tellsOrigin: for a form whose sender is asked where it comes from: under `no-referrer` a browser says
  ///   `Origin: null` (Fetch, section 3.2). The address's path and query go into no Referer all the same.
  static func response(
    _ status: Status, _ language: Language, title: String, content: String, tellsOrigin: Bool = false
  ) -> Response {
    let html =
      "<!doctype html><html lang=\"\(language.rawValue)\"><head><meta charset=\"utf-8\">"
      + "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">"
      + "<title>\(escaped(title))</title><style>\(style)</style></head>"
      + "<body><main><h1>\(escaped(title))</h1>\(content)</main></body></html>"
    var headers = headers
    if tellsOrigin { headers["Referrer-Policy"] = "strict-origin" }
    return Response(status, headers: headers, body: .bytes(Array(html.utf8)))
  }

  /// As text or as the value of an attribute.
  static func escaped(_ text: String) -> String {
    text.replacingScalars { scalar in
      switch scalar {
      case "&": "&amp;"
      case "<": "&lt;"
      case ">": "&gt;"
      case "\"": "&quot;"
      case "'": "&#39;"
      default: nil
      }
    }
  }

  private static let style = """
    :root{color-scheme:light dark;font:1.125rem/1.5 system-ui,sans-serif}\
    main{max-width:32rem;margin:10vh auto;padding:0 1rem;overflow-wrap:anywhere}label{display:block}\
    input,button{font:inherit;padding:.5rem .75rem;margin:.25rem 0 1rem;box-sizing:border-box}\
    input:not([type=checkbox]){width:100%}input[type=checkbox]{margin:.5rem}button{cursor:pointer}\
    fieldset{margin:0 0 1rem}blockquote{margin:0 0 1rem;padding-left:1rem;border-left:.25rem solid;\
    white-space:pre-line;overflow-wrap:anywhere}[role=alert]{margin:.25rem 0;padding-left:.5rem;border-left:.25rem solid;font-weight:600}
    """

  /// The address holds the token: it goes into no cache and no Referer.
  private static let headers: Headers = [
    "Content-Type": "text/html; charset=utf-8",
    "Cache-Control": "no-store",
    "Referrer-Policy": "no-referrer",
    "Content-Security-Policy":
      "default-src 'none'; style-src 'sha256-\(Base64.encode(SHA256.digest(style.utf8)))'; "
      + "form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  ]
}
