import CoreGeometry
import Raster

/// The first difference between two films, by their pixels.
public struct FilmDifference: Sendable {
    /// What differs.
    public enum Kind: Sendable, Hashable {
        /// The size of the frames, in pixels.
        case size(a: CGSize, b: CGSize)
        /// The frame rate, so that frames of a number show different times.
        case rate(a: Double, b: Double)
        /// The pixels of a frame.
        case pixels(PixelDifference)
        /// One of the films has no such frame.
        case missing(in: DifferenceSide)
    }

    /// The number of the first frame that differs.
    public let frame: Int
    /// The seconds that it shows; nil where the frame rate is not known.
    public let time: Double?
    /// What differs.
    public let kind: Kind
    /// What A and B show in it; nil where a film has no such frame.
    public let a, b: Bitmap?

    /// What differs and where: `frame 37 (0.617 s): 1204 pixels differ, within 40x32 at (100, 396), by up to 87`.
    public var sentence: String {
        let place = "frame \(frame)" + (time.map { " (\($0.seconds))" } ?? "")
        switch kind {
        case .size(let a, let b): return "A has frames of \(a.text) pixels, B of \(b.text)"
        case .rate(let a, let b): return "A has \(a.text) frames per second, B has \(b.text)"
        case .missing(let side): return "\(place): \(side.rawValue) has no such frame"
        case .pixels(let pixels): return "\(place): \(pixels.description)"
        }
    }
}

extension PixelDifference {
    /// `1204 pixels differ, within 40x32 at (100, 396), by up to 87 of 255`.
    public var description: String {
        let place = "\(box.size.text) at (\(Double(box.minX).text), \(Double(box.minY).text))"
        return count == 1
            ? "1 pixel differs, at (\(Double(box.minX).text), \(Double(box.minY).text)), by \(largest) of 255"
            : "\(count) pixels differ, within \(place), by up to \(largest) of 255"
    }
}

extension FilmDifference {
    /// A picture of the frame: what A shows, what B shows, and the pixels that differ. Nil where frame rates
    /// differ, for then frames of a number do not show the same.
    public func picture(names: (a: String, b: String)) -> DifferencePicture? {
        if case .rate = kind { return nil }
        var picture = DifferencePicture(
            sentence: sentence, causes: [], a: .init(name: names.a, bitmap: a),
            b: .init(name: names.b, bitmap: b))
        picture.scale = (a ?? b).map { $0.width } ?? 0 < 500 ? 1 : 2
        return picture
    }
}
