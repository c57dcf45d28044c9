/// The room that the list of a controller leaves for the keyboard: its lower insets grow by what the keyboard
/// covers, and the cell whose text is edited scrolls into sight.
///
/// As on devices, the controllers of tables and collection views do that from their `viewWillAppear(_:)` on,
/// and other controllers do not.
@MainActor package final class KeyboardRoom: KeyboardFollower {
    /// An inset at the lower edge that grows with the keyboard. It is an object because code that responds to
    /// a change may end editing at once.
    @MainActor private final class Inset {
        let path: ReferenceWritableKeyPath<UIScrollView, UIEdgeInsets>
        /// The inset without the keyboard, in points.
        private var own: CGFloat = 0
        /// The inset with the keyboard, in points; nil without it.
        private var grown: CGFloat?

        init(_ path: ReferenceWritableKeyPath<UIScrollView, UIEdgeInsets>) { self.path = path }

        /// Extends the inset by a height. One that code has made as high is left as it is.
        func grow(by height: CGFloat, in list: UIScrollView) {
            let present = list[keyPath: path].bottom
            if present != grown { (own, grown) = (present, nil) }
            guard height > 0, own < height else { return shrink(in: list) }
            grown = own + height
            if present != grown { list[keyPath: path].bottom = own + height }
        }

        /// Takes the inset back to its own height, unless code has changed it since.
        func shrink(in list: UIScrollView) {
            if let grown, list[keyPath: path].bottom == grown { list[keyPath: path].bottom = own }
            grown = nil
        }
    }

    private weak var controller: UIViewController?
    private weak var list: UIScrollView?
    private let content = Inset(\.contentInset)
    private let indicator = Inset(\.verticalScrollIndicatorInsets)

    /// Creates the room in the list of a controller, which is held weakly.
    package init(of controller: UIViewController) { self.controller = controller }

    /// Follows the keyboard in a list that is about to be seen.
    package func begin(in list: UIScrollView) {
        self.list = list
        let context = RunContext.current
        guard let keyboard = context.screenState.keyboard else { return }
        keyboard.add(self)
        // Code may begin to edit a text before its cell is in the window.
        context.clock.schedule(at: context.clock.time) { [weak self, weak keyboard] in
            guard let self, let keyboard, keyboard.isUp, self.list?.window != nil else { return }
            keyboard.letFollow()
        }
    }

    package var movesOthers: Bool { false }

    package func makeRoom(for keyboard: ScreenKeyboard) {
        guard let list else { return }
        let responder = RunContext.current.screenState.firstResponder
        guard keyboard.isUp, list.window != nil, !isCovered(at: responder) else { return shrink(in: list) }
        let covered = list.bounds.maxY - list.convert(keyboard.frame, from: nil).minY
        let system = list.adjustedContentInset.bottom - list.contentInset.bottom
        let height = min(covered, list.bounds.height) - system
        content.grow(by: height, in: list)
        indicator.grow(by: height, in: list)
        if let field = responder as? UIView, field.isDescendant(of: list) { show(field, in: list) }
    }

    /// Returns true where the edited text belongs to a controller that is presented above the list.
    private func isCovered(at responder: UIResponder?) -> Bool {
        guard let field = responder as? UIView, let controller else { return false }
        return sequence(first: controller, next: { $0.presentedViewController }).dropFirst()
            .contains { $0.viewIfLoaded.map { field.isDescendant(of: $0) } ?? false }
    }

    /// Takes the room back. Content that ends above the lower edge then returns to it, unless a finger moves
    /// it.
    private func shrink(in list: UIScrollView) {
        let before = list.contentInset.bottom
        content.shrink(in: list)
        indicator.shrink(in: list)
        guard list.contentInset.bottom < before, !list.isTracking, !list.isDecelerating else { return }
        let nearest = list.nearestOffset(to: list.contentOffset)
        if nearest != list.contentOffset { list.contentOffset = nearest }
    }

    /// Scrolls just far enough to show the cell, header or footer of a text between the insets, or the text
    /// alone where that is too high.
    private func show(_ field: UIView, in list: UIScrollView) {
        guard field !== list, !list.isTracking,
            let item = sequence(first: field, next: { $0.superview }).first(where: { $0.superview === list })
        else { return }
        let (offset, inset) = (list.contentOffset, list.adjustedContentInset)
        let room = list.bounds.height - inset.top - inset.bottom
        let rect = item.frame.height <= room ? item.frame : list.convert(field.bounds, from: field)
        let lowest = rect.maxY + inset.bottom - list.bounds.height
        let y = min(max(offset.y, lowest), rect.minY - inset.top)
        let end = list.nearestOffset(to: CGPoint(x: offset.x, y: y))
        if end != offset { list.contentOffset = end }
    }
}
