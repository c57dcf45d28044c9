/// A task that sends data.
@preconcurrency @MainActor open class URLSessionUploadTask: URLSessionDataTask {}
