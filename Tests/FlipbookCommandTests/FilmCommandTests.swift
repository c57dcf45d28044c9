import Foundation
import Raster
import TestSupport
import Testing

@Suite(.tags(.process)) struct FilmCommandTests {
    @Test(
        .enabled(if: OutsideProgram("ffprobe").isInstalled, "ffprobe is not installed"),
        arguments: ["mp4", "webm", "mov", "gif", "apng", "webp"])
    func commandAndFilmsSendsAVideoToStandardOutput(_ format: String) throws {
        try inFolder { folder in
            let scene = try Flipbook.firstScene()
            let line =
                "exec \"$0\" render \"$1\" -o - --format \"$2\" --frames 0-4 --fps 50 --scale 0.5 >film 2>errors"
            try shell(line, [scene, format], in: folder)
            #expect(try String(contentsOfFile: folder + "/errors", encoding: .utf8).contains("5 frames"))
            #expect(try files(below: folder) == ["errors", "film"])
            let demuxer = [
                "webm": "matroska,webm", "mp4": "mov,mp4,m4a,3gp,3g2,mj2", "mov": "mov,mp4,m4a,3gp,3g2,mj2",
            ]
            // ffprobe cannot read WebP's animations; the head must do.
            if format == "webp" {
                let film = try Data(contentsOf: URL(fileURLWithPath: folder + "/film"))
                #expect(film.starts(with: Data("RIFF".utf8)) && film[8..<12] == Data("WEBP".utf8))
                return
            }
            let found = try OutsideProgram("ffprobe").run([
                "-v", "error", "-count_frames", "-show_entries", "format=format_name:stream=nb_read_frames",
                "-of",
                "default=nw=1:nk=1", folder + "/film",
            ])
            let words = String(decoding: found, as: UTF8.self).split(separator: "\n").map(String.init)
            #expect(words == ["5", demuxer[format] ?? format])
        }
    }

    @Test func commandAndFilmsWithAnMp4ForAPipeEndsQuietlyWhenTheReaderGoesAway() throws {
        try inFolder { folder in
            let line =
                "{ \"$0\" render \"$1\" -o - --format mp4 --duration 20 --scale 0.5 --quiet; echo $? >code; } "
                + "2>errors | head -c 100 >film"
            try shell(line, [Flipbook.firstScene()], in: folder)
            #expect(try String(contentsOfFile: folder + "/code", encoding: .utf8) == "0\n")
            #expect(try String(contentsOfFile: folder + "/errors", encoding: .utf8).isEmpty)
        }
    }

    @Test func commandAndFilmsPrintsFfmpegsCommandsWhenToldSo() throws {
        try inFolder { folder in
            let scene = try Flipbook.firstScene()
            let run = try Flipbook(
                [
                    "render", scene, "-o", "my film.mp4", "-o", "a.gif", "-o", "a/", "--dry-run", "--ffmpeg",
                    "-crf 3",
                ],
                in: folder)
            #expect(run.exitCode == 0 && run.error.isEmpty && run.lines.count == 3)
            #expect(run.lines.allSatisfy { $0.hasPrefix("ffmpeg -hide_banner ") })
            #expect(run.lines[0].contains("-crf 3 ") && run.lines[0].hasSuffix(" 'file:my film.mp4'"))
            #expect(run.lines[2].hasSuffix(" file:a.gif"))
            #expect(try files(below: folder).isEmpty)
        }
    }

    @Test func commandAndFilmsFilmsGIFsAloneAt50Fps() throws {
        let scene = try Flipbook.firstScene()
        func rate(_ outputs: String...) throws -> Bool {
            let run = try Flipbook(["render", scene, "--dry-run"] + outputs.flatMap { ["-o", $0] })
            return run.lines[0].contains("-framerate 50 ")
        }
        #expect(try rate("a.gif"))
        #expect(try !rate("a.gif", "a.mp4"))
        #expect(try !rate("a.mp4"))
    }

    @Test(arguments: [
        ("-o a.mp4 --transparent", ".webm"), ("-o a.mp4 --background #ff000080", ".webm"),
        ("-o a.webm --background beige", "#rrggbb"), ("-o a.webm --background gren", "“green”"),
        ("-o a.webm --background white --transparent", "leave one out"),
        ("-o a.mp4 --slow 0", "from 1 to 100"),
        ("-o a.mp4 --motion-blur 0", "from 1 to 64"), ("-o a.gif --loop -1", "0 (forever) to 65535"),
        ("-o a.mp4 --quality best", "draft"), ("-o -", "--format"), ("-o - --format avi", "webm"),
        ("-o a.mp4 --format webm", "standard output"), ("-o - --format mp4 --json", "either"),
        ("-o a/ --compress hard", "fast"), ("-o a.mp4 --ffmpeg '", "partner"),
        ("-o a.mkv", ".mp4, .webm, .mov, .gif, .apng, .webp"),
        ("-o a.mp4 --loop 2", "--loop is for"), ("-o a.mp4 --compress best", "needs a folder"),
        ("-o a/ --quality high", "are for videos"), ("-o a/ --ffmpeg -an", "are for videos"),
        ("-o a.svg --resume", "--resume is for folders"), ("-o a.mp4 --text outlines", "made of vectors"),
        ("-o a.html --border", "--border is for an .svg"),
        ("-o a.lottie --still last", "for an .svg or .html"),
        ("-o a.svg --approximate", "for a .lottie"), ("-o a.html --loop 2", "--loop is for"),
    ])
    func commandAndFilmsRefusesWhatMakesNoSense(_ options: String, _ words: String) async throws {
        let refusal = try await Refusal("render FallingSquare \(options)")
        #expect(refusal.exitCode == 64 && refusal.error.contains(words), "\(refusal.error)")
        #expect(refusal.files.isEmpty)
    }

    @Test func commandAndFilmsTellsWhereTheTimeWent() throws {
        try inFolder { folder in
            let arguments = ["render", try Flipbook.firstScene(), "-o", "a/", "--frames", "0-4", "--timings"]
            let run = try Flipbook(arguments + ["--json", "--quiet"], in: folder)
            let lines = run.error.split(separator: "\n").map { $0.split(separator: " ") }
            let stages = ["simulate", "draw", "encode", "write", "finish", "rest", "total"]
            #expect(lines.map { $0[1] } == stages.map { $0[...] })
            for line in lines {
                #expect([line[0], line[2], line[4]] == ["timing", "wall", "cpu"] && line.count == 6)
                #expect(Double(line[3]) != nil && Double(line[5]) != nil)
            }
            let json = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
            let timings = try #require(json?["timings"] as? [String: [String: Double]])
            #expect(Set(timings.keys) == Set(stages))
            #expect(timings["total"].map { $0["wall"]! > 0 && $0["cpu"]! > 0 } == true)
            // Without the option there is none, and film.json has no entry for it.
            let plain = try Flipbook(arguments.dropLast() + ["--json", "--quiet"], in: folder)
            #expect(plain.error.isEmpty && !plain.output.contains("timings"))
            #expect(try !String(contentsOfFile: folder + "/a/film.json", encoding: .utf8).contains("cpu"))
        }
    }

    @Test(
        .enabled(if: OutsideProgram("ffmpeg").isInstalled, "ffmpeg is not installed")
    )
    func commandAndFilmsTakesTheTimeOfVideos() throws {
        try inFolder { folder in
            let run = try Flipbook(
                ["render", Flipbook.firstScene(), "-o", "a.mp4", "--frames", "0-4", "--timings", "--quiet"],
                in: folder)
            let stages = run.error.split(separator: "\n").map { String($0.split(separator: " ")[1]) }
            #expect(stages == ["simulate", "draw", "convert", "pipe", "finish", "ffmpeg", "rest", "total"])
        }
    }

    @Test func commandAndFilmsPacksPNGFilesAsHardAsItIsTold() throws {
        try inFolder { folder in
            let scene = try Flipbook.firstScene()
            let pictures = try ["fast", "small", "best"].map { compress in
                let arguments = ["-o", compress + "/", "--compress", compress, "--frames", "9", "--quiet"]
                #expect(try Flipbook(["render", scene] + arguments, in: folder).exitCode == 0)
                return try Data(contentsOf: URL(fileURLWithPath: "\(folder)/\(compress)/000009.png"))
            }
            #expect(pictures[2].count <= pictures[1].count && pictures[1].count <= pictures[0].count)
            let bitmaps = try pictures.map { try Bitmap(png: $0) }
            #expect(bitmaps[0] == bitmaps[1] && bitmaps[1] == bitmaps[2])
        }
    }

    @Test func commandAndFilmsMakesPNGFilesThatShineThrough() throws {
        try inFolder { folder in
            let scene = try Flipbook.firstScene()
            try Flipbook(
                ["render", scene, "-o", "a/", "--frames", "0-2", "--transparent", "--scale", "1"], in: folder)
            // Either the image header's kind of pixels is 6, RGB with opacity, or a palette has opacities.
            let file = try Data(contentsOf: URL(fileURLWithPath: folder + "/a/000000.png"))
            #expect(file[25] == 6 || file[25] == 3 && file.range(of: Data("tRNS".utf8)) != nil)
            let run = try Flipbook(
                ["stitch", "a/%06d.png", "--fps", "50", "-o", "a.mp4", "-o", "a.gif", "--quiet"], in: folder)
            #expect(run.exitCode == 0 && run.lines == ["a.mp4", "a.gif"], "\(run.error)")
            let bad = try Flipbook(["stitch", "a/%06d.png", "-o", "b.mp4"], in: folder)
            #expect(bad.exitCode == 66 && bad.error.contains("--fps"))
        }
    }

    private func shell(_ line: String, _ words: [String], in folder: String) throws {
        let shell = Process()
        shell.executableURL = URL(fileURLWithPath: "/bin/sh")
        shell.arguments = ["-c", line, Flipbook.location.path] + words
        shell.currentDirectoryURL = URL(fileURLWithPath: folder)
        try shell.run()
        shell.waitUntilExit()
    }
}
