@_spi(UIKitInternals) import UIKitCore

/// The view above the content during a search: it dims the content until there are results, and ends the
/// search when it is tapped. Where it does not dim, touches reach the content.
final class SearchCover: UIView {
    /// The color over dimmed content. By eye.
    private static let dimColor = UIColor(white: 0, alpha: 0.2)

    /// A Boolean value that indicates whether the content is dimmed; default false.
    var isDim = false {
        didSet {
            backgroundColor = isDim ? Self.dimColor : nil
            tap.isEnabled = isDim
        }
    }
    private let tap = UITapGestureRecognizer()
    /// The closure that a tap on the dimmed content calls.
    var didTap: (() -> Void)?

    override func didInitialize() {
        super.didInitialize()
        tap.isEnabled = false
        tap.addHandler { [weak self] _ in self?.didTap?() }
        addGestureRecognizer(tap)
    }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let view = super.hitTest(point, with: event)
        return view === self && !isDim ? nil : view
    }
}
