/// A change of an observed property.
public struct NSKeyValueObservedChange<Value> {
    /// The kind of change: a setting.
    public let kind = NSKeyValueChange.setting
    /// The value after the change; nil unless the options include `new`.
    public let newValue: Value?
    /// The value before the change; nil unless the options include `old`.
    public let oldValue: Value?
    /// A Boolean value that indicates whether this is the call ahead of the one for the change.
    public let isPrior: Bool
}
