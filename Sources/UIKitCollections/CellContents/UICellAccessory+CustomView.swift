extension UICellAccessory {
    /// A form of a mark that is a view of the code's own.
    @preconcurrency @MainActor public struct CustomViewConfiguration {
        /// The view.
        public let customView: UIView
        /// The side of the row, and the times at which the view is shown.
        public let placement: Placement
        /// A Boolean value that indicates whether the view is hidden; default false.
        public var isHidden: Bool
        /// The tint color of the view; default nil, for its own.
        public var tintColor: UIColor?

        /// Creates a form.
        ///
        /// - Parameters:
        ///   - customView: the view, in its size, or in the one that fits it if it has none.
        ///   - placement: the side of the row, and the times at which the view is shown.
        ///   - isHidden: whether the view is hidden; nil for no.
        ///   - tintColor: the tint color of the view; nil for its own.
        public init(
            customView: UIView, placement: Placement, isHidden: Bool? = nil, tintColor: UIColor? = nil
        ) {
            (self.customView, self.placement) = (customView, placement)
            (self.isHidden, self.tintColor) = (isHidden ?? false, tintColor)
        }

        /// True for a view at the left.
        var isLeading: Bool {
            switch placement {
            case .leading: true
            case .trailing: false
            }
        }

        /// Returns the view; nil for a hidden one.
        func makeView() -> UIView? {
            guard !isHidden else { return nil }
            if customView.bounds.isEmpty { customView.sizeToFit() }
            if let tintColor { customView.tintColor = tintColor }
            return customView
        }
    }

    /// The side of a row at which a view of the code's own is shown, and the times.
    public enum Placement: Sendable {
        /// The closure that returns the index of a mark among the other marks of its side, which it gets in
        /// their order from the leading edge on.
        public typealias Position = @MainActor ([UICellAccessory]) -> Int

        /// Before the content; by default next to it.
        case leading(displayed: DisplayedState = .always, at: Position = { $0.count })
        /// Behind the content; by default next to it.
        case trailing(displayed: DisplayedState = .always, at: Position = { _ in 0 })

        /// Returns the place before the first mark of the kind of another one, or the first place without
        /// such a mark.
        @preconcurrency @MainActor public static func position(
            before accessory: UICellAccessory
        ) -> Position {
            { marks in marks.firstIndex { $0.isLike(accessory) } ?? 0 }
        }

        /// Returns the place behind the last mark of the kind of another one, or the last place without such
        /// a mark.
        @preconcurrency @MainActor public static func position(
            after accessory: UICellAccessory
        ) -> Position {
            { marks in marks.lastIndex { $0.isLike(accessory) }.map { $0 + 1 } ?? marks.count }
        }

        var displayed: DisplayedState {
            switch self {
            case .leading(let displayed, _), .trailing(let displayed, _): displayed
            }
        }

        var position: Position {
            switch self {
            case .leading(_, let position), .trailing(_, let position): position
            }
        }
    }

    /// Returns the marks of a side in their order from the leading edge on: views of the code's own stand
    /// where their placement says.
    static func ordered(_ all: [UICellAccessory], isLeading: Bool) -> [UICellAccessory] {
        let side = all.filter { $0.isLeading == isLeading }
        var ordered = side.filter { $0.custom == nil }
        let own = side.filter { $0.custom != nil }
        // Views next to the content at the trailing side keep their order when the last one comes first.
        for accessory in isLeading ? own : own.reversed() {
            let index = accessory.custom?.placement.position(ordered) ?? 0
            ordered.insert(accessory, at: min(max(0, index), ordered.count))
        }
        return ordered
    }

    /// Returns true for a mark of the same kind.
    private func isLike(_ other: UICellAccessory) -> Bool {
        control == other.control && symbol == other.symbol && (text == nil) == (other.text == nil)
            && (custom == nil) == (other.custom == nil) && (disclosure == nil) == (other.disclosure == nil)
            && (popUp == nil) == (other.popUp == nil)
    }

    /// Returns a view of the code's own.
    ///
    /// - Parameter configuration: the view with its form.
    public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
        UICellAccessory(displayed: configuration.placement.displayed, custom: configuration)
    }
}
