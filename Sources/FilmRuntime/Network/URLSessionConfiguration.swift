/// The settings of a session; without effect, since a film has no network.
@preconcurrency @MainActor open class URLSessionConfiguration: NSObject {
    /// The usual settings.
    open class var `default`: URLSessionConfiguration { URLSessionConfiguration() }
    /// The settings of a session that stores nothing.
    open class var ephemeral: URLSessionConfiguration { URLSessionConfiguration() }
    /// Returns the settings of a session that goes on while the app is closed.
    open class func background(withIdentifier identifier: String) -> URLSessionConfiguration {
        URLSessionConfiguration()
    }
    /// The time in seconds after which a request without an answer fails; default 60. It has no effect.
    open var timeoutIntervalForRequest: TimeInterval = 60
    /// The time in seconds after which an unfinished answer fails; default a week. It has no effect.
    open var timeoutIntervalForResource: TimeInterval = 604_800
    /// The header fields of all requests; default nil. They have no effect.
    open var httpAdditionalHeaders: [AnyHashable: Any]?
    /// A Boolean value that indicates whether requests wait for a network; default false. It has no effect.
    open var waitsForConnectivity = false
    /// A Boolean value that indicates whether mobile networks may carry requests. It has no effect.
    open var allowsCellularAccess = true
    /// The number of connections to one server. It has no effect.
    open var httpMaximumConnectionsPerHost = 6
    /// The rule by which stored answers are used. It has no effect.
    open var requestCachePolicy = URLRequest.CachePolicy.useProtocolCachePolicy
}
