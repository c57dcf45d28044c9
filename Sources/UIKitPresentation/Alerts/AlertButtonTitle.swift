@_spi(UIKitInternals) import UIKitCore

/// The title of a button of an alert, whose color follows the tint of the alert's view.
final class AlertButtonTitle: UILabel {
    /// A closure that is called when the tint has changed.
    var followTint: () -> Void = {}

    override func tintColorDidChange() {
        super.tintColorDidChange()
        followTint()
    }
}
