import Picture

extension CGContext {
    /// Sets the distance of the first tile of patterns from the origin of the whole drawing, which no
    /// transform changes; default zero.
    public func setPatternPhase(_ phase: CGSize) { state.patternPhase = phase }

    /// Fills a path, in current coordinates, with a pattern. The tiles begin at the origin of the whole
    /// drawing, moved by the phase, and no transform moves or scales them, as in Core Graphics.
    func fill(_ path: Path, with pattern: ColorPattern) {
        let area = path.applying(state.transform)
        let tiles = pattern.layer(filling: .path(area), in: area.box, phase: state.patternPhase)
        var layer = Layer(opacity: state.alpha, children: [tiles])
        if let shadow = state.shadow { layer.shadows = [shadow] }
        add(layer, in: area)
    }
}
