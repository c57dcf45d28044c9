public import Foundation

extension NotificationCenter {
    /// Adds a block that runs where a notification is posted: a film has one thread, on which the post would
    /// wait for the queue.
    ///
    /// - Parameters:
    ///   - name: The name of the notification; nil for any.
    ///   - obj: The sender; nil for any.
    ///   - queue: The queue; it has no effect.
    ///   - block: The code to call.
    @discardableResult @_disfavoredOverload public func addObserver(
        forName name: NSNotification.Name?, object obj: Any?, queue: OperationQueue?,
        using block: @escaping @Sendable (Notification) -> Void
    ) -> any NSObjectProtocol {
        addObserver(forName: name, object: obj, queue: Foundation.OperationQueue?.none, using: block)
    }

    /// Adds a block that runs where a notification is posted.
    ///
    /// It is Foundation's method for a name that is not optional, which the compiler prefers, with a result
    /// that may be ignored: Swift lets code ignore the results of all Objective-C methods, so that apps do
    /// without a warning.
    @discardableResult public func addObserver(
        forName name: NSNotification.Name, object obj: Any?, queue: Foundation.OperationQueue?,
        using block: @escaping @Sendable (Notification) -> Void
    ) -> any NSObjectProtocol {
        addObserver(forName: Optional(name), object: obj, queue: queue, using: block)
    }
}
