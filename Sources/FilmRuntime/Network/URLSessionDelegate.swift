/// An object that learns of events of a session.
@preconcurrency @MainActor public protocol URLSessionDelegate: AnyObject {}
