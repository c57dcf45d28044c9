import Foundation

/// The reason for which the server does not start.
package struct ServerError: Error, Sendable, Hashable, CustomStringConvertible {
    /// The sentence for the user.
    package let description: String

    /// Creates the error of a call that failed for a port; nil for a free one.
    init(port: UInt16?, code: Int32) {
        guard let port else {
            description = "No local page can be served: \(String(cString: strerror(code)))."
            return
        }
        description =
            switch code {
            case EADDRINUSE:
                "Port \(port) is taken by another program; choose another, or leave out --port for a free one."
            case EACCES:
                "Port \(port) is reserved for the system; choose one from 1024 on, or leave out --port."
            default: "Port \(port) cannot be used: \(String(cString: strerror(code)))."
            }
    }
}
