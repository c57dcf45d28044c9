/// The views of a window whose drawing is due. They draw at the end of the tick, as on a device: what
/// `draw(_:)` changes must not depend on the frames that a film shows.
@MainActor final class DisplayQueue {
    /// A view that may go away before it draws.
    private struct Entry {
        weak var view: UIView?
    }

    private var entries: [Entry] = []

    func append(_ view: UIView) { entries.append(Entry(view: view)) }

    /// Draws the views that are in the window. Those that are hidden wait.
    func draw() {
        guard !entries.isEmpty else { return }
        let due = entries
        entries = []
        for case let view? in due.map(\.view) where view.window != nil {
            let ancestry = sequence(first: view, next: \.superview)
            if ancestry.contains(where: \.isHidden) {
                append(view)
            } else {
                let isElevated = ancestry.contains(where: \.storage.isElevated)
                InterfaceStyle.with(
                    dark: ancestry.lazy.compactMap(\.storage.isDark).first,
                    elevated: isElevated ? true : nil, traits: view.colorTraits
                ) {
                    _ = view.drawnContents(in: view.bounds)
                }
            }
        }
    }
}
