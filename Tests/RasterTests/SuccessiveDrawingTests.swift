import CoreGeometry
import Foundation
import Picture
import TestSupport
import Testing

@testable import Raster

/// Drawing and encoding only what has changed gives the pixels and bytes of a whole drawing.
@Suite(.tags(.long)) struct SuccessiveDrawingTests {
    /// The number of random films; `make test-long` sets `FLIPBOOK_EVERY_FRAME=1` for many more.
    private static let count =
        ProcessInfo.processInfo.environment["FLIPBOOK_EVERY_FRAME"] == nil ? 300 : 20_000

    private static let square = Layer(
        contents: [.fill(.rectangle(CGRect(x: 10.25, y: 10, width: 20, height: 20)), .red)])

    private static func picture(_ layers: Layer...) -> Picture {
        Picture(size: CGSize(width: 100, height: 80), layers: layers)
    }

    @Test func randomPicturesAreThoseOfAWholeDrawing() throws {
        var partial = 0
        for seed in 1...UInt64(Self.count) {
            var random = RandomPictures(seed: seed)
            var (picture, scale) = (random.picture(), random.scale())
            let drawing = SuccessiveDrawing()
            for step in 0..<12 {
                // Random shapes may be too large for Cairo.
                guard let whole = try? Bitmap(drawing: picture, scale: scale) else { break }
                let bitmap = try drawing.bitmap(of: picture, scale: scale)
                try #require(bitmap == whole, "seed \(seed), step \(step)")
                if step % 4 == 3 {
                    let (packed, fresh) = (try bitmap.packed(.fast), try whole.packed(.fast))
                    try #require(packed == fresh, "seed \(seed), step \(step)")
                    try #require(packed.pixels == ContentHash.of(whole), "seed \(seed), step \(step)")
                }
                let area = bitmap.history?.areas.reduce(0) { $0 + $1.area } ?? 0
                if step > 0, area < bitmap.width * bitmap.height { partial += 1 }
                random.change(&picture)
            }
        }
        #expect(partial > 3 * Self.count, "too few drawings are partial for the test to say something")
    }

    @Test func emojiThatTurnInPerspectiveAreDrawnWhole() throws {
        let drawing = SuccessiveDrawing()
        for step in 0...60 {
            // A card that turns about its vertical axis, 500 points in front of the eye.
            let angle = CGFloat(step) / 60 * .pi - .pi / 2
            var text = Text(
                "🐰", font: Font(size: 140), frame: CGRect(x: -80, y: -80, width: 160, height: 160))
            text.projection = Projection(
                x: .init(cos(angle), 0, 0), y: .init(0, 1, 0), depth: .init(sin(angle) / 500, 0, 1))
            let card = Layer(
                transform: CGAffineTransform(translationX: 100, y: 100), contents: [.text(text)])
            let picture = Picture(size: CGSize(width: 200, height: 200), layers: [card])
            let (bitmap, whole) = (
                try drawing.bitmap(of: picture, scale: 1), try Bitmap(drawing: picture, scale: 1)
            )
            #expect(bitmap == whole, "step \(step)")
        }
    }

    @Test func whatStandsStillIsNotDrawn() throws {
        let drawing = SuccessiveDrawing()
        func picture(y: CGFloat) -> Picture {
            let rect = CGRect(x: 10.25, y: y, width: 300, height: 300)
            return Picture(
                size: CGSize(width: 400, height: 400),
                layers: [Layer(contents: [.fill(.rectangle(rect), .red)])])
        }
        _ = try drawing.bitmap(of: picture(y: 10), scale: 1)
        #expect(try drawing.bitmap(of: picture(y: 10), scale: 1).history?.areas == [])
        let bitmap = try drawing.bitmap(of: picture(y: 13), scale: 1)
        // The inside of a large square looks the same.
        #expect(
            bitmap.history?.areas == [
                PixelRect(minX: 10, minY: 10, maxX: 311, maxY: 13),
                PixelRect(minX: 10, minY: 310, maxX: 311, maxY: 313),
            ])
        #expect(try bitmap == Bitmap(drawing: picture(y: 13), scale: 1))
    }

    @Test func theMemoryOfABitmapThatIsNotKeptIsUsedAgain() throws {
        let drawing = SuccessiveDrawing()
        func place(_ layers: Layer...) throws -> UnsafeRawPointer? {
            let picture = Picture(size: CGSize(width: 100, height: 80), layers: layers)
            return try drawing.bitmap(of: picture, scale: 1).withUnsafeBytes { $0.baseAddress }
        }
        let first = try place(Self.square)
        #expect(try place() == first)
        let kept = try drawing.bitmap(of: Self.picture(Self.square), scale: 1)
        #expect(try place() != first)
        #expect(try kept == Bitmap(drawing: Self.picture(Self.square), scale: 1))
    }

    @Test func aBitmapThatIsKeptStaysAsItWas() throws {
        let drawing = SuccessiveDrawing()
        let first = try drawing.bitmap(of: Self.picture(Self.square), scale: 1)
        var moved = Self.square
        moved.transform = CGAffineTransform(translationX: 9, y: 3)
        let second = try drawing.bitmap(of: Self.picture(moved), scale: 1)
        #expect(try first == Bitmap(drawing: Self.picture(Self.square), scale: 1))
        #expect(try second == Bitmap(drawing: Self.picture(moved), scale: 1))
    }

    @Test func otherSizesAndBackgroundsAreDrawnAsAWhole() throws {
        let drawing = SuccessiveDrawing()
        var picture = Self.picture(Self.square)
        let looks: [(scale: CGFloat, background: Color)] = [
            (1, .white), (2, .white), (2, .red), (2, .clear), (1, .clear),
        ]
        for (scale, background) in looks {
            picture.background = background
            let bitmap = try drawing.bitmap(of: picture, scale: scale)
            #expect(try bitmap == Bitmap(drawing: picture, scale: scale))
        }
    }

    @Test func aPictureAfterAnErrorIsDrawnAsAWhole() throws {
        let drawing = SuccessiveDrawing()
        _ = try drawing.bitmap(of: Self.picture(Self.square), scale: 1)
        let far = CGRect(x: 0, y: 0, width: 1e8, height: 1e8)
        let wrong = Self.picture(Self.square, Layer(contents: [.fill(.ellipse(in: far), .red)]))
        #expect(throws: RasterError.self) { try drawing.bitmap(of: wrong, scale: 1) }
        let bitmap = try drawing.bitmap(of: Self.picture(Self.square), scale: 1)
        #expect(try bitmap == Bitmap(drawing: Self.picture(Self.square), scale: 1))
        #expect(bitmap.history?.earlier == nil)
    }

    /// An encoder that has seen another bitmap meanwhile does not take its rows for those of this one.
    @Test func filesAreTheSameWithAnyEncoder() throws {
        let (drawing, other) = (SuccessiveDrawing(), SuccessiveDrawing())
        let encoder = try FlatEncoder()
        for step in 0..<8 {
            var moved = Self.square
            moved.transform = CGAffineTransform(translationX: CGFloat(step) * 4, y: CGFloat(step * step))
            let bitmap = try drawing.bitmap(of: Self.picture(moved), scale: 1)
            if step % 3 == 2 { _ = try encoder.file(of: other.bitmap(of: Self.picture(), scale: 1)) }
            if step % 4 == 3 { continue }
            let fresh = try FlatEncoder().file(of: Bitmap(drawing: Self.picture(moved), scale: 1))
            #expect(encoder.file(of: bitmap)?.packed == fresh?.packed)
        }
    }
}
