import FlipbookCore
import FlipbookTestSupport
import Foundation
import Picture
import Raster
import TestSupport
import Testing

@testable import FlipbookVideo

/// The list of encoders of the installed ffmpeg.
private let encoders: String = {
    let list = try? OutsideProgram("ffmpeg").run(["-hide_banner", "-encoders"])
    return String(decoding: list ?? Data(), as: UTF8.self)
}()

extension VideoFormat {
    fileprivate var encoder: String {
        switch self {
        case .mp4: "libx264"
        case .webm: "libvpx-vp9"
        case .mov: "prores_ks"
        case .gif: "gif"
        case .apng: "apng"
        case .webp: "libwebp_anim"
        }
    }

    fileprivate var isAvailable: Bool { encoders.contains(" \(encoder) ") }
}

@Suite(.enabled(if: OutsideProgram("ffprobe").isInstalled, "ffprobe is not installed"))
struct VideoFormatTests {
    @Test(arguments: VideoFormat.allCases)
    func videoFormatsHaveTheCodecPixelsSizeRateAndNumberOfFramesThatTheyPromise(_ format: VideoFormat)
        async throws
    {
        guard format.isAvailable else { return Self.fail(format) }
        let expected: [VideoFormat: String] = [
            .mp4: "h264,32,20,yuv420p,bt709,30/1,30", .webm: "vp9,32,20,yuv420p,bt709,30/1,30",
            .mov: "prores,32,20,yuv444p12le,bt709,30/1,30",
            // Pauses of 3, 3 and 4 hundredths of a second in turn, which ffprobe takes for NTSC's rate.
            .gif: "gif,32,20,bgra,unknown,30000/1001,30",
            .apng: "apng,32,20,rgb24,unknown,100000/3333,30",
        ]
        try await inFolder { folder in
            let file = folder + "/a.\(format)"
            try await FilmRenderer().render(await film(fps: 30), to: [.video(file, format)])
            #expect(try names(in: folder) == ["a.\(format)"])
            guard let expected = expected[format] else { return }
            let entries = "stream=codec_name,width,height,pix_fmt,color_space,r_frame_rate,nb_read_frames"
            let found = try OutsideProgram("ffprobe").run([
                "-v", "error", "-count_frames", "-show_entries", entries, "-of", "csv=p=0", file,
            ])
            #expect(Self.line(found) == expected)
        }
    }

