import CoreGeometry
import Picture

extension DisplayList {
    /// Returns areas that hold all pixels in which the picture can differ from another one.
    func damage(since other: DisplayList) -> [PixelRect] {
        let (new, old) = (items, other.items)
        var start = 0
        while start < min(new.count, old.count), new[start].drawsLike(old[start]) { start += 1 }
        var (newEnd, oldEnd) = (new.count, old.count)
        while newEnd > start, oldEnd > start, new[newEnd - 1].drawsLike(old[oldEnd - 1]) {
            newEnd -= 1
            oldEnd -= 1
        }
        guard newEnd == oldEnd else {
            return new[start..<newEnd].map(\.bounds) + old[start..<oldEnd].map(\.bounds)
        }
        return (start..<newEnd).flatMap { new[$0].drawsLike(old[$0]) ? [] : new[$0].damage(since: old[$0]) }
    }

    /// Returns the areas to draw again for some damage: larger ones that do not overlap and cut no item where
    /// it may not be cut; all of the picture when little would be left.
    func areas(toDraw damage: [PixelRect]) -> [PixelRect] {
        if isEmptyBehind { return [frame] }
        var areas = Self.joined(damage.map { $0.intersection(frame) }.filter { !$0.isEmpty })
        var grows = true
        while grows {
            if areas.reduce(0, { $0 + $1.area }) * 4 > frame.area * 3 { return [frame] }
            grows = false
            for index in areas.indices where grow(&areas[index]) { grows = true }
            areas = Self.joined(areas)
        }
        return areas
    }

    /// The pixels that two areas may have in addition when they become one: each area costs time, whatever
    /// its size, since the items in it are drawn again.
    fileprivate static let slack = 1 << 14

    /// The largest number of areas that are compared with one another.
    private static let mostAreas = 32

    /// Enlarges an area until it cuts only items that may be cut; returns whether it has grown.
    private func grow(_ area: inout PixelRect) -> Bool {
        let before = area
        for item in items where item.cut != .anywhere && item.bounds.intersects(area) {
            if item.cut == .nowhere {
                area = area.union(item.bounds)
            } else {
                area.minX = min(area.minX, item.bounds.minX)
                area.maxX = max(area.maxX, item.bounds.maxX)
            }
        }
        return area != before
    }

    /// Returns areas that hold those given, and do not overlap.
    private static func joined(_ areas: [PixelRect]) -> [PixelRect] {
        if areas.count > mostAreas { return [areas.dropFirst().reduce(areas[0]) { $0.union($1) }] }
        var result: [PixelRect] = []
        for area in areas {
            var area = area
            while let index = result.firstIndex(where: {
                $0.intersects(area) || $0.union(area).area <= $0.area + area.area + slack
            }) {
                area = area.union(result.remove(at: index))
            }
            result.append(area)
        }
        return result
    }
}

extension DisplayItem {
    /// Returns areas that hold all pixels in which an item differs from the one that it replaces. Where both
    /// fill with the same color, nothing changes.
    fileprivate func damage(since other: DisplayItem) -> [PixelRect] {
        let all = bounds.union(other.bounds)
        let both = bounds.intersects(other.bounds) ? [all] : [bounds, other.bounds]
        guard let fill, let before = other.fill, fill.color == before.color, opacity == other.opacity,
            clip == other.clip
        else { return both }
        let same = zip(filledAreas, other.filledAreas).map { $0.common(with: $1, in: all) }
        guard let hole = same.max(by: { $0.area < $1.area }), hole.area > DisplayList.slack else {
            return both
        }
        return all.without(hole)
    }
}

extension PixelRect {
    /// Returns the pixels that are not in a rectangle within this one, as up to four rectangles.
    fileprivate func without(_ hole: PixelRect) -> [PixelRect] {
        [
            PixelRect(minX: minX, minY: minY, maxX: maxX, maxY: hole.minY),
            PixelRect(minX: minX, minY: hole.maxY, maxX: maxX, maxY: maxY),
            PixelRect(minX: minX, minY: hole.minY, maxX: hole.minX, maxY: hole.maxY),
            PixelRect(minX: hole.maxX, minY: hole.minY, maxX: maxX, maxY: hole.maxY),
        ].filter { !$0.isEmpty }
    }
}
