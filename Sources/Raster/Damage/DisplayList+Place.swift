import CoreGeometry
import Picture

extension DisplayList {
    /// The values that layers pass on to what they hold.
    struct Place {
        var transform: CGAffineTransform
        var opacity: CGFloat
        /// The clip, to whole pixels.
        var clip: PixelRect
        /// The clip to a rectangle with round corners; nil for none.
        var round: RoundClip?

        /// Adds a layer's clip, if any; returns false when what the layer holds cannot be drawn one by one.
        mutating func clip(to layer: Layer, below parent: Place, in frame: PixelRect) -> Bool {
            guard let shape = layer.clip else { return true }
            if let area = shape.pixels(under: transform, in: frame) {
                clip = clip.intersection(area)
                // The path below a round clip has this clip as well.
                return true
            }
            guard round == nil, let inside = shape.insideOfCorners(under: transform, in: clip) else {
                return false
            }
            round = RoundClip(
                inside: inside, transform: parent.transform, opacity: parent.opacity, path: [layer.skeleton])
            return true
        }
    }

    /// A clip to an upright rectangle with round corners, under which items are drawn one by one, each with
    /// the clip, so that those that are covered or stay the same need not be drawn. An item within the
    /// straight sides keeps the clip: Cairo computes a clipped shape by other rounding.
    struct RoundClip {
        /// Areas of pixels that the clip leaves as they are.
        let inside: [PixelRect]
        /// The transform and the opacity of the parent of the layer that clips.
        let transform: CGAffineTransform
        let opacity: CGFloat
        /// The layers from the one that clips to the one that is drawn, without what they hold.
        var path: [Layer]

        /// Returns an item with the clip and the layers that lead from there to the item.
        func clipped(_ item: DisplayItem, _ content: Layer.Content) -> DisplayItem {
            clipped(item) { $0.contents = [content] }
        }

        func clipped(_ item: DisplayItem, _ child: Layer) -> DisplayItem {
            clipped(item) { $0.children = [child] }
        }

        private func clipped(_ item: DisplayItem, fill: (inout Layer) -> Void) -> DisplayItem {
            var layer = path[path.count - 1]
            fill(&layer)
            for parent in path.dropLast().reversed() {
                let child = layer
                layer = parent
                layer.children = [child]
            }
            let cover = item.cover.map { cover in
                (cover.areas.flatMap { area in inside.map { $0.intersection(area) } }, cover.color)
            }
            return DisplayItem(
                work: .layer(layer), transform: transform, opacity: opacity, name: item.name, clip: item.clip,
                bounds: item.bounds, cut: item.cut == .nowhere ? .nowhere : .betweenRows, cover: cover)
        }
    }
}

extension Layer {
    /// The layer without what it holds.
    var skeleton: Layer {
        var layer = self
        (layer.contents, layer.children) = ([], [])
        return layer
    }
}

extension Shape {
    /// Returns areas of pixels within the straight sides of an upright rectangle with round corners; nil for
    /// any other shape.
    fileprivate func insideOfCorners(under transform: CGAffineTransform, in clip: PixelRect) -> [PixelRect]? {
        guard case .roundedRectangle(let rect, let radius) = self, transform.isUpright, rect.finite != nil,
            radius.isFinite
        else { return nil }
        let standard = rect.standardized
        let corner = standard.cornerRadius(limiting: radius)
        return [(0, corner), (corner, 0)].map { dx, dy in
            let area = standard.insetBy(dx: dx, dy: dy).applying(transform).insetBy(dx: 1, dy: 1)
            return PixelRect(within: area, in: clip)
        }
    }
}
