package import Picture

extension StyledTextLayout {
    /// Returns what is drawn of the text in a frame, without shadows and attachments: grounds, letters, and
    /// lines below and through them.
    package func contents(in frame: CGRect, centered: Bool = false) -> [Layer.Content] {
        var (grounds, letters): ([Layer.Content], [Layer.Content]) = ([], [])
        for (line, origin) in placed(in: frame, centered: centered) {
            for segment in line.shown {
                if let color = segment.run.background {
                    let box = CGRect(
                        x: origin.x + segment.left, y: origin.y, width: segment.width, height: line.height)
                    grounds.append(.fill(.rectangle(box), color.color))
                }
                if segment.run.shadow == nil { letters += line.letters(of: segment, at: origin) }
            }
        }
        return grounds + letters
    }

    /// Returns the letters with shadows, and the images of attachments, in front of the contents.
    package func layers(in frame: CGRect, centered: Bool = false) -> [Layer] {
        var layers: [Layer] = []
        for (line, origin) in placed(in: frame, centered: centered) {
            for segment in line.shown {
                if let picture = segment.run.picture {
                    layers += line.layers(of: picture, segment, at: origin)
                } else if let shadow = segment.run.shadow {
                    var layer = Layer(contents: line.letters(of: segment, at: origin))
                    // As for layers, half of the blur is the standard deviation.
                    layer.shadows = [
                        Shadow(
                            color: shadow.color.color,
                            offset: CGVector(dx: shadow.offset.width, dy: shadow.offset.height),
                            radius: shadow.blur / 2)
                    ]
                    layers.append(layer)
                }
            }
        }
        return layers
    }

    /// A Boolean value that indicates whether the text has shadows or attachments.
    package var hasLayers: Bool {
        lines.contains { $0.segments.contains { $0.run.shadow != nil || $0.run.picture != nil } }
    }

    /// Returns the lines with their upper left corners.
    private func placed(in frame: CGRect, centered: Bool) -> [(line: StyledLine, origin: CGPoint)] {
        let top = centered ? frame.midY - size.height / 2 : frame.minY
        return lines.map {
            ($0, CGPoint(x: frame.minX + $0.left(in: frame.width), y: top + $0.top))
        }
    }
}

extension StyledLine {
    /// Returns the letters of a segment with its lines, for an upper left corner of the line.
    fileprivate func letters(of segment: Segment, at origin: CGPoint) -> [Layer.Content] {
        var contents: [Layer.Content] = []
        let baseline = origin.y + self.baseline - segment.run.baselineOffset
        let left = origin.x + segment.left
        let under = segment.run.underline.map { TextDecoration($0, of: segment) }
        contents += under?.contents(from: left, baseline: baseline) ?? []
        if !segment.string.isEmpty {
            RunContext.current.checkLetters(of: segment.string)
            // A little more room, since a text that is wider than its frame ends with an ellipsis.
            let frame = CGRect(
                x: left + segment.lead, y: baseline - segment.metrics.ascent, width: segment.width + 1,
                height: segment.metrics.height)
            var text = Text(
                segment.string, font: segment.run.font, color: segment.run.color.color, frame: frame)
            text.outline = segment.run.outline
            contents.append(.text(text))
        }
        let through = segment.run.strikethrough.map { TextDecoration($0, of: segment, isThrough: true) }
        return contents + (through?.contents(from: left, baseline: baseline) ?? [])
    }

    fileprivate func layers(of picture: StyledRun.Picture, _ segment: Segment, at origin: CGPoint) -> [Layer]
    {
        let baseline = origin.y + self.baseline - segment.run.baselineOffset
        let frame = CGRect(
            x: origin.x + segment.left, y: baseline - picture.bounds.maxY, width: picture.bounds.width,
            height: picture.bounds.height)
        return picture.image?.layer(in: frame, tint: segment.run.color.color).map { [$0] } ?? []
    }
}
