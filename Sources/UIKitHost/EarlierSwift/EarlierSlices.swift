// Functions of the standard library of Swift 1 for parts of collections and their indices. Parts of a text
// are texts, as they were then.

/// Returns the first elements of a collection.
@_disfavoredOverload
public func prefix<Elements: Collection>(_ s: Elements, _ maxLength: Int) -> Elements.SubSequence {
    s.prefix(maxLength)
}

/// Returns the first characters of a text.
@_disfavoredOverload
public func prefix(_ s: String, _ maxLength: Int) -> String { String(s.prefix(maxLength)) }

/// Returns the last elements of a collection.
@_disfavoredOverload
public func suffix<Elements: BidirectionalCollection>(
    _ s: Elements, _ maxLength: Int
) -> Elements.SubSequence { s.suffix(maxLength) }

/// Returns the last characters of a text.
@_disfavoredOverload
public func suffix(_ s: String, _ maxLength: Int) -> String { String(s.suffix(maxLength)) }

/// Returns a collection without its first element.
@_disfavoredOverload
public func dropFirst<Elements: Collection>(_ s: Elements) -> Elements.SubSequence { s.dropFirst() }

/// Returns a text without its first character.
@_disfavoredOverload public func dropFirst(_ s: String) -> String { String(s.dropFirst()) }

/// Returns a collection without its last element.
@_disfavoredOverload
public func dropLast<Elements: BidirectionalCollection>(_ s: Elements) -> Elements.SubSequence {
    s.dropLast()
}

/// Returns a text without its last character.
@_disfavoredOverload public func dropLast(_ s: String) -> String { String(s.dropLast()) }

/// Returns the parts of a collection between separators.
@_disfavoredOverload
public func split<Elements: Collection>(
    _ elements: Elements, maxSplit: Int = Int.max, allowEmptySlices: Bool = false,
    isSeparator: (Elements.Element) -> Bool
) -> [Elements.SubSequence] {
    elements.split(
        maxSplits: maxSplit, omittingEmptySubsequences: !allowEmptySlices, whereSeparator: isSeparator)
}

/// Returns the parts of a text between separators.
public func split(
    _ elements: String, maxSplit: Int = Int.max, allowEmptySlices: Bool = false,
    isSeparator: (Character) -> Bool
) -> [String] {
    elements.split(
        maxSplits: maxSplit, omittingEmptySubsequences: !allowEmptySlices, whereSeparator: isSeparator
    ).map(String.init)
}

/// Returns the parts of a text between separators.
@_disfavoredOverload
public func split(_ elements: String, _ isSeparator: (Character) -> Bool) -> [String] {
    split(elements, isSeparator: isSeparator)
}

/// Removes the last element of a collection, and returns it.
@discardableResult @_disfavoredOverload
public func removeLast<Elements: RangeReplaceableCollection & BidirectionalCollection>(
    _ x: inout Elements
) -> Elements.Element { x.removeLast() }

/// Removes the element at an index, and returns it.
@discardableResult @_disfavoredOverload
public func removeAtIndex<Elements: RangeReplaceableCollection>(
    _ x: inout Elements, _ index: Elements.Index
) -> Elements.Element { x.remove(at: index) }

/// Inserts an element before the one at an index.
@_disfavoredOverload
public func insert<Elements: RangeReplaceableCollection>(
    _ x: inout Elements, _ newElement: Elements.Element, atIndex i: Elements.Index
) { x.insert(newElement, at: i) }

/// Adds the elements of a sequence to the end of a collection.
@_disfavoredOverload
public func extend<Elements: RangeReplaceableCollection, Others: Sequence>(
    _ x: inout Elements, _ newElements: Others
) where Others.Element == Elements.Element { x.append(contentsOf: newElements) }

/// Sorts a collection by the order of its elements.
@_disfavoredOverload
public func sort<Elements: MutableCollection & RandomAccessCollection>(_ collection: inout Elements)
where Elements.Element: Comparable { collection.sort() }

/// Sorts a collection by an order.
@_disfavoredOverload
public func sort<Elements: MutableCollection & RandomAccessCollection>(
    _ collection: inout Elements, _ isOrderedBefore: (Elements.Element, Elements.Element) -> Bool
) { collection.sort(by: isOrderedBefore) }

/// Returns the indices of a collection.
@_disfavoredOverload
public func indices<Elements: Collection>(_ x: Elements) -> Elements.Indices { x.indices }

/// Returns the index a number of places behind another one.
@_disfavoredOverload
public func advance<Index: Strideable>(_ start: Index, _ n: Index.Stride) -> Index { start.advanced(by: n) }

/// Returns the index a number of places behind another one, and at most the last one.
@_disfavoredOverload
public func advance<Index: Strideable>(_ start: Index, _ n: Index.Stride, _ end: Index) -> Index {
    let index = start.advanced(by: n)
    return n < 0 ? max(index, end) : min(index, end)
}

/// Returns the number of places from an index to another one.
@_disfavoredOverload
public func distance<Index: Strideable>(_ start: Index, _ end: Index) -> Index.Stride {
    start.distance(to: end)
}

extension Range {
    /// Creates the range from a start up to an end.
    public init(start: Bound, end: Bound) { self = start..<end }
}
