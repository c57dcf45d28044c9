public import UIKitControls

/// The answer of a collection view to a possible drop.
open class UICollectionViewDropProposal: UIDropProposal {
    /// A place that dropped items take.
    public enum Intent: Int, Sendable {
        /// None: the cells stay as they are.
        case unspecified
        /// A place between cells: cells of the same collection view make room.
        case insertAtDestinationIndexPath
        /// A cell, which is highlighted.
        case insertIntoDestinationIndexPath
    }

    /// The place.
    public let intent: Intent

    /// Creates a proposal.
    ///
    /// - Parameters:
    ///   - operation: The effect on the content.
    ///   - intent: The place.
    public init(operation: UIDropOperation, intent: Intent) {
        self.intent = intent
        super.init(operation: operation)
    }

    /// Creates a proposal without a place.
    ///
    /// - Parameter operation: The effect on the content.
    public override init(operation: UIDropOperation) {
        intent = .unspecified
        super.init(operation: operation)
    }
}
