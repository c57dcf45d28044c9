import Foundation
import Picture
import Raster

/// A writer of one animated SVG.
struct SVGFilmWriter {
    let film: VectorFilm
    let settings: AnimatedSVG
    var svg = SVGWriter()
    var rules: KeyframeRules
    /// The layers that a live figure moves; nil for a film.
    var live: LiveLayers?

    init(_ film: VectorFilm, _ settings: AnimatedSVG) {
        (self.film, self.settings) = (film, settings)
        rules = KeyframeRules(frameCount: film.frameCount, prefix: "k")
        svg.isCompact = true
        svg.textForm = settings.outlinesText ? .outlines : .letters
    }

    /// Returns the whole file.
    mutating func file() throws -> String {
        _ = (svg.uniqueID("title"), svg.uniqueID("desc"))
        try writeBody()
        if settings.hasBorder { writeBorder() }
        var whole = SVGWriter()
        whole.isCompact = true
        let attributes =
            [("xmlns", "http://www.w3.org/2000/svg")] + sides
            + [("viewBox", viewBox), ("role", "img"), ("aria-labelledby", "title desc")]
        whole.element("svg", attributes) { writer in
            writer.element("title", [("id", "title")], text: film.title)
            writer.element("desc", [("id", "desc")], text: film.summary)
            // No names or texts of the film are in the style sheet.
            writer.element("style", [], text: styleSheet)
            writer.append(svg.text)
        }
        return whole.text
    }

    /// The width and height of the film as attributes.
    var sides: [SVGWriter.Attribute] {
        [("width", Double(film.size.width).text(3)), ("height", Double(film.size.height).text(3))]
    }

    /// The area of the film as an attribute's value.
    var viewBox: String { "0 0 \(sides[0].value) \(sides[1].value)" }

    /// Writes the background, the film and in front of it the still.
    mutating func writeBody() throws {
        if film.background.alpha > 0 { svg.element("rect", sides + film.background.svg(as: "fill")) }
        try group([("class", "film")]) { writer in
            for layer in writer.film.layers { try writer.write(layer) }
        }
        guard let still = film.still else { return }
        try group([("class", "still")] + place(of: still)) { writer in
            for layer in still.layers { try writer.svg.write(layer) }
        }
    }

    /// Writes a hairline along the inside of the edge, in a gray that is seen on light and on dark pages.
    private mutating func writeBorder() {
        let id = svg.uniqueID("border")
        let attributes: [SVGWriter.Attribute] = [
            ("id", id), ("x", "0.5"), ("y", "0.5"), ("width", Double(film.size.width - 1).text(3)),
            ("height", Double(film.size.height - 1).text(3)), ("fill", "none"), ("stroke", "#808080"),
            ("stroke-opacity", "0.4"),
        ]
        svg.element("rect", attributes)
    }

    /// Returns the transform of a still that has margins around the film's area.
    private func place(of still: Picture) -> [SVGWriter.Attribute] {
        let x = Double(film.size.width - still.size.width) / 2
        let y = Double(film.size.height - still.size.height) / 2
        return x == 0 && y == 0 ? [] : [("transform", "translate(\(x.text(3)) \(y.text(3)))")]
    }

    /// Writes a group around what a closure writes.
    mutating func group(
        _ attributes: [SVGWriter.Attribute], _ content: (inout SVGFilmWriter) throws -> Void
    ) rethrows {
        svg.open("g", attributes)
        try content(&self)
        svg.close("g")
    }

    /// The rule that all moving elements share.
    var motionRule: String {
        let count = settings.loop == 0 ? "infinite" : "\(settings.loop)"
        // A film that ends shows its last frame.
        let fill = settings.loop == 0 ? "" : " forwards"
        return ".m{animation:\(film.duration.text(4))s linear \(count)\(fill)}"
    }

    /// The rule for text, which must not snap to pixels while it moves; empty for a film without text.
    var textRule: String { svg.text.contains("<text") ? "text{text-rendering:geometricPrecision}" : "" }

    /// The rules for dark paper; empty for a film that keeps its colors.
    var darkRules: String {
        settings.appearance == .light ? "" : DarkPalette(of: film)?.rules(for: svg.text) ?? ""
    }

    private var styleSheet: String {
        var lines = [motionRule]
        if film.still != nil {
            lines += [
                ".film{display:none}",
                "@media screen and (prefers-reduced-motion:no-preference){"
                    + ".film{display:inline}.still{display:none}}",
            ]
        }
        let dark = darkRules
        if !dark.isEmpty { lines.append(settings.inDarkness(dark)) }
        return ([textRule] + lines + rules.rules).filter { !$0.isEmpty }.joined(separator: "\n")
    }
}
