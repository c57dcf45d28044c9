import Foundation

/// A page that the server sends, with the policy by which the browser runs nothing else in it.
package struct HTTPResponse: Sendable {
    /// The bytes of the page in UTF-8.
    let body: Data
    /// The type of the body.
    let type: String
    /// The content security policy.
    let policy: String

    /// Creates the response with a page of HTML.
    ///
    /// - Parameters:
    ///   - page: the page.
    ///   - policy: the value of its Content-Security-Policy.
    package init(page: String, policy: String) {
        (body, type, self.policy) = (Data(page.utf8), "text/html; charset=utf-8", policy)
    }

    /// The bytes of the response, after which the connection is closed.
    var bytes: Data { Self.bytes("200 OK", type: type, policy: policy, body: body) }

    /// Returns the bytes of a refusal.
    static func bytes(of refusal: HTTPRefusal) -> Data {
        let status = "\(refusal.rawValue) \(refusal.phrase)"
        return bytes(
            status, type: "text/plain; charset=utf-8", policy: "default-src 'none'",
            body: Data("\(status)\n".utf8))
    }

    private static func bytes(_ status: String, type: String, policy: String, body: Data) -> Data {
        let fields = [
            "Content-Type: \(type)", "Content-Length: \(body.count)", "Connection: close",
            "Cache-Control: no-store", "Content-Security-Policy: \(policy)", "Referrer-Policy: no-referrer",
            "X-Content-Type-Options: nosniff", "X-Frame-Options: DENY",
            "Cross-Origin-Resource-Policy: same-origin", "Cross-Origin-Opener-Policy: same-origin",
        ]
        let head = (["HTTP/1.1 \(status)"] + fields).joined(separator: "\r\n")
        return Data("\(head)\r\n\r\n".utf8) + body
    }
}
