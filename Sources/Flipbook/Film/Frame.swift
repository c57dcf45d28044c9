import Picture
import Raster

/// One frame of a film, still to be drawn.
public struct Frame: Sendable, Hashable {
    /// Its number; it shows the time number / fps.
    public let number: Int
    /// What the open shutter sees, evenly spread over the exposure; a single picture without motion blur, or
    /// when nothing moves.
    public let pictures: [Picture]

    init(number: Int, pictures: [Picture]) {
        self.number = number
        self.pictures = pictures.allSatisfy { $0 == pictures[0] } ? [pictures[0]] : pictures
    }

    /// What it looks like in the middle of the exposure.
    public var picture: Picture { pictures[pictures.count / 2] }

    /// A hash of everything that the frame shows.
    var fingerprint: Fingerprint {
        var fingerprint = Fingerprint()
        for picture in pictures { fingerprint.combine(picture) }
        return fingerprint
    }

    /// The frame's pixels, the average of its pictures in linear light, at a scale in pixels per point.
    /// - Throws: `RasterError` when it cannot be drawn.
    public func bitmap(scale: Double) throws -> Bitmap {
        let exposure = Exposure(try Bitmap(drawing: pictures[0], scale: scale))
        for picture in pictures.dropFirst() { try exposure.add(Bitmap(drawing: picture, scale: scale)) }
        return try exposure.developed()
    }
}
