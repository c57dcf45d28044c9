import FlipbookTestSupport
import Foundation
import Picture
import Raster
import TestSupport
import Testing

@testable import FlipbookCore
@testable import FlipbookVideo

@Suite(.enabled(if: OutsideProgram("ffprobe").isInstalled, "ffprobe is not installed"))
struct VideoSinkTests {
    @Test func videosHaveTheCodecColorsSizeRateAndNumberOfFramesThatPlayEverywhere() async throws {
        try await inFolder { folder in
            try await FilmRenderer().render(await film(fps: 30), to: [.video(folder + "/a.mp4", .mp4)])
            #expect(try names(in: folder) == ["a.mp4"])
            #expect(
                try properties(of: folder + "/a.mp4") == [
                    "codec_name=h264", "width=32", "height=20", "pix_fmt=yuv420p", "color_range=tv",
                    "color_space=bt709", "color_transfer=bt709", "color_primaries=bt709", "r_frame_rate=30/1",
                    "nb_read_frames=30",
                ])
        }
    }

    @Test func videosOfOddSizeGetABorder() async throws {
        try await inFolder { folder in
            try await FilmRenderer().render(
                await film(CatalogEntry(PlainScene.self), duration: 0.1),
                to: [.video(folder + "/a.mp4", .mp4)])
            #expect(try properties(of: folder + "/a.mp4").contains("width=10"))
            #expect(try properties(of: folder + "/a.mp4").contains("height=8"))
        }
    }

    @Test func videosOfOddSizeGetABorderInTheColorOfWhatLiesBehindTheScene() async throws {
        try await inFolder { folder in
            let film = try await film(
                CatalogEntry(PlainScene.self), duration: 0.1, background: Color(red: 1, green: 0, blue: 0))
            try await FilmRenderer().render(film, to: [.video(folder + "/a.mp4", .mp4)])
            try OutsideProgram("ffmpeg").run(["-v", "error", "-i", folder + "/a.mp4", folder + "/%d.png"])
            let first = try Bitmap(png: contents(folder + "/1.png"))
            // The scene is red as well: a white border would be seen.
            for (x, y) in [(4, 4), (9, 4), (9, 7)] {
                #expect(first[x, y].distance(to: Pixel(255, 0, 0)) <= 6, "(\(x), \(y)): \(first[x, y])")
            }
        }
    }

    @Test(arguments: [
        Pixel(0, 0, 0), Pixel(255, 255, 255), Pixel(255, 0, 0), Pixel(0, 255, 0), Pixel(0, 0, 255),
        Pixel(90, 160, 30),
    ])
    func videosShowPureColorsAsTheyAre(_ color: Pixel) async throws {
        try await inFolder { folder in
            let sink = VideoSink(path: folder + "/a.mp4", format: .mp4)
            try await sink.start(FrameFormat(width: 64, height: 48, fps: 60, frameCount: 3))
            let bitmap = try Bitmap(width: 64, pixels: Array(repeating: color, count: 64 * 48))
            for number in 0..<3 { try await sink.write(sink.encode(bitmap), number: number) }
            try await sink.finish()
            try OutsideProgram("ffmpeg").run(["-v", "error", "-i", folder + "/a.mp4", folder + "/%d.png"])
            let shown = try Bitmap(png: contents(folder + "/3.png"))
            // Eight bits in tv range are 219 steps of luma; one step off in a sample is up to two in a
            // component.
            for (x, y) in [(0, 0), (63, 47), (32, 24)] {
                #expect(shown[x, y].distance(to: color) <= 3, "(\(x), \(y)): \(shown[x, y]), not \(color)")
            }
        }
    }

    @Test func videosBeginWithTheirIndex() async throws {
        try await inFolder { folder in
            try await FilmRenderer().render(await film(duration: 0.1), to: [.video(folder + "/a.mp4", .mp4)])
            let bytes = try contents(folder + "/a.mp4")
            let index = try #require(bytes.range(of: Data("moov".utf8)))
            let frames = try #require(bytes.range(of: Data("mdat".utf8)))
            #expect(index.lowerBound < frames.lowerBound)
        }
    }

    @Test func videosShowTheScenesColorsAndMovement() async throws {
        try await inFolder { folder in
            let video = folder + "/a.mp4"
            try await FilmRenderer().render(await film(scale: 4), to: [.video(video, .mp4)])
            try OutsideProgram("ffmpeg").run(["-v", "error", "-i", video, folder + "/%d.png"])
            let first = try Bitmap(png: contents(folder + "/1.png"))
            let last = try Bitmap(png: contents(folder + "/60.png"))
            // Halved color planes and the quantizer blur edges, but in the middle of an area a color stays
            // as it is.
            #expect(first[16, 32].distance(to: Pixel(0, 0, 255)) <= 6)
            #expect(first[112, 32].distance(to: Pixel(255, 255, 255)) <= 6)
            #expect(last[112, 32].distance(to: Pixel(0, 0, 255)) <= 6)
            #expect(last[60, 74].distance(to: first[60, 74]) <= 6)
        }
    }

    @Test func videosAreTheSameBytesEachTime() async throws {
        try await inFolder { folder in
            let film = try await film()
            try await FilmRenderer(jobs: 1).render(
                film, to: [.video(folder + "/a.mp4", .mp4), .folder(folder + "/a")])
            try await FilmRenderer(jobs: 3).render(film, to: [.video(folder + "/b.mp4", .mp4)])
            try await FilmRenderer().stitch(
                PNGSequence(folder: folder + "/a"), into: VideoSink(path: folder + "/c.mp4", format: .mp4))
            #expect(try contents(folder + "/a.mp4") == contents(folder + "/b.mp4"))
            #expect(try contents(folder + "/a.mp4") == contents(folder + "/c.mp4"))
        }
    }

    @Test func videosAreNotThereNotEvenHalfWhenTheSceneFails() async throws {
        try await inFolder { folder in
            try writeAtomically(Data("older".utf8), to: folder + "/a.mp4")
            let film = try await film(CatalogEntry(LateFailure.self))
            await #expect(throws: (any Error).self) {
                try await FilmRenderer().render(film, to: [.video(folder + "/a.mp4", .mp4)])
            }
            #expect(try names(in: folder) == ["a.mp4"])
            #expect(try contents(folder + "/a.mp4") == Data("older".utf8))
        }
    }

    @Test func videosTellWhatFfmpegSaidWhenItGivesUp() async throws {
        try await inFolder { folder in
            let sink = VideoSink(path: folder + "/a.mp4", format: .mp4)
            try await sink.start(FrameFormat(width: 0, height: 20, fps: 60, frameCount: 1))
            let error = await #expect(throws: FilmError.self) {
                let bitmap = try Bitmap(drawing: Picture(size: CGSize(width: 32, height: 20)), scale: 8)
                for number in 0..<100 { try await sink.write(sink.encode(bitmap), number: number) }
                try await sink.finish()
            }
            await sink.cancel()
            #expect(error?.concernsOnlyVideo == true)
            #expect(error?.description.contains("0x20") == true)
            #expect(try names(in: folder) == [])
        }
    }

    private func properties(of video: String) throws -> [String] {
        let entries =
            "codec_name,width,height,pix_fmt,color_range,color_space,color_transfer,color_primaries,r_frame_rate,nb_read_frames"
        let output = try OutsideProgram("ffprobe").run([
            "-v", "error", "-count_frames", "-show_entries", "stream=\(entries)", "-of", "default=nw=1",
            video,
        ])
        return String(decoding: output, as: UTF8.self).split(separator: "\n").map(String.init)
    }
}
