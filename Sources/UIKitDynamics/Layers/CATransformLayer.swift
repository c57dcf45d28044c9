/// A layer that only places its sublayers in space: without background, contents or clip of its own
/// (UIKit's).
@preconcurrency @MainActor open class CATransformLayer: CALayer {}
