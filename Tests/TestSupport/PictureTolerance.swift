import Raster

/// The allowed difference between a drawn picture and its golden one.
public struct PictureTolerance: Sendable {
    /// The largest difference of a component in any pixel, 0...255.
    public var distance: Int
    /// The largest share of pixels that differ at all, 0...1; default 1.
    public var share: Double
    /// The largest mean of the differences of all pixels, 0...255; default 255.
    public var mean: Double

    /// Creates a tolerance with the given bounds.
    public init(distance: Int, share: Double = 1, mean: Double = 255) {
        (self.distance, self.share, self.mean) = (distance, share, mean)
    }

    /// No difference.
    public static let none = PictureTolerance(distance: 0)

    /// Returns whether a difference is within all bounds.
    public func allows(_ difference: PictureDifference) -> Bool {
        difference.largest <= distance && difference.share <= share && difference.mean <= mean
    }

    /// A Boolean value that indicates whether the libraries are those with which the golden pictures were
    /// drawn.
    public static var isReference: Bool {
        LibraryVersions.cairo.hasPrefix("1.16.") && LibraryVersions.pango.hasPrefix("1.50.")
    }

    /// The tolerance for shapes: none with Cairo 1.16; other versions sample edges elsewhere. Cairo divides a
    /// pixel into 15 rows, so an edge that falls one row off differs by 255 / 15 = 17; a corner where two
    /// edges meet can differ a little more. Only edges may differ: at most one pixel in ten, 0.5 on average.
    public static let edges =
        isReference ? none : PictureTolerance(distance: 24, share: 0.1, mean: 0.5)

    /// The tolerance for letters: none with the reference's libraries. Other versions of FreeType and Pango
    /// may place a letter up to a sixth of a pixel off, which changes its edges by 255 / 6 = 43.
    public static let letters =
        isReference ? none : PictureTolerance(distance: 43, share: 0.2, mean: 2)
}
