/// The delegate of an object that lays out a text. It has no methods: layout happens when it is asked for.
@preconcurrency @MainActor public protocol NSLayoutManagerDelegate: NSObjectProtocol {}
