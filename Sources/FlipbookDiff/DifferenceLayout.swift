import CoreGeometry
import FlipbookCore
import FlipbookDrawing
import FlipbookVideo
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
        let (margin, gap) = (Self.margin, Self.gap)
        let scale = CGFloat(picture.scale)
        let bitmaps = [picture.a.bitmap, picture.b.bitmap]
        let sizes = bitmaps.map { bitmap in
            CGSize(width: CGFloat(bitmap?.width ?? 0) / scale, height: CGFloat(bitmap?.height ?? 0) / scale)
        }
        let panel = CGSize(
            width: max(260, sizes.map(\.width).max() ?? 0), height: max(60, sizes.map(\.height).max() ?? 0))
        let width = 3 * panel.width + 2 * (gap + margin)
        var (texts, y) = ([Layer.Content](), margin)
        func add(_ string: String, _ font: Font, _ color: Color, lines: Int) {
            let size = PangoTextMeasurer().size(
                of: string, font: font, width: width - 2 * margin, lineLimit: lines)
            let frame = CGRect(x: margin, y: y, width: width - 2 * margin, height: size.height + 2)
            texts.append(.text(Text(string, font: font, color: color, frame: frame, lineLimit: lines)))
            y += size.height + 6
        }
        if !picture.sentence.isEmpty { add(picture.sentence, Self.title, Self.theme.ink, lines: 4) }
        for cause in picture.causes { add(cause, Self.small, Self.theme.quietInk, lines: 2) }
        if y > margin { y += 14 }
        let pixels = picture.pixels
        let names = [
            "A  \(picture.a.name)", "B  \(picture.b.name)",
            "Difference  \(Self.summary(of: picture, pixels))",
        ]
        let lefts = (0..<3).map { margin + CGFloat($0) * (panel.width + gap) }
        for (name, left) in zip(names, lefts) {
            let frame = CGRect(x: left, y: y, width: panel.width, height: 18)
            texts.append(.text(Text(name, font: Self.small, color: Self.theme.ink, frame: frame)))
        }
        y += 24
        let top = (y * scale).rounded()
        origins = lefts.map { (Int(($0 * scale).rounded()), Int(top)) }
        let size = CGSize(width: width, height: y + panel.height + margin)
        page = Picture(size: size, background: Self.theme.paper)
        overlay = Picture(size: size, background: .clear)
        let edges = lefts.enumerated().map { number, left in
            let own = number < 2 ? sizes[number] : sizes[0]
            let size = own.width > 0 ? own : panel
            return Layer.Content.stroke(
                .rectangle(
                    CGRect(x: left, y: top / scale, width: size.width, height: size.height)
                        .insetBy(dx: -0.5, dy: -0.5)), Self.theme.hairline, Stroke(width: 1))
        }
        let hasBoth = !bitmaps.contains { $0 == nil } && sizes[0] == sizes[1]
        let words = bitmaps.map { $0 == nil ? "no such frame" : "" } + [hasBoth ? "" : "nothing to compare"]
        let missing = zip(lefts, words).map { left, words in
            Layer.Content.text(
                Text(
                    words, font: Self.small, color: Self.theme.quietInk,
                    frame: CGRect(x: left, y: top / scale, width: panel.width, height: panel.height),
                    alignment: .center))
        }
        overlay.layers = [Layer(contents: texts + edges + missing)]
        let origin = CGPoint(x: lefts[2], y: top / scale)
        let area = CGRect(origin: origin, size: sizes[0])
        overlay.layers.append(
            Layer(
                clip: .rectangle(area),
                contents: Self.rings(picture, pixels, scale).map { ring in
                    .stroke(
                        .ellipse(in: ring.offsetBy(dx: origin.x, dy: origin.y)), Self.theme.accent,
                        Stroke(width: 2))
                }))
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
