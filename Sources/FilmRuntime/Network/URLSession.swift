/// A group of requests. In files that import UIKit it replaces the type of the same name that
/// FoundationNetworking has on Linux.
///
/// A film has no network, so that all its runs are the same: a request for a file of the scene gets its data,
/// and any other fails at the next tick with `URLError.notConnectedToInternet`, as on a device in airplane
/// mode. A warning names the URL.
@preconcurrency @MainActor open class URLSession: NSObject {
    /// The session of simple requests.
    public static let shared = URLSession(configuration: .default)

    /// The settings.
    public let configuration: URLSessionConfiguration
    /// The object that learns of the progress of tasks without a completion handler; default nil.
    public private(set) var delegate: (any URLSessionDelegate)?

    /// Creates a session.
    public init(configuration: URLSessionConfiguration) {
        self.configuration = configuration
        super.init()
    }

    /// The queue of delegates and completion handlers; by default one of its own.
    public private(set) lazy var delegateQueue = OperationQueue()

    /// Creates a session with a delegate and the queue that calls it; nil for a queue of its own.
    public convenience init(
        configuration: URLSessionConfiguration, delegate: (any URLSessionDelegate)?,
        delegateQueue queue: OperationQueue?
    ) {
        self.init(configuration: configuration)
        self.delegate = delegate
        if let queue { delegateQueue = queue }
    }

    // MARK: Tasks

    /// Creates a task that gets the contents of a URL.
    open func dataTask(with url: URL) -> URLSessionDataTask { dataTask(with: URLRequest(url: url)) }

    /// Creates a task that gets the answer to a request.
    open func dataTask(with request: URLRequest) -> URLSessionDataTask {
        let task = URLSessionDataTask(request)
        task.session = self
        task.completion = { [weak self, weak task] data, response, error in
            guard let self, let task else { return }
            self.report(task, data, error)
        }
        return task
    }

    /// Creates a task that gets the contents of a URL and hands them to a closure.
    open func dataTask(
        with url: URL, completionHandler: @escaping (Data?, URLResponse?, (any Error)?) -> Void
    ) -> URLSessionDataTask {
        dataTask(with: URLRequest(url: url), completionHandler: completionHandler)
    }

    /// Creates a task that gets the answer to a request and hands it to a closure.
    open func dataTask(
        with request: URLRequest, completionHandler: @escaping (Data?, URLResponse?, (any Error)?) -> Void
    ) -> URLSessionDataTask {
        let task = URLSessionDataTask(request)
        task.session = self
        task.completion = completionHandler
        return task
    }

    /// Creates a task that sends data and hands the answer to a closure.
    open func uploadTask(
        with request: URLRequest, from bodyData: Data?,
        completionHandler: @escaping (Data?, URLResponse?, (any Error)?) -> Void
    ) -> URLSessionUploadTask {
        let task = URLSessionUploadTask(request)
        task.session = self
        task.completion = completionHandler
        return task
    }

    /// Creates a task that stores the contents of a URL in a file and hands its URL to a closure.
    open func downloadTask(
        with url: URL, completionHandler: @escaping (URL?, URLResponse?, (any Error)?) -> Void
    ) -> URLSessionDownloadTask {
        let task = URLSessionDownloadTask(URLRequest(url: url))
        task.session = self
        task.completion = { data, response, error in
            completionHandler(data == nil ? nil : url, response, error)
        }
        return task
    }

    /// Returns the contents of a URL.
    ///
    /// - Parameters:
    ///   - url: the address.
    ///   - delegate: the object that answers a server's questions; a film has no server.
    public func data(
        from url: URL, delegate: (any URLSessionTaskDelegate)? = nil
    ) async throws -> (Data, URLResponse) {
        try await data(for: URLRequest(url: url), delegate: delegate)
    }

    /// Returns the answer to a request.
    ///
    /// - Parameters:
    ///   - request: the request.
    ///   - delegate: the object that answers a server's questions; a film has no server.
    public func data(
        for request: URLRequest, delegate: (any URLSessionTaskDelegate)? = nil
    ) async throws -> (Data, URLResponse) {
        try await withCheckedThrowingContinuation { continuation in
            dataTask(with: request) { data, response, error in
                if let data, let response {
                    continuation.resume(returning: (data, response))
                } else {
                    continuation.resume(throwing: error ?? URLError(.unknown))
                }
            }.resume()
        }
    }

    private func report(_ task: URLSessionDataTask, _ data: Data?, _ error: (any Error)?) {
        if let data {
            (delegate as? any URLSessionDataDelegate)?.urlSession(self, dataTask: task, didReceive: data)
        }
        (delegate as? any URLSessionTaskDelegate)?.urlSession(self, task: task, didCompleteWithError: error)
    }

    /// Lets no further tasks begin. It has no effect.
    open func finishTasksAndInvalidate() { delegate = nil }

    /// Cancels all tasks. It has no effect on those that have been resumed.
    open func invalidateAndCancel() { delegate = nil }
}
