/// The directions and the other forms of an effect that a film shows.
package struct SymbolEffectForm: OptionSet, Sendable {
    package let rawValue: Int

    package init(rawValue: Int) { self.rawValue = rawValue }

    /// Larger, or upward.
    package static let up = SymbolEffectForm(rawValue: 1)
    /// Smaller, or downward.
    package static let down = SymbolEffectForm(rawValue: 2)
    /// To the left or right.
    package static let sideways = SymbolEffectForm(rawValue: 4)
    /// Against the sense of a clock's hands.
    package static let counterClockwise = SymbolEffectForm(rawValue: 8)
    /// Without a change of opacity.
    package static let plain = SymbolEffectForm(rawValue: 16)
    /// One layer after the other.
    package static let iterative = SymbolEffectForm(rawValue: 32)
    /// There and back.
    package static let reversing = SymbolEffectForm(rawValue: 64)
    /// Without the layers whose turn has not come.
    package static let hiding = SymbolEffectForm(rawValue: 128)
    /// All layers at once.
    package static let whole = SymbolEffectForm(rawValue: 256)
}
