extension UIEvent {
    /// The buttons of a mouse or a trackpad.
    public struct ButtonMask: OptionSet, Sendable {
        /// The buttons as bits.
        public let rawValue: Int

        /// Creates a set from its bits.
        public init(rawValue: Int) { self.rawValue = rawValue }

        /// The button under the index finger.
        public static let primary = ButtonMask(rawValue: 1)
        /// The button under the middle finger.
        public static let secondary = ButtonMask(rawValue: 2)

        /// Returns the set of a button by its number, from 1.
        public static func button(_ buttonNumber: Int) -> ButtonMask {
            ButtonMask(rawValue: (1...Int.bitWidth).contains(buttonNumber) ? 1 << (buttonNumber - 1) : 0)
        }
    }

    /// The buttons that are pressed: none, as a film has fingers only.
    public var buttonMask: ButtonMask { [] }
}

extension UIGestureRecognizer {
    /// The buttons that are pressed: none, as a film has fingers only.
    public var buttonMask: UIEvent.ButtonMask { [] }
}
