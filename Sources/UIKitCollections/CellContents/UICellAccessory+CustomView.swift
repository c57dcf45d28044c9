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
        /// Before the content.
        case leading(displayed: DisplayedState = .always)
        /// Behind the content.
        case trailing(displayed: DisplayedState = .always)

        var displayed: DisplayedState {
            switch self {
            case .leading(let displayed), .trailing(let displayed): displayed
            }
        }
    }

    /// Returns a view of the code's own.
    ///
    /// - Parameter configuration: the view with its form.
    public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
        UICellAccessory(displayed: configuration.placement.displayed, custom: configuration)
    }
}
