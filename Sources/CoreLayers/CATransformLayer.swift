/// A layer that only transforms its sublayers: as in Core Animation, it has no background, contents or clip
/// of its own.
@preconcurrency @MainActor open class CATransformLayer: CALayer {}
