/// The answer to a request, without its data.
@preconcurrency @MainActor open class URLResponse: NSObject {
    /// The URL of the answer.
    public let url: URL?
    /// The media type, such as “application/json”; nil for an unknown one.
    public let mimeType: String?
    /// The number of bytes expected; -1 for an unknown one.
    public let expectedContentLength: Int64
    /// The encoding of a text; nil for an unknown one.
    public let textEncodingName: String?

    /// Creates an answer.
    public init(
        url: URL, mimeType: String?, expectedContentLength length: Int, textEncodingName name: String?
    ) {
        (self.url, self.mimeType, textEncodingName) = (url, mimeType, name)
        expectedContentLength = Int64(length)
        super.init()
    }

    /// The name of the file that the answer could be stored in; nil for none.
    open var suggestedFilename: String? { url?.lastPathComponent }
}

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
