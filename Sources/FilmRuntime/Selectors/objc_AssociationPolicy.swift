/// The ways in which an object holds a value that is associated with it. On Linux all hold it strongly, and
/// none copies it.
public enum objc_AssociationPolicy: UInt, Sendable {
    /// Holds the value itself; Apple's runtime does not keep it alive.
    case OBJC_ASSOCIATION_ASSIGN = 0
    /// Holds the value itself.
    case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
    /// Holds the value itself; Apple's runtime copies it.
    case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
    /// Holds the value itself.
    case OBJC_ASSOCIATION_RETAIN = 769
    /// Holds the value itself; Apple's runtime copies it.
    case OBJC_ASSOCIATION_COPY = 771
}
