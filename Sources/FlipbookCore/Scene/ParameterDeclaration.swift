import CoreGeometry
import Foundation

/// The declaration of a scene's parameter.
public struct ParameterDeclaration: Sendable, Hashable {
    /// The name of the property, as `--set` and `--sweep` use it.
    public let name: String
    /// The effect of the parameter, in a few words; may be empty.
    public let meaning: String
    /// The unit; empty for a plain number.
    public let unit: String
    /// The default value.
    public let defaultValue: Double
    /// The allowed values, or nil for every finite number.
    public let range: ClosedRange<Double>?
    /// A Boolean value that indicates whether only whole numbers are allowed.
    public let isWhole: Bool

    /// The rule for allowed values, as a phrase: `from 0 to 1`, `a whole number from 1 to 50`.
    public var rule: String {
        let kind = isWhole ? "a whole number" : range == nil ? "a finite number" : ""
        guard let range else { return kind + (unit.isEmpty ? "" : " of \(unit)") }
        let limits = "from \(range.lowerBound.text) to \(range.upperBound.text)"
        return [kind, limits, unit].filter { !$0.isEmpty }.joined(separator: " ")
    }

    /// The default value in the form that `--set` takes.
    public var defaultText: String { defaultValue.text }

    /// Returns the label of a value: `speed = 300 pt/s`.
    package func label(of value: Double) -> String {
        "\(name) = \(value.text)" + (unit.isEmpty ? "" : " \(unit)")
    }

    func allows(_ value: Double) -> Bool {
        value.isFinite && (range?.contains(value) ?? true) && (!isWhole || Int(exactly: value) != nil)
    }
}

/// The name of a parameter and its value, in the form `elasticity=0.9` that `--set` takes.
public struct ParameterSetting: Sendable, Hashable {
    /// The name of the parameter.
    public let name: String
    /// The value of the parameter.
    public let value: Double

    /// Parses a setting.
    /// - Throws: `FilmError.invalid` for a malformed text, and for a value that is not finite.
    public init(_ text: String) throws {
        let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        guard parts.count == 2, !parts[0].isEmpty, let value = Double(parts[1]), value.isFinite else {
            throw FilmError.invalid(
                "“\(text)” sets no parameter; write NAME=VALUE, such as “elasticity=0.9”.")
        }
        (name, self.value) = (String(parts[0]), value)
    }

    /// Parses several settings into values by name.
    /// - Throws: `FilmError.invalid` for a malformed text, and when two settings name the same parameter.
    public static func values(_ texts: [String]) throws -> [String: Double] {
        let settings = try texts.map { try ParameterSetting($0) }
        return try Dictionary(settings.map { ($0.name, $0.value) }) { _, _ in
            let twice = settings.map(\.name).first { name in settings.count { $0.name == name } > 1 } ?? ""
            throw FilmError.invalid("The parameter “\(twice)” is set twice; it can have one value.")
        }
    }
}
