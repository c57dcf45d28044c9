import Foundation
import Testing

@testable import FlipbookCore
@testable import FlipbookVideo

@Suite struct VideoJobTests {
    private static let toBT709 =
        "scale=in_range=pc:out_range=tv:in_color_matrix=bt709:out_color_matrix=bt709"
        + ":flags=bicubic+accurate_rnd+full_chroma_int+bitexact"
    private static let evenSize = "pad=w=ceil(iw/2)*2:h=ceil(ih/2)*2:color="
    private static let colorTags =
        "-color_primaries bt709 -color_trc bt709 -colorspace bt709 -color_range tv"
    private static let inPieces = "-movflags +frag_keyframe+empty_moov+default_base_moof"

    private func job(
        _ format: VideoFormat, _ quality: VideoQuality = .standard, fps: Double = 60,
        isTransparent: Bool = false,
        loop: Int = 0, extra: [String] = [], to destination: VideoJob.Destination = .file("/a b/-c")
    ) throws -> VideoJob {
        VideoJob(
            format: format,
            frameFormat: FrameFormat(
                width: 641, height: 1136, fps: fps, frameCount: 9, isTransparent: isTransparent),
            settings: try VideoSettings(quality: quality, loop: loop, extraArguments: extra),
            destination: destination, workPath: "w")
    }

    /// Returns the arguments between the input and those that all formats share.
    private func encoding(_ job: VideoJob) -> String {
        let words = job.commands[job.commands.count - 1].joined(separator: " ")
        let start = words.range(of: "-i pipe:0 ")!.upperBound
        return String(words[start..<words.range(of: " -map_metadata")!.lowerBound])
    }

    @Test func ffmpegsArgumentsReadPlanesOfEvenSizeThatNeedNoConversion() throws {
        let expected = """
            -hide_banner -loglevel error -nostats -y \(Self.colorTags) \
            -f rawvideo -pixel_format yuv420p -video_size 642x1136 -framerate 29.97 -i pipe:0 \
            -c:v libx264 -preset veryfast -crf 16 \(Self.colorTags) -movflags +faststart \
            -map_metadata -1 -fflags +bitexact -flags:v +bitexact -f mp4 file:/a b/-c
            """
        #expect(try job(.mp4, fps: 29.97).commands.map { $0.joined(separator: " ") } == [expected])
    }

    // Another filter or pixel format is to get all the colors, not those of halved planes.
    @Test(arguments: [
        ["-pix_fmt", "yuv444p"], ["-vf", "hue=s=0"], ["-filter:v", "null"], ["-c:v", "libx264rgb"],
    ])
    func ffmpegsArgumentsReadRawFramesAsCairoHasThemWhereTheUsersArgumentsChooseOtherPixelsOrAFilter(
        _ extra: [String]
    ) throws {
        let words = try job(.mp4, extra: extra).commands[0].joined(separator: " ")
        #expect(words.contains("-f rawvideo -pixel_format bgra -video_size 641x1136"))
        #expect(words.contains("-vf \(Self.evenSize)white,\(Self.toBT709),format=yuv420p -c:v libx264"))
        #expect(try job(.mp4, extra: ["-crf", "3"]).commands[0].contains("yuv420p"))
    }

    @Test func ffmpegsArgumentsProtectPathsThatLookLikeAnOptionOrAProtocol() throws {
        for format in VideoFormat.allCases {
            #expect(try job(format).commands.last?.last == "file:/a b/-c")
            #expect(try job(format, to: .pipe).commands.last?.last == "pipe:1")
        }
    }

    // yuv420p, BT.709 and the index at the beginning play in every browser; into a pipe, which cannot be gone
    // back in, the film comes in pieces that each have an index.
    @Test func ffmpegsArgumentsMakeH264ThatPlaysEverywhere() throws {
        let start = "-c:v libx264 -preset"
        let draft = try encoding(job(.mp4, .draft))
        #expect(draft == "\(start) superfast -crf 30 \(Self.colorTags) -movflags +faststart")
        let piped = try encoding(job(.mp4, .high, to: .pipe))
        #expect(piped == "\(start) slower -crf 8 \(Self.colorTags) \(Self.inPieces)")
    }

