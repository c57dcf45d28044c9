/// A contact that crosses partitions, to be colored after all others.
struct CrossingConstraint: BitwiseCopyable {
    var index: Int
    var constraint: ActiveConstraint
}
