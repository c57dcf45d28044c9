import CoreGeometry
import Picture
import Raster
import TestSupport
import Testing

@Suite struct TransformTests {
    @Test func transformsOfSheetsUponSheetsApplyInnermostFirst() throws {
        let inner = Layer(
            transform: CGAffineTransform(scaleX: 2, y: 2), contents: [.fill(rectangle(0, 0, 2, 1), .red)])
        // A quarter turn clockwise: the 4 x 2 rectangle to the right of the origin becomes 2 x 4 below and to
        // the left.
        let drawn = try bitmap(12, 12, sheet(at: CGPoint(x: 6, y: 6), turned: .pi / 2, children: [inner]))
        #expect(try drawn == bitmap(12, 12, sheet(.fill(rectangle(4, 6, 2, 4), .red))))
    }

    @Test(arguments: [
        CGAffineTransform(scaleX: 0, y: 0), CGAffineTransform(scaleX: 0, y: 1),
        CGAffineTransform(1, 2, 2, 4, 0, 0), CGAffineTransform(scaleX: .nan, y: 1),
        CGAffineTransform(translationX: .infinity, y: 0), CGAffineTransform(translationX: 0, y: .nan),
        CGAffineTransform(scaleX: 1e300, y: 1e300), CGAffineTransform(scaleX: 1e-200, y: 1e-200),
    ])
    func sheetsThatAreNoPlaneAreLeftOut(transform: CGAffineTransform) throws {
        let text = Text("gone", font: Font(), frame: CGRect(x: 0, y: 0, width: 50, height: 20))
        let gone = Layer(
            transform: transform, opacity: 0.5, clip: square(side: 4),
            contents: [.fill(square(side: 4), .red), .stroke(square(side: 4), .red, Stroke()), .text(text)],
            children: [sheet(.fill(square(side: 4), .red))])
        let after = sheet(.fill(rectangle(1, 1, 2, 2), .blue))
        #expect(try bitmap(8, 8, gone, after) == bitmap(8, 8, after))
    }

    @Test func manySmallScalesDoNotStopTheDrawing() throws {
        let deep = (0..<200).reduce(sheet(.fill(square(side: 1), .red))) { layer, _ in
            Layer(transform: CGAffineTransform(scaleX: 0.01, y: 0.01), children: [layer])
        }
        #expect(try bitmap(8, 8, deep) == bitmap(8, 8))
    }

    @Test(arguments: [1e5, 1e7, 16_777_216, 4_294_967_296, 1e12, 1e300])
    func whatHasFlownOffDoesNotComeBack(distance: CGFloat) throws {
        let text = Text("gone", font: Font(), frame: CGRect(x: 0, y: 0, width: 50, height: 20))
        let gone = sheet(
            at: CGPoint(x: distance, y: -distance), .fill(square(side: 4), .red),
            .stroke(.ellipse(in: CGRect(x: 0, y: 0, width: 9, height: 9)), .red, Stroke()), .text(text))
        #expect(try bitmap(8, 8, gone) == bitmap(8, 8))
    }

    @Test func hugeRectanglesAreCutToThePicture() throws {
        let ground = sheet(.fill(rectangle(-1e9, 4, 2e9, 1e9), .red))
        #expect(try bitmap(8, 8, ground) == bitmap(8, 8, sheet(.fill(rectangle(0, 4, 8, 4), .red))))
        let endless = sheet(.fill(.rectangle(.infinite), .red))
        #expect(try bitmap(8, 8, endless) == bitmap(8, 8, background: .red))
        let tilted = sheet(turned: 0.5, .fill(rectangle(-1e9, -1e9, 2e9, 2e9), .red))
        #expect(try bitmap(8, 8, tilted) == bitmap(8, 8, background: .red))
    }

    @Test func otherHugeShapesAreErrorsThatNameTheLayer() throws {
        let huge = CGRect(x: -1e9, y: -1e9, width: 2e9, height: 2e9)
        let contents: [Layer.Content] = [
            .fill(.ellipse(in: huge), .red), .stroke(.rectangle(huge), .red, Stroke()),
            .text(Text("huge", font: Font(size: 1e8), frame: huge)),
        ]
        for content in contents {
            let layer = Layer(name: "planet", contents: [content])
            let error = try #require(throws: RasterError.self) { try bitmap(8, 8, layer) }
            #expect(error.message.contains("“planet”"))
        }
    }
}
