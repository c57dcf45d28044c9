/// The delegate of a viewer of large content, which a film never opens.
@preconcurrency @MainActor public protocol UILargeContentViewerInteractionDelegate: NSObjectProtocol {}
