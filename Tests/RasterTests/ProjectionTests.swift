import CoreGeometry
import Foundation
import Picture
import Raster
import Testing

/// Layers in perspective.
@Suite struct ProjectionTests {
    /// A plane whose right side is twice as far away as its left one, which is 100 points left of it.
    private let map = Projection(x: .init(1, 0, 0), y: .init(0, 1, 0), depth: .init(0.01, 0, 1))

    private func bitmap(_ layer: Layer) throws -> Bitmap {
        let size = CGSize(width: 120, height: 60)
        return try Bitmap(drawing: Picture(size: size, background: .white, layers: [layer]), scale: 1)
    }

    /// The number of pixels in a column that are not white.
    private func height(of column: Int, in bitmap: Bitmap) -> Int {
        bitmap.withUnsafeBytes { bytes in
            (0..<60).count { bytes[($0 * 120 + column) * 4 + 1] < 128 }
        }
    }

    @Test func pointsMapAsTheirTangent() {
        let point = CGPoint(x: 40, y: 30)
        let image = map(point)
        #expect(abs(image.x - 40 / 1.4) < 1e-9 && abs(image.y - 30 / 1.4) < 1e-9)
        let near = CGPoint(x: 40.001, y: 30.002)
        let (exact, tangent) = (map(near), near.applying(map.tangent(at: point)))
        #expect(abs(exact.x - tangent.x) < 1e-6 && abs(exact.y - tangent.y) < 1e-6)
    }

    @Test func mapsFollowOneAnother() {
        let both = map.after(Projection(CGAffineTransform(translationX: 10, y: 20)))
        let (one, other) = (both(CGPoint(x: 3, y: 4)), map(CGPoint(x: 13, y: 24)))
        #expect(abs(one.x - other.x) < 1e-9 && abs(one.y - other.y) < 1e-9)
        #expect(both.transform == nil && Projection(.identity).transform == .identity)
    }

    @Test func areasAndImagesGetLowerWithTheDistance() throws {
        let box = CGRect(x: 0, y: 0, width: 100, height: 50)
        let area = Layer(contents: [.fill(.rectangle(box), .black)]).projected(by: map)
        let pixels = [UInt8](repeating: 0, count: 8 * 8 * 4).enumerated().map {
            $0.offset % 4 == 3 ? UInt8(255) : $0.element
        }
        let image = try #require(PixelImage(width: 8, height: 8, pixels: Data(pixels)))
        let picture = Layer(contents: [.image(PlacedImage(image, frame: box))]).projected(by: map)
        for layer in [area, picture] {
            let bitmap = try bitmap(layer)
            // Column 40 of the picture is 40 / (1 - 0.4) = 67 points along the plane.
            #expect(abs(height(of: 1, in: bitmap) - 49) <= 1)
            #expect(abs(height(of: 40, in: bitmap) - 30) <= 1)
            #expect(height(of: 52, in: bitmap) == 0)
        }
    }

    /// Cairo gave a pixel of letters on a line a trace of their color, in some places of a picture and not in
    /// others.
    @Test func lettersThatAreSeenEdgeOnAreNotSeen() throws {
        let line = Projection(x: .init(-0.5, 0, 0), y: .init(0, 0, 0), depth: .init(0, 0, 1))
        let blank = try bitmap(Layer())
        for outline in [Text.Outline?.none, Text.Outline(color: .red, width: 2, isFilled: true)] {
            for place in stride(from: 0, to: 12, by: 0.37) {
                var text = Text(
                    "fog Ajpq", font: Font(size: 18), frame: CGRect(x: -140, y: -15, width: 167, height: 86))
                (text.projection, text.outline) = (line, outline)
                let turned = CGAffineTransform(rotationAngle: place).translatedBy(x: 40 + place, y: place)
                #expect(try bitmap(Layer(transform: turned, contents: [.text(text)])) == blank)
            }
        }
    }

    @Test func lettersGetSmallerWithTheDistance() throws {
        let frame = CGRect(x: 0, y: 0, width: 100, height: 50)
        let text = Text("IIIIIIII", font: Font(size: 40), frame: frame)
        let flat = try bitmap(Layer(contents: [.text(text)]))
        let seen = try bitmap(Layer(contents: [.text(text)]).projected(by: map))
        func ink(_ columns: Range<Int>, _ bitmap: Bitmap) -> Int {
            columns.map { height(of: $0, in: bitmap) }.max() ?? 0
        }
        #expect(ink(0..<12, flat) > 20 && abs(ink(0..<100, flat) - ink(0..<12, flat)) <= 1)
        #expect(Double(ink(38..<50, seen)) < 0.75 * Double(ink(0..<12, seen)))
    }

