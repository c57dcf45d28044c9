/// The kind of a body: fixed or dynamic.
public enum BodyKind: Sendable, Hashable {
    /// A body that never moves, whatever hits it.
    case fixed
    /// A body that forces, contacts and joints move.
    case dynamic
}
