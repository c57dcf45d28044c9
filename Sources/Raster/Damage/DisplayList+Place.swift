import CoreGeometry
import Picture

extension DisplayList {
    /// The values that layers pass on to what they hold.
    struct Place {
        var transform: CGAffineTransform
        var opacity: CGFloat
        /// The clip, to whole pixels.
        var clip: PixelRect
        /// The layers below a clip to a rectangle with round corners; nil without one.
        var round: ClippedPath?

        /// Adds a layer's clip, if any; returns false when what the layer holds cannot be drawn one by one.
        mutating func clip(to layer: Layer, below parent: Place, in frame: PixelRect) -> Bool {
            guard let shape = layer.clip else { return true }
            if let area = shape.pixels(under: transform, in: frame) {
                clip = clip.intersection(area)
                // The path below a round clip has this clip as well.
                return true
            }
            guard round == nil, let roundClip = RoundClip(shape: shape, transform: transform) else {
                return false
            }
            round = ClippedPath(
                clip: roundClip, inside: roundClip.inside.map { PixelRect(within: $0, in: clip) },
                transform: parent.transform, opacity: parent.opacity, path: [layer.skeleton])
            return true
        }
    }

    /// The layers that lead from a clip to a rectangle with round corners to an item. An item that the clip
    /// cuts keeps them, so that those that are covered or stay the same need not be drawn.
    struct ClippedPath {
        let clip: RoundClip
        /// Areas of pixels that the clip leaves as they are.
        let inside: [PixelRect]
        /// The transform and the opacity of the parent of the layer that clips.
        let transform: CGAffineTransform
        let opacity: CGFloat
        /// The layers from the one that clips to the one that is drawn, without what they hold.
        var path: [Layer]

        /// Returns an item with the clip and the layers that lead from there to a content, which has an
        /// extent in pixels; the item itself if the clip does not cut it.
        func clipped(_ item: DisplayItem, _ content: Layer.Content, in extent: CGRect) -> DisplayItem {
            clip.cuts(extent) ? clipped(item) { $0.contents = [content] } : item
        }

        /// Returns an item with the clip and the layers that lead from there to a layer.
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
                work: .layer(layer), transform: transform, opacity: opacity, name: item.name,
                identity: item.identity, clip: item.clip,
                bounds: item.bounds, cut: item.cut == .nowhere ? .nowhere : .betweenRows,
                readsPixels: item.readsPixels, cover: cover)
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
