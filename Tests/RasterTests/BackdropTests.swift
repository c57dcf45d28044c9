import CoreGeometry
import Foundation
import Picture
import TestSupport
import Testing

@testable import Raster

@Suite struct BackdropTests {
    private static let size = CGSize(width: 240, height: 160)
    private static let all = CGRect(origin: .zero, size: size)

    private static func picture(_ layers: [Layer], on background: Color = .white) -> Picture {
        Picture(size: size, background: background, layers: layers)
    }

    /// A black area that begins at a distance from the left side.
    private static func black(from x: CGFloat) -> Layer {
        Layer(contents: [.fill(.rectangle(CGRect(x: x, y: -10, width: 500, height: 500)), .black)])
    }

    private static func blur(
        _ shape: Shape = .rectangle(all), radius: CGFloat, saturation: CGFloat = 1, opacity: CGFloat = 1
    ) -> Layer {
        Layer(
            opacity: opacity,
            contents: [.backdrop(shape, Backdrop(radius: radius, saturation: saturation))])
    }

    /// Three boxes of a variance differ from the integral of a Gaussian of the same variance by less than 1 %
    /// of the step: the first term of Edgeworth's series has the excess of their kurtosis, -2 / 5 in 24
    /// parts, times the third derivative of the integral, at most 0.55: 0.92 %. Rounding adds one of 255
    /// steps.
    @Test(arguments: [
        (0.5, 1), (1, 1), (3, 1), (5, 1), (8, 1), (12, 1), (16, 1), (30, 1), (9, 2), (1.7, 1.5),
    ])
    func anEdgeBecomesTheErrorFunction(_ radius: Double, _ scale: Double) throws {
        let bitmap = try Bitmap(
            drawing: Self.picture([Self.black(from: 120), Self.blur(radius: radius)]), scale: scale)
        let deviation = radius * scale
        for x in 0..<bitmap.width {
            let distance = Double(x) + 0.5 - 120 * scale
            let expected = 0.5 * (1 - erf(distance / (2 * (deviation * deviation)).squareRoot())) * 255
            let got = Double(bitmap[x, bitmap.height / 2].green)
            #expect(abs(got - expected) < 255 * (radius < 1 ? 0.05 : 0.0092) + 1, "\(x)")
        }
    }

    @Test func pixelsOutsideTheShapeStay() throws {
        let behind = [Self.black(from: 100)]
        let hole = CGRect(x: 80, y: 40, width: 60, height: 50)
        let plain = try Bitmap(drawing: Self.picture(behind), scale: 1)
        let blurred = try Bitmap(
            drawing: Self.picture(behind + [Self.blur(.rectangle(hole), radius: 6)]), scale: 1)
        var changed = 0
        for y in 0..<plain.height {
            for x in 0..<plain.width where plain[x, y] != blurred[x, y] {
                #expect(hole.contains(CGPoint(x: Double(x) + 0.5, y: Double(y) + 0.5)))
                changed += 1
            }
        }
        #expect(changed > 1000)
    }

    @Test(arguments: [Color.white, Color(red: 0.2, green: 0.5, blue: 0.7), .clear])
    func aPlainBackgroundStays(_ background: Color) throws {
        let plain = try Bitmap(drawing: Self.picture([], on: background), scale: 2)
        let blurred = try Bitmap(
            drawing: Self.picture([Self.blur(radius: 20)], on: background), scale: 2)
        #expect(plain == blurred)
    }

    @Test func aRadiusOfZeroDrawsNothing() throws {
        let behind = [Self.black(from: 100)]
        let blurred = try Bitmap(drawing: Self.picture(behind + [Self.blur(radius: 0)]), scale: 1)
        #expect(try blurred == Bitmap(drawing: Self.picture(behind), scale: 1))
    }

    @Test func saturationMovesColorsAwayFromGray() throws {
        let color = Color(red: 0.6, green: 0.5, blue: 0.4)
        func pixel(_ saturation: CGFloat) throws -> Pixel {
            let blur = Self.blur(radius: 4, saturation: saturation)
            return try Bitmap(drawing: Self.picture([blur], on: color), scale: 1)[50, 50]
        }
        let gray = try pixel(0)
        #expect(gray.red == gray.green && gray.green == gray.blue)
        let luminance = 0.2126 * 153 + 0.7152 * 128 + 0.0722 * 102
        for (saturation, red) in [(1.0, 153.0), (1.8, luminance + 1.8 * (153 - luminance)), (20, 255)] {
            #expect(abs(Double(try pixel(saturation).red) - red) <= 2)
        }
    }

    /// In a group that fades, the blur still takes the pixels of the whole picture.
    @Test func aBlurInAGroupSeesThePictureBehindTheGroup() throws {
        var group = Layer(opacity: 0.5, contents: [], children: [Self.blur(radius: 8), Self.blur(radius: 0)])
        let plain = try Bitmap(drawing: Self.picture([Self.black(from: 120)]), scale: 1)
        let faded = try Bitmap(drawing: Self.picture([Self.black(from: 120), group]), scale: 1)
        group.opacity = 1
        let whole = try Bitmap(drawing: Self.picture([Self.black(from: 120), group]), scale: 1)
        for x in stride(from: 90, to: 150, by: 7) {
            let mean = (Int(plain[x, 80].green) + Int(whole[x, 80].green)) / 2
            #expect(abs(Int(faded[x, 80].green) - mean) <= 2)
        }
    }

    /// What lies behind a cover in front of a blur shows beside the cover.
    @Test func squaresThatMoveBelowABlurAreDrawnAnew() throws {
        let drawing = SuccessiveDrawing()
        let card = Shape.roundedRectangle(CGRect(x: 60, y: 30, width: 100, height: 80), cornerRadius: 12)
        for step in 0..<60 {
            let place = CGRect(x: 4 * step - 20, y: 60, width: 20, height: 20)
            let front = CGRect(x: 90, y: 50, width: 40, height: 40)
            var cut = Layer(clip: card, children: [Self.blur(.rectangle(Self.all), radius: 10)])
            cut.contents = [.fill(.rectangle(CGRect(x: 0, y: 0, width: 70, height: 40)), .red)]
            let picture = Self.picture([
                Layer(contents: [.fill(.rectangle(place), .black)]), cut,
                Layer(contents: [.fill(.rectangle(front), .white)]),
            ])
            let bitmap = try drawing.bitmap(of: picture, scale: 1.5)
            try #require(try bitmap == Bitmap(drawing: picture, scale: 1.5), "step \(step)")
        }
    }

    @Test func threadsDrawTheSamePixels() async throws {
        let layers = [Self.black(from: 90), Self.blur(.ellipse(in: Self.all), radius: 17, saturation: 1.8)]
        let picture = Self.picture(layers, on: Color(red: 0.9, green: 0.4, blue: 0.1))
        let hashes = try await withThrowingTaskGroup(of: UInt64.self) { group in
            for _ in 0..<8 {
                group.addTask { ContentHash.ofBytes(in: try Bitmap(drawing: picture, scale: 2)) }
            }
            return try await group.reduce(into: Set()) { $0.insert($1) }
        }
        #expect(hashes.count == 1)
    }
}
