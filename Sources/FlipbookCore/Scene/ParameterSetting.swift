import UIKitHost

/// The name of a parameter and its value, in the form `elasticity=0.9` that `--set` takes.
public struct ParameterSetting: Sendable, Hashable {
    /// The name of the parameter.
    public let name: String
    /// The value of the parameter.
    public let value: Double

    /// Parses a setting, whose value is a decimal number such as `0.9`, `-2` or `1e3`.
    /// - Throws: `FilmError.invalid` for a malformed text, and for a value that is not finite.
    public init(_ text: String) throws {
        let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        guard parts.count == 2, !parts[0].isEmpty, !parts[1].isEmpty else {
            throw FilmError.invalid(
                "“\(text)” sets no parameter; write NAME=VALUE, such as “elasticity=0.9”.")
        }
        guard let value = Double(decimal: parts[1]) else {
            throw FilmError.invalid(
                "“\(text)” sets no parameter: “\(parts[1])” is not a decimal number, such as 0.9, -2 or 1e3.")
        }
        guard value.isFinite else {
            throw FilmError.invalid(
                "“\(text)” sets no parameter: “\(parts[1])” is beyond the largest number, about 1.8e308.")
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
