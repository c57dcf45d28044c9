/// The reason for which a request is refused, with its status code.
package enum HTTPRefusal: Int, Error, Sendable {
    /// The request is none of HTTP/1.1, or has a body.
    case malformed = 400
    /// The request comes from another site, names another host, or lacks the token.
    case forbidden = 403
    /// There is nothing at the path.
    case notFound = 404
    /// The method is not GET.
    case methodNotAllowed = 405
    /// The request for a WebSocket is of another version.
    case upgradeRequired = 426
    /// The head has too many bytes or fields.
    case headTooLarge = 431
    /// There are too many connections.
    case busy = 503

    /// The name of the status.
    var phrase: String {
        switch self {
        case .malformed: "Bad Request"
        case .forbidden: "Forbidden"
        case .notFound: "Not Found"
        case .methodNotAllowed: "Method Not Allowed"
        case .upgradeRequired: "Upgrade Required"
        case .headTooLarge: "Request Header Fields Too Large"
        case .busy: "Service Unavailable"
        }
    }
}
