import Foundation
@_spi(UIKitInternals) import UIKitCore

/// The wheels or the calendar of a date picker.
@MainActor protocol DateContent: UIView {
    /// The closure that is called with the date and the duration in seconds that a finger has chosen.
    var didChoose: ((Date, TimeInterval) -> Void)? { get set }

    /// Shows a date, and a duration in seconds.
    func show(_ date: Date, _ duration: TimeInterval, animated: Bool)
}
