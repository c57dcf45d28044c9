/// A response that a cache keeps.
public final class CachedURLResponse: NSObject, @unchecked Sendable {
    /// The response.
    public let response: URLResponse
    /// The content.
    public let data: Data
    /// The values that code adds; nil for none.
    public let userInfo: [AnyHashable: Any]?

    /// Creates a response with its content.
    public init(response: URLResponse, data: Data, userInfo: [AnyHashable: Any]? = nil) {
        (self.response, self.data, self.userInfo) = (response, data, userInfo)
        super.init()
    }
}
