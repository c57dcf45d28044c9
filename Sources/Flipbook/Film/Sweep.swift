import Foundation

/// Several values of one parameter, each of which is filmed: `elasticity=0:1:0.25` or `elasticity=0,0.5,0.9`.
public struct Sweep: Sendable, Hashable, Codable {
    /// The parameter's name.
    public let parameter: String
    /// Its values, each once, in the order of the columns.
    public let values: [Double]

    /// The most values of a sweep. A film of each, one after the other, needs no more memory than one film;
    /// side by side they are limited by the width of a frame.
    public static let mostValues = 10_000

    /// Reads a sweep: from, to and step between colons, or values between commas.
    ///
    /// Steps are counted in decimals, so that 0:1:0.1 meets 0.3 and 1 exactly; the last value is at or before the end.
    /// - Throws: `FilmError.invalid` for a text that is none, a step that leads nowhere, or more than 10,000
    ///   values.
    public init(_ text: String) throws {
        let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(
            String.init)
        guard parts.count == 2, !parts[0].isEmpty else { throw Self.malformed(text) }
        parameter = parts[0]
        values = parts[1].contains(":") ? try Self.range(parts[1], text) : try Self.list(parts[1], text)
        // Two values that read alike would share a file.
        guard Set(values.map(\.text)).count == values.count else {
            throw FilmError.invalid("The sweep “\(text)” has a value twice; every column needs its own.")
        }
    }

    /// How a value is written in labels: `elasticity=0.25`.
    public func mark(of value: Double) -> String { "\(parameter)=\(value.text)" }

    private static func list(_ values: String, _ text: String) throws -> [Double] {
        let numbers = values.split(separator: ",", omittingEmptySubsequences: false)
        try check(count: Decimal(numbers.count), text)
        return try numbers.map { try number(String($0), text).asDouble }
    }

    private static func range(_ values: String, _ text: String) throws -> [Double] {
        let numbers = try values.split(separator: ":", omittingEmptySubsequences: false)
            .map { try number(String($0), text) }
        guard numbers.count == 3 else { throw malformed(text) }
        let (from, to, step) = (numbers[0], numbers[1], numbers[2])
        guard step != 0, (to - from) / step >= 0 else {
            throw FilmError.invalid(
                "The sweep “\(text)” never arrives: its step has to lead from start to end.")
        }
        let steps = (to - from) / step
        try check(count: steps + 1, text)
        return (0...Int(steps.asDouble + 1e-9)).map { (from + step * Decimal($0)).asDouble }
    }

    private static func check(count: Decimal, _ text: String) throws {
        guard count < Decimal(mostValues + 1) else {
            throw FilmError.invalid(
                "The sweep “\(text)” has more than \(mostValues) values; take a larger step.")
        }
    }

    private static func number(_ digits: String, _ text: String) throws -> Decimal {
        // Double knows what a number is; Decimal would take “1x” for 1.
        guard let value = Double(digits), value.isFinite, abs(value) < 1e15,
            let decimal = Decimal(string: digits.hasPrefix("+") ? String(digits.dropFirst()) : digits)
        else { throw malformed(text) }
        return decimal
    }

    private static func malformed(_ text: String) -> FilmError {
        .invalid(
            "“\(text)” is no sweep; write NAME=FROM:TO:STEP, such as “elasticity=0:1:0.25”, or NAME=VALUE,VALUE."
        )
    }
}

extension Decimal {
    /// The number nearest to the decimal digits; by way of text, for a conversion by arithmetic is off in the last bit.
    fileprivate var asDouble: Double { Double(description) ?? 0 }
}
