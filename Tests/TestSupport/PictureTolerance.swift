import Raster

/// The allowed difference between a drawn picture and its golden one.
public struct PictureTolerance: Sendable {
    /// The largest difference of a component that is let pass, 0...255.
    public var distance: Int

    /// A tolerance of a largest difference per component.
    public init(distance: Int) {
        self.distance = distance
    }

    /// Cairo 1.16 has to draw exactly the same; other versions sample edges elsewhere. Cairo cuts a pixel
    /// into 15 rows,
    /// so an edge that falls one row off differs by 255 / 15 = 17; a corner where two edges meet can differ a
    /// little more.
    public static let edges = PictureTolerance(distance: LibraryVersions.cairo.hasPrefix("1.16.") ? 0 : 24)

    /// For letters: their outlines come from FreeType, whose version is not Cairo's.
    public static let letters = PictureTolerance(distance: 24)
}
