import FlipbookCore
public import Foundation
public import Raster

/// The first difference between two films, by their pixels.
public struct FilmDifference: Sendable {
    /// The kind of a difference.
    public enum Kind: Sendable, Hashable {
        /// The size of the frames, in pixels.
        case size(a: CGSize, b: CGSize)
        /// The frame rates, so that frames of the same number show different times.
        case rate(a: Double, b: Double)
        /// The pixels of a frame, at the same size.
        case pixels(PixelDifference)
        /// A frame that one of the films lacks.
        case missing(in: DifferenceSide)
    }

    /// The number of the first frame that differs.
    public let frame: Int
    /// The time that the frame shows, in seconds, or nil when the frame rate is unknown.
    public let time: Double?
    /// The kind of the difference.
    public let kind: Kind
    /// The frames of A and B, or nil when a film has no such frame.
    public let a, b: Bitmap?

    /// The difference as a sentence: `frame 37 (0.617 s): 1204 pixels differ, within 40x32 at (100, 396), by
    /// up to 87 of 255`.
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
    /// The difference as a phrase: `1204 pixels differ, within 40x32 at (100, 396), by up to 87 of 255`.
    public var description: String {
        let place = "\(box.size.text) at (\(Double(box.minX).text), \(Double(box.minY).text))"
        return count == 1
            ? "1 pixel differs, at (\(Double(box.minX).text), \(Double(box.minY).text)), by \(largest) of 255"
            : "\(count) pixels differ, within \(place), by up to \(largest) of 255"
    }
}

extension FilmDifference {
    /// Returns a picture of the frame: A, B, and the pixels that differ. Returns nil when the frame rates
    /// differ, since frames of the same number then show different times.
    public func picture(names: (a: String, b: String)) -> DifferencePicture? {
        if case .rate = kind { return nil }
        var picture = DifferencePicture(
            sentence: sentence, causes: [], a: .init(name: names.a, bitmap: a),
            b: .init(name: names.b, bitmap: b))
        picture.scale = (a ?? b).map { $0.width } ?? 0 < 500 ? 1 : 2
        return picture
    }
}
