import CoreGeometry
import Picture
import Raster
import TestSupport
import Testing

/// One picture for each brush stroke, to see at a glance when the look of something changes.
@Suite struct DrawingGoldenTests {
    private func expect(
        _ golden: String, tolerance: PictureTolerance = .edges, background: Color = .white, _ layers: [Layer],
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let picture = Picture(size: CGSize(width: 64, height: 48), background: background, layers: layers)
        let drawn = try Bitmap(drawing: picture, scale: 2)
        expectPicture(
            drawn, matches: "Drawing/" + golden, tolerance: tolerance, sourceLocation: sourceLocation)
    }

    @Test func aFilledRectangleLooksAsEver() throws {
        try expect("rectangle", [sheet(.fill(rectangle(12, 10, 40, 28), .tomato))])
    }

    @Test func rectanglesBetweenPixelsLookAsEver() throws {
        let rectangles = (0..<5).map { step in
            let place = CGFloat(step) * 10.125
            return sheet(.fill(rectangle(6 + place, 6 + place / 2, 8, 14), .tomato))
        }
        try expect("rectangles-between-pixels", rectangles)
    }

    @Test func aRotatedSquareLooksAsEver() throws {
        try expect(
            "rotated-square",
            [sheet(at: CGPoint(x: 32, y: 24), turned: .pi / 6, .fill(square(side: 28), .tomato))])
    }

    @Test func roundedRectanglesLookAsEver() throws {
        try expect(
            "rounded-rectangles",
            [
                sheet(
                    .fill(
                        .roundedRectangle(CGRect(x: 4, y: 6, width: 26, height: 36), cornerRadius: 8), .ocean)
                ),
                sheet(
                    .fill(
                        .roundedRectangle(CGRect(x: 34, y: 6, width: 26, height: 16), cornerRadius: 100),
                        .tomato)),
                sheet(
                    .stroke(
                        .roundedRectangle(CGRect(x: 35, y: 27, width: 24, height: 14), cornerRadius: 5), .ink,
                        Stroke(width: 2))),
            ])
    }

    @Test func ellipsesLookAsEver() throws {
        try expect(
            "ellipses",
            [
                sheet(.fill(.ellipse(in: CGRect(x: 3, y: 4, width: 40, height: 40)), .sun)),
                sheet(
                    at: CGPoint(x: 44, y: 24), turned: 0.7,
                    .stroke(
                        .ellipse(in: CGRect(x: -17, y: -8, width: 34, height: 16)), .ink, Stroke(width: 2))),
            ])
    }

    @Test func aStarLooksAsEver() throws {
        try expect(
            "star",
            [
                sheet(
                    at: CGPoint(x: 32, y: 27), .fill(.path(Specimen.star), .sun),
                    .stroke(.path(Specimen.star), .ink, Stroke(width: 1, join: .round)))
            ])
    }

    @Test func aCurveLooksAsEver() throws {
        let wave = Path([
            .move(CGPoint(x: 6, y: 36)),
            .curve(
                to: CGPoint(x: 32, y: 24), control1: CGPoint(x: 14, y: -8), control2: CGPoint(x: 26, y: 0)),
            .curve(
                to: CGPoint(x: 58, y: 12), control1: CGPoint(x: 38, y: 48), control2: CGPoint(x: 50, y: 56)),
        ])
        try expect("curve", [sheet(.stroke(.path(wave), .ocean, Stroke(width: 3, cap: .round)))])
    }

    @Test func strokeJoinsAndCapsLookAsEver() throws {
        let joins: [(Stroke.Join, Stroke.Cap)] = [(.miter, .butt), (.round, .round), (.bevel, .square)]
        let corners = joins.enumerated().map { index, form in
            let path = Path(
                [CGPoint(x: -6, y: 14), CGPoint(x: 0, y: -8), CGPoint(x: 6, y: 14)].enumerated().map {
                    $0 == 0 ? .move($1) : .line($1)
                })
            return sheet(
                at: CGPoint(x: 12 + CGFloat(index) * 20, y: 24),
                .stroke(.path(path), .ocean, Stroke(width: 6, cap: form.1, join: form.0)),
                .stroke(.path(path), .white, Stroke(width: 0.5)))
        }
        try expect("stroke-joins-and-caps", corners)
    }

    @Test func dashesLookAsEver() throws {
        func line(_ y: CGFloat, _ stroke: Stroke) -> Layer {
            sheet(
                .stroke(.path(Path([.move(CGPoint(x: 6, y: y)), .line(CGPoint(x: 58, y: y))])), .ink, stroke))
        }
        try expect(
            "dashes",
            [
                line(8, Stroke(width: 2, dash: [6, 4])),
                line(16, Stroke(width: 3, cap: .round, dash: [0, 6])),
                line(24, Stroke(width: 2, dash: [10, 3, 2, 3])),
                sheet(.stroke(rectangle(6, 31, 52, 11), .tomato, Stroke(width: 1, dash: [4, 2]))),
            ])
    }

