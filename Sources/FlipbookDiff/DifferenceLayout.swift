import FlipbookCore
import Foundation
import Picture
import Raster

/// The positions of the panels and texts of a difference's picture, in points.
struct DifferenceLayout {
    /// The background, in the color of paper.
    private(set) var page: Picture
    /// The transparent layer over the panels: texts, edges and rings.
    private(set) var overlay: Picture
    /// The upper left corners of the panels of A, B and the difference, in pixels.
    let origins: [(x: Int, y: Int)]

    private static let margin: CGFloat = 20
    private static let gap: CGFloat = 16
    private static let theme = Theme.light
    private static let title = Font(size: 15, isBold: true)
    private static let small = Font(size: 12)

    init(of picture: DifferencePicture) {
        let scale = CGFloat(picture.scale)
        let panels = Panels(of: picture, scale)
        var (texts, y) = Self.headings(of: picture, width: panels.width - 2 * Self.margin)
        texts += Self.titles(of: picture, panels, at: y)
        y += 24
        let top = (y * scale).rounded()
        origins = panels.lefts.map { (Int(($0 * scale).rounded()), Int(top)) }
        let size = CGSize(width: panels.width, height: y + panels.size.height + Self.margin)
        page = Picture(size: size, background: Self.theme.paper)
        overlay = Picture(size: size, background: .clear)
        let frames = panels.contents(at: top / scale)
        let area = CGRect(origin: CGPoint(x: panels.lefts[2], y: top / scale), size: panels.sizes[0])
        let rings = Self.rings(picture, picture.pixels, scale).map { ring in
            Layer.Content.stroke(
                .ellipse(in: ring.offsetBy(dx: area.minX, dy: area.minY)), Self.theme.accent, Stroke(width: 2)
            )
        }
        overlay.layers = [
            Layer(contents: texts + frames), Layer(clip: .rectangle(area), contents: rings),
        ]
    }

    /// Returns the sentence and its causes, one below the other, and the y coordinate below them.
    private static func headings(
        of picture: DifferencePicture, width: CGFloat
    ) -> ([Layer.Content], CGFloat) {
        var (texts, y) = ([Layer.Content](), margin)
        func add(_ string: String, _ font: Font, _ color: Color, lines: Int) {
            let size = PangoTextMeasurer().size(of: string, font: font, width: width, lineLimit: lines)
            let frame = CGRect(x: margin, y: y, width: width, height: size.height + 2)
            texts.append(.text(Text(string, font: font, color: color, frame: frame, lineLimit: lines)))
            y += size.height + 6
        }
        if !picture.sentence.isEmpty { add(picture.sentence, title, theme.ink, lines: 4) }
        for cause in picture.causes { add(cause, small, theme.quietInk, lines: 2) }
        return (texts, y > margin ? y + 14 : y)
    }

    /// Returns the titles above the panels.
    private static func titles(
        of picture: DifferencePicture, _ panels: Panels, at y: CGFloat
    ) -> [Layer.Content] {
        let names = [
            "A  \(picture.a.name)", "B  \(picture.b.name)",
            "Difference  \(summary(of: picture, picture.pixels))",
        ]
        return zip(names, panels.lefts).map { name, left in
            let frame = CGRect(x: left, y: y, width: panels.size.width, height: 18)
            return .text(Text(name, font: small, color: theme.ink, frame: frame))
        }
    }

    /// The three panels: A, B and the difference.
    private struct Panels {
        /// The sizes of the pictures of A and B; zero for a missing one.
        let sizes: [CGSize]
        /// The size of a panel, which holds the larger picture and a title.
        let size: CGSize
        /// The left edges.
        let lefts: [CGFloat]
        /// The sentences in panels without a picture.
        private let remarks: [String]

        /// The width of the whole page.
        var width: CGFloat { 3 * size.width + 2 * (gap + margin) }

        init(of picture: DifferencePicture, _ scale: CGFloat) {
            let sides = [picture.a, picture.b]
            let bitmaps = sides.map(\.bitmap)
            let sizes = bitmaps.map { bitmap in
                CGSize(
                    width: CGFloat(bitmap?.width ?? 0) / scale, height: CGFloat(bitmap?.height ?? 0) / scale)
            }
            let size = CGSize(
                width: max(260, sizes.map(\.width).max() ?? 0),
                height: max(60, sizes.map(\.height).max() ?? 0))
            let hasBoth = !bitmaps.contains { $0 == nil } && sizes[0] == sizes[1]
            remarks = sides.map { $0.bitmap == nil ? $0.remark : "" } + [hasBoth ? "" : "nothing to compare"]
            (self.sizes, self.size) = (sizes, size)
            lefts = (0..<3).map { margin + CGFloat($0) * (size.width + gap) }
        }

        /// Returns the edges of the panels and the remarks in them.
        func contents(at top: CGFloat) -> [Layer.Content] {
            let edges = lefts.enumerated().map { number, left in
                let own = number < 2 ? sizes[number] : sizes[0]
                let frame = CGRect(origin: CGPoint(x: left, y: top), size: own.width > 0 ? own : size)
                return Layer.Content.stroke(
                    .rectangle(frame.insetBy(dx: -0.5, dy: -0.5)), theme.hairline, Stroke(width: 1))
            }
            let texts = zip(lefts, remarks).map { left, remark in
                let frame = CGRect(origin: CGPoint(x: left, y: top), size: size)
                return Layer.Content.text(
                    Text(remark, font: small, color: theme.quietInk, frame: frame, alignment: .center))
            }
            return edges + texts
        }
    }

    private static func summary(of picture: DifferencePicture, _ pixels: PixelDifference?) -> String {
        guard picture.a.bitmap != nil, picture.b.bitmap != nil else { return "" }
        guard let pixels else {
            return picture.a.bitmap == picture.b.bitmap ? "too small for a pixel" : ""
        }
        return pixels.count == 1
            ? "1 pixel, by \(pixels.largest) of 255"
            : "\(pixels.count) pixels, by up to \(pixels.largest) of 255"
    }

    /// Returns at most one ring, around a difference that is easily overlooked: one whose bounding box is
    /// small, or one without any different pixel.
    private static func rings(
        _ picture: DifferencePicture, _ pixels: PixelDifference?, _ scale: CGFloat
    ) -> [CGRect] {
        guard let bitmap = picture.a.bitmap, picture.b.bitmap != nil else { return [] }
        let least = CGFloat(min(bitmap.width, bitmap.height)) / scale / 16
        if let pixels {
            let box = CGRect(
                x: pixels.box.minX / scale, y: pixels.box.minY / scale, width: pixels.box.width / scale,
                height: pixels.box.height / scale)
            guard max(box.width, box.height) < 2 * least else { return [] }
            let radius = max(least, max(box.width, box.height) * 0.8)
            return [CGRect(x: box.midX - radius, y: box.midY - radius, width: 2 * radius, height: 2 * radius)]
        }
        guard picture.a.bitmap == picture.b.bitmap else { return [] }
        return picture.marks.prefix(1).map { mark in
            CGRect(x: mark.x / scale - least, y: mark.y / scale - least, width: 2 * least, height: 2 * least)
        }
    }
}
