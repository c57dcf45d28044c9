/// Responses of a network that code keeps; a film has no network that adds to them.
open class URLCache: NSObject, @unchecked Sendable {
    /// The largest size in memory, in bytes.
    open var memoryCapacity: Int
    /// The largest size on disk, in bytes.
    open var diskCapacity: Int
    /// The size in memory, in bytes: that of the responses that are kept.
    open var currentMemoryUsage: Int { entries.values.reduce(0) { $0 + $1.data.count } }
    /// The size on disk, in bytes; always 0.
    open var currentDiskUsage: Int { 0 }
    private var entries: [URL: CachedURLResponse] = [:]

    /// The cache of the app.
    nonisolated(unsafe) public static var shared = URLCache(
        memoryCapacity: 512_000, diskCapacity: 10_000_000, diskPath: nil)

    /// Creates an empty cache. It keeps nothing on disk.
    public init(memoryCapacity: Int, diskCapacity: Int, diskPath path: String?) {
        (self.memoryCapacity, self.diskCapacity) = (memoryCapacity, diskCapacity)
    }

    /// Creates an empty cache. It keeps nothing on disk.
    public convenience init(memoryCapacity: Int, diskCapacity: Int, directory: URL? = nil) {
        self.init(memoryCapacity: memoryCapacity, diskCapacity: diskCapacity, diskPath: nil)
    }

    /// Returns the response to a request; nil for none.
    open func cachedResponse(for request: URLRequest) -> CachedURLResponse? {
        request.url.flatMap { entries[$0] }
    }

    /// Keeps the response to a request, where it is not larger than the cache.
    open func storeCachedResponse(_ cachedResponse: CachedURLResponse, for request: URLRequest) {
        guard let url = request.url, cachedResponse.data.count <= memoryCapacity else { return }
        entries[url] = cachedResponse
    }

    /// Removes the response to a request.
    open func removeCachedResponse(for request: URLRequest) {
        if let url = request.url { entries[url] = nil }
    }

    /// Removes all responses.
    open func removeAllCachedResponses() { entries = [:] }
}
