import Flipbook
import Foundation
import Raster
import Scenes
import TestSupport
import Testing

/// Optimizations of drawing do not change a pixel of any scene.
@MainActor @Suite(.tags(.long)) struct FramePixelTests {
    /// Three frames of the first second, at which most scenes are at their busiest.
    private static func frames(of name: String) async throws -> [Bitmap] {
        let film = try Film(
            of: catalog.entry(named: name), Film.Settings(scale: 1, frames: FrameRange("10-50:20")))
        let simulation = try SimulationRun(of: film)
        var frames: [Bitmap] = []
        while let frame = try simulation.nextFrame() {
            frames.append(try Bitmap(drawing: frame.pictures[0], scale: 1))
        }
        return frames
    }

    /// Each frame comes back from every way of packing, and its planes are the same whether unchanged blocks
    /// are copied or converted. One test shows both, so that each scene runs once.
    @Test(arguments: await CatalogTests.names)
    func packingAndPlanesKeepThePixels(_ name: String) async throws {
        let frames = try await Self.frames(of: name)
        #expect(frames.count == 3)
        let converter = YUVConverter()
        for frame in frames {
            for compression in PNGCompression.allCases {
                #expect(try Bitmap(png: frame.pngData(compression)) == frame, "\(compression)")
            }
            let copied = try converter.convert(frame).withUnsafeBytes { Data($0) }
            #expect(try copied == YUVBitmap(frame).withUnsafeBytes { Data($0) })
        }
    }

    /// Whether every frame is compared: `make test-long` sets `FLIPBOOK_EVERY_FRAME=1`.
    private static let takesAll = ProcessInfo.processInfo.environment["FLIPBOOK_EVERY_FRAME"] != nil

    /// Each frame has the pixels and the bytes of a whole drawing where only what differs from the frame
    /// before is drawn and analyzed.
    @Test(arguments: await CatalogTests.names)
    func drawingWhatChangesKeepsThePixels(_ name: String) async throws {
        let entry = try catalog.entry(named: name)
        let frames = Self.takesAll ? nil : try FrameRange("20-49")
        let film = try Film(of: entry, Film.Settings(scale: 1, frames: frames))
        let simulation = try SimulationRun(of: film)
        let drawing = SuccessiveDrawing()
        while let frame = try simulation.nextFrame() {
            let whole = try Bitmap(drawing: frame.picture, scale: 1)
            let bitmap = try drawing.bitmap(of: frame.picture, scale: 1)
            try #require(bitmap == whole, "frame \(frame.number)")
            let (packed, fresh) = (try bitmap.packed(.fast), try whole.packed(.fast))
            try #require(packed == fresh, "frame \(frame.number)")
        }
    }
}
