/// The image contexts of a run that have begun and not yet ended.
@MainActor final class ImageContexts: RunState {
    /// The contexts with their sizes and scales, the innermost last. One of a size that no image has makes
    /// none; its size is nil.
    var stack: [(context: CGContext, size: CGSize?, scale: CGFloat)] = []

    init(of context: RunContext) {}
}
