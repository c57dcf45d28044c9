import CoreGeometry
import Foundation

/// What a scene declares about one of its parameters.
public struct ParameterDeclaration: Sendable, Hashable {
    /// The property's name, which `--set` and `--sweep` use.
    public let name: String
    /// What it changes, in a few words; may be empty.
    public let meaning: String
    /// What it is measured in; empty for a plain number.
    public let unit: String
    /// The value unless another one is set.
    public let defaultValue: Double
    /// The values that are allowed; nil for every finite number.
    public let range: ClosedRange<Double>?
    /// Whether only whole numbers are allowed.
    public let isWhole: Bool

    /// Which values are allowed, in words: `from 0 to 1`, `a whole number from 1 to 50`.
    public var rule: String {
        let kind = isWhole ? "a whole number" : range == nil ? "a finite number" : ""
        guard let range else { return kind + (unit.isEmpty ? "" : " of \(unit)") }
        let limits = "from \(range.lowerBound.text) to \(range.upperBound.text)"
        return [kind, limits, unit].filter { !$0.isEmpty }.joined(separator: " ")
    }

    /// The default as `--set` takes it.
    public var defaultText: String { defaultValue.text }

    /// A value as it is written beside the name: `speed = 300 pt/s`.
    func label(of value: Double) -> String {
        "\(name) = \(value.text)" + (unit.isEmpty ? "" : " \(unit)")
    }

    func allows(_ value: Double) -> Bool {
        value.isFinite && (range?.contains(value) ?? true) && (!isWhole || Int(exactly: value) != nil)
    }
}

/// A parameter's name and a number, written `elasticity=0.9`, as `--set` takes them.
public struct ParameterSetting: Sendable, Hashable {
    /// The parameter's name.
    public let name: String
    /// Its value.
    public let value: Double

    /// Reads a setting.
    /// - Throws: `FilmError.invalid` for a text that is none.
    public init(_ text: String) throws {
        let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        guard parts.count == 2, !parts[0].isEmpty, let value = Double(parts[1]), value.isFinite else {
            throw FilmError.invalid(
                "“\(text)” sets no parameter; write NAME=VALUE, such as “elasticity=0.9”.")
        }
        (name, self.value) = (String(parts[0]), value)
    }

    /// The values of several settings by name.
    /// - Throws: `FilmError.invalid` also when two of them name the same parameter.
    public static func values(_ texts: [String]) throws -> [String: Double] {
        let settings = try texts.map { try ParameterSetting($0) }
        return try Dictionary(settings.map { ($0.name, $0.value) }) { _, _ in
            let twice = settings.map(\.name).first { name in settings.count { $0.name == name } > 1 } ?? ""
            throw FilmError.invalid("The parameter “\(twice)” is set twice; it can have one value.")
        }
    }
}
