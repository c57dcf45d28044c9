import CoreGeometry
import Picture
import Raster

/// The difference of each picture of a film from the one before, as its pixels show it: what moves behind
/// others, or outside of the picture, is none.
struct SeenDifferences {
    private var last: Picture?
    /// The pixels of the last picture; nil for one that has not been drawn.
    private var pixels: Bitmap?

    /// Adds a picture, and returns true where it is seen to differ from the last one; false for the first.
    ///
    /// - Parameters:
    ///   - picture: the next picture, drawn at the 2 pixels per point that films have by default.
    ///   - isSure: true where a picture with other layers counts as different without being drawn.
    mutating func add(_ picture: Picture, isSure: Bool) -> Bool {
        guard let before = last, before != picture else {
            if last == nil { last = picture }
            return false
        }
        last = picture
        if isSure {
            pixels = nil
            return true
        }
        let old = pixels ?? (try? Bitmap(drawing: before, scale: 2))
        pixels = try? Bitmap(drawing: picture, scale: 2)
        // What cannot be drawn is compared by its layers alone.
        return old == nil || pixels == nil || old != pixels
    }
}
