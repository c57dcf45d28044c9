public import CoreGeometry

/// An image, or a part of it, stretched to a rectangle.
public struct PlacedImage: Sendable, Hashable {
    /// The image.
    public var image: PixelImage
    /// The rectangle that the image fills, in points.
    public var frame: CGRect
    /// The part of the image that is drawn, in whole pixels from its top left corner; default nil, for all.
    public var part: CGRect?
    /// A color that replaces the image's own colors and keeps their opacity; default nil, for none.
    public var tint: Color?
    /// True when the pixels of an enlarged image stay squares; default false, for smooth transitions.
    public var isPixelated = false

    /// The perspective in which the image is seen, a map of the points of its frame; default nil, for none.
    public var projection: Projection?

    /// Creates an image in a rectangle.
    public init(_ image: PixelImage, frame: CGRect, part: CGRect? = nil, tint: Color? = nil) {
        (self.image, self.frame, self.part, self.tint) = (image, frame, part, tint)
    }

    /// The bounding box of the image as it is seen.
    public var box: CGRect {
        guard let projection else { return frame }
        return CGRect(holding: frame.corners.map { projection($0) })
    }

    /// The part of the image that is drawn, limited to the image.
    public var visiblePart: CGRect {
        let all = CGRect(origin: .zero, size: image.size)
        return part.map { $0.integral.intersection(all) } ?? all
    }
}
