import CoreGeometry
import FlipbookCore
import Picture
import Raster

/// The plain and the busy areas of the picture behind annotations: texts prefer plain areas, and the paper's
/// lightness selects their ink.
struct OccupancyMap: Sendable {
    /// The picture's size on the page, in points.
    let size: CGSize
    /// The most common color of the picture.
    let paper: Color

    private let columns: Int
    /// A flag for each point of the page, row by row: true where the picture differs from the paper.
    private let isBusy: [Bool]

    /// Creates the map of a picture drawn at a scale.
    /// - Throws: `RasterError` when the picture cannot be drawn.
    init(_ picture: Picture, scale: CGFloat) throws {
        size = CGSize(width: picture.size.width * scale, height: picture.size.height * scale)
        let bitmap = try Bitmap(drawing: picture, scale: scale)
        let pixels = bitmap.withUnsafeBytes { Array($0.bindMemory(to: UInt32.self)) }
        let common = Self.mostCommon(pixels)
        columns = bitmap.width
        paper = Color(
            red: Double(common >> 16 & 0xFF) / 255, green: Double(common >> 8 & 0xFF) / 255,
            blue: Double(common & 0xFF) / 255)
        isBusy = pixels.map { $0 != common && !Self.isNear($0, common) }
    }

    /// True when dark ink is legible on the paper: the BT.709 weighted sum of its components is above 0.5.
    var isLight: Bool { 0.2126 * paper.red + 0.7152 * paper.green + 0.0722 * paper.blue > 0.5 }

    /// Returns the share of a rectangle that is busy, 0...1; the area outside the picture counts as paper.
    func busyPart(of rect: CGRect) -> CGFloat {
        let seen = rect.intersection(CGRect(origin: .zero, size: size))
        guard !seen.isNull, seen.width > 0, seen.height > 0 else { return 0 }
        let (left, right) = (Int(seen.minX), min(columns, Int(seen.maxX.rounded(.up))))
        let (top, bottom) = (Int(seen.minY), min(isBusy.count / columns, Int(seen.maxY.rounded(.up))))
        var count = 0
        for row in top..<bottom {
            for column in left..<right where isBusy[row * columns + column] { count += 1 }
        }
        return CGFloat(count) / (rect.width * rect.height)
    }

    /// Returns the share of a line that is busy, 0...1, sampled about every 2 points.
    func busyPart(of line: Segment) -> CGFloat {
        let count = max(2, Int(line.length / 2))
        let points = (0...count).map { line.point(at: CGFloat($0) / CGFloat(count)) }
        return CGFloat(points.count { isBusy(at: $0) }) / CGFloat(points.count)
    }

    private func isBusy(at point: CGPoint) -> Bool {
        guard CGRect(origin: .zero, size: size).contains(point) else { return false }
        let place = Int(point.y) * columns + min(columns - 1, Int(point.x))
        return isBusy.indices.contains(place) && isBusy[place]
    }

    /// Returns the most common pixel, the first in the picture of several.
    private static func mostCommon(_ pixels: [UInt32]) -> UInt32 {
        var counts: [UInt32: Int] = [:]
        for pixel in pixels { counts[pixel, default: 0] += 1 }
        let most = counts.values.max() ?? 0
        return pixels.first { counts[$0] == most } ?? 0
    }

    /// Returns true when no component of two pixels differs by more than 10 of 255, as in a faint shadow.
    private static func isNear(_ one: UInt32, _ other: UInt32) -> Bool {
        [0, 8, 16, 24].allSatisfy { shift in
            abs(Int(one >> shift & 0xFF) - Int(other >> shift & 0xFF)) <= 10
        }
    }
}
