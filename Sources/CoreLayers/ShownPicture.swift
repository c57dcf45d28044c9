package import Picture

/// The content of the last picture of the film: transitions of layers begin with it, for on a device code
/// that runs between two pictures changes the screen as a whole.
@MainActor package final class ShownPicture: RunState {
    /// The window with its layers; nil before the first picture.
    package var root: Layer?

    package init(of context: RunContext) {}
}

extension RunContext {
    /// The content of the last picture of the film.
    package var shownPicture: ShownPicture { self[ShownPicture.self] }
}

extension Layer {
    /// Returns the layer of a hierarchy with a number; nil if there is none.
    func layer(numbered number: Int) -> Layer? {
        if identity == number { return self }
        for child in children {
            if let found = child.layer(numbered: number) { return found }
        }
        return nil
    }
}
