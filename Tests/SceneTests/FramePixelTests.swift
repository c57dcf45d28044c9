import Flipbook
import Foundation
import Raster
import Scenes
import Testing

/// Optimizations of drawing do not change a pixel of any scene.
@MainActor @Suite struct FramePixelTests {
    /// Three frames of the first second, at which most scenes are at their busiest.
    private static func frames(of name: String) async throws -> [Bitmap] {
        let film = try Film(
            of: catalog.listing(named: name), Film.Settings(scale: 1, frames: FrameRange("10-50:20")))
        let simulation = try SimulationRun(of: film)
        var frames: [Bitmap] = []
        while let frame = try simulation.nextFrame() {
            frames.append(try Bitmap(drawing: frame.pictures[0], scale: 1))
        }
        return frames
    }

    @Test(arguments: await CatalogTests.names)
    func eachWayOfPackingGivesThePixelsBack(_ name: String) async throws {
        let frames = try await Self.frames(of: name)
        #expect(frames.count == 3)
        for frame in frames {
            for compression in PNGCompression.allCases {
                #expect(try Bitmap(png: frame.pngData(compression)) == frame, "\(compression)")
            }
        }
    }

    @Test(arguments: await CatalogTests.names)
    func planesAreTheSameWhetherBlocksAreCopiedOrConverted(_ name: String) async throws {
        let converter = YUVConverter()
        let frames = try await Self.frames(of: name)
        #expect(frames.count == 3)
        for frame in frames {
            let copied = try converter.convert(frame).withUnsafeBytes { Data($0) }
            #expect(try copied == YUVBitmap(frame).withUnsafeBytes { Data($0) })
        }
    }
}
