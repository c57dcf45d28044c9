/// Scratch memory that a stage of the step overwrites. It stays allocated from step to step, so that a warm
/// step allocates nothing; a copy of the world allocates its own when it first reserves.
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

    /// Returns memory for a number of elements, with undefined content.
    mutating func reserve(_ count: Int) -> UnsafeMutablePointer<Element> {
        if isKnownUniquelyReferenced(&block), let block, block.capacity >= count { return block.base }
        let new = Block(max(count + count / 2, 64))
        block = new
        return new.base
    }

    /// The content that was written last, read-only. A copy of the world can share it, as every writer
    /// reserves first.
    var contents: UnsafePointer<Element> {
        guard let block else { return UnsafePointer(bitPattern: MemoryLayout<Element>.alignment)! }
        return UnsafePointer(block.base)
    }

    /// Returns memory for a number of elements, of which the first `kept` keep their content; the rest is
    /// undefined.
    mutating func reserve(_ count: Int, keeping kept: Int) -> UnsafeMutablePointer<Element> {
        if isKnownUniquelyReferenced(&block), let block, block.capacity >= count { return block.base }
        let new = Block(max(count + count / 2, 64))
        if let block { new.base.update(from: block.base, count: kept) }
        block = new
        return new.base
    }
}
