import Picture

/// A part of contents along an axis, and where it is shown.
struct ContentsSlice {
    /// The beginning and the length in fractions of the image's size.
    let (start, share): (CGFloat, CGFloat)
    /// The beginning and the length in points.
    let (place, length): (CGFloat, CGFloat)

    /// Returns up to nine parts of contents, of which the center is stretched, and their rectangles.
    ///
    /// - Parameters:
    ///   - part: the part of the contents that is shown, in fractions of the image's size.
    ///   - size: the size of that part in points.
    ///   - center: the part that is stretched, in fractions of the image's size.
    ///   - frame: the rectangle that the part fills.
    static func grid(
        of part: CGRect, _ size: CGSize, around center: CGRect, in frame: CGRect
    ) -> [(part: CGRect, frame: CGRect)] {
        let columns = slices(
            of: part.minX...part.maxX, size.width, around: center.minX...center.maxX, in: frame.minX,
            frame.width)
        let rows = slices(
            of: part.minY...part.maxY, size.height, around: center.minY...center.maxY, in: frame.minY,
            frame.height)
        return rows.flatMap { row in columns.map { $0.by(row) } }
    }

    /// Returns the slices before, in and after the part that is stretched, without empty ones. Where there is
    /// no room for those beside it, they are reduced and it is left out.
    private static func slices(
        of part: ClosedRange<CGFloat>, _ size: CGFloat, around center: ClosedRange<CGFloat>,
        in start: CGFloat,
        _ length: CGFloat
    ) -> [ContentsSlice] {
        let bounds = [
            part.lowerBound, min(max(part.lowerBound, center.lowerBound), part.upperBound),
            min(max(part.lowerBound, center.upperBound), part.upperBound), part.upperBound,
        ]
        let shares = zip(bounds, bounds.dropFirst()).map { $1 - $0 }
        let points = size / (part.upperBound - part.lowerBound)
        let fixed = (shares[0] + shares[2]) * points
        let factor = fixed > length ? length / fixed : 1
        let lengths = [shares[0] * points * factor, max(0, length - fixed), shares[2] * points * factor]
        var place = start
        return (0..<3).compactMap { index in
            defer { place += lengths[index] }
            guard shares[index] > 0, lengths[index] > 0 else { return nil }
            return ContentsSlice(
                start: bounds[index], share: shares[index], place: place, length: lengths[index])
        }
    }

    /// Returns the rectangles of this slice of columns in a slice of rows.
    private func by(_ row: ContentsSlice) -> (part: CGRect, frame: CGRect) {
        (
            CGRect(x: start, y: row.start, width: share, height: row.share),
            CGRect(x: place, y: row.place, width: length, height: row.length)
        )
    }
}
