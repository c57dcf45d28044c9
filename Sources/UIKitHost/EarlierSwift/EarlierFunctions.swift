// Functions and members of the standard library of Swift 1.

/// Returns the number of elements of a collection.
public func count<Elements: Collection>(_ x: Elements) -> Int { x.count }

/// Returns a Boolean value that indicates whether a sequence has an element.
public func contains<Elements: Sequence>(_ seq: Elements, _ x: Elements.Element) -> Bool
where Elements.Element: Equatable {
    seq.contains(x)
}

/// Returns a Boolean value that indicates whether an element of a sequence meets a condition.
public func contains<Elements: Sequence>(
    _ seq: Elements, _ predicate: (Elements.Element) -> Bool
) -> Bool { seq.contains(where: predicate) }

/// Returns the index of an element in a collection; nil for none.
public func find<Elements: Collection>(_ domain: Elements, _ value: Elements.Element) -> Elements.Index?
where Elements.Element: Equatable {
    domain.firstIndex(of: value)
}

/// Returns the elements of a sequence in their order.
public func sorted<Elements: Sequence>(_ source: Elements) -> [Elements.Element]
where Elements.Element: Comparable {
    source.sorted()
}

/// Returns the elements of a sequence in an order.
public func sorted<Elements: Sequence>(
    _ source: Elements, _ isOrderedBefore: (Elements.Element, Elements.Element) -> Bool
) -> [Elements.Element] { source.sorted(by: isOrderedBefore) }

/// Returns texts with a separator between them.
public func join<Elements: Sequence>(_ separator: String, _ elements: Elements) -> String
where Elements.Element == String {
    elements.joined(separator: separator)
}

extension String {
    /// Returns the number that the text is in decimal digits; nil for another text.
    public func toInt() -> Int? { Int(self) }
}

extension OptionSet {
    /// The set without options.
    public static var allZeros: Self { Self() }
}
