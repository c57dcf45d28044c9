import UIKitCore

/// The answer of a view to a possible drop.
@preconcurrency @MainActor open class UIDropProposal: NSObject {
    /// The effect on the content.
    public let operation: UIDropOperation

    /// Creates a proposal.
    /// - Parameter operation: The effect on the content.
    public init(operation: UIDropOperation) { self.operation = operation }
}
