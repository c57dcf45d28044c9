@_spi(UIKitInternals) import UIKitCore

/// The scroll view of pages. Code that follows the progress of a swipe sets its delegate, which gets all
/// messages beside the object that turns the pages.
final class PageRow: UIScrollView {
    /// The object that turns the pages.
    weak var turner: PageFollower? { didSet { super.delegate = turner } }

    override var delegate: (any UIScrollViewDelegate)? {
        get { super.delegate }
        set { turner?.outer = newValue }
    }
}
