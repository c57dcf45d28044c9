/// A task that gets data.
@preconcurrency @MainActor open class URLSessionDataTask: URLSessionTask {}
