/// The modifier keys of a key combination.
public struct UIKeyModifierFlags: OptionSet, Sendable {
    /// The raw value.
    public let rawValue: Int
    /// Creates a set from a raw value.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Caps Lock.
    public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
    /// Shift.
    public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
    /// Control.
    public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
    /// Option.
    public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
    /// Command.
    public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
    /// The block of numbers.
    public static let numericPad = UIKeyModifierFlags(rawValue: 1 << 21)
}
