/// The identity of a layer among its siblings, which is the same in every picture of a run.
///
/// Interpolation, trails and films made of vectors all follow layers by this rule: a layer is the one with
/// the same number, or, without a number, the one of the same name, or, without a name either, the one of
/// the same index. Names and indices count only the siblings that have to go by them, so that a view that
/// appears or goes changes no other layer's identity.
package enum LayerIdentity: Sendable, Hashable {
    /// The layer's number.
    case number(Int)
    /// The name of a layer without a number, and its index among such siblings of that name.
    case name(String, index: Int)
    /// The index of a layer without number and name among such siblings.
    case index(Int)

    /// A Boolean value that indicates whether the layer has a number or name of its own. Among layers without
    /// one, an index means the same layer only as long as none of them appears or goes.
    package var isOwn: Bool {
        if case .index = self { false } else { true }
    }
}
