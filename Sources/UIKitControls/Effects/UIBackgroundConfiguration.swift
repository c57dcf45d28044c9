import Picture
@_spi(UIKitInternals) import UIKitCore

/// The background of a cell or a button.
public struct UIBackgroundConfiguration: Sendable {
    /// The color; default nil, for that of the cell, or of the style of the button.
    public var backgroundColor: UIColor?
    /// A closure that changes the color, or the tint color where there is none; default nil.
    public var backgroundColorTransformer: UIConfigurationColorTransformer?
    /// The radius of the corners, in points; default 0.
    public var cornerRadius: CGFloat = 0
    /// The insets between the cell and the background, in points; default none.
    public var backgroundInsets = NSDirectionalEdgeInsets.zero
    /// The edges at which the layout margins of the view come on top of the insets; default none.
    public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge = []
    /// The image over the color; default nil.
    public var image: UIImage?
    /// The way in which the image fills the background; default to the edges.
    public var imageContentMode = UIView.ContentMode.scaleToFill
    /// The color of the edge; default nil.
    public var strokeColor: UIColor?
    /// A closure that changes the color of the edge, or the tint color where there is none; default nil.
    public var strokeColorTransformer: UIConfigurationColorTransformer?
    /// The width of the edge, in points; default 0.
    public var strokeWidth: CGFloat = 0
    /// The distance of the edge outside of the background in points; default 0.
    public var strokeOutset: CGFloat = 0
    /// A view in place of the color; default nil.
    public var customView: UIView?
    /// The effect behind the color; default nil.
    public var visualEffect: UIVisualEffect?

    /// Creates a background without insets, edge and corners.
    package init() {}

    /// Returns a background without color.
    public static func clear() -> UIBackgroundConfiguration {
        var look = UIBackgroundConfiguration()
        look.backgroundColor = .clear
        return look
    }

    /// Returns the background of a row in a plain list.
    public static func listPlainCell() -> UIBackgroundConfiguration { listCell() }
    /// Returns the background of a row in a grouped list.
    public static func listGroupedCell() -> UIBackgroundConfiguration { listCell() }
    /// Returns the background of a row in a list.
    public static func listCell() -> UIBackgroundConfiguration {
        var look = UIBackgroundConfiguration()
        look.backgroundColor = .systemBackground
        return look
    }

    /// Returns the background of a header or footer in a plain list.
    public static func listPlainHeaderFooter() -> UIBackgroundConfiguration { clear() }
    /// Returns the background of a header or footer in a grouped list.
    public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration { clear() }
    /// Returns the background of a header in a list.
    public static func listHeader() -> UIBackgroundConfiguration { clear() }
    /// Returns the background of a footer in a list.
    public static func listFooter() -> UIBackgroundConfiguration { clear() }
    /// Returns the background of a row at the side: clear, with round corners.
    public static func listSidebarCell() -> UIBackgroundConfiguration {
        var look = clear()
        look.cornerRadius = 10
        return look
    }
    /// Returns the background of a row at the side with content beside it.
    public static func listAccompaniedSidebarCell() -> UIBackgroundConfiguration { listSidebarCell() }
    /// Returns the background of a header at the side.
    public static func listSidebarHeader() -> UIBackgroundConfiguration { clear() }

    /// Returns the color of the background.
    ///
    /// - Parameter tintColor: the color where the configuration has none.
    public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
        let color = backgroundColor ?? tintColor
        return backgroundColorTransformer?(color) ?? color
    }

    /// Returns the color of the edge.
    ///
    /// - Parameter tintColor: the color where the configuration has none.
    public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
        let color = strokeColor ?? tintColor
        return strokeColorTransformer?(color) ?? color
    }

    /// Returns a view that draws the background, in a cell with a tint and with layout margins.
    @MainActor package func makeView(tint: UIColor, margins: NSDirectionalEdgeInsets = .zero) -> UIView {
        let view = customView ?? UIView()
        if let visualEffect { add(visualEffect, to: view) }
        if backgroundColor != nil || backgroundColorTransformer != nil {
            view.backgroundColor = resolvedBackgroundColor(for: tint)
        }
        view.layer.cornerRadius = cornerRadius
        if strokeColor != nil || strokeColorTransformer != nil, strokeWidth > 0 {
            let edge = strokeOutset == 0 ? view : addEdge(to: view)
            edge.layer.borderColor = resolvedStrokeColor(for: tint).cgColor
            edge.layer.borderWidth = strokeWidth
        }
        if let image { add(image, to: view) }
        let insets = self.insets(margins)
        return insets == .zero ? view : inset(view, by: insets)
    }

    /// Returns the insets of the background in a view with layout margins.
    package func insets(_ margins: NSDirectionalEdgeInsets) -> NSDirectionalEdgeInsets {
        var insets = backgroundInsets
        let edges = edgesAddingLayoutMarginsToBackgroundInsets
        if edges.contains(.top) { insets.top += margins.top }
        if edges.contains(.leading) { insets.leading += margins.leading }
        if edges.contains(.bottom) { insets.bottom += margins.bottom }
        if edges.contains(.trailing) { insets.trailing += margins.trailing }
        return insets
    }

    /// Adds a view whose edge lies outside of another view by the outset.
    @MainActor private func addEdge(to view: UIView) -> UIView {
        let edge = UIView(frame: view.bounds.insetBy(dx: -strokeOutset, dy: -strokeOutset))
        edge.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        edge.isUserInteractionEnabled = false
        edge.layer.cornerRadius = cornerRadius > 0 ? max(0, cornerRadius + strokeOutset) : 0
        view.addSubview(edge)
        return edge
    }

    /// Shows an effect in the outline of a view.
    @MainActor private func add(_ effect: UIVisualEffect, to view: UIView) {
        let glass = UIVisualEffectView(effect: effect)
        glass.frame = view.bounds
        glass.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        glass.layer.cornerRadius = cornerRadius
        glass.clipsToBounds = cornerRadius > 0
        view.insertSubview(glass, at: 0)
    }

    /// Shows an image in the outline of a view.
    @MainActor private func add(_ image: UIImage, to view: UIView) {
        let picture = UIImageView(image: image)
        picture.contentMode = imageContentMode
        picture.frame = view.bounds
        picture.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.insertSubview(picture, at: 0)
        view.clipsToBounds = true
    }

    /// Returns a view in which another one keeps the insets from the sides.
    @MainActor private func inset(_ view: UIView, by insets: NSDirectionalEdgeInsets) -> UIView {
        let room = UIView(frame: CGRect(x: 0, y: 0, width: 1000, height: 1000))
        view.frame = room.bounds.inset(
            by: UIEdgeInsets(
                top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing))
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        room.addSubview(view)
        return room
    }
}
