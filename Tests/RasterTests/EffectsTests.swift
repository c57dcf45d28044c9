import CoreGeometry
import Foundation
import Picture
import TestSupport
import Testing

@testable import Raster

@Suite struct EffectsTests {
    private func bitmap(_ layers: [Layer], scale: CGFloat = 1) throws -> Bitmap {
        try Bitmap(
            drawing: Picture(size: CGSize(width: 100, height: 100), background: .white, layers: layers),
            scale: scale)
    }

    private let box = Shape.rectangle(CGRect(x: 30, y: 30, width: 40, height: 40))

    /// The darkness of a pixel, from 0 for white to 255 for black.
    private func darkness(_ bitmap: Bitmap, _ x: Int, _ y: Int) -> Int { 255 - Int(bitmap[x, y].green) }

    @Test func aShadowWithoutBlurIsAnOffsetCopy() throws {
        var layer = Layer(contents: [.fill(box, Color(red: 1, green: 0, blue: 0))])
        layer.shadows = [Shadow(color: Color(alpha: 0.5), offset: CGVector(dx: 20, dy: 10), radius: 0)]
        let bitmap = try bitmap([layer])
        #expect(bitmap[50, 50] == Pixel(255, 0, 0))
        #expect(abs(darkness(bitmap, 80, 60) - 128) <= 1)
        #expect(darkness(bitmap, 80, 30) == 0 && darkness(bitmap, 95, 60) == 0)
    }

    /// The edge of a half plane, blurred by a Gaussian, has half its darkness at the edge and 15.9 % one
    /// standard deviation outside.
    @Test(arguments: [2, 4, 8]) func aBlurIsAGaussian(radius: Int) throws {
        let wide = Shape.rectangle(CGRect(x: -200, y: -200, width: 240, height: 500))
        var layer = Layer(contents: [.fill(wide, .white)])
        layer.shadows = [Shadow(color: .black, offset: .zero, radius: CGFloat(radius))]
        layer.contents = []
        layer.shadows[0].shape = wide
        let bitmap = try bitmap([layer])
        func mean(_ x: Int) -> Double {
            Double(darkness(bitmap, x - 1, 50) + darkness(bitmap, x, 50)) / 2 / 255
        }
        #expect(abs(mean(40) - 0.5) < 0.02)
        #expect(abs(mean(40 + radius) - 0.159) < 0.03)
        #expect(abs(mean(40 - radius) - 0.841) < 0.03)
        #expect(darkness(bitmap, 41 + 4 * radius, 50) <= 1)
    }

    /// A shadow is drawn on a mask as large as it needs: around what casts it, and around what is seen of it.
    /// Where a mask cuts a line, Cairo may round its coverage otherwise.
    @Test(arguments: [-45, 0, 35], [0.4, 3, 9])
    func aShadowIsTheSameWhereverThePictureCutsIt(shift: Int, radius: CGFloat) throws {
        func bitmap(_ size: Int, origin: Int) throws -> Bitmap {
            let turn = CGAffineTransform(translationX: CGFloat(origin + shift + 50), y: CGFloat(origin + 50))
                .rotated(by: 0.4)
            let oval = Shape.ellipse(in: CGRect(x: -20, y: -12, width: 40, height: 24))
            var layer = Layer(transform: turn, contents: [.fill(oval, .white)])
            layer.shadows = [Shadow(color: .black, offset: CGVector(dx: 6, dy: 4), radius: radius)]
            return try Bitmap(
                drawing: Picture(
                    size: CGSize(width: size, height: size), background: .white, layers: [layer]),
                scale: 1)
        }
        let (part, whole) = (try bitmap(100, origin: 0), try bitmap(300, origin: 100))
        for y in 0..<100 {
            for x in 0..<100 {
                let (one, other) = (darkness(part, x, y), darkness(whole, x + 100, y + 100))
                if abs(one - other) > 2 { Issue.record("\(x), \(y): \(one) and \(other)") }
            }
        }
    }

    @Test func aShadowFadesWithItsLayer() throws {
        var layer = Layer(opacity: 0.5, contents: [.fill(box, .black)])
        layer.shadows = [Shadow(color: .black, offset: CGVector(dx: 30, dy: 0), radius: 0)]
        let bitmap = try bitmap([layer])
        #expect(abs(darkness(bitmap, 50, 50) - 128) <= 1 && abs(darkness(bitmap, 90, 50) - 128) <= 1)
        #expect(abs(darkness(bitmap, 65, 50) - 128) <= 1)
    }

