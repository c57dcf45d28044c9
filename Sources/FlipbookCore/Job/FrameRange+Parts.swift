extension FrameRange {
    /// Returns `count` consecutive parts of the range, whose lengths differ by at most one frame.
    /// - Parameter count: from 1 to the number of frames.
    public func parts(_ count: Int) -> [FrameRange] {
        let total = self.count
        let numbers = makeIterator()
        return (0..<count).map { part in
            let length = total * (part + 1) / count - total * part / count
            return FrameRange(rising: (0..<length).compactMap { _ in numbers.next() })
        }
    }
}
