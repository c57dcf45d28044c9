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
