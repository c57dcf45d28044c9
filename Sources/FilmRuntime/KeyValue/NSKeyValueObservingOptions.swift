// Key-value observing. Foundation on Linux has none: these are its names.

/// The values that an observer receives with a change.
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
    /// The bits of the options.
    public let rawValue: UInt

    /// Creates options from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The value after the change.
    public static let new = NSKeyValueObservingOptions(rawValue: 1)
    /// The value before the change.
    public static let old = NSKeyValueObservingOptions(rawValue: 2)
    /// An immediate call, before any change.
    public static let initial = NSKeyValueObservingOptions(rawValue: 4)
    /// A further call ahead of the one for each change, without the value after it. The property has that
    /// value already.
    public static let prior = NSKeyValueObservingOptions(rawValue: 8)
}
