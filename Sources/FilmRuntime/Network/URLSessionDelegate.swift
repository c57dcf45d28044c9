/// An object that learns of events of a session.
@preconcurrency @MainActor public protocol URLSessionDelegate: AnyObject {}

/// An object that learns of the end of tasks.
@preconcurrency @MainActor public protocol URLSessionTaskDelegate: URLSessionDelegate {
    /// Notifies the delegate that a task has ended, with its error; nil for none.
    func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?)
}

extension URLSessionTaskDelegate {
    /// Does nothing.
    public func urlSession(
        _ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?
    ) {}
}

/// An object that receives the data of tasks.
@preconcurrency @MainActor public protocol URLSessionDataDelegate: URLSessionTaskDelegate {
    /// Notifies the delegate of data.
    func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data)
}

extension URLSessionDataDelegate {
    /// Does nothing.
    public func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {}
}
