public import UIKitControls

/// The answer of a table to a possible drop.
open class UITableViewDropProposal: UIDropProposal {
    /// A place that dropped items take.
    public enum Intent: Int, Sendable {
        /// None: the rows stay as they are.
        case unspecified
        /// A place between rows: rows of the same table make room.
        case insertAtDestinationIndexPath
        /// A row, which is highlighted.
        case insertIntoDestinationIndexPath
        /// The place depends on the finger's distance from the row's middle; a film inserts into the row.
        case automatic
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