    @Test(arguments: VideoFormat.allCases.filter(\.hasAlpha))
    func videoFormatsShowWhatShinesThroughAsItIsInThePNGFiles(_ format: VideoFormat) async throws {
        guard format.isAvailable else { return Self.fail(format) }
        try await inFolder { folder in
            let file = folder + "/a.\(format)"
            let film = try await film(
                CatalogEntry(GlassScene.self), scale: 4, duration: 0.1, background: .clear)
            try await FilmRenderer().render(film, to: [.video(file, format), .folder(folder + "/png")])
            let drawn = try Bitmap(png: contents(folder + "/png/000003.png"))
            let shown = try Self.frame(3, of: file, format, in: folder)
            // The middles of: nothing, an opaque square, half a square's opacity, and close to an edge.
            for (x, y) in [(4, 4), (24, 40), (60, 40), (17, 40), (38, 40)] {
                var expected = drawn[x, y]
                if format == .gif {
                    expected = expected.alpha < 128 ? Pixel(0, 0, 0, 0) : Self.opaque(expected)
                }
                #expect(
                    shown[x, y].distance(to: expected) <= 6,
                    "\(format) (\(x), \(y)): \(shown[x, y]), not \(expected)")
            }
        }
    }

    @Test(arguments: [VideoFormat.webm, .mov])
    func videoFormatsHaveNoDarkFringe(_ format: VideoFormat) async throws {
        guard format.isAvailable else { return Self.fail(format) }
        try await inFolder { folder in
            let file = folder + "/a.\(format)"
            let film = try await film(
                CatalogEntry(GlassScene.self), scale: 4, duration: 0.1, background: .clear)
            try await FilmRenderer().render(film, to: [.video(file, format)])
            let shown = try Self.frame(2, of: file, format, in: folder).laid(over: .white)
            // The opaque square is yellow: red and green are 255 inside and outside.
            for x in 0..<48 {
                #expect(shown[x, 40].red >= 240 && shown[x, 40].green >= 240, "\(x): \(shown[x, 40])")
            }
        }
    }

    @Test(arguments: VideoFormat.allCases)
    func videoFormatsAreTheSameBytesInTwoRuns(_ format: VideoFormat) async throws {
        guard format.isAvailable else { return Self.fail(format) }
        try await inFolder { folder in
            let film = try await film(duration: 0.2)
            try await FilmRenderer(jobs: 1).render(film, to: [.video(folder + "/a.\(format)", format)])
            try await FilmRenderer(jobs: 3).render(film, to: [.video(folder + "/b.\(format)", format)])
            #expect(try contents(folder + "/a.\(format)") == contents(folder + "/b.\(format)"))
        }
    }

    @Test(arguments: [VideoFormat.apng, .webp])
    func videoFormatsThatLoseNothingShowTheVeryPixels(_ format: VideoFormat) async throws {
        guard format.isAvailable else { return Self.fail(format) }
        try await inFolder { folder in
            let file = folder + "/a.\(format)"
            try await FilmRenderer().render(
                await film(scale: 2, duration: 0.1), to: [.video(file, format), .folder(folder + "/png")],
                settings: VideoSettings(quality: .high))
            let drawn = try Bitmap(png: contents(folder + "/png/000000.png"))
            #expect(try Self.frame(0, of: file, format, in: folder) == drawn)
        }
    }

    @Test func videoFormatsSuchAsGIFKeepTheFilmsTimeAt60FpsByLeavingOutEverySixthFrame() async throws {
        try await inFolder { folder in
            try await FilmRenderer().render(await film(), to: [.video(folder + "/a.gif", .gif)])
            let found = try OutsideProgram("ffprobe").run([
                "-v", "error", "-show_entries", "packet=duration_time", "-of", "csv=p=0", folder + "/a.gif",
            ])
            let durations = String(decoding: found, as: UTF8.self).split(separator: "\n").compactMap {
                Double($0)
            }
            #expect(durations.count == 50)
            #expect(durations.allSatisfy { abs($0 - 0.02) < 1e-9 })
        }
    }

    @Test func videoFormatsThatHaveNoOpacityAreNotOfferedATransparentFilm() async throws {
        let film = try await film(background: .clear)
        #expect(throws: FilmError.self) { try OutputPath("a.mp4").check(for: film) }
        for path in ["a.webm", "a.mov", "a.gif", "a.apng", "a.webp", "a/"] {
            try OutputPath(path).check(for: film)
        }
    }

    @Test func videoFormatsWithoutOpacityShowTransparentFramesOverTheBackground() async throws {
        try await inFolder { folder in
            let film = try await film(
                CatalogEntry(GlassScene.self), scale: 4, duration: 0.1, background: .clear)
            try await FilmRenderer().render(film, to: [.folder(folder + "/png")])
            let sequence = try PNGSequence(folder + "/png")
            #expect(sequence.frameFormat.isTransparent)
            let settings = try VideoSettings(background: Color(red: 0, green: 0, blue: 1))
            let sink = VideoSink(path: folder + "/a.mp4", format: .mp4, settings: settings)
            try await FilmRenderer().stitch(sequence, into: sink)
            let shown = try Self.frame(0, of: folder + "/a.mp4", .mp4, in: folder)
            #expect(shown[4, 4].distance(to: Pixel(0, 0, 255)) <= 6)
            // Half black over blue.
            #expect(shown[60, 40].distance(to: Pixel(0, 0, 127)) <= 6)
        }
    }

    /// Records a failure: a format that is not tested does not pass.
    private static func fail(_ format: VideoFormat) {
        Issue.record("This ffmpeg has no encoder \(format.encoder) for .\(format).")
    }

    private static func opaque(_ pixel: Pixel) -> Pixel {
        func straight(_ value: UInt8) -> UInt8 { UInt8(min(255, Int(value) * 255 / Int(pixel.alpha))) }
        return Pixel(straight(pixel.red), straight(pixel.green), straight(pixel.blue))
    }

    private static func line(_ data: Data) -> String {
        String(decoding: data, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
    }

    /// A frame, decoded by ffmpeg; of WebP the first one, for ffmpeg reads no animations.
    private static func frame(_ number: Int, of file: String, _ format: VideoFormat, in folder: String) throws
        -> Bitmap
    {
        var source = file
        if format == .webp {
            source = folder + "/frame.webp"
            try firstImage(ofWebP: contents(file)).write(to: URL(fileURLWithPath: source))
        }
        // ffmpeg's own VP9 decoder leaves out opacity, the library's gives it.
        let decoder = format == .webm ? ["-c:v", "libvpx-vp9"] : []
        let place = format == .webp ? 0 : number
        try OutsideProgram("ffmpeg").run(
            ["-v", "error", "-y"] + decoder + [
                "-i", source, "-vf", "select=eq(n\\,\(place)),format=rgba", "-frames:v", "1",
                folder + "/frame.png",
            ])
        return try Bitmap(png: contents(folder + "/frame.png"))
    }

    /// The first frame of an animation as a file of its own: a RIFF header around the frame's image chunk.
    private static func firstImage(ofWebP data: Data) throws -> Data {
        // An animation whose frames are all equal is a still picture.
        guard let start = data.range(of: Data("ANMF".utf8))?.lowerBound else { return data }
        let image = data[(start + 8 + 16)...]
        func number(_ bytes: Data) -> Int { bytes.prefix(4).reversed().reduce(0) { $0 << 8 | Int($1) } }
        let chunk = image.prefix(8 + number(image.dropFirst(4)))
        func bytes(_ number: Int) -> Data { Data((0..<4).map { UInt8(number >> ($0 * 8) & 255) }) }
        return Data("RIFF".utf8) + bytes(4 + chunk.count) + Data("WEBP".utf8) + chunk
    }
}
