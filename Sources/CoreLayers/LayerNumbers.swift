/// The numbers of a layer's value. Up to eight are stored in place, as animations of many layers make and add
/// values in every frame.
package struct LayerNumbers: Equatable, RandomAccessCollection, MutableCollection {
    /// The number of those that are stored in place.
    private static let capacity = 8

    package let count: Int
    /// The first eight; zero beyond the count.
    private var first: SIMD8<Double>
    private var rest: [Double]

    private init(count: Int, first: SIMD8<Double>, rest: [Double] = []) {
        (self.count, self.first, self.rest) = (count, first, rest)
    }

    /// Creates a list of at most eight numbers; those beyond the count are zero.
    init(count: Int, _ first: SIMD8<Double>) { self.init(count: count, first: first) }

    package init(_ numbers: some Collection<Double>) {
        var first = SIMD8<Double>.zero
        for (index, number) in numbers.prefix(Self.capacity).enumerated() { first[index] = number }
        self.init(count: numbers.count, first: first, rest: Array(numbers.dropFirst(Self.capacity)))
    }

    package var startIndex: Int { 0 }
    package var endIndex: Int { count }

    package subscript(index: Int) -> Double {
        get { index < Self.capacity ? first[index] : rest[index - Self.capacity] }
        set {
            if index < Self.capacity {
                first[index] = newValue
            } else {
                rest[index - Self.capacity] = newValue
            }
        }
    }

    /// The sum of lists of the same length.
    static func + (one: LayerNumbers, other: LayerNumbers) -> LayerNumbers {
        LayerNumbers(
            count: one.count, first: one.first + other.first, rest: zip(one.rest, other.rest).map { $0 + $1 })
    }

    static func - (one: LayerNumbers, other: LayerNumbers) -> LayerNumbers {
        LayerNumbers(
            count: one.count, first: one.first - other.first, rest: zip(one.rest, other.rest).map { $0 - $1 })
    }

    static func * (one: LayerNumbers, factor: Double) -> LayerNumbers {
        LayerNumbers(count: one.count, first: one.first * factor, rest: one.rest.map { $0 * factor })
    }
}
