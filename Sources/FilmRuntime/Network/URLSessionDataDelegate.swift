/// An object that receives the data of tasks.
@preconcurrency @MainActor public protocol URLSessionDataDelegate: URLSessionTaskDelegate {
    /// Notifies the delegate of data.
    func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data)
}

extension URLSessionDataDelegate {
    /// Does nothing.
    public func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {}
}
