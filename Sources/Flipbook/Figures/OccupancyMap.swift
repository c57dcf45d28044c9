import CoreGeometry
import Picture
import Raster

/// What lies behind annotations: where it is plain there is room for text, and whether that text has to be
/// dark.
struct OccupancyMap: Sendable {
    /// The picture's size on the page, in points.
    let size: CGSize
    /// The colour of most of the picture.
    let paper: Color

    private let columns: Int
    /// Row after row, a number for each point: whether something other than paper is there.
    private let isBusy: [Bool]

    /// The backdrop that a picture is, drawn at a scale.
    /// - Throws: `RasterError` when it cannot be drawn.
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

    /// Whether dark ink is read well upon the paper. Weights of ITU-R BT.709.
    var isLight: Bool { 0.2126 * paper.red + 0.7152 * paper.green + 0.0722 * paper.blue > 0.5 }

    /// How much of a rectangle is not paper, 0...1; what lies outside of the picture is.
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

    /// How much of a line is not upon paper, 0...1.
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

    /// The first of the most common pixels, in the order in which they appear.
    private static func mostCommon(_ pixels: [UInt32]) -> UInt32 {
        var counts: [UInt32: Int] = [:]
        for pixel in pixels { counts[pixel, default: 0] += 1 }
        let most = counts.values.max() ?? 0
        return pixels.first { counts[$0] == most } ?? 0
    }

    /// Whether two pixels look alike: no component is further apart than a faint shadow.
    private static func isNear(_ one: UInt32, _ other: UInt32) -> Bool {
        [0, 8, 16, 24].allSatisfy { shift in
            abs(Int(one >> shift & 0xFF) - Int(other >> shift & 0xFF)) <= 10
        }
    }
}
