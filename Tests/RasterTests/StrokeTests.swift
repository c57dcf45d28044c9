import CoreGeometry
import Picture
import Raster
import TestSupport
import Testing

@Suite struct StrokeTests {
    private func line(_ stroke: Stroke, from start: CGFloat = 4, to end: CGFloat = 12) throws -> Bitmap {
        let path = Path([.move(CGPoint(x: start, y: 4)), .line(CGPoint(x: end, y: 4))])
        return try bitmap(16, 8, sheet(.stroke(.path(path), .red, stroke)))
    }

    @Test func aLineLiesOnBothSidesOfItsPath() throws {
        #expect(try line(Stroke(width: 2)) == bitmap(16, 8, sheet(.fill(rectangle(4, 3, 8, 2), .red))))
    }

    @Test func aThinLineBetweenPixelsCoversHalfOfEach() throws {
        let drawn = try line(Stroke(width: 1))
        #expect(drawn[8, 3].distance(to: Pixel(255, 127, 127)) <= 1)
        #expect(drawn[8, 4].distance(to: Pixel(255, 127, 127)) <= 1)
    }

    @Test func squareEndsReachHalfAWidthFurther() throws {
        let drawn = try line(Stroke(width: 2, cap: .square))
        #expect(try drawn == bitmap(16, 8, sheet(.fill(rectangle(3, 3, 10, 2), .red))))
    }

    @Test func dashesAndGapsTakeTurns() throws {
        let drawn = try line(Stroke(width: 2, dash: [3, 1]))
        let expected = try bitmap(
            16, 8, sheet(.fill(rectangle(4, 3, 3, 2), .red), .fill(rectangle(8, 3, 3, 2), .red)))
        #expect(drawn[5, 3] == Pixel(255, 0, 0))
        #expect(drawn[7, 3] == Pixel(255, 255, 255))
        #expect(try drawn != line(Stroke(width: 2)))
        // The second dash ends at 11 and the third starts at 12, the line's end.
        #expect(drawn == expected)
    }

    @Test func dashesThatAddUpToNothingAreASolidLine() throws {
        #expect(try line(Stroke(width: 2, dash: [0, 0])) == line(Stroke(width: 2)))
    }

    @Test func theShortestDashesEnd() throws {
        let drawn = try line(Stroke(width: 2, dash: [1e-9, 1e-9]))
        // Dashes that no pixel can show come out as something between half and full color.
        #expect(drawn[8, 3].green <= 128)
    }

    @Test(arguments: [-1, CGFloat.nan, CGFloat.infinity])
    func badDashesAreErrorsThatNameTheLayer(dash: CGFloat) throws {
        let layer = Layer(name: "hinge", contents: [.stroke(square(side: 8), .red, Stroke(dash: [2, dash]))])
        let picture = Picture(size: CGSize(width: 8, height: 8), layers: [layer])
        let error = try #require(throws: RasterError.self) { try Bitmap(drawing: picture, scale: 1) }
        #expect(error.message.contains("“hinge”"))
        #expect(throws: error) { try picture.svgData() }
        #expect(throws: error) { try picture.pdfData() }
    }

    @Test(arguments: [0, -3, CGFloat.nan, CGFloat.infinity])
    func linesWithoutWidthAreNotSeen(width: CGFloat) throws {
        #expect(try line(Stroke(width: width)) == bitmap(16, 8))
    }

    @Test func linesJustOutsideStillShowTheirInnerHalf() throws {
        let drawn = try bitmap(8, 8, sheet(.stroke(rectangle(-2, -2, 12, 12), .red, Stroke(width: 6))))
        #expect(drawn[0, 4] == Pixel(255, 0, 0))
        #expect(drawn[1, 4] == Pixel(255, 255, 255))
    }

    @Test(arguments: [
        (CGFloat.nan, true, "1"), (1, true, "1"), (1.4, true, "1.4"), (1.5, false, "1.5"),
        (10, false, "10"), (1e300, false, "1000"),
    ]) func aCornerBeyondTheMiterLimitIsBeveled(limit: CGFloat, isBeveled: Bool, inSVG: String) throws {
        // The miter of a right angle is the square root of 2 line widths long; its tip is at (12, 12).
        let path = Path([
            .move(CGPoint(x: 2, y: 10)), .line(CGPoint(x: 10, y: 10)), .line(CGPoint(x: 10, y: 2)),
        ])
        var stroke = Stroke(width: 4)
        stroke.miterLimit = limit
        let corner = sheet(.stroke(.path(path), .red, stroke))
        let drawn = try bitmap(16, 16, corner)
        #expect(drawn[11, 11] == (isBeveled ? Pixel(255, 255, 255) : Pixel(255, 0, 0)))
        #expect(drawn[10, 10] == Pixel(255, 0, 0))
        let picture = Picture(size: CGSize(width: 16, height: 16), layers: [corner])
        let svg = String(decoding: try picture.svgData(), as: UTF8.self)
        #expect(svg.contains("stroke-miterlimit=\"\(inSVG)\""))
    }
}
