/// A layer whose content is drawn in tiles on devices; in a film it is drawn whole, at every scale.
@preconcurrency @MainActor open class CATiledLayer: CALayer {
    /// The number of smaller versions of the tiles; default 1. It has no effect: the drawing has any scale.
    open var levelsOfDetail = 1 {
        didSet { warnOfNoEffect("CATiledLayer.levelsOfDetail", oldValue, levelsOfDetail) }
    }
    /// The number of larger versions of the tiles; default 0. It has no effect: the drawing has any scale.
    open var levelsOfDetailBias = 0 {
        didSet { warnOfNoEffect("CATiledLayer.levelsOfDetailBias", oldValue, levelsOfDetailBias) }
    }
    /// The largest size of a tile in pixels; default 256 by 256. It has no effect: the layer is drawn whole.
    open var tileSize = CGSize(width: 256, height: 256) {
        didSet { warnOfNoEffect("CATiledLayer.tileSize", oldValue, tileSize) }
    }

    /// Returns the duration of the fade of new tiles in seconds: 0.25. Tiles do not fade in a film.
    open class func fadeDuration() -> CFTimeInterval { 0.25 }

    @_spi(UIKitInternals) open override func makeEmptyCopy() -> CALayer { CATiledLayer() }
}
