import CoreGeometry
public import Picture
public import Raster

/// A frame of a film before it is drawn.
public struct Frame: Sendable, Hashable {
    /// The number of the frame; its time in the film is number / fps seconds.
    public let number: Int
    /// The pictures of the exposure, evenly spaced in time; a single one without motion blur, or when they
    /// are all equal.
    public let pictures: [Picture]

    init(number: Int, pictures: [Picture]) {
        self.number = number
        self.pictures = pictures.allSatisfy { $0 == pictures[0] } ? [pictures[0]] : pictures
    }

    /// The picture in the middle of the exposure.
    public var picture: Picture { pictures[pictures.count / 2] }

    /// The hash of all pictures of the frame.
    var hash: Hash64 {
        var hash = Hash64()
        for picture in pictures { hash.combine(picture) }
        return hash
    }

    /// Draws the frame as the average of its pictures in linear light, at a scale in pixels per point.
    /// - Throws: `RasterError` when the bitmap is too large or memory is short.
    public func bitmap(scale: Double) throws -> Bitmap {
        try bitmap { try Bitmap(drawing: $0, scale: scale) }
    }

    /// Draws the frame as `bitmap(scale:)` does, but only what differs from the last picture of a drawing.
    func bitmap(scale: Double, with drawing: SuccessiveDrawing) throws -> Bitmap {
        try bitmap { try drawing.bitmap(of: $0, scale: scale) }
    }

    private func bitmap(_ draw: (Picture) throws -> Bitmap) throws -> Bitmap {
        if pictures.count == 1 { return try draw(pictures[0]) }
        let exposure = Exposure(try draw(pictures[0]))
        for picture in pictures.dropFirst() { try exposure.add(draw(picture)) }
        return try exposure.resolved()
    }
}