    @Test func aGradientIsLinearBetweenItsStops() throws {
        let gradient = Gradient(
            .axial(from: CGPoint(x: 0, y: 0), to: CGPoint(x: 100, y: 0)),
            [.init(0, .black), .init(1, .white)])
        let bitmap = try bitmap([
            Layer(contents: [.gradient(.rectangle(CGRect(x: 0, y: 0, width: 100, height: 50)), gradient)])
        ])
        for x in [10, 50, 90] { #expect(abs(Int(bitmap[x, 20].red) - Int(2.55 * (Double(x) + 0.5))) <= 2) }
        #expect(bitmap[50, 60] == Pixel(255, 255, 255))
    }

    @Test func aRadialGradientIsAnEllipse() throws {
        let gradient = Gradient(
            .radial(center: CGPoint(x: 50, y: 50), radii: CGSize(width: 40, height: 20)),
            [.init(0, .white), .init(1, .black)])
        let all = Shape.rectangle(CGRect(x: 0, y: 0, width: 100, height: 100))
        let bitmap = try bitmap([Layer(contents: [.gradient(all, gradient)])])
        #expect(abs(darkness(bitmap, 70, 50) - darkness(bitmap, 50, 60)) <= 4)
        #expect(abs(darkness(bitmap, 70, 50) - 128) <= 5 && darkness(bitmap, 50, 80) == 255)
    }

    @Test func aRadialGradientBeginsAtACircleWithinTheEllipse() throws {
        let gradient = Gradient(
            .radial(center: CGPoint(x: 50, y: 50), radii: CGSize(width: 40, height: 20)),
            [.init(0, .white), .init(1, .black)],
            start: Gradient.Start(center: CGPoint(x: 0.5, y: 0), radius: 0))
        let all = Shape.rectangle(CGRect(x: 0, y: 0, width: 100, height: 100))
        let layer = Layer(contents: [.gradient(all, gradient)])
        let bitmap = try bitmap([layer])
        // From 70 to the ends at 10 and 90.
        #expect(abs(darkness(bitmap, 40, 50) - 125) <= 5 && abs(darkness(bitmap, 80, 50) - 134) <= 5)
        #expect(darkness(bitmap, 5, 50) == 255 && darkness(bitmap, 95, 50) == 255)
        let picture = Picture(size: CGSize(width: 100, height: 100), layers: [layer])
        let svg = String(decoding: try picture.svgData(), as: UTF8.self)
        #expect(svg.contains(" fx=\"") && svg.contains(" fr=\""))
    }

    @Test func anEvenOddPathHasAHole() throws {
        var path = Path(polygon: CGRect(x: 10, y: 10, width: 80, height: 80).corners)
        path.elements += Path(polygon: CGRect(x: 40, y: 40, width: 20, height: 20).corners).elements
        let whole = try bitmap([Layer(contents: [.fill(.path(path), .black)])])
        #expect(darkness(whole, 50, 50) == 255)
        path.isEvenOdd = true
        let cut = try bitmap([Layer(contents: [.fill(.path(path), .black)])])
        #expect(darkness(cut, 50, 50) == 0 && darkness(cut, 20, 20) == 255)
    }

    @Test func dashesBeginAfterTheirPhase() throws {
        var stroke = Stroke(width: 10, dash: [20, 20])
        let line = Shape.path(Path([.move(CGPoint(x: 0, y: 50)), .line(CGPoint(x: 100, y: 50))]))
        let first = try bitmap([Layer(contents: [.stroke(line, .black, stroke)])])
        #expect(darkness(first, 10, 50) == 255)
        stroke.dashPhase = 20
        let moved = try bitmap([Layer(contents: [.stroke(line, .black, stroke)])])
        #expect(darkness(moved, 10, 50) == 0 && darkness(moved, 30, 50) == 255)
    }

    @Test func vectorFilesHaveGradientsAndShadowsAsWhatTheyAre() throws {
        var layer = Layer(contents: [
            .gradient(
                box,
                Gradient(
                    .axial(from: .zero, to: CGPoint(x: 9, y: 0)), [.init(0, .black), .init(1, .white)]))
        ])
        layer.shadows = [Shadow(color: .black, offset: CGVector(dx: 0, dy: 3), radius: 2)]
        let picture = Picture(size: CGSize(width: 100, height: 100), layers: [layer])
        let svg = String(decoding: try picture.svgData(), as: UTF8.self)
        for part in [
            "<linearGradient", "fill=\"url(#gradient)\"", "<feGaussianBlur", "filter=\"url(#shadow)\"",
        ] {
            #expect(svg.contains(part))
        }
        #expect(try picture.pdfData().count > 500)
    }
}
