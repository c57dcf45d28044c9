/// The contexts of a run that are being drawn into.
@MainActor final class DrawingContexts: RunState {
    /// The contexts, the innermost last.
    package var stack: [CGContext] = []

    init(of context: RunContext) {}
}
