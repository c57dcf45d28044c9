import CCairo
import Picture

extension Canvas {
    /// Draws an area of a picture, without the items that others cover there.
    ///
    /// - Throws: `RasterError` for what cannot be drawn.
    func draw(_ list: DisplayList, in area: PixelRect) throws {
        cairo_save(context)
        defer { cairo_restore(context) }
        if area != list.frame { clip(to: area) }
        let (items, background) = list.visibleItems(in: area)
        paintBackground(background)
        for item in items { try draw(item, of: list) }
        try checkStatus()
    }

    private func draw(_ item: DisplayItem, of list: DisplayList) throws {
        let isClipped = item.clip != list.frame
        if isClipped {
            cairo_save(context)
            clip(to: item.clip)
        }
        defer { if isClipped { cairo_restore(context) } }
        switch item.work {
        case .content(let content):
            setTransform(item.transform)
            let layer = Layer(identity: item.identity, name: item.name)
            try draw(content, of: layer, transform: item.transform, opacity: item.opacity)
        case .layer(let layer):
            try draw(layer, under: item.transform, opacity: item.opacity)
        }
    }

    private func clip(to area: PixelRect) {
        cairo_identity_matrix(context)
        cairo_new_path(context)
        cairo_rectangle(
            context, Double(area.minX), Double(area.minY), Double(area.maxX - area.minX),
            Double(area.maxY - area.minY))
        cairo_clip(context)
    }
}

extension DisplayList {
    /// Returns the items that are seen in an area, from back to front, and the color behind them.
    fileprivate func visibleItems(in area: PixelRect) -> (items: [DisplayItem], background: Color) {
        if isEmptyBehind { return (items, background) }
        var covers: [PixelRect] = []
        var seen: [DisplayItem] = []
        for item in items.reversed() {
            let part = item.bounds.intersection(area)
            guard !part.isEmpty, !covers.contains(where: { $0.contains(part) }) else { continue }
            if let cover = item.cover, cover.areas.contains(where: { $0.contains(area) }) {
                return (seen.reversed(), cover.color)
            }
            seen.append(item)
            // What lies below a cover shows beside it through a blur between the two.
            if item.readsPixels { covers = [] }
            // Each cover is compared with all items behind it, which pays for large ones.
            guard let cover = item.cover, covers.count < 16, part.area * 64 > area.area else { continue }
            covers += cover.areas
        }
        return (seen.reversed(), background)
    }
}