    @Test func clipsLookAsEver() throws {
        let stripes = (0..<9).map { Layer.Content.fill(rectangle(CGFloat($0) * 8 - 6, -4, 4, 60), .ocean) }
        let inner = Layer(clip: rectangle(0, 18, 64, 14), contents: [.fill(rectangle(0, 0, 64, 48), .sun)])
        try expect(
            "clips",
            [
                Layer(
                    clip: .ellipse(in: CGRect(x: 8, y: 3, width: 48, height: 42)), contents: stripes,
                    children: [inner])
            ])
    }

    @Test func fadedGroupsLookAsEver() throws {
        let squares = [
            sheet(.fill(rectangle(0, 0, 16, 16), .tomato)), sheet(.fill(rectangle(8, 8, 16, 16), .ocean)),
        ]
        let faded = squares.map { layer in
            var layer = layer
            layer.opacity = 0.5
            return layer
        }
        try expect(
            "group-opacity",
            [
                sheet(.fill(rectangle(0, 20, 64, 8), .ink)),
                sheet(at: CGPoint(x: 5, y: 12), opacity: 0.5, children: squares),
                sheet(at: CGPoint(x: 35, y: 12), children: faded),
            ])
    }

    @Test func nestedTransformsLookAsEver() throws {
        let arm = (0..<6).reversed().reduce(Layer(contents: [])) { child, level in
            let color = level.isMultiple(of: 2) ? Color.ocean : .sun
            let transform = CGAffineTransform(translationX: 14, y: 0).rotated(by: 0.45).scaledBy(
                x: 0.85, y: 0.85)
            return Layer(
                transform: transform, contents: [.fill(rectangle(-2, -3, 14, 6), color)], children: [child])
        }
        try expect(
            "nested-transforms",
            [
                Layer(
                    transform: CGAffineTransform(translationX: -1, y: 15).scaledBy(x: 1.35, y: 1.35).rotated(
                        by: -0.45),
                    children: [arm])
            ])
    }

    @Test func textAlignmentsLookAsEver() throws {
        let alignments: [Text.Alignment] = [.left, .center, .right]
        let labels = alignments.enumerated().map { index, alignment in
            let frame = CGRect(x: 3, y: 2 + CGFloat(index) * 15, width: 58, height: 14)
            return sheet(
                .stroke(.rectangle(frame), .sun, Stroke(width: 0.5)),
                .text(
                    Text(
                        "\(alignment)", font: Font(size: 10), color: .ink, frame: frame, alignment: alignment)
                ))
        }
        try expect("text-alignments", tolerance: .letters, labels)
    }

    @Test func textInLinesLooksAsEver() throws {
        let frame = CGRect(x: 3, y: 3, width: 58, height: 42)
        let text = Text(
            "Squares fall, bounce and explode", font: Font(size: 9.5), color: .ink, frame: frame, lineLimit: 3
        )
        try expect(
            "text-in-lines", tolerance: .letters,
            [sheet(.stroke(.rectangle(frame), .sun, Stroke(width: 0.5)), .text(text))])
    }

    @Test func turnedTextStylesLookAsEver() throws {
        func word(_ string: String, _ y: CGFloat, _ font: Font) -> Layer.Content {
            .text(
                Text(
                    string, font: font, color: .ink, frame: CGRect(x: -30, y: y, width: 60, height: 14),
                    alignment: .center))
        }
        try expect(
            "text-styles-turned", tolerance: .letters,
            [
                sheet(
                    at: CGPoint(x: 32, y: 24), turned: -0.25, word("Bold", -21, Font(size: 11, isBold: true)),
                    word("Slanted", -7, Font(size: 11, isItalic: true)),
                    word("Serif", 7, Font(family: "DejaVu Serif", size: 11)))
            ])
    }

    @Test func alphaOverABackgroundLooksAsEver() throws {
        let disks = [Color.tomato, .sun, .ocean].enumerated().map { index, color in
            sheet(
                .fill(
                    .ellipse(in: CGRect(x: 4 + CGFloat(index) * 14, y: 9, width: 28, height: 28)),
                    color.faded(by: 0.6)))
        }
        try expect("alpha-over-background", background: Color(red: 0.9, green: 0.93, blue: 0.96), disks)
    }

    @Test func aTransparentBackgroundLooksAsEver() throws {
        try expect(
            "transparent-background", background: .clear,
            [
                sheet(at: CGPoint(x: 24, y: 24), turned: 0.3, .fill(square(side: 26), .tomato)),
                sheet(
                    .fill(.ellipse(in: CGRect(x: 26, y: 10, width: 32, height: 28)), .ocean.faded(by: 0.5))),
            ])
    }
}
