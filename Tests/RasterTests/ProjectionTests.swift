import CoreGeometry
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
}
