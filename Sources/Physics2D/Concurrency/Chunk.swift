/// A chunk of a stage's work; the result does not depend on the worker that runs it.
struct Chunk {
    let index: Int
    let count: Int

    /// Returns the chunk's contiguous part of a range; the parts of all chunks cover the range in order.
    @inline(__always) func range(of range: Range<Int>) -> Range<Int> {
        let (start, length) = (range.lowerBound, range.count)
        return (start + length * index / count)..<(start + length * (index + 1) / count)
    }
}
