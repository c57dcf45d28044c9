/// Memory that a stage of the step fills anew. It is kept from step to step, so that a step allocates nothing
/// once warm; a copy of the world gets its own when it first reserves it.
struct ScratchBuffer<Element: BitwiseCopyable>: @unchecked Sendable {
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

    /// Returns memory for a number of elements, with any content.
    mutating func reserve(_ count: Int) -> UnsafeMutablePointer<Element> {
        if isKnownUniquelyReferenced(&block), let block, block.capacity >= count { return block.base }
        let new = Block(max(count + count / 2, 64))
        block = new
        return new.base
    }

    /// The content that was last written, to read. A copy of the world may share it, as whoever writes
    /// reserves first.
    var contents: UnsafePointer<Element> {
        guard let block else { return UnsafePointer(bitPattern: MemoryLayout<Element>.alignment)! }
        return UnsafePointer(block.base)
    }

    /// Returns memory for more elements, with the first ones kept.
    mutating func reserve(_ count: Int, keeping kept: Int) -> UnsafeMutablePointer<Element> {
        if isKnownUniquelyReferenced(&block), let block, block.capacity >= count { return block.base }
        let new = Block(max(count + count / 2, 64))
        if let block { new.base.update(from: block.base, count: kept) }
        block = new
        return new.base
    }
}
