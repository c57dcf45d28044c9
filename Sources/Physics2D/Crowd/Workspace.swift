/// Memory that a stage of the step fills anew: it is kept so that a step allocates nothing, and a copy of the
/// world gets its own when it first fills it.
struct Workspace<Element: BitwiseCopyable>: @unchecked Sendable {
    private final class Block {
        let base: UnsafeMutablePointer<Element>
        let capacity: Int

        init(_ capacity: Int) {
            self.capacity = capacity
            base = .allocate(capacity: capacity)
        }

        deinit { base.deallocate() }
    }

    private var block: Block?

    /// Room for a number of elements, with what was in it before or anything else.
    mutating func room(for count: Int) -> UnsafeMutablePointer<Element> {
        if isKnownUniquelyReferenced(&block), let block, block.capacity >= count { return block.base }
        let new = Block(max(count + count / 2, 64))
        block = new
        return new.base
    }

    /// What was last put there, to read; also when a copy of the world shares it, as who writes makes room
    /// first.
    var contents: UnsafePointer<Element> {
        guard let block else { return UnsafePointer(bitPattern: MemoryLayout<Element>.alignment)! }
        return UnsafePointer(block.base)
    }

    /// The same room grown to hold more, with what is in its first elements.
    mutating func room(for count: Int, keeping kept: Int) -> UnsafeMutablePointer<Element> {
        if let block, block.capacity >= count { return block.base }
        let new = Block(max(count + count / 2, 64))
        if let block { new.base.update(from: block.base, count: kept) }
        block = new
        return new.base
    }
}
