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
