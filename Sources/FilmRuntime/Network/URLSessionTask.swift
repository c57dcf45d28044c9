/// One request of a session.
@preconcurrency @MainActor open class URLSessionTask: NSObject {
    /// The states of a task.
    public enum State: Int, Sendable {
        /// It was resumed and has no answer yet.
        case running = 0
        /// It waits for `resume()`.
        case suspended
        /// It was canceled.
        case canceling
        /// It has its answer.
        case completed
    }

    /// The request that the task began with.
    public let originalRequest: URLRequest?
    /// The state; default suspended.
    public private(set) var state = State.suspended
    /// The answer; nil before it has come.
    public private(set) var response: URLResponse?
    /// The error with which the task ended; nil for none.
    public private(set) var error: (any Error)?
    /// The number of the task.
    public let taskIdentifier: Int
    /// The importance among other tasks, from 0 to 1; default 0.5. It has no effect.
    open var priority: Float = 0.5

    /// The session, whose queue calls the handler.
    weak var session: URLSession?
    var completion: ((Data?, URLResponse?, (any Error)?) -> Void)?

    /// The largest file of a request, in bytes: 256 MiB.
    private static let fileLimit = 256 << 20

    /// The priority of unimportant tasks.
    public static let lowPriority: Float = 0.25
    /// The usual priority.
    public static let defaultPriority: Float = 0.5
    /// The priority of important tasks.
    public static let highPriority: Float = 0.75

    init(_ request: URLRequest) {
        originalRequest = request
        taskIdentifier = RunContext.current.newHashNumber()
        super.init()
    }

    /// The request that is being answered.
    open var currentRequest: URLRequest? { originalRequest }

    /// Begins the task: its answer comes at the next tick.
    open func resume() {
        guard state == .suspended else { return }
        state = .running
        RunContext.current.clock.schedule(at: RunContext.current.clock.time) { self.answer() }
    }

    /// Stops a task until `resume()`. It has no effect: answers come at once.
    open func suspend() { warnOfNoEffect("URLSessionTask.suspend") }

    /// Ends the task with `URLError.cancelled`.
    open func cancel() {
        guard state == .running || state == .suspended else { return }
        state = .canceling
        RunContext.current.clock.schedule(at: RunContext.current.clock.time) {
            self.end(nil, nil, URLError(.cancelled))
        }
    }

    private func answer() {
        guard state == .running else { return }
        guard let url = originalRequest?.url else { return end(nil, nil, URLError(.badURL)) }
        if url.isFileURL {
            guard let data = try? RegularFile(url.path, limit: Self.fileLimit).contents() else {
                return end(nil, nil, URLError(.fileDoesNotExist))
            }
            let response = URLResponse(
                url: url, mimeType: nil, expectedContentLength: data.count, textEncodingName: nil)
            return end(data, response, nil)
        }
        RunContext.current.warn(
            "A film has no network: the request for “\(url.absoluteString)” fails, as on a device without "
                + "a connection.")
        let failure = URLError(
            .notConnectedToInternet,
            userInfo: [
                NSURLErrorFailingURLErrorKey: url,
                NSLocalizedDescriptionKey: "The Internet connection appears to be offline.",
            ])
        end(nil, nil, failure)
    }

    private func end(_ data: Data?, _ response: URLResponse?, _ error: (any Error)?) {
        (state, self.response, self.error) = (.completed, response, error)
        let last = completion
        completion = nil
        let isOnMain = session.map { $0.delegateQueue === OperationQueue.main } ?? false
        FilmQueue.run(elsewhere: !isOnMain) { last?(data, response, error) }
    }
}
