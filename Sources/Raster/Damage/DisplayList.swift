import CoreGeometry
import Picture

/// The items of a picture from back to front, at a scale.
struct DisplayList {
    let background: Color
    /// All pixels of the picture.
    let frame: PixelRect
    private(set) var items: [DisplayItem] = []

    /// True when Cairo takes the background for transparent. On an empty surface it computes the first item
    /// by another rule, with other rounding, so such a picture is drawn as a whole.
    var isEmptyBehind: Bool { background.alpha < 1.0 / 128 }

    /// Lists what a canvas draws, in the same order.
    init(_ picture: Picture, scale: CGFloat, width: Int, height: Int) {
        background = picture.background
        frame = PixelRect(minX: 0, minY: 0, maxX: width, maxY: height)
        let place = Place(transform: CGAffineTransform(scaleX: scale, y: scale), opacity: 1, clip: frame)
        for layer in picture.layers { add(layer, at: place) }
    }

    private mutating func add(_ layer: Layer, at parent: Place) {
        var place = parent
        place.transform = layer.transform.concatenating(parent.transform)
        place.opacity *= min(layer.opacity, 1)
        guard place.transform.isDrawable, place.opacity > 0 else { return }
        // A content alone does not have the edges of its layer.
        guard layer.isDrawnInPieces(opacity: place.opacity), !layer.hasHardEdges,
            place.clip(to: layer, below: parent, in: frame)
        else { return addWhole(layer, at: parent, under: place.transform) }
        if parent.round != nil { place.round?.path.append(layer.skeleton) }
        for content in layer.contents { add(content, of: layer, at: place) }
        for child in layer.children { add(child, at: place) }
    }

    private mutating func addWhole(_ layer: Layer, at parent: Place, under transform: CGAffineTransform) {
        guard let extent = layer.clippedExtent(under: transform) else { return }
        var bounds = PixelRect(touching: extent, in: parent.clip)
        let reach = layer.reachOfBackdrops(under: transform)
        if let reach { bounds = pixels(around: bounds, reach) }
        let item = DisplayItem(
            work: .layer(layer), transform: parent.transform, opacity: parent.opacity, name: layer.name,
            identity: layer.identity,
            clip: parent.clip, bounds: bounds, cut: .nowhere, readsPixels: reach != nil)
        append(parent.round?.clipped(item, layer) ?? item)
    }

    private mutating func add(_ content: Layer.Content, of layer: Layer, at place: Place) {
        guard let extent = content.inkExtent?.applying(place.transform) else { return }
        var item = DisplayItem(
            work: .content(content), transform: place.transform, opacity: place.opacity, name: layer.name,
            identity: layer.identity,
            clip: place.clip, bounds: PixelRect(touching: extent, in: place.clip),
            cut: content.cut(under: place.transform))
        item.cover = item.coveredAreas
        if case .backdrop(_, let backdrop) = content {
            guard let blur = BackdropBlur(backdrop, under: place.transform) else { return }
            item.bounds = pixels(around: item.bounds, blur.reach)
            item.readsPixels = true
        }
        append(place.round?.clipped(item, content, in: extent) ?? item)
    }

    /// Returns the pixels that a blur in an area reads.
    private func pixels(around area: PixelRect, _ reach: Int) -> PixelRect {
        area.isEmpty ? area : area.grown(by: reach).intersection(frame)
    }

    private mutating func append(_ item: DisplayItem) {
        if !item.bounds.isEmpty { items.append(item) }
    }
}

extension Layer {
    /// The bounding box of what the layer draws; nil when that is nothing.
    fileprivate func clippedExtent(under transform: CGAffineTransform) -> CGRect? {
        guard let extent = extent(under: transform) else { return nil }
        guard let clip else { return extent }
        return clip.extent.map { extent.intersection($0.applying(transform)) }
    }
}

extension Shape {
    /// Returns the pixels of an upright rectangle whose sides lie between pixels; nil for any other shape.
    func pixels(under transform: CGAffineTransform, in frame: PixelRect) -> PixelRect? {
        guard case .rectangle(let rect) = self, transform.isUpright, let rect = rect.finite else {
            return nil
        }
        let area = rect.applying(transform)
        guard abs(area.minX) < Canvas.reach, abs(area.maxX) < Canvas.reach, abs(area.minY) < Canvas.reach,
            abs(area.maxY) < Canvas.reach
        else { return nil }
        // Cairo rounds to 1/256 of a pixel.
        let sides = [area.minX, area.minY, area.maxX, area.maxY]
        guard sides.allSatisfy({ abs($0 - $0.rounded()) < 1.0 / 1024 }) else { return nil }
        let pixels = PixelRect(
            minX: Int(sides[0].rounded()), minY: Int(sides[1].rounded()), maxX: Int(sides[2].rounded()),
            maxY: Int(sides[3].rounded()))
        return pixels.intersection(frame)
    }
}

extension Layer.Content {
    fileprivate func cut(under transform: CGAffineTransform) -> DisplayItem.Cut {
        switch self {
        case .fill(.rectangle, _) where transform.isUpright: .anywhere
        case .fill: .betweenRows
        case .stroke: transform.isUpright ? .betweenRows : .nowhere
        case .text(let text): text.hasColorGlyphs ? .nowhere : .betweenRows
        case .gradient, .image, .backdrop: .nowhere
        }
    }
}
