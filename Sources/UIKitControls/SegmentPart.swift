@_spi(UIKitInternals) import UIKitCore

/// A segment of a segmented control.
struct SegmentPart {
    /// The title; nil for none.
    var title: String?
    /// The image, in place of a title; nil for none.
    var image: UIImage?
    /// The width, in points; 0 for an equal share.
    var width: CGFloat = 0
    /// True for a segment that a tap can select.
    var isEnabled = true
    /// The distance by which the content is moved, in points.
    var offset = CGSize.zero
    /// The action that its selection performs; nil for none.
    var action: UIAction?
}

extension SegmentPart {
    /// Creates a segment with the title and the image of an action.
    @MainActor init(_ action: UIAction) {
        self.init(title: action.title, image: action.image, action: action)
    }
}
