import CoreGeometry

/// A rectangle of whole pixels; empty when a minimum is not below its maximum.
struct PixelRect: Sendable, Hashable {
    var minX: Int
    var minY: Int
    var maxX: Int
    var maxY: Int

    /// A rectangle without pixels.
    static let empty = PixelRect(minX: 0, minY: 0, maxX: 0, maxY: 0)

    var isEmpty: Bool { minX >= maxX || minY >= maxY }

    /// The number of pixels.
    var area: Int { isEmpty ? 0 : (maxX - minX) * (maxY - minY) }

    func intersects(_ other: PixelRect) -> Bool {
        minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
    }

    /// Returns whether all pixels of another rectangle are in this one.
    func contains(_ other: PixelRect) -> Bool {
        minX <= other.minX && other.maxX <= maxX && minY <= other.minY && other.maxY <= maxY
    }

    func intersection(_ other: PixelRect) -> PixelRect {
        PixelRect(
            minX: max(minX, other.minX), minY: max(minY, other.minY), maxX: min(maxX, other.maxX),
            maxY: min(maxY, other.maxY))
    }

    /// Returns the smallest rectangle that holds this one and another, neither of which is empty.
    func union(_ other: PixelRect) -> PixelRect {
        PixelRect(
            minX: min(minX, other.minX), minY: min(minY, other.minY), maxX: max(maxX, other.maxX),
            maxY: max(maxY, other.maxY))
    }
}

extension PixelRect {
    /// Creates the rectangle of the pixels that an area touches, within another rectangle.
    init(touching area: CGRect, in frame: PixelRect) {
        let (left, top) = (Double(frame.minX), Double(frame.minY))
        let (right, bottom) = (Double(frame.maxX), Double(frame.maxY))
        self.init(
            minX: Int(min(max(area.minX.rounded(.down), left), right)),
            minY: Int(min(max(area.minY.rounded(.down), top), bottom)),
            maxX: Int(min(max(area.maxX.rounded(.up), left), right)),
            maxY: Int(min(max(area.maxY.rounded(.up), top), bottom)))
    }

    /// Creates the rectangle of the pixels that lie wholly in an area, within another rectangle.
    init(within area: CGRect, in frame: PixelRect) {
        let (left, top) = (Double(frame.minX), Double(frame.minY))
        let (right, bottom) = (Double(frame.maxX), Double(frame.maxY))
        self.init(
            minX: Int(min(max(area.minX.rounded(.up), left), right)),
            minY: Int(min(max(area.minY.rounded(.up), top), bottom)),
            maxX: Int(min(max(area.maxX.rounded(.down), left), right)),
            maxY: Int(min(max(area.maxY.rounded(.down), top), bottom)))
    }
}