    // Quality is constant only with the bit rate 0; with alpha the encoder refuses alternate reference
    // frames; the border of odd sizes must not be seen on a transparent film.
    @Test func ffmpegsArgumentsMakeVP9WithASecondPlaneForOpacityOnlyWhereTheFilmHasSome() throws {
        #expect(
            try encoding(job(.webm))
                == "-vf \(Self.evenSize)white,\(Self.toBT709),format=yuv420p -c:v libvpx-vp9 "
                + "-deadline good -cpu-used 2 -crf 16 -b:v 0 -row-mt 1 \(Self.colorTags)")
        #expect(
            try encoding(job(.webm, .draft, isTransparent: true))
                == "-vf \(Self.evenSize)white@0,\(Self.toBT709),format=yuva420p -c:v libvpx-vp9 "
                + "-deadline good -cpu-used 5 -crf 32 -b:v 0 -row-mt 1 -auto-alt-ref 0 \(Self.colorTags)")
    }

    // prores_ks takes the color tags from the frames, hence setparams; without a fixed quantizer it is four
    // times slower.
    @Test func ffmpegsArgumentsMakeProRes4444OfAnySize() throws {
        let tags = "setparams=color_primaries=bt709:color_trc=bt709:colorspace=bt709:range=tv"
        #expect(
            try encoding(job(.mov, isTransparent: true))
                == "-vf \(Self.toBT709),format=yuva444p10le,\(tags) -c:v prores_ks -profile:v 4444 -vendor apl0 "
                + "-qscale:v 4 -alpha_bits 16 \(Self.colorTags) -movflags +faststart")
        #expect(try encoding(job(.mov)).contains("format=yuv444p10le,"))
        #expect(try encoding(job(.mov)).contains("-alpha_bits 0"))
        #expect(try encoding(job(.mov, to: .pipe)).hasSuffix(Self.inPieces))
    }

    // The palette needs all frames, so they wait in a file without loss: in memory a minute would take ten
    // gigabytes.
    @Test func ffmpegsArgumentsMakeAGIFsPaletteOfAllFramesFirst() throws {
        let commands = try job(.gif).commands.map { $0.joined(separator: " ") }
        #expect(commands.count == 2)
        #expect(
            commands[0].contains(
                "-filter_complex fps=50,split[frames][colors];[colors]palettegen=max_colors=256:stats_mode=full[palette]"
            ))
        #expect(commands[0].contains("-c:v qtrle -pix_fmt argb -f mov file:w.spool.mov"))
        #expect(
            commands[1].contains(
                "-i file:w.spool.mov -f image2 -pattern_type none -i file:w.palette.png "
                    + "-filter_complex [0:v][1:v]paletteuse=dither=none:diff_mode=rectangle -c:v gif -loop 0")
        )
        #expect(try job(.gif, fps: 50).commands[0].contains { $0.hasPrefix("split[") })
    }

    // GIF counts repetitions and says for ever by 0; the others count how often the film is played.
    @Test(arguments: [(0, "0", "0"), (1, "-1", "1"), (3, "2", "3")])
    func ffmpegsArgumentsCountLoopsAsEachFormatDoes(_ loop: Int, _ gif: String, _ others: String) throws {
        func value(_ format: VideoFormat, _ option: String) throws -> String? {
            let words = try job(format, loop: loop).commands.last ?? []
            return words.firstIndex(of: option).map { words[$0 + 1] }
        }
        #expect(try value(.gif, "-loop") == gif)
        #expect(try value(.webp, "-loop") == others)
        #expect(try value(.apng, "-plays") == others)
        for wrong in [-1, 65536] { #expect(throws: FilmError.self) { try VideoSettings(loop: wrong) } }
    }

    @Test func ffmpegsArgumentsPackAPNGAndWebPOfTheHighestQualityWithoutLoss() throws {
        for quality in VideoQuality.allCases {
            let apng = "-vf format=rgb24 -c:v apng -pred none -compression_level 9 -plays 0"
            #expect(try encoding(job(.apng, quality)) == apng)
        }
        #expect(try encoding(job(.apng, isTransparent: true)).hasPrefix("-vf format=rgba "))
        #expect(
            try encoding(job(.webp, .high))
                == "-vf format=bgra -c:v libwebp_anim -lossless 1 -compression_level 4 -quality 75 -loop 0")
        #expect(try job(.webp, .high).workFiles.isEmpty)
    }

    @Test func ffmpegsArgumentsMakeTwoWebPFilesAtOnce() throws {
        let both = try job(.webp)
        let words = both.commands[0].joined(separator: " ")
        #expect(both.commands.count == 1 && both.workFiles == ["w.lossy"])
        #expect(words.contains("format=bgra,split[lossy][lossless] -map [lossy] -c:v libwebp_anim"))
        #expect(words.contains("-lossless 0 -compression_level 4 -quality 55 -loop 0 -map_metadata -1 "))
        #expect(words.contains("-f webp file:w.lossy -map [lossless] -c:v libwebp_anim -lossless 1 "))
        #expect(try job(.webp, .draft).commands[0].contains("40"))
        let own = try job(.webp, extra: ["-quality", "95"])
        #expect(own.workFiles.isEmpty && own.commands[0].filter { $0.hasPrefix("file:") }.count == 1)
        #expect(encoding(own).hasSuffix("-loop 0 -quality 95"))
    }

    @Test func ffmpegsArgumentsEndWithThoseThatTheUserAdds() throws {
        for format in VideoFormat.allCases {
            let words = try job(format, extra: ["-crf", "12"]).commands.last ?? []
            let place = try #require(words.firstIndex(of: "12"))
            #expect(words[place...].joined(separator: " ").hasPrefix("12 -map_metadata"))
        }
    }

    @Test func ffmpegsArgumentsCanBePastedIntoAShell() throws {
        let frameFormat = FrameFormat(width: 2, height: 2, fps: 60, frameCount: 1)
        let lines = try OutputPath("it's.mp4").commandLines(for: frameFormat, VideoSettings())
        #expect(
            lines.count == 1 && lines[0].hasPrefix("ffmpeg ") && lines[0].hasSuffix(" 'file:it'\\''s.mp4'"))
        let words = try shellWords(lines[0])
        #expect(words.first == "ffmpeg" && words.last == "file:it's.mp4")
    }

    @Test(
        arguments: [
            ("", []), ("  ", []), ("-crf 12", ["-crf", "12"]), ("-vf 'a b' \"c d\"", ["-vf", "a b", "c d"]),
            ("a\\ b \"\\\"\" ''", ["a b", "\"", ""]), ("x'y'\"z\"", ["xyz"]),
            ("'a\\b' \"a\\b\"", ["a\\b", "a\\b"]),
        ] as [(String, [String])])
    func ffmpegsArgumentsThatAUserWritesAreReadAsAShellReadsThem(_ line: String, _ words: [String]) throws {
        #expect(try shellWords(line) == words)
    }

    @Test(arguments: ["'a", "a \"b", "a\\"])
    func ffmpegsArgumentsWithAQuotationMarkThatHasNoPartnerAreRefused(_ line: String) {
        #expect(throws: FilmError.self) { try shellWords(line) }
    }
}
