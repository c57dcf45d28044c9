import Picture

extension CGContext {
    /// Fills a path, in current coordinates, with a pattern. The tiles begin at the origin of the whole
    /// drawing, and no transform moves or scales them, as in Core Graphics.
    func fill(_ path: Path, with pattern: ColorPattern) {
        let area = path.applying(state.transform)
        var layer = Layer(
            opacity: state.alpha, children: [pattern.layer(filling: .path(area), in: area.box)])
        if let shadow = state.shadow { layer.shadows = [shadow] }
        add(layer, in: area)
    }
}
