public import Foundation

// Foundation on Linux lacks these members. Where it has them, its function is preferred to this one.

extension NotificationCenter {
    /// Returns the notifications that are posted from the time on at which a loop begins to read them. The
    /// loop goes on in the tick of the film in which a notification is posted, after the code that posts it.
    ///
    /// - Parameters:
    ///   - name: The name of the notifications.
    ///   - object: The sender; nil for any.
    @_disfavoredOverload public func notifications(
        named name: Notification.Name, object: AnyObject? = nil
    ) -> Notifications {
        Notifications(center: self, name: name, object: object)
    }

    /// The notifications of a name, which end where the task that reads them is canceled.
    public final class Notifications: AsyncSequence, @unchecked Sendable {
        private let center: NotificationCenter
        private let name: Notification.Name
        private let object: AnyObject?

        fileprivate init(center: NotificationCenter, name: Notification.Name, object: AnyObject?) {
            (self.center, self.name, self.object) = (center, name, object)
        }

        /// Begins to keep notifications for a reader.
        public func makeAsyncIterator() -> Iterator {
            let (stream, continuation) = AsyncStream.makeStream(of: Posted.self)
            nonisolated(unsafe) let observer = center.addObserver(forName: name, object: object, queue: nil) {
                continuation.yield(Posted(notification: $0))
            }
            continuation.onTermination = { [center] _ in center.removeObserver(observer) }
            return Iterator(posted: stream.makeAsyncIterator())
        }

        /// The reader of notifications in the order in which they were posted.
        public struct Iterator: AsyncIteratorProtocol {
            fileprivate var posted: AsyncStream<Posted>.Iterator

            /// Returns the next notification; nil in a task that is canceled.
            public mutating func next() async -> Notification? { await posted.next()?.notification }

            /// Returns the next notification on an actor; nil in a task that is canceled.
            public mutating func next(isolation actor: isolated (any Actor)?) async -> Notification? {
                await posted.next(isolation: actor)?.notification
            }
        }

        /// A notification on the way to its reader, which runs where the film does, as the sender.
        fileprivate struct Posted: @unchecked Sendable {
            let notification: Notification
        }
    }
}
