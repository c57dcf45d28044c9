/// A request for the contents of a URL. In files that import UIKit it replaces the type of the same name that
/// FoundationNetworking has on Linux.
public struct URLRequest: Hashable, Sendable {
    /// The rules by which stored answers are used; without effect.
    public enum CachePolicy: UInt, Sendable {
        /// As the protocol says.
        case useProtocolCachePolicy = 0
        /// Never.
        case reloadIgnoringLocalCacheData = 1
        /// Stored answers first.
        case returnCacheDataElseLoad = 2
        /// Only stored answers.
        case returnCacheDataDontLoad = 3
    }

    /// The URL; nil for none.
    public var url: URL?
    /// The rule by which stored answers are used. It has no effect.
    public var cachePolicy: CachePolicy
    /// The time in seconds after which a request fails; default 60. It has no effect.
    public var timeoutInterval: TimeInterval
    /// The method; default “GET”.
    public var httpMethod: String? = "GET"
    /// The data that are sent; default nil.
    public var httpBody: Data?
    /// The header fields by name; default none.
    public var allHTTPHeaderFields: [String: String]? = [:]
    /// A Boolean value that indicates whether mobile networks may carry the request. It has no effect.
    public var allowsCellularAccess = true

    /// Creates a request for the contents of a URL.
    public init(
        url: URL, cachePolicy: CachePolicy = .useProtocolCachePolicy, timeoutInterval: TimeInterval = 60
    ) {
        (self.url, self.cachePolicy, self.timeoutInterval) = (url, cachePolicy, timeoutInterval)
    }

    /// Returns the value of a header field; names are compared without regard to case.
    public func value(forHTTPHeaderField field: String) -> String? {
        allHTTPHeaderFields?.first { $0.key.lowercased() == field.lowercased() }?.value
    }

    /// Sets the value of a header field; nil removes it.
    public mutating func setValue(_ value: String?, forHTTPHeaderField field: String) {
        for key in (allHTTPHeaderFields ?? [:]).keys where key.lowercased() == field.lowercased() {
            allHTTPHeaderFields?[key] = nil
        }
        if let value { allHTTPHeaderFields = (allHTTPHeaderFields ?? [:]).merging([field: value]) { $1 } }
    }

    /// Adds to the value of a header field, after a comma where it has one.
    public mutating func addValue(_ value: String, forHTTPHeaderField field: String) {
        let old = self.value(forHTTPHeaderField: field)
        setValue(old.map { "\($0),\(value)" } ?? value, forHTTPHeaderField: field)
    }
}

/// A request under its name in Objective-C, whose rules of stored answers code of Swift 3 and later names.
public typealias NSURLRequest = URLRequest
