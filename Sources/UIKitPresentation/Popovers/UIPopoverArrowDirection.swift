@_spi(UIKitInternals) import UIKitCore

/// The sides of a popover's arrow.
public struct UIPopoverArrowDirection: OptionSet, Sendable {
    /// The raw value, equal to Apple's.
    public let rawValue: UInt
    /// Creates directions from Apple's raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Up: the popover is below the element.
    public static let up = UIPopoverArrowDirection(rawValue: 1)
    /// Down: the popover is above the element.
    public static let down = UIPopoverArrowDirection(rawValue: 2)
    /// To the left: the popover is right of the element.
    public static let left = UIPopoverArrowDirection(rawValue: 4)
    /// To the right: the popover is left of the element.
    public static let right = UIPopoverArrowDirection(rawValue: 8)
    /// Any direction.
    public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
    /// None as yet: the popover is not shown.
    public static let unknown = UIPopoverArrowDirection(rawValue: .max)

    /// True for an arrow at the left or right side.
    var isHorizontal: Bool { self == .left || self == .right }
}
