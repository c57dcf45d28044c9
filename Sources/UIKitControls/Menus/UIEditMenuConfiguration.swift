/// The place of a menu over a selection.
@preconcurrency @MainActor open class UIEditMenuConfiguration: NSObject {
    /// The identifier, by which a delegate recognizes the menu.
    public let identifier: AnyHashable
    /// The point of the selection in the coordinates of the interaction's view.
    public let sourcePoint: CGPoint
    /// The direction of the arrow that code prefers; default automatic.
    open var preferredArrowDirection = UIEditMenuArrowDirection.automatic

    /// Creates a place.
    /// - Parameters:
    ///   - identifier: The identifier; nil for one of its own.
    ///   - sourcePoint: The point of the selection.
    public init(identifier: AnyHashable?, sourcePoint: CGPoint) {
        self.identifier = identifier ?? AnyHashable(RunContext.current.newHashNumber())
        self.sourcePoint = sourcePoint
        super.init()
    }
}
