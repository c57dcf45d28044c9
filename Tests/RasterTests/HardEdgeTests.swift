import CoreGeometry
import Picture
import Raster
import TestSupport
import Testing

/// Layers whose contents have hard edges.
@Suite struct HardEdgeTests {
    private let shapes: [Layer.Content] = [
        .fill(.ellipse(in: CGRect(x: 2.3, y: 1.6, width: 20, height: 20)), .red),
        .stroke(rectangle(5.25, 30.25, 20, 9.5), .red, Stroke(width: 3.4)),
        .text(
            Text("Wave", font: Font(size: 20), color: .red, frame: CGRect(x: 30, y: 3, width: 60, height: 30))
        ),
    ]

    private func drawn(_ shape: Layer.Content, hard: Bool) throws -> Bitmap {
        var layer = sheet(turned: 0.2, shape)
        layer.hasHardEdges = hard
        return try bitmap(100, 60, layer)
    }

    private func colors(of bitmap: Bitmap) -> [UInt8: Int] {
        var counts: [UInt8: Int] = [:]
        for y in 0..<60 { for x in 0..<100 { counts[bitmap[x, y].green, default: 0] += 1 } }
        return counts
    }

    @Test(arguments: 0..<3) func eachPixelHasAllOfAColorOrNone(index: Int) throws {
        let (hard, smooth) = (
            try colors(of: drawn(shapes[index], hard: true)),
            try colors(of: drawn(shapes[index], hard: false))
        )
        #expect(Set(hard.keys) == [0, 255])
        #expect(smooth.count > 10)
        // Both cover about the same area.
        let area = smooth.reduce(0) { $0 + Double(255 - Int($1.key)) / 255 * Double($1.value) }
        #expect(abs(Double(hard[0] ?? 0) - area) < 0.2 * area)
    }

    @Test func whatIsDrawnNextToThemIsSmooth() throws {
        var layer = sheet(shapes[0])
        layer.hasHardEdges = true
        let both = try bitmap(100, 60, layer, sheet(at: CGPoint(x: 40, y: 20), shapes[0]))
        let smooth = try bitmap(100, 60, sheet(at: CGPoint(x: 40, y: 20), shapes[0]))
        for y in 25..<60 { for x in 40..<100 { #expect(both[x, y] == smooth[x, y]) } }
    }

    @Test func aPictureInSVGSaysSo() throws {
        var layer = sheet(shapes[0])
        let size = CGSize(width: 100, height: 60)
        for hard in [false, true] {
            layer.hasHardEdges = hard
            let svg = String(decoding: try Picture(size: size, layers: [layer]).svgData(), as: UTF8.self)
            #expect(svg.contains("shape-rendering=\"crispEdges\"") == hard)
        }
    }
}
