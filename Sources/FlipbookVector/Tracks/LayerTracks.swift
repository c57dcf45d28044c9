public import CoreGeometry

/// The tracks of a layer: its motion, its contents and the layers in front of it, for a whole film.
///
/// The layer's coordinates have their origin at its anchor, a view's center, so that it turns about the
/// origin.
public struct LayerTracks: Sendable, Hashable {
    /// The number of the layer in all pictures of one run; nil for a layer that has none.
    public var identity: Int?
    /// The name of the layer, or nil for none.
    public var name: String?
    /// The frames that show the layer, as ascending ranges.
    public var visible: [Range<Int>]
    /// The position of the anchor in the parent's coordinates, in points.
    public var x, y: Track
    /// The rotation in degrees, clockwise on screen; it counts whole turns.
    public var rotation: Track
    /// The scale factors along the layer's own axes.
    public var scaleX, scaleY: Track
    /// The angle in degrees by which the layer's y axis leans before it is scaled; 0 for most layers.
    public var skew: Track
    /// The opacity, 0...1, and 0 while the layer is not shown.
    public var opacity: Track
    /// The clip, mask, shadows and blending, which are constant; a layer whose effects change is split into
    /// several layers.
    public var effects: LayerEffects
    /// The drawing operations, from back to front.
    public var contents: [ContentTrack]
    /// The layers in front of the contents, from back to front.
    public var children: [LayerTracks]

    /// True when the layer moves, turns, changes its size, or appears and disappears.
    public var moves: Bool { motionTracks.contains { $0.constant == nil } }

    /// The tracks of position, rotation, scale, skew and opacity.
    var motionTracks: [Track] { [x, y, rotation, scaleX, scaleY, skew, opacity] }

    /// The layer and all its descendants, a layer before its children.
    public var all: [LayerTracks] { [self] + children.flatMap(\.all) }

    /// Returns the layer's transform to its parent at a time, a number of frames.
    public func transform(at time: Double) -> CGAffineTransform {
        func radians(_ track: Track) -> CGFloat { CGFloat(track.value(at: time) * .pi / 180) }
        let turn = CGAffineTransform(rotationAngle: radians(rotation))
        let lean = CGAffineTransform(rotationAngle: radians(skew))
        let shear = CGAffineTransform(a: 1, b: 0, c: lean.b / lean.a, d: 1, tx: 0, ty: 0)
        let scale = CGAffineTransform(
            scaleX: CGFloat(scaleX.value(at: time)), y: CGFloat(scaleY.value(at: time)))
        var matrix = shear.concatenating(scale).concatenating(turn)
        (matrix.tx, matrix.ty) = (CGFloat(x.value(at: time)), CGFloat(y.value(at: time)))
        return matrix
    }
}
