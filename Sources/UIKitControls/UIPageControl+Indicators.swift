extension UIPageControl {
    /// The backgrounds of the dots.
    public enum BackgroundStyle: Int, Sendable {
        /// By the touch.
        case automatic = 0
        /// Gray.
        case prominent
        /// None.
        case minimal
    }

    /// The directions in which pages follow one another.
    public enum Direction: Int, Sendable {
        /// That of the language, from left to right.
        case natural = 0
        /// To the right.
        case leftToRight
        /// To the left.
        case rightToLeft
        /// Down.
        case topToBottom
        /// Up.
        case bottomToTop

        /// A Boolean value that indicates whether the dots lie above one another.
        var isVertical: Bool { self == .topToBottom || self == .bottomToTop }
        /// A Boolean value that indicates whether the first page is at the right or at the bottom.
        var isReversed: Bool { self == .rightToLeft || self == .bottomToTop }
    }

    /// The ways in which a finger turns pages.
    public enum InteractionState: Int, Sendable {
        /// No finger turns pages.
        case none = 0
        /// A tap turns a page.
        case discrete
        /// A finger that moves along the dots turns pages.
        case continuous
    }

    /// The way in which a finger turns pages now; always none.
    public var interactionState: InteractionState { .none }
}
