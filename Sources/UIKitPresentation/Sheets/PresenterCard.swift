@_spi(UIKitInternals) import UIKitCore

/// The card as which the view of a presenter is seen behind a large sheet.
///
/// A device holds that view in one of the system's, UIDropShadowView, and moves this one, so that code finds
/// frame, transform and corners of its view as they were. The card carries only the picture of the view: the
/// superview and touches stay the same, too, and a transform of the presenter's own goes on within the card.
/// Nothing has to be given back at the end of a presentation, however it ends, but the card itself. Its
/// values are animated as those of all views, with the timing of the sheet.
@MainActor final class PresenterCard {
    private let card = UIView()
    private weak var presenter: UIView?
    /// The distance from the edges at both sides when it has receded, in points.
    private let inset: CGFloat
    /// The radius of the upper corners when it has receded, in points of the presenter's view: on a device
    /// they are drawn smaller with it.
    private let radius: CGFloat

    init(of presenter: UIView, inset: CGFloat, radius: CGFloat) {
        (self.presenter, self.inset, self.radius) = (presenter, inset, radius)
        card.storage.anchorPoint = CGPoint(x: 0.5, y: 0)
        card.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
        UIView.withoutAnimation { recede(by: 0, to: 0) }
        presenter.carrier = card
    }

    /// The rectangle of the card in the superview of the presenter's view, where it changes nothing: all of
    /// the superview for a view of its size, wherever code has moved that, and otherwise the view's own
    /// without its transform.
    private var place: CGRect {
        guard let presenter, let area = presenter.superview?.bounds else { return card.bounds }
        let (size, center, anchor) = (presenter.bounds.size, presenter.center, presenter.storage.anchorPoint)
        if size == area.size { return area }
        return CGRect(
            x: center.x - size.width * anchor.x, y: center.y - size.height * anchor.y,
            width: size.width, height: size.height)
    }

    /// A Boolean value that indicates whether the card still has the rectangle of the presenter.
    var fits: Bool { card.bounds == place }

    /// Moves to a share of the way back, from 0, where the card changes nothing, to 1, where its upper edge
    /// is at a distance from that of the superview.
    func recede(by share: CGFloat, to top: CGFloat) {
        let place = place
        let scale = max(0, 1 - share * 2 * inset / max(1, place.width))
        card.bounds = place
        card.center = CGPoint(x: place.midX, y: place.minY + share * (top - place.minY))
        card.transform = CGAffineTransform(scaleX: scale, y: scale)
        card.storage.cornerRadius = share * radius
    }

    /// Ends the animations of the card.
    func stop() { card.storage.endAdditions() }

    /// Lets the presenter's view be seen in its own place.
    func release() {
        if presenter?.carrier === card { presenter?.carrier = nil }
    }
}
