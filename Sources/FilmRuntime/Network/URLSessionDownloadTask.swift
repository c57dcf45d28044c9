/// A task that stores data in a file.
@preconcurrency @MainActor open class URLSessionDownloadTask: URLSessionTask {}
