public import Foundation
public import Raster
public import Testing

/// Expects a bitmap to equal a golden picture, such as `"Drawing/rotated-square"`, within a tolerance.
///
/// A failure leaves `<name>-expected.png`, `-got.png` and `-difference.png` in `.build/picture-failures`.
/// With `FLIPBOOK_RECORD_GOLDENS=1` in the environment, a golden picture that is missing or differs is
/// written again: look at it.
public func expectPicture(
    _ bitmap: Bitmap, matches golden: String, tolerance: PictureTolerance = .edges,
    sourceLocation: SourceLocation = #_sourceLocation
) {
    let comparison = PictureComparison(golden: golden, tolerance: tolerance)
    do {
        guard let complaint = try comparison.complaint(about: bitmap) else { return }
        Issue.record("\(complaint)", sourceLocation: sourceLocation)
    } catch {
        Issue.record(error, "Picture \(golden)", sourceLocation: sourceLocation)
    }
}

/// The comparison of a bitmap with a golden picture, and what it leaves behind.
public struct PictureComparison {
    /// The golden picture's name, its path under the goldens' folder without the extension.
    public var golden: String
    /// The allowed difference between the bitmap and the golden picture.
    public var tolerance: PictureTolerance
    /// The folder with golden pictures; default the repository's.
    public var goldens = Repository.goldens
    /// The folder for the pictures of failures; default the repository's.
    public var failures = Repository.pictureFailures
    /// True when golden pictures are written; default whether `FLIPBOOK_RECORD_GOLDENS` is 1.
    public var isRecording = ProcessInfo.processInfo.environment["FLIPBOOK_RECORD_GOLDENS"] == "1"

    /// The most bytes that a golden picture may have: 20 KiB, so that the repository stays small.
    public static let sizeLimit = 20 * 1024

    /// A comparison with a golden picture.
    public init(golden: String, tolerance: PictureTolerance) {
        self.golden = golden
        self.tolerance = tolerance
    }

    /// Returns a sentence on how the bitmap misses the golden picture; nil when it does not.
    public func complaint(about got: Bitmap) throws -> String? {
        let file = goldens.appendingPathComponent(golden + ".png")
        let expected = (try? Data(contentsOf: file)).flatMap { try? Bitmap(png: $0) }
        if got == expected { return nil }
        let difference = expected.flatMap { PictureDifference($0, got) }
        if let difference, tolerance.allows(difference) { return nil }
        if isRecording { return try record(got, at: file) }
        try leave(expected: expected, got: got, difference: difference)
        return sentence(expected: expected, got: got, difference: difference)
    }

    private func record(_ got: Bitmap, at file: URL) throws -> String? {
        let data = try got.pngData()
        guard data.count <= PictureComparison.sizeLimit else {
            return
                "Golden picture \(golden) has \(data.count) bytes; at most \(PictureComparison.sizeLimit) are allowed."
        }
        let folder = file.deletingLastPathComponent()
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try data.write(to: file, options: .atomic)
        return nil
    }

    private func leave(expected: Bitmap?, got: Bitmap, difference: PictureDifference?) throws {
        try FileManager.default.createDirectory(at: failures, withIntermediateDirectories: true)
        let pictures = [("expected", expected), ("got", got), ("difference", try difference?.picture())]
        for case (let kind, let picture?) in pictures {
            try picture.pngData().write(to: leftFile(kind), options: .atomic)
        }
    }

    private func leftFile(_ kind: String) -> URL {
        let name = golden.replacingOccurrences(of: "/", with: "-")
        return failures.appendingPathComponent("\(name)-\(kind).png")
    }

    private func sentence(expected: Bitmap?, got: Bitmap, difference: PictureDifference?) -> String {
        let place = "look at \(leftFile("{expected,got,difference}").path)"
        guard let expected else {
            return
                "There is no readable golden picture \(golden); FLIPBOOK_RECORD_GOLDENS=1 writes it; \(place)."
        }
        guard let difference else {
            let sizes =
                "\(got.width) x \(got.height) pixels instead of \(expected.width) x \(expected.height)"
            return "Picture \(golden) has \(sizes); \(place)."
        }
        let allowedCount = Int(tolerance.share * Double(difference.distances.count))
        let amount =
            "in \(difference.count) pixels by up to \(difference.largest), allowed \(tolerance.distance) in "
            + "\(allowedCount) pixels, and by \(difference.mean) on average, allowed \(tolerance.mean)"
        return "Picture \(golden) differs \(amount); \(place)."
    }
}