    @Test(arguments: [0, 1e-15, 1e-9, 1e-6, 1e-5, 1e-4, 1e-3])
    func whatIsTurnedNearlyEdgeOnEndsNoFilm(_ width: Double) throws {
        let frame = CGRect(x: 0, y: 0, width: 50, height: 50)
        let pixels = Data(repeating: 255, count: 4 * 1000 * 4)
        let image = try #require(PixelImage(width: 1000, height: 4, pixels: pixels))
        let contents: [Layer.Content] = [
            .text(Text("🐰", font: Font(size: 40), frame: frame)), .image(PlacedImage(image, frame: frame)),
        ]
        let edge = Projection(x: .init(width, 0, 30), y: .init(0, 1, 0), depth: .init(0.001, 0, 1))
        for content in contents {
            let flat = Layer(transform: CGAffineTransform(scaleX: width, y: 1), contents: [content])
            _ = try bitmap(flat)
            _ = try bitmap(Layer(contents: [content]).projected(by: edge))
        }
    }

    /// An image of one color, seen by the plane's projection.
    private func image(_ width: Int, _ height: Int, alpha: UInt8) throws -> PlacedImage {
        let pixels = Data((0..<width * height).flatMap { _ in [alpha / 2, 0, 0, alpha] })
        let image = try #require(PixelImage(width: width, height: height, pixels: pixels))
        return PlacedImage(image, frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    }

    /// The green of a pixel.
    private func green(_ x: Int, _ y: Int, of bitmap: Bitmap) -> UInt8 {
        bitmap.withUnsafeBytes { $0[(y * 120 + x) * 4 + 1] }
    }

    @Test(arguments: [(4, 3), (40, 30), (900, 700)]) func imagesHaveNoSeams(_ columns: Int, _ rows: Int)
        throws
    {
        for alpha in [255, 128] as [UInt8] {
            let layer = Layer(contents: [.image(try image(columns, rows, alpha: alpha))])
            let seen = try bitmap(layer.projected(by: map))
            // The right edge is at 100 / 2, where the image is half as high.
            var colors: Set<UInt8> = []
            for x in 2..<48 { for y in 2..<24 { colors.insert(green(x, y, of: seen)) } }
            #expect(colors == [255 - alpha])
            if alpha == 255 { #expect(height(of: 49, in: seen) == 25) }
        }
    }

    @Test func pixelsOfImagesLieWhereTheMapPutsThem() throws {
        // The left half is white, the right one black: their border is at 50 before, and at 50 / 1.5 after.
        var pixels = Data()
        for index in 0..<400 {
            let color: UInt8 = index % 200 < 100 ? 255 : 0
            pixels += [color, color, color, 255]
        }
        let picture = try #require(PixelImage(width: 200, height: 2, pixels: pixels))
        let placed = PlacedImage(picture, frame: CGRect(x: 0, y: 0, width: 100, height: 50))
        let seen = try bitmap(Layer(contents: [.image(placed)]).projected(by: map))
        #expect(green(32, 10, of: seen) == 255 && green(34, 10, of: seen) == 0)
    }

    @Test func imagesThatReachBehindTheEyeAreSeenInFrontOfIt() throws {
        let reaching = Projection(x: .init(1, 0, 0), y: .init(0, 1, 0), depth: .init(-0.02, 0, 1))
        let layer = Layer(contents: [.image(try image(40, 30, alpha: 255))])
        let seen = try bitmap(layer.projected(by: reaching))
        #expect(height(of: 2, in: seen) > 50 && height(of: 60, in: seen) > 55)
    }

    @Test func inversesUndoMaps() throws {
        let inverse = try #require(map.inverse)
        let point = inverse(map(CGPoint(x: 30, y: 40)))
        #expect(abs(point.x - 30) < 1e-9 && abs(point.y - 40) < 1e-9)
        #expect(Projection(CGAffineTransform(a: 0, b: 0, c: 0, d: 1, tx: 0, ty: 0)).inverse == nil)
    }

    @Test func vectorFormatsShowImagesInStrips() throws {
        let layer = Layer(contents: [.image(try image(4, 3, alpha: 255))]).projected(by: map)
        #expect(layer.inStrips.contents.isEmpty && layer.inStrips.children.count == 24)
        let picture = Picture(size: CGSize(width: 120, height: 60), background: .white, layers: [layer])
        #expect(
            String(decoding: try picture.svgData(), as: UTF8.self).components(separatedBy: "<use").count == 25
        )
    }
}
