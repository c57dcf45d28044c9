import Foundation
import UIKitHost

/// Several values of one parameter, each filmed in its own run: `elasticity=0:1:0.25` or
/// `elasticity=0,0.5,0.9`.
public struct ParameterSweep: Sendable, Hashable, Codable {
    /// The name of the parameter.
    public let parameter: String
    /// The distinct values, in the order of the columns.
    public let values: [Double]

    /// The largest number of values. Films made one after the other need no more memory than a single one;
    /// side by side they are limited by the width of a frame.
    public static let maximumValueCount = 10_000

    /// Parses a sweep: start, end and step separated by colons, or values separated by commas.
    ///
    /// Steps are counted in decimals, so that 0:1:0.1 meets 0.3 and 1 exactly. The last value is at or before
    /// the end.
    /// - Throws: `FilmError.invalid` for a malformed text, a step that does not lead to the end, a repeated
    ///   value, or more than 10,000 values.
    public init(_ text: String) throws {
        let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(
            String.init)
        guard parts.count == 2, !parts[0].isEmpty else { throw Self.malformed(text) }
        parameter = parts[0]
        values = parts[1].contains(":") ? try Self.range(parts[1], text) : try Self.list(parts[1], text)
        // Two values with the same text would share a file.
        guard Set(values.map(\.text)).count == values.count else {
            throw FilmError.invalid("The sweep “\(text)” has a value twice; every column needs its own.")
        }
    }

    /// Returns the label of a value: `elasticity=0.25`.
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
        guard count < Decimal(maximumValueCount + 1) else {
            throw FilmError.invalid(
                "The sweep “\(text)” has more than \(maximumValueCount) values; take a larger step.")
        }
    }

    private static func number(_ digits: String, _ text: String) throws -> Decimal {
        // Double rejects malformed numbers; Decimal would read “1x” as 1.
        guard let value = Double(decimal: digits), value.isFinite, abs(value) < 1e15,
            let decimal = Decimal(string: digits.hasPrefix("+") ? String(digits.dropFirst()) : digits)
        else { throw malformed(text) }
        return decimal
    }

    private static func malformed(_ text: String) -> FilmError {
        .invalid(
            "“\(text)” is not a sweep; write NAME=FROM:TO:STEP, such as “elasticity=0:1:0.25”, or NAME=VALUE,VALUE."
        )
    }
}

extension Decimal {
    /// The nearest binary number. It is converted by way of text, since Foundation's arithmetic conversion
    /// errs in the last bit.
    fileprivate var asDouble: Double { Double(description) ?? 0 }
}
