import CoreGeometry
import Foundation
import Picture

extension SVGWriter {
    /// Writes a text line by line.
    ///
    /// A line whose letters are all of the wanted font is one text element at its own end, which is anchored
    /// by the alignment: it can be selected and edited, the reader's program shapes and kerns it as Pango
    /// does, and it is placed well in a substitute too. Positions for each letter would break ligatures and
    /// joined letters apart. A line with letters of other fonts is written run by run at Pango's places, and
    /// the runs of other fonts as outlines or pictures: each reader has other fonts and emoji. A line on the
    /// advances of the system font is written run by run, too, each word at its place.
    mutating func write(_ text: Text) throws {
        guard let block = try text.block() else { return }
        for (index, line) in block.lines.enumerated() where !line.string.isEmpty {
            let origin = block.origin(ofLine: index, in: text.frame, alignment: text.alignment)
            if text.outline != nil || text.projection != nil {
                for run in line.runs { try write(run, of: text, at: origin, scale: block.scale) }
                continue
            }
            let isSystem = SystemFont(text.font) != nil
            // Readers do not have the fonts of an app's files.
            let hasLetters = textForm == .letters && text.font.face == nil
            if hasLetters, !isSystem, line.runs.allSatisfy({ $0.font.family == block.family }) {
                let anchor = text.anchor(of: line)
                write(line.string, of: text, anchor, y: origin.y, isRightToLeft: line.isRightToLeft)
                continue
            }
            for run in line.runs {
                if hasLetters, isSystem, !run.isRightToLeft, run.font.family == block.family {
                    write(run.words, of: text, at: origin, scale: block.scale, spread: run.spread)
                } else if hasLetters, run.font.family == block.family {
                    let end = run.isRightToLeft ? run.start + run.width : run.start
                    let x = [("x", (origin.x + end * block.scale).short)]
                    write(run.string, of: text, x, y: origin.y, isRightToLeft: run.isRightToLeft)
                } else {
                    try write(run, of: text, at: origin, scale: block.scale)
                }
            }
        }
    }

    private mutating func write(
        _ string: String, of text: Text, _ anchor: [Attribute], y: CGFloat, isRightToLeft: Bool
    ) {
        let keepsSpaces = string.hasPrefix(" ") || string.hasSuffix(" ") || string.contains("  ")
        element(
            "text",
            anchor + [("y", y.short)] + text.font.svg + text.color.svg(as: "fill")
                + (text.font.kern == 0 ? [] : [("letter-spacing", text.font.kern.short)])
                + (isRightToLeft ? [("direction", "rtl")] : [])
                + (keepsSpaces ? [("xml:space", "preserve")] : []),
            text: string)
    }

    /// Writes words at their places, with the mean distance by which their letters stand further apart than
    /// in their font.
    private mutating func write(
        _ words: [GlyphRun.Word], of text: Text, at origin: CGPoint, scale: CGFloat, spread: CGFloat
    ) {
        guard !words.isEmpty else { return }
        let spacing = (spread * scale).short
        // Spaces between the words make one text of them for readers, searches and copies.
        let parts = words.map { word in
            let x = (origin.x + word.start * scale).short
            return "<tspan x=\"\(x)\">\(word.string.escapedForMarkup)</tspan>"
        }
        element(
            "text",
            [("y", origin.y.short)] + text.font.svg + text.color.svg(as: "fill")
                + (spacing == "0" ? [] : [("letter-spacing", spacing)]),
            markup: parts.joined(separator: " "))
    }

    /// Writes a run as outlines, or as pictures for a color font, with its text for screen readers.
    private mutating func write(_ run: GlyphRun, of text: Text, at origin: CGPoint, scale: CGFloat) throws {
        let place = CGAffineTransform(translationX: origin.x, y: origin.y).scaledBy(x: scale, y: scale)
        let images = try run.colorGlyphs.map { glyph in
            let link = "data:image/png;base64," + (try glyph.image.pngData()).base64EncodedString()
            return glyph.frame.applying(place).svg + [("href", link)]
        }
        let opacity = text.color.alpha < 1 ? [("opacity", CGFloat(text.color.alpha).short)] : []
        element("g", [("role", "img"), ("aria-label", run.string)] + (images.isEmpty ? [] : opacity)) {
            for image in images { $0.element("image", image) }
            if let projection = text.projection {
                let outline = projection(run.outline.applying(place))
                $0.element("path", [("d", outline.svg)] + text.paint(scale: 1))
            } else if !run.outline.elements.isEmpty, let transform = place.svg {
                $0.element(
                    "path",
                    [("transform", transform), ("d", run.outline.svg)] + text.paint(scale: scale))
            }
        }
    }
}

extension Text {
    /// Returns the fill and the stroke of letters that are drawn at a scale.
    fileprivate func paint(scale: CGFloat) -> [SVGWriter.Attribute] {
        guard let outline else { return color.svg(as: "fill") }
        let fill = outline.isFilled ? color.svg(as: "fill") : [("fill", "none")]
        return fill + outline.color.svg(as: "stroke") + [("stroke-width", (outline.width / scale).short)]
    }

    /// Returns the place of a line's anchor. A text starts at its right end where the direction is from right
    /// to left.
    fileprivate func anchor(of line: TextLine) -> [SVGWriter.Attribute] {
        switch line.side(for: alignment) {
        case .center: [("x", frame.midX.short), ("text-anchor", "middle")]
        case .right: [("x", frame.maxX.short)] + (line.isRightToLeft ? [] : [("text-anchor", "end")])
        case .left, .natural: [("x", frame.minX.short)] + (line.isRightToLeft ? [("text-anchor", "end")] : [])
        }
    }
}
