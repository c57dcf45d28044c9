package import Picture

extension UIImage {
    /// Returns true when the image is drawn in the tint color.
    func isTemplate(bySelf isAutomaticTemplate: Bool) -> Bool {
        switch renderingMode {
        case .alwaysTemplate: true
        case .alwaysOriginal: ownTint != nil
        case .automatic: isSymbolImage || isAutomaticTemplate
        }
    }

    /// Returns the image stretched to a rectangle; nil when nothing is seen.
    ///
    /// - Parameters:
    ///   - frame: The rectangle in points.
    ///   - tint: The color of a template.
    ///   - isAutomaticTemplate: True where an image without a rendering mode counts as a template.
    package func layer(in frame: CGRect, tint: Color, isAutomaticTemplate: Bool = false) -> Layer? {
        guard frame.width > 0, frame.height > 0, size.width > 0, size.height > 0 else { return nil }
        let color = isTemplate(bySelf: isAutomaticTemplate) ? ownTint ?? tint : ownTint
        let image = inCurrentStyle
        switch image.content {
        case .pixels(let pixels) where capInsets != .zero:
            return Layer(contents: image.parts(of: pixels, in: frame, tint: color))
        case .drawing where capInsets != .zero: return Layer(children: image.parts(in: frame, color: color))
        default: return image.content.layer(of: image.size, in: frame, color: color)
        }
    }

    /// Returns the parts of a drawing between its caps, each of which is a clipped copy of the whole.
    private func parts(in frame: CGRect, color: Color?) -> [Layer] {
        let (columns, rows) = grid(in: frame, mostTiles: 32)
        return rows.flatMap { row in
            columns.compactMap { column in
                let (wide, high) = (column.extent / column.length, row.extent / row.length)
                let whole = CGRect(
                    x: column.place - column.start * wide, y: row.place - row.start * high,
                    width: size.width * wide, height: size.height * high)
                guard let copy = content.layer(of: size, in: whole, color: color) else { return nil }
                let part = CGRect(x: column.place, y: row.place, width: column.extent, height: row.extent)
                return Layer(clip: .rectangle(part), children: [copy])
            }
        }
    }

    /// Returns the caps and the stretches between them in a rectangle, with at most a number of tiles in each
    /// direction: thinner ones are not seen one by one.
    private func grid(in frame: CGRect, mostTiles: CGFloat) -> (columns: [Band], rows: [Band]) {
        (
            bands(
                length: size.width, caps: (capInsets.left, capInsets.right), from: frame.minX,
                to: frame.maxX, mostTiles),
            bands(
                length: size.height, caps: (capInsets.top, capInsets.bottom), from: frame.minY,
                to: frame.maxY, mostTiles)
        )
    }

    private func parts(of pixels: PixelImage, in frame: CGRect, tint: Color?) -> [Layer.Content] {
        let (columns, rows) = grid(in: frame, mostTiles: 1000)
        return rows.flatMap { row in
            columns.map { column in
                .image(
                    PlacedImage(
                        pixels,
                        frame: CGRect(
                            x: column.place, y: row.place, width: column.extent, height: row.extent),
                        part: CGRect(
                            x: column.start * scale, y: row.start * scale, width: column.length * scale,
                            height: row.length * scale),
                        tint: tint))
            }
        }
    }

    /// A stretch of the image in one direction and the place where it is drawn, in points.
    private struct Band {
        var start, length, place, extent: CGFloat
    }

    /// Returns the two caps and the stretches between them, in one direction.
    private func bands(
        length: CGFloat, caps: (CGFloat, CGFloat), from low: CGFloat, to high: CGFloat, _ mostTiles: CGFloat
    ) -> [Band] {
        let middle = length - caps.0 - caps.1
        let gap = high - low - caps.0 - caps.1
        guard middle > 0, gap > 0 else {
            return [Band(start: 0, length: length, place: low, extent: high - low)]
        }
        var bands = [Band(start: 0, length: caps.0, place: low, extent: caps.0)]
        if resizingMode == .stretch || gap / middle > mostTiles {
            bands.append(Band(start: caps.0, length: middle, place: low + caps.0, extent: gap))
        } else {
            var done: CGFloat = 0
            while done < gap {
                let tile = min(middle, gap - done)
                bands.append(Band(start: caps.0, length: tile, place: low + caps.0 + done, extent: tile))
                done += tile
            }
        }
        bands.append(Band(start: length - caps.1, length: caps.1, place: high - caps.1, extent: caps.1))
        return bands.filter { $0.length > 0 }
    }
}

extension UIImage: LayerContents {
    package func contentsSize(scale: CGFloat) -> CGSize { size }

    package func contentsLayer(in frame: CGRect, scale: CGFloat, color: Color?) -> Layer? {
        guard let color else { return layer(in: frame, tint: .black) }
        return withRenderingMode(.alwaysTemplate).layer(in: frame, tint: color)
    }
}
