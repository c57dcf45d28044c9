import Foundation
import TestSupport
import Testing

@Suite(.tags(.long, .process)) struct SeveralProcessesTests {
    private static let film = ["render", "FallingSquare", "--scale", "0.25", "--quiet"]

    @Test func severalProcessesAtOnceFilmRangesOfOneFilmIntoOneFolder() throws {
        try inFolder { folder in
            #expect(try Flipbook(Self.film + ["-o", "whole/"], in: folder).exitCode == 0)
            for round in 0..<Rounds.count(orElse: 3) {
                let processes = [2, 8, Int.random(in: 2...8)][min(round, 2)]
                let cuts = Set((1..<60).shuffled().prefix(processes - 1)).union([0, 60]).sorted()
                let running = try zip(cuts, cuts.dropFirst()).shuffled().map { first, next in
                    try Running(Self.film + ["-o", "a/", "--frames", "\(first)-\(next - 1)"], in: folder)
                }
                for run in running.map({ $0.end() }) { #expect(run.exitCode == 0, "\(run.error)") }
                #expect(try sameFiles(folder + "/a", folder + "/whole") == nil, "\(cuts)")
                try FileManager.default.removeItem(atPath: folder + "/a")
            }
        }
    }

    @Test func severalProcessesAtOnceFilmTheSameFilmIntoOneFolder() throws {
        try inFolder { folder in
            let running = try (0..<3).map { _ in try Running(Self.film + ["-o", "a/"], in: folder) }
            for run in running.map({ $0.end() }) { #expect(run.exitCode == 0, "\(run.error)") }
            #expect(try Flipbook(["verify", "a/"], in: folder).lines == ["verified 0-59"])
        }
    }

    @Test(
        .enabled(if: OutsideProgram("ffprobe").isInstalled, "ffprobe is not installed"),
        arguments: ["mp4", "webm", "mov", "gif", "apng", "webp"])
    func severalProcessesAtOnceCannotMakeTheSameVideo(_ format: String) throws {
        try inFolder { folder in
            let arguments = ["--scale", "0.25", "--quiet", "-o", "a.\(format)", "--fps", "50"]
            let first = try Running(["render", "FallingSquare"] + arguments, in: folder)
            let process = first.process.processIdentifier
            // Its temporary file is there when it holds the lock.
            try first.pause(in: folder) { $0.hasPrefix(".flipbook-\(process)-") }
            let second = try Flipbook(["render", "BouncingSquares"] + arguments, in: folder)
            #expect(second.exitCode == 75 && second.output.isEmpty)
            #expect(second.error.contains("(process \(process))"), "\(second.error)")
            first.goOn()
            #expect(first.end().exitCode == 0)
            try expectFilm("\(folder)/a.\(format)", frames: [50])
            #expect(try files(below: folder) == ["a.\(format)"])
            #expect(try Flipbook(["render", "BouncingSquares"] + arguments, in: folder).exitCode == 0)
        }
    }

    @Test func severalProcessesAtOnceCannotFilmTwoFilmsIntoOneFolder() throws {
        try inFolder { folder in
            let first = try Running(Self.film + ["-o", "a/"], in: folder)
            try first.pause(in: folder + "/a") { $0 == "000003.png" }
            let second = try Flipbook(
                ["render", "BouncingSquares", "-o", "a/", "--scale", "0.25"], in: folder)
            #expect(second.exitCode == 75, "\(second.error)")
            #expect(second.error.contains("(process \(first.process.processIdentifier))"))
            let stitched = try Flipbook(["stitch", "a/", "-o", "a.mp4"], in: folder)
            #expect(stitched.exitCode == 75 && stitched.error.contains("still filming"), "\(stitched.error)")
            let verified = try Flipbook(["verify", "a/"], in: folder)
            #expect(verified.exitCode == 75 && verified.lines.contains { $0.hasPrefix("filming ") })
            first.goOn()
            #expect(first.end().exitCode == 0)
            #expect(try Flipbook(["verify", "a/", "FallingSquare"], in: folder).lines == ["verified 0-59"])
        }
    }

    @Test(
        .enabled(if: OutsideProgram("ffprobe").isInstalled, "ffprobe is not installed"),
        arguments: ["mp4", "webm", "mov", "gif", "apng", "webp", "folder"])
    func severalProcessesAtOnceThatStartTogetherLeaveOneWholeFilm(_ format: String) throws {
        try inFolder { folder in
            let output = format == "folder" ? "a/" : "a.\(format)"
            // A hundred rounds over all formats.
            for _ in 0..<max(1, (Rounds.count(orElse: 1) + 6) / 7) {
                let running = try ["FallingSquare", "BouncingSquares"].map { scene in
                    try Running(
                        ["render", scene, "-o", output, "--scale", "0.25", "--fps", "50", "--quiet"],
                        in: folder)
                }
                let codes = running.map { $0.end().exitCode }.sorted()
                #expect(codes == [0, 75] || codes == [0, 0], "\(codes)")
                if format == "folder" {
                    let verified = try Flipbook(["verify", output], in: folder)
                    #expect(["verified 0-49", "verified 0-99"].contains(verified.lines.joined()))
                } else {
                    try expectFilm("\(folder)/a.\(format)", frames: [50, 100])
                }
                let left = try files(below: folder).filter { $0.contains(".flipbook") }
                #expect(left.isEmpty, "\(left)")
            }
        }
    }

    /// Decodes every frame. ffprobe cannot read WebP's animations; there the file's own length has to be
    /// right.
    private func expectFilm(_ path: String, frames: [Int]) throws {
        if path.hasSuffix(".webp") {
            let data = try [UInt8](Data(contentsOf: URL(fileURLWithPath: path)))
            let length = data[4..<8].reversed().reduce(0) { $0 << 8 | Int($1) }
            #expect(data.starts(with: Array("RIFF".utf8)) && length + 8 == data.count)
            return
        }
        let found = try OutsideProgram("ffprobe").run([
            "-v", "error", "-count_frames", "-show_entries", "stream=nb_read_frames", "-of",
            "default=nw=1:nk=1", path,
        ])
        #expect(frames.map { "\($0)\n" }.contains(String(decoding: found, as: UTF8.self)), "\(path)")
    }
}
