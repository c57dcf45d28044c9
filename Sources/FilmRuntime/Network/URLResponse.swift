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
