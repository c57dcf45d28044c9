@_spi(UIKitInternals) import UIKitCore

extension UILabel {
    /// A Boolean value that indicates whether a width that code has chosen limits the natural size. Then the
    /// height is that of lines in this width, also where constraints make the label narrower or wider.
    var hasPreferredWidth: Bool { numberOfLines != 1 && preferredMaxLayoutWidth > 0 }

    /// Requests layout by the natural size in another width.
    func preferredWidthDidChange() {
        guard numberOfLines != 1 else { return }
        superview?.setNeedsLayout()
        invalidateIntrinsicContentSize()
    }
}
