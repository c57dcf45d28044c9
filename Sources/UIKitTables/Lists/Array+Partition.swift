extension Array {
    /// Returns the first index whose element satisfies a predicate that no element before it and all after
    /// it satisfy, by binary search.
    package func partitioningIndex(where isBeyond: (Element) -> Bool) -> Int {
        var (low, high) = (startIndex, endIndex)
        while low < high {
            let middle = low + (high - low) / 2
            if isBeyond(self[middle]) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
