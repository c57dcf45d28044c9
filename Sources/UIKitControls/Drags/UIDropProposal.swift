import UIKitCore

/// What a view would do with a drop.
@preconcurrency @MainActor open class UIDropProposal: NSObject {
    /// What becomes of the content.
    public let operation: UIDropOperation

    /// Creates a proposal.
    /// - Parameter operation: What becomes of the content.
    public init(operation: UIDropOperation) { self.operation = operation }
}
