extension UIControl {
    /// The events for which a control sends actions, with Apple's numbers.
    public struct Event: OptionSet, Sendable, Hashable {
        /// The bits of the events.
        public let rawValue: UInt

        /// Creates events from bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// A finger was put down on the control.
        public static let touchDown = Event(rawValue: 1 << 0)
        /// A finger was put down again soon after.
        public static let touchDownRepeat = Event(rawValue: 1 << 1)
        /// A finger has moved on the control.
        public static let touchDragInside = Event(rawValue: 1 << 2)
        /// A finger that began on the control has moved outside of it.
        public static let touchDragOutside = Event(rawValue: 1 << 3)
        /// A finger has moved back onto the control.
        public static let touchDragEnter = Event(rawValue: 1 << 4)
        /// A finger has left the control.
        public static let touchDragExit = Event(rawValue: 1 << 5)
        /// A finger was lifted from the control.
        public static let touchUpInside = Event(rawValue: 1 << 6)
        /// A finger that began on the control was lifted outside of it.
        public static let touchUpOutside = Event(rawValue: 1 << 7)
        /// The touch was canceled.
        public static let touchCancel = Event(rawValue: 1 << 8)
        /// The value has changed.
        public static let valueChanged = Event(rawValue: 1 << 12)
        /// The main event of the control: a tap on a button, another value of a slider.
        public static let primaryActionTriggered = Event(rawValue: 1 << 13)
        /// A menu was opened.
        public static let menuActionTriggered = Event(rawValue: 1 << 14)
        /// Editing has begun.
        public static let editingDidBegin = Event(rawValue: 1 << 16)
        /// The text has changed.
        public static let editingChanged = Event(rawValue: 1 << 17)
        /// Editing has ended.
        public static let editingDidEnd = Event(rawValue: 1 << 18)
        /// Editing has ended by the return key.
        public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
        /// All events of touches.
        public static let allTouchEvents = Event(rawValue: 0xFFF)
        /// All events of editing.
        public static let allEditingEvents = Event(rawValue: 0xF_0000)
        /// All events.
        public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
    }

    /// The states of a control, with Apple's numbers.
    public struct State: OptionSet, Sendable, Hashable {
        /// The bits of the states.
        public let rawValue: UInt

        /// Creates states from bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// The usual state.
        public static let normal: State = []
        /// A finger is on the control.
        public static let highlighted = State(rawValue: 1 << 0)
        /// The control does not respond.
        public static let disabled = State(rawValue: 1 << 1)
        /// The control is selected.
        public static let selected = State(rawValue: 1 << 2)
        /// The control has the focus; never in a film.
        public static let focused = State(rawValue: 1 << 3)
        /// The states that a program defines.
        public static let application = State(rawValue: 0xFF_0000)
        /// The states that the system keeps for itself.
        public static let reserved = State(rawValue: 0xFF00_0000)
    }

    /// The vertical positions of content.
    public enum ContentVerticalAlignment: Int, Sendable {
        /// Content in the middle.
        case center = 0
        /// Content at the top.
        case top = 1
        /// Content at the bottom.
        case bottom = 2
        /// Content as high as the control.
        case fill = 3
    }

    /// The horizontal positions of content.
    public enum ContentHorizontalAlignment: Int, Sendable {
        /// Content in the middle.
        case center = 0
        /// Content at the left.
        case left = 1
        /// Content at the right.
        case right = 2
        /// Content as wide as the control.
        case fill = 3
        /// Content at the left, where lines begin.
        case leading = 4
        /// Content at the right, where lines end.
        case trailing = 5
    }
}
