import FlipbookCore
import Foundation
import Raster

/// A comparison of two films, frame by frame, up to their first difference.
@MainActor final class FilmComparison {
    private let a: any FrameSource
    private let b: any FrameSource
    private let tolerance: Int
    /// The number of frames found equal so far.
    private(set) var frameCount = 0

    /// Creates a comparison.
    /// - Parameter tolerance: the largest difference of a component that counts as equal, 0...255.
    init(_ a: any FrameSource, _ b: any FrameSource, tolerance: Int) {
        (self.a, self.b, self.tolerance) = (a, b, tolerance)
    }

    /// Returns the first difference, or nil when the films are equal.
    func firstDifference() async throws -> FilmDifference? {
        while true {
            try Task.checkCancellation()
            let (one, other) = (try await a.next(), try await b.next())
            guard one != nil || other != nil else { return missingFrame(a, .a) ?? missingFrame(b, .b) }
            if let difference = difference(one, other) { return difference }
            frameCount += 1
        }
    }

    /// Returns the difference of a frame that one film lacks, and the other one, too, so that no other
    /// difference names it.
    private func missingFrame(_ film: any FrameSource, _ side: DifferenceSide) -> FilmDifference? {
        film.missingFrame.map { make($0, .missing(in: side), nil, nil) }
    }

    private typealias Numbered = (number: Int, bitmap: Bitmap)

    private func difference(_ one: Numbered?, _ other: Numbered?) -> FilmDifference? {
        guard let one, let other, one.number == other.number else {
            let isOneFirst = (one?.number ?? .max) < (other?.number ?? .max)
            let first = isOneFirst ? one! : other!
            return make(
                first.number, .missing(in: isOneFirst ? .b : .a), isOneFirst ? first.bitmap : nil,
                isOneFirst ? nil : first.bitmap)
        }
        if let kind = mismatch(one.bitmap, other.bitmap) {
            return make(one.number, kind, one.bitmap, other.bitmap)
        }
        return PixelDifference(one.bitmap, other.bitmap, tolerance: tolerance).map {
            make(one.number, .pixels($0), one.bitmap, other.bitmap)
        }
    }

    /// A clause about frame rates that differ within the rounding of a file's times; nil when they are equal.
    var remark: String? {
        guard let one = a.rate, let other = b.rate, one != other else { return nil }
        return
            "The frame rates differ within the rounding of times: A has \(one.text) frames per second, B has "
            + other.text
    }

    /// The part by which the rounded times of a file's frames may change its frame rate: 0.1 %.
    private static let rounding = 1e-3

    /// Returns a difference between the films as a whole, in frame size or frame rate, or nil.
    private func mismatch(_ one: Bitmap, _ other: Bitmap) -> FilmDifference.Kind? {
        let sizes = [one, other].map { CGSize(width: $0.width, height: $0.height) }
        if sizes[0] != sizes[1] { return .size(a: sizes[0], b: sizes[1]) }
        guard let one = a.rate, let other = b.rate else { return nil }
        let allowed = a.isRateRounded || b.isRateRounded ? Self.rounding * one : 0
        return abs(one - other) > allowed ? .rate(a: one, b: other) : nil
    }

    private func make(
        _ frame: Int, _ kind: FilmDifference.Kind, _ one: Bitmap?, _ other: Bitmap?
    ) -> FilmDifference {
        let rate = a.rate ?? b.rate
        return FilmDifference(
            frame: frame, time: rate.map { Double(frame) / $0 }, kind: kind, a: one, b: other)
    }
}
