// The arithmetic of a solution falls in two parts. Which variables are solved for, and by which factors,
// depends on the constants of the constraints only where two numbers are compared. All else is a list of
// additions and multiplications of constants. The tape keeps that list with the comparisons. After a change
// of constants it is run again: as long as every comparison comes out as before, it computes what a solution
// from nothing would compute, to the last bit, and needs no search. (In automatic differentiation such a
// list is a tape, in sparse linear algebra its making is the symbolic phase.)

/// The recorded arithmetic of a solution on its constants.
struct Tape {
    private enum Kind: UInt8 {
        /// A constant of a constraint becomes a number.
        case load
        /// A multiple of a number is added to another.
        case add
        /// A number is multiplied by the factor.
        case scale
        case copy
        /// A comparison with 0: the source is 1 if the number was below.
        case sign
        /// A comparison with 0 within `tolerance`: the source is 1 if they were equal.
        case zero
        /// A comparison of ratios, the source is how many; the target is the place of the least one.
        case ratios
        /// One of the ratios: the number by the factor. The source decides among equal ones.
        case ratio
    }

    private struct Step {
        let kind: Kind
        let target: Int32
        let source: Int32
        let factor: Double
    }

    /// A basic variable that limits the growth of another one.
    struct Candidate {
        let row: Int
        let number: Int
        let factor: Double
        let variable: Int
    }

    /// A difference up to which a required constraint counts as fulfilled.
    static let tolerance = 1e-6

    private var inputs: [Double] = []
    private var numbers: [Double] = []
    private var steps: [Step] = []

    subscript(number: Int) -> Double { numbers[number] }

    // MARK: Recording

    private mutating func record(_ kind: Kind, _ target: Int, _ source: Int = 0, _ factor: Double = 0) {
        steps.append(
            Step(
                kind: kind, target: Int32(truncatingIfNeeded: target),
                source: Int32(truncatingIfNeeded: source), factor: factor))
    }

    /// Makes a number of the next constant.
    mutating func load(_ input: Double) -> Int {
        record(.load, numbers.count, inputs.count)
        inputs.append(input)
        numbers.append(input)
        return numbers.count - 1
    }

    /// Makes a number that is copied later.
    mutating func reserve() -> Int {
        numbers.append(0)
        return numbers.count - 1
    }

    mutating func copy(_ source: Int, to target: Int) {
        record(.copy, target, source)
        numbers[target] = numbers[source]
    }

    mutating func add(_ source: Int, times factor: Double, to target: Int) {
        record(.add, target, source, factor)
        numbers[target] += numbers[source] * factor
    }

    mutating func scale(_ target: Int, by factor: Double) {
        record(.scale, target, 0, factor)
        numbers[target] *= factor
    }

    mutating func isNegative(_ number: Int) -> Bool {
        let result = numbers[number] < 0
        record(.sign, number, result ? 1 : 0)
        return result
    }

    mutating func isZero(_ number: Int) -> Bool {
        let result = abs(numbers[number]) < Self.tolerance
        record(.zero, number, result ? 1 : 0)
        return result
    }

    /// Returns the place of the candidate with the least ratio, among equal ones that of the lowest variable;
    /// nil for none.
    mutating func least(_ candidates: [Candidate]) -> Int? {
        guard candidates.count > 1 else { return candidates.isEmpty ? nil : 0 }
        var least = Least()
        let start = steps.count
        record(.ratios, 0, candidates.count)
        for candidate in candidates {
            record(.ratio, candidate.number, candidate.variable, candidate.factor)
            least.take(-numbers[candidate.number] / candidate.factor, candidate.variable)
        }
        guard let place = least.place else { return nil }
        steps[start] = Step(
            kind: .ratios, target: Int32(truncatingIfNeeded: place), source: steps[start].source, factor: 0)
        return place
    }

    /// The least of several ratios. They are compared exactly: with a tolerance, ties would depend on the
    /// order.
    private struct Least {
        var place: Int?
        private var ratio = Double.infinity
        private var variable = Int.max
        private var count = 0

        mutating func take(_ other: Double, _ name: Int) {
            if other == ratio ? name < variable : other < ratio {
                (place, ratio, variable) = (count, other, name)
            }
            count += 1
        }
    }

    // MARK: Running again

    /// Computes the numbers for other constants, in the order in which they were loaded; constants behind the
    /// end of the list stay as they are. Returns false if a comparison comes out otherwise; the numbers are
    /// useless then.
    mutating func run(with constants: [Double]) -> Bool {
        inputs.replaceSubrange(..<min(constants.count, inputs.count), with: constants.prefix(inputs.count))
        return steps.withUnsafeBufferPointer { steps in
            inputs.withUnsafeBufferPointer { inputs in
                numbers.withUnsafeMutableBufferPointer { Self.run(steps, inputs, $0) }
            }
        }
    }

    private static func run(
        _ steps: UnsafeBufferPointer<Step>, _ inputs: UnsafeBufferPointer<Double>,
        _ numbers: UnsafeMutableBufferPointer<Double>
    ) -> Bool {
        var index = 0
        while index < steps.count {
            let step = steps[index]
            let (target, source) = (Int(step.target), Int(step.source))
            index += 1
            switch step.kind {
            case .load: numbers[target] = inputs[source]
            case .add: numbers[target] += numbers[source] * step.factor
            case .scale: numbers[target] *= step.factor
            case .copy: numbers[target] = numbers[source]
            case .sign: guard (numbers[target] < 0) == (source == 1) else { return false }
            case .zero: guard (abs(numbers[target]) < tolerance) == (source == 1) else { return false }
            case .ratio: break
            case .ratios:
                var least = Least()
                for step in steps[index..<index + source] {
                    least.take(-numbers[Int(step.target)] / step.factor, Int(step.source))
                }
                guard least.place == target else { return false }
                index += source
            }
        }
        return true
    }
}
