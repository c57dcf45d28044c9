@_spi(UIKitInternals) import UIKitCore

/// A part of an area, and the place in that area where a zoom shows it.
@MainActor struct ZoomPlace {
    /// The part.
    let bounds: CGRect
    private let center: CGPoint
    private let scale: CGFloat
    /// The radius of the corners, in points of the part.
    private let radius: CGFloat

    /// Creates the place of a part about its own middle.
    init(of part: CGRect, scale: CGFloat = 1) {
        (bounds, self.scale, radius) = (part, scale, 0)
        center = CGPoint(x: part.midX, y: part.midY)
    }

    /// Creates the place of a rectangle that fills a frame with round corners: what reaches beyond is cut off
    /// at two sides.
    init(of rect: CGRect, on frame: CGRect, radius: CGFloat) {
        let size = CGSize(width: max(1, frame.width), height: max(1, frame.height))
        scale = max(size.width / max(1, rect.width), size.height / max(1, rect.height))
        let (width, height) = (size.width / scale, size.height / scale)
        bounds = CGRect(x: rect.midX - width / 2, y: rect.midY - height / 2, width: width, height: height)
        center = CGPoint(x: frame.midX, y: frame.midY)
        self.radius = radius / scale
    }

    /// Returns the scale at which something of a size covers the part.
    func scaleToCover(from size: CGSize) -> CGFloat {
        max(bounds.width / max(1, size.width), bounds.height / max(1, size.height))
    }

    /// Puts a view there.
    func apply(to view: UIView) {
        view.bounds = bounds
        view.center = center
        view.transform = CGAffineTransform(scaleX: scale, y: scale)
        view.storage.cornerRadius = radius
    }
}
