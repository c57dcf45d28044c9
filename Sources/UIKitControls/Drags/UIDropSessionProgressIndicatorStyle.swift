/// The look of the progress of a drop.
public enum UIDropSessionProgressIndicatorStyle: UInt, Sendable {
    /// Not at all.
    case none
    /// As the system does.
    case `default`
}
