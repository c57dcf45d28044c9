import CoreGeometry
import Picture
import Raster
import TestSupport
import Testing

@Suite struct GroupTests {
    private let overlapping = [
        sheet(.fill(rectangle(0, 0, 4, 4), .red)),
        sheet(.fill(rectangle(2, 0, 4, 4), .blue)),
    ]

    @Test func aFadedGroupShowsNoOverlap() throws {
        let bitmap = try bitmap(8, 4, sheet(opacity: 0.5, children: overlapping))
        // Half red over white, half blue over white; where both lie, only the blue one that hides the red.
        #expect(bitmap[0, 0].distance(to: Pixel(255, 127, 127)) <= 1)
        #expect(bitmap[3, 0].distance(to: Pixel(127, 127, 255)) <= 1)
        #expect(bitmap[5, 0].distance(to: Pixel(127, 127, 255)) <= 1)
        #expect(bitmap[7, 0] == Pixel(255, 255, 255))
    }

    @Test func sheetsFadedOneByOneShowTheirOverlap() throws {
        let faded = overlapping.map { layer in
            var layer = layer
            layer.opacity = 0.5
            return layer
        }
        let bitmap = try bitmap(8, 4, sheet(children: faded))
        // Half blue over (255, 127, 127): 255 / 2, 127 / 2, (127 + 255) / 2.
        #expect(bitmap[3, 0].distance(to: Pixel(127, 64, 191)) <= 1)
    }

    @Test func fadingOnePieceEqualsFadingItsColor() throws {
        let faded = try bitmap(8, 4, sheet(opacity: 0.3, .fill(rectangle(1, 1, 4, 2), .red)))
        let painted = try bitmap(8, 4, sheet(.fill(rectangle(1, 1, 4, 2), .red.faded(by: 0.3))))
        #expect(faded == painted)
    }

    @Test func opacitiesMultiplyDownTheTree() throws {
        let inner = sheet(opacity: 0.5, children: overlapping)
        let bitmap = try bitmap(8, 4, background: .clear, sheet(opacity: 0.5, children: [inner, sheet()]))
        #expect(bitmap[0, 0].distance(to: Pixel(64, 0, 0, 64)) <= 1)
        #expect(bitmap[3, 0].distance(to: Pixel(0, 0, 64, 64)) <= 1)
    }

    @Test(arguments: [0, -1, CGFloat.nan])
    func withoutOpacityNothingIsSeen(opacity: CGFloat) throws {
        let drawn = try bitmap(8, 4, sheet(opacity: opacity, children: overlapping))
        #expect(try drawn == bitmap(8, 4))
    }

    @Test func opacityAboveOneIsOne() throws {
        let drawn = try bitmap(8, 4, sheet(opacity: 7, children: overlapping))
        #expect(try drawn == bitmap(8, 4, sheet(children: overlapping)))
    }

    @Test func groupsAreAsExactAsSheets() throws {
        let pieces = [
            sheet(at: CGPoint(x: 9.3, y: 8.6), turned: 0.4, .fill(square(side: 9), .red)),
            sheet(
                .stroke(.ellipse(in: CGRect(x: 2, y: 2, width: 30, height: 12)), .blue, Stroke(width: 2.5))),
        ]
        // A group at nearly full opacity is the same picture to within rounding, edges and all.
        let grouped = try bitmap(24, 18, sheet(opacity: 0.9999, children: pieces))
        let plain = try bitmap(24, 18, sheet(children: pieces))
        let difference = try #require(PictureDifference(grouped, plain))
        #expect(difference.largest <= 2)
    }

    @Test(arguments: [CGPoint(x: 8, y: 0), CGPoint(x: -6, y: 0), CGPoint(x: 0, y: 4), CGPoint(x: 1e12, y: 0)])
    func groupsBesideThePictureAreNotSeen(place: CGPoint) throws {
        #expect(try bitmap(8, 4, sheet(at: place, opacity: 0.5, children: overlapping)) == bitmap(8, 4))
    }

    @Test func groupsAtTheEdgeAreCutThere() throws {
        let drawn = try bitmap(8, 4, sheet(at: CGPoint(x: -3, y: -3), opacity: 0.5, children: overlapping))
        #expect(drawn[2, 0].distance(to: Pixel(127, 127, 255)) <= 1)
        #expect(drawn[3, 0] == Pixel(255, 255, 255))
    }

    @Test func clipsHideWhatLiesOutsideOfThem() throws {
        let child = sheet(at: CGPoint(x: 4, y: 0), .fill(rectangle(0, 0, 4, 4), .blue))
        let bitmap = try bitmap(
            12, 4, sheet(clip: rectangle(1, 0, 5, 4), .fill(rectangle(0, 0, 4, 4), .red), children: [child]),
            sheet(.fill(rectangle(10, 0, 2, 4), .red)))
        #expect(bitmap[0, 2] == Pixel(255, 255, 255))
        #expect(bitmap[1, 2] == Pixel(255, 0, 0))
        #expect(bitmap[5, 2] == Pixel(0, 0, 255))
        #expect(bitmap[6, 2] == Pixel(255, 255, 255))
        #expect(bitmap[10, 2] == Pixel(255, 0, 0))
    }

    @Test func emptyClipsHideEverything() throws {
        for clip in [rectangle(2, 2, 0, 0), .path(Path()), rectangle(.nan, 0, 1, 1), rectangle(50, 50, 2, 2)]
        {
            let drawn = try bitmap(8, 4, sheet(clip: clip, .fill(rectangle(0, 0, 8, 4), .red)))
            #expect(try drawn == bitmap(8, 4))
        }
    }
}
