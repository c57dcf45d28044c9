/// The ways in which notifications of iOS 8 and 9 showed themselves.
public struct UIUserNotificationType: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates ways of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// A number on the icon.
    public static let badge = UIUserNotificationType(rawValue: 1 << 0)
    /// A sound.
    public static let sound = UIUserNotificationType(rawValue: 1 << 1)
    /// A text.
    public static let alert = UIUserNotificationType(rawValue: 1 << 2)
}
