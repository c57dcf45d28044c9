import CoreGeometry
import Picture
import Raster
import TestSupport
import Testing

@Suite struct FillTests {
    @Test func wholePixelsAreFilledWithSharpEdges() throws {
        let bitmap = try bitmap(8, 8, sheet(.fill(rectangle(2, 3, 4, 2), .red)))
        for y in 0..<8 {
            for x in 0..<8 {
                let isInside = 2..<6 ~= x && 3..<5 ~= y
                #expect(bitmap[x, y] == (isInside ? Pixel(255, 0, 0) : Pixel(255, 255, 255)))
            }
        }
    }

    @Test func halfAPixelIsHalfCovered() throws {
        let bitmap = try bitmap(6, 3, background: .clear, sheet(.fill(rectangle(1.5, 0, 3, 3), .red)))
        #expect(bitmap[0, 1] == Pixel(0, 0, 0, 0))
        #expect(bitmap[1, 1].distance(to: Pixel(128, 0, 0, 128)) <= 1)
        #expect(bitmap[2, 1] == Pixel(255, 0, 0))
        #expect(bitmap[4, 1].distance(to: Pixel(128, 0, 0, 128)) <= 1)
    }

    @Test func aQuarterOfAPixelByItsCorner() throws {
        let bitmap = try bitmap(3, 3, background: .black, sheet(.fill(rectangle(1.5, 1.5, 1, 1), .white)))
        #expect(bitmap[1, 1].distance(to: Pixel(64, 64, 64)) <= 1)
        #expect(bitmap[2, 2].distance(to: Pixel(64, 64, 64)) <= 1)
        #expect(bitmap[0, 0] == Pixel(0, 0, 0))
    }

    @Test func scaleMovesEdgesExactly() throws {
        let once = try bitmap(8, 8, scale: 2, sheet(.fill(rectangle(1.5, 1.5, 3, 3), .red)))
        let twice = try bitmap(16, 16, sheet(.fill(rectangle(3, 3, 6, 6), .red)))
        #expect(once == twice)
    }

    @Test func rectanglesOfNegativeSizeCoverWhatTheyEnclose() throws {
        let backwards = try bitmap(8, 8, sheet(.fill(rectangle(6, 5, -4, -2), .red)))
        #expect(try backwards == bitmap(8, 8, sheet(.fill(rectangle(2, 3, 4, 2), .red))))
    }

    @Test func emptyShapesPaintNothing() throws {
        let shapes: [Shape] = [
            rectangle(2, 2, 0, 4), .path(Path()), .path(Path([.close])), .path(Path([.move(.zero)])),
            .ellipse(in: .zero), .rectangle(.null), rectangle(.nan, 0, 4, 4),
            .roundedRectangle(CGRect(x: 0, y: 0, width: 4, height: 4), cornerRadius: .nan),
            .path(Path(polygon: [.zero, CGPoint(x: 4, y: CGFloat.nan), CGPoint(x: 4, y: 4)])),
        ]
        for shape in shapes {
            let drawn = try bitmap(8, 8, sheet(.fill(shape, .red), .stroke(.path(Path()), .red, Stroke())))
            #expect(try drawn == bitmap(8, 8), "\(shape)")
        }
    }

    @Test func colorsArePremultiplied() throws {
        let half = Color(red: 1, green: 0.5, blue: 0, alpha: 0.5)
        let bitmap = try bitmap(1, 1, background: .clear, sheet(.fill(rectangle(0, 0, 1, 1), half)))
        #expect(bitmap[0, 0].distance(to: Pixel(128, 64, 0, 128)) <= 1)
    }

    @Test func alphaLiesOverTheBackground() throws {
        // 0.25 red over white: red stays 255, green and blue are 255 x 0.75 = 191.
        let bitmap = try bitmap(1, 1, sheet(.fill(rectangle(0, 0, 1, 1), .red.faded(by: 0.25))))
        #expect(bitmap[0, 0].distance(to: Pixel(255, 191, 191)) <= 1)
        #expect(bitmap[0, 0].alpha == 255)
    }

    @Test func ellipsesHaveTheirArea() throws {
        let box = CGRect(x: 3.3, y: 5.7, width: 90, height: 60)
        let covered = try coverage(of: .ellipse(in: box))
        // 0.03 % of the radius is what the cubics are off; flat pieces and 15 rows a pixel add as much again.
        #expect(abs(covered / (.pi * 45 * 30) - 1) < 0.001)
    }

    @Test func smallDisksHaveTheirAreaToo() throws {
        let covered = try coverage(of: .ellipse(in: CGRect(x: 10.2, y: 20.6, width: 6, height: 6)))
        #expect(abs(covered / (.pi * 9) - 1) < 0.01)
    }

    @Test func roundedCornersTakeTheirAreaAway() throws {
        let box = CGRect(x: 4.5, y: 4.25, width: 80, height: 50)
        let covered = try coverage(of: .roundedRectangle(box, cornerRadius: 16))
        #expect(abs(covered / (80 * 50 - (4 - .pi) * 16 * 16) - 1) < 0.001)
    }

    @Test func cornerRadiiEndAtHalfTheShorterSide() throws {
        func drawn(_ radius: CGFloat) throws -> Bitmap {
            let box = CGRect(x: 2, y: 2, width: 40, height: 20)
            return try bitmap(44, 24, sheet(.fill(.roundedRectangle(box, cornerRadius: radius), .red)))
        }
        #expect(try drawn(10) == drawn(1000))
        #expect(try drawn(-5) == drawn(0))
        #expect(try drawn(0) == bitmap(44, 24, sheet(.fill(rectangle(2, 2, 40, 20), .red))))
    }

    @Test func turnedSquaresKeepTheirArea() throws {
        for angle in stride(from: 0.1, to: 1.6, by: 0.3) {
            let covered = try coverage(
                sheet(at: CGPoint(x: 50, y: 40), turned: angle, .fill(square(side: 40), .white)))
            #expect(abs(covered / 1600 - 1) < 0.001)
        }
    }

    @Test func pathsFillByTheNonZeroRule() throws {
        let drawn = try bitmap(60, 60, sheet(at: CGPoint(x: 30, y: 30), .fill(.path(Specimen.star), .red)))
        #expect(drawn[30, 30] == Pixel(255, 0, 0))
        #expect(drawn[3, 3] == Pixel(255, 255, 255))
    }

    private func coverage(of shape: Shape) throws -> Double {
        try coverage(sheet(.fill(shape, .white)))
    }

    private func coverage(_ layer: Layer) throws -> Double {
        let drawn = try bitmap(100, 80, background: .clear, layer)
        return drawn.pixels.reduce(0) { $0 + Double($1.alpha) / 255 }
    }
}
