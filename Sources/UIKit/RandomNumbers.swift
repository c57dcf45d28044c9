// Random numbers in files that import UIKit, in place of Swift's own: a frame of a film depends on nothing
// but scene, parameters and frame number. Each function hides the one of the same name. They are not in
// UIKitDynamics, whose importers need numbers that differ from run to run.

private nonisolated(unsafe) var numbers = FilmNumbers()

extension FixedWidthInteger {
    /// Returns a random number of a range.
    public static func random(in range: Range<Self>) -> Self { random(in: range, using: &numbers) }

    /// Returns a random number of a range.
    public static func random(in range: ClosedRange<Self>) -> Self { random(in: range, using: &numbers) }
}

extension BinaryFloatingPoint where RawSignificand: FixedWidthInteger {
    /// Returns a random number of a range.
    public static func random(in range: Range<Self>) -> Self { random(in: range, using: &numbers) }

    /// Returns a random number of a range.
    public static func random(in range: ClosedRange<Self>) -> Self { random(in: range, using: &numbers) }
}

extension Bool {
    /// Returns true or false at random.
    public static func random() -> Bool { random(using: &numbers) }
}

extension Collection {
    /// Returns a random element; nil for an empty collection.
    public func randomElement() -> Element? { randomElement(using: &numbers) }
}

extension Sequence {
    /// Returns the elements in a random order.
    public func shuffled() -> [Element] { shuffled(using: &numbers) }
}

extension MutableCollection where Self: RandomAccessCollection {
    /// Puts the elements in a random order.
    public mutating func shuffle() { shuffle(using: &numbers) }
}
