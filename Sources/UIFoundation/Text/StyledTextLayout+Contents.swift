package import Picture

extension StyledTextLayout {
    /// Returns what is drawn of the text in a frame, without shadows, attachments and letters that lean or
    /// are wider than usual: grounds, letters, and lines below and through them.
    package func contents(in frame: CGRect, centered: Bool = false) -> [Layer.Content] {
        var (grounds, letters): ([Layer.Content], [Layer.Content]) = ([], [])
        for (line, origin) in placed(in: frame, centered: centered) {
            for segment in line.shown {
                if let color = segment.run.background {
                    let box = CGRect(
                        x: origin.x + segment.left, y: origin.y, width: segment.width, height: line.height)
                    grounds.append(.fill(.rectangle(box), color.color))
                }
                if segment.run.shadow == nil, !segment.run.isReshaped {
                    letters += line.letters(of: segment, at: origin)
                }
            }
        }
        return grounds + letters
    }

    /// Returns the letters that the contents are without, and the images of attachments, in front of them.
    package func layers(in frame: CGRect, centered: Bool = false) -> [Layer] {
        var layers: [Layer] = []
        for (line, origin) in placed(in: frame, centered: centered) {
            for segment in line.shown {
                if let picture = segment.run.picture {
                    layers += line.layers(of: picture, segment, at: origin)
                } else if segment.run.shadow != nil || segment.run.isReshaped {
                    layers.append(line.layer(of: segment, at: origin))
                }
            }
        }
        return layers
    }

    /// A Boolean value that indicates whether the text has shadows, attachments or letters that lean or are
    /// wider than usual.
    package var hasLayers: Bool {
        lines.contains { line in
            line.segments.contains {
                $0.run.shadow != nil || $0.run.picture != nil || $0.run.isReshaped
            }
        }
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
                x: left + segment.lead, y: baseline - segment.metrics.ascent,
                width: segment.width / segment.run.stretch + 1, height: segment.metrics.height)
            var text = Text(
                segment.string, font: segment.run.font, color: segment.run.color.color, frame: frame)
            text.outline = segment.run.outline
            contents.append(.text(text))
        }
        let through = segment.run.strikethrough.map { TextDecoration($0, of: segment, isThrough: true) }
        return contents + (through?.contents(from: left, baseline: baseline) ?? [])
    }

    /// Returns the letters of a segment with its lines and its shadow, for an upper left corner of the line.
    /// The lines neither lean nor stretch with the letters.
    fileprivate func layer(of segment: Segment, at origin: CGPoint) -> Layer {
        let contents = letters(of: segment, at: origin)
        var layer = Layer()
        if segment.run.isReshaped {
            let form = form(of: segment, at: origin)
            layer.children = contents.map { content in
                if case .text = content { return Layer(transform: form, contents: [content]) }
                return Layer(contents: [content])
            }
        } else {
            layer.contents = contents
        }
        guard let shadow = segment.run.shadow else { return layer }
        // As for layers, half of the blur is the standard deviation.
        layer.shadows = [
            Shadow(
                color: shadow.color.color,
                offset: CGVector(dx: shadow.offset.width, dy: shadow.offset.height), radius: shadow.blur / 2)
        ]
        return layer
    }

    /// Returns the transform by which letters lean and stretch, from the start of their baseline.
    private func form(of segment: Segment, at origin: CGPoint) -> CGAffineTransform {
        let (lean, stretch) = (segment.run.obliqueness, segment.run.stretch)
        let left = origin.x + segment.left + segment.lead
        let baseline = origin.y + self.baseline - segment.run.baselineOffset
        return CGAffineTransform(
            a: stretch, b: 0, c: -lean, d: 1, tx: left * (1 - stretch) + lean * baseline, ty: 0)
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
