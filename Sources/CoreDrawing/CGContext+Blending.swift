import Picture

// Core Graphics changes only what the form of an operation covers; some of the operators that draw pictures
// change all around it, too. They get a clip with that form, or another operator that has the same result
// where a color is opaque.
extension CGContext {
    /// Adds an operation with the current blend mode, which is one that needs a group.
    func combine(_ content: Layer.Content, under transform: CGAffineTransform) {
        let clears = state.blendMode == .clear
        let content = clears ? content.recolored { _ in .black } : content
        var layer = Layer(transform: transform, opacity: clears ? 1 : state.alpha, contents: [content])
        layer.hasHardEdges = drawsHardEdges
        if let shadow = state.shadow, !clears { layer.shadows = [shadow] }
        let mode = state.blendMode.inPicture
        guard !mode.isBounded else { return combine(layer, by: mode) }
        guard layer.opacity < 1 || !content.isOpaque, let area = content.area else {
            return combine(layer, by: mode.onOpaque)
        }
        combine(layer, by: mode, in: area.applying(transform))
    }

    /// Adds a layer with the current blend mode, which is one that needs a group, for an area of the drawing.
    func combine(_ layer: Layer, in area: Path) {
        let mode = state.blendMode.inPicture
        if state.blendMode == .clear { return combine(.fill(.path(area), .black), under: .identity) }
        if mode.isBounded { combine(layer, by: mode) } else { combine(layer, by: mode, in: area) }
    }

    private func combine(_ layer: Layer, by mode: Layer.Blending) {
        // An opaque color keeps all that it covers, by the only such mode that is left.
        guard mode.isBounded else { return }
        if mode == .normal { return append(layer) }
        var group = clipped(Layer(children: [layer]))
        group.blending = mode
        closeGroup(with: group)
    }

    private func combine(_ layer: Layer, by mode: Layer.Blending, in area: Path) {
        let shape = state.clips.reduce(CGPath(area)) { $0.intersection(CGPath($1.path)) }
        // The clear color extends the layer to all of the area, which it changes where nothing is drawn, too.
        var group = Layer(
            clip: .path(shape.path), contents: [.fill(.path(shape.path), Color(alpha: 0))], children: [layer])
        group.mask = state.clips.last { !$0.mask.isEmpty }?.mask ?? []
        group.blending = mode
        closeGroup(with: group)
    }
}

extension Layer.Content {
    /// True for a single opaque color.
    fileprivate var isOpaque: Bool {
        switch self {
        case .fill(_, let color), .stroke(_, let color, _): color.alpha >= 1
        case .text(let text): text.color.alpha >= 1
        case .gradient, .image, .backdrop: false
        }
    }

    /// The area that the operation covers; nil where that is no simple form.
    fileprivate var area: Path? {
        switch self {
        case .fill(.path(let path), _), .gradient(.path(let path), _): path
        case .fill(.rectangle(let rect), _), .gradient(.rectangle(let rect), _): Path(polygon: rect.corners)
        case .image(let image): Path(polygon: image.box.corners)
        default: nil
        }
    }
}
