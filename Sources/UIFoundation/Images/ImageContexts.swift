/// The image contexts of a run that have begun and not yet ended.
@MainActor final class ImageContexts: RunState {
    /// The contexts with their sizes, the innermost last.
    var stack: [(context: CGContext, size: CGSize)] = []

    init(of context: RunContext) {}
}
