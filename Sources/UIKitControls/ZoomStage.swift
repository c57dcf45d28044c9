@_spi(UIKitInternals) import UIKitCore

/// The views of a zoom.
///
/// The view that grows keeps its frame, so that its layout and its safe area are the final ones from the
/// start; carriers move its picture and that of the view below.
@MainActor final class ZoomStage {
    private let view: UIView
    private let below: UIView?
    private let source: UIView
    private let sourceAlpha: CGFloat
    /// The carrier of the view that grows.
    private let lens = UIView()
    /// The view with the source's picture, always in the place of the carrier.
    private let cover = UIView()
    /// The picture of the source in the cover; nil for a source without a size.
    private var picture: UIView?
    /// The scale at which the picture covers the whole view; 1 for one that stays on the aligned part.
    private var pictureScale: CGFloat = 1
    /// The carrier of the view below.
    private let card = UIView()
    private let veil = UIView()
    /// The color behind the view below.
    private let ground = UIView()
    private let blur = UIVisualEffectView(effect: nil)
    private var effect: UIBlurEffect?
    /// The place of the view at the source.
    private var small = ZoomPlace(of: .zero)
    /// The place of the view at the other end.
    private var large = ZoomPlace(of: .zero)

    /// The share of its size to which the view below recedes; by eye.
    private static let scaleBelow: CGFloat = 0.95
    /// The opacity of the system's dimming; by eye.
    private static let dimming: CGFloat = 0.2

    init(of view: UIView, above below: UIView?, from source: UIView) {
        (self.view, self.below, self.source) = (view, below, source)
        sourceAlpha = source.alpha
    }

    // MARK: Course

    /// Adds the views of the zoom, and hides the source.
    func prepare(aligning part: CGRect?, _ options: UIViewController.Transition.ZoomOptions?) {
        guard let area = view.superview else { return }
        let aligned = part.flatMap { $0.isNull ? nil : $0 }
        let rect = area.convert(aligned ?? view.bounds, from: view)
        large = ZoomPlace(of: view.frame)
        small = ZoomPlace(of: rect, on: sourceFrame(in: area), radius: source.storage.cornerRadius)
        pictureScale = aligned == nil ? large.scaleToCover(from: small.bounds.size) : 1
        addCover(to: area)
        if below != nil { dim(area, options) }
        addGround(to: area)
        source.alpha = 0
        view.carrier = lens
        below?.carrier = card
    }

    /// Moves all to one end of the way.
    func place(atSource isSmall: Bool) {
        for mover in [lens, cover] { (isSmall ? small : large).apply(to: mover) }
        placePicture(atSource: isSmall)
        cover.alpha = isSmall ? 1 : 0
        veil.alpha = isSmall ? 0 : 1
        blur.effect = isSmall ? nil : effect
        guard let below else { return }
        ZoomPlace(of: below.frame, scale: isSmall ? 1 : Self.scaleBelow).apply(to: card)
    }

    /// Removes the views of the zoom, and shows the source again.
    func end() {
        if view.carrier === lens { view.carrier = nil }
        if let below, below.carrier === card { below.carrier = nil }
        for added in [cover, veil, blur, ground] as [UIView] { added.removeFromSuperview() }
        source.alpha = sourceAlpha
    }

    // MARK: Views

    /// Returns the frame of the source; in the middle of the area for one that is not in the window.
    private func sourceFrame(in area: UIView) -> CGRect {
        guard source.window == nil else { return area.convert(source.bounds, from: source) }
        let (size, bounds) = (source.bounds.size, area.bounds)
        return CGRect(
            x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2, width: size.width,
            height: size.height)
    }

    /// Adds the picture of the source, which lies on the aligned part of the view, or covers it, all the way.
    private func addCover(to area: UIView) {
        cover.clipsToBounds = true
        cover.isUserInteractionEnabled = false
        if let picture = source.snapshotView(afterScreenUpdates: false) {
            picture.frame = small.bounds
            cover.addSubview(picture)
            self.picture = picture
        }
        area.insertSubview(cover, aboveSubview: view)
    }

    /// Lets the picture grow with the cover, which has other proportions the larger it is. Without that the
    /// view would appear in strips beside a picture that has hidden the rest of it.
    private func placePicture(atSource isSmall: Bool) {
        guard let picture, pictureScale != 1 else { return }
        let part = (isSmall ? small : large).bounds
        let scale = isSmall ? 1 : pictureScale
        picture.center = CGPoint(x: part.midX, y: part.midY)
        picture.transform = CGAffineTransform(scaleX: scale, y: scale)
    }

    /// Adds the color that appears where the view below recedes from the edges, instead of the paper.
    private func addGround(to area: UIView) {
        guard let below, below.superview === area else { return }
        ground.backgroundColor = below.backgroundColor ?? .systemBackground
        ground.frame = area.bounds
        ground.isUserInteractionEnabled = false
        area.insertSubview(ground, belowSubview: below)
    }

    private func dim(_ area: UIView, _ options: UIViewController.Transition.ZoomOptions?) {
        effect = options?.dimmingVisualEffect
        let usual = effect == nil ? UIColor(white: 0, alpha: Self.dimming) : .clear
        veil.backgroundColor = options?.dimmingColor ?? usual
        let views: [UIView] = effect == nil ? [veil] : [blur, veil]
        for added in views {
            added.frame = area.bounds
            added.isUserInteractionEnabled = false
            area.insertSubview(added, belowSubview: view)
        }
    }
}
