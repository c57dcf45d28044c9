/// An operation that performs blocks. In files that import UIKit it replaces Foundation's type of the same
/// name.
@preconcurrency @MainActor open class BlockOperation: Operation {
    /// The blocks, in the order in which they run.
    open private(set) var executionBlocks: [() -> Void] = []

    /// Creates an operation without a block.
    public override init() { super.init() }

    /// Creates an operation of one block.
    ///
    /// - Parameter block: The work.
    public convenience init(block: @escaping () -> Void) {
        self.init()
        executionBlocks = [block]
    }

    /// Adds a block, which runs after those before.
    ///
    /// - Parameter block: The work.
    open func addExecutionBlock(_ block: @escaping () -> Void) { executionBlocks.append(block) }

    /// Performs the blocks.
    open override func main() {
        for block in executionBlocks { block() }
    }
}
