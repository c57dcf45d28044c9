// Functions and members of the standard library of Swift 1. Functions of the same name that code declares
// itself precede them.

/// Returns the number of elements of a collection.
public func count<Elements: Collection>(_ x: Elements) -> Int { x.count }

/// Returns the number of elements of a collection.
@_disfavoredOverload public func countElements<Elements: Collection>(_ x: Elements) -> Int { x.count }

/// Returns a Boolean value that indicates whether a collection has no elements.
@_disfavoredOverload public func isEmpty<Elements: Collection>(_ x: Elements) -> Bool { x.isEmpty }

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

/// Returns the first element of a collection; nil for an empty one.
@_disfavoredOverload
public func first<Elements: Collection>(_ x: Elements) -> Elements.Element? { x.first }

/// Returns the last element of a collection; nil for an empty one.
@_disfavoredOverload
public func last<Elements: BidirectionalCollection>(_ x: Elements) -> Elements.Element? { x.last }

/// Returns the largest element of a sequence, which must have one.
@_disfavoredOverload public func maxElement<Elements: Sequence>(_ elements: Elements) -> Elements.Element
where Elements.Element: Comparable {
    elements.max()!
}

/// Returns the smallest element of a sequence, which must have one.
@_disfavoredOverload public func minElement<Elements: Sequence>(_ elements: Elements) -> Elements.Element
where Elements.Element: Comparable {
    elements.min()!
}

/// Returns a Boolean value that indicates whether two sequences have equal elements in the same order.
@_disfavoredOverload
public func equal<A: Sequence, B: Sequence>(_ a1: A, _ a2: B) -> Bool
where A.Element == B.Element, A.Element: Equatable {
    a1.elementsEqual(a2)
}

/// Returns a Boolean value that indicates whether a sequence begins with the elements of another one.
@_disfavoredOverload
public func startsWith<A: Sequence, B: Sequence>(_ s: A, _ prefix: B) -> Bool
where A.Element == B.Element, A.Element: Equatable {
    s.starts(with: prefix)
}

/// Returns the elements of a sequence with their numbers.
@_disfavoredOverload
public func enumerate<Elements: Sequence>(_ base: Elements) -> [(index: Int, element: Elements.Element)] {
    base.enumerate()
}

/// Returns the results of a function for the elements of a sequence.
@_disfavoredOverload
public func map<Elements: Sequence, T>(_ source: Elements, _ transform: (Elements.Element) -> T) -> [T] {
    source.map(transform)
}

/// Returns the result of a function for a value; nil for none.
@_disfavoredOverload
public func map<Value, T>(_ x: Value?, _ transform: (Value) -> T) -> T? { x.map(transform) }

/// Returns the elements of a sequence that meet a condition.
@_disfavoredOverload
public func filter<Elements: Sequence>(
    _ source: Elements, _ includeElement: (Elements.Element) -> Bool
) -> [Elements.Element] {
    // A dictionary's own method returns a dictionary.
    Array(source).filter(includeElement)
}

/// Returns the result of a function that takes one element of a sequence after the other.
@_disfavoredOverload
public func reduce<Elements: Sequence, Result>(
    _ sequence: Elements, _ initial: Result, _ combine: (Result, Elements.Element) -> Result
) -> Result { sequence.reduce(initial, combine) }

/// Returns the elements of a sequence from the last one to the first one.
@_disfavoredOverload
public func reverse<Elements: Sequence>(_ source: Elements) -> [Elements.Element] {
    Array(source.reversed())
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

/// Returns the address of an object, valid while the object exists.
@_disfavoredOverload public func unsafeAddressOf(_ object: AnyObject) -> UnsafeRawPointer {
    UnsafeRawPointer(Unmanaged.passUnretained(object).toOpaque())
}

/// Returns a value as `print` writes it.
@_disfavoredOverload public func toString<Value>(_ x: Value) -> String { String(describing: x) }

extension String {
    /// Returns the number that the text is in decimal digits; nil for another text.
    public func toInt() -> Int? { Int(self) }
}

extension OptionSet {
    /// The set without options.
    public static var allZeros: Self { Self() }
}
