/// The answer of a server to a request by HTTP.
@preconcurrency @MainActor open class HTTPURLResponse: URLResponse {
    /// The status, such as 200.
    public let statusCode: Int
    /// The header fields by name.
    public let allHeaderFields: [AnyHashable: Any]

    /// Creates an answer. The version of HTTP has no effect.
    public init?(url: URL, statusCode: Int, httpVersion HTTPVersion: String?, headerFields: [String: String]?)
    {
        self.statusCode = statusCode
        allHeaderFields = headerFields ?? [:]
        super.init(
            url: url, mimeType: headerFields?["Content-Type"], expectedContentLength: -1,
            textEncodingName: nil)
    }

    /// Returns the value of a header field; names are compared without regard to case.
    open func value(forHTTPHeaderField field: String) -> String? {
        allHeaderFields.first { "\($0.key)".lowercased() == field.lowercased() }.map { "\($0.value)" }
    }
}
