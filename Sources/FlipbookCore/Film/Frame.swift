import Picture
import Raster

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
        let exposure = Exposure(try Bitmap(drawing: pictures[0], scale: scale))
        for picture in pictures.dropFirst() { try exposure.add(Bitmap(drawing: picture, scale: scale)) }
        return try exposure.resolved()
    }
}
