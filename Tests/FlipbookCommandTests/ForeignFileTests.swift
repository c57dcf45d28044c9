import Foundation
import Raster
import TestSupport
import Testing

@Suite(.tags(.process)) struct ForeignFileTests {
    private static let film = [
        "render", "FallingSquare", "--frames", "0-3", "--scale", "0.25", "--quiet", "-o", "a/",
    ]

    @Test func filesOfOthersInAFolderAreNotReplacedWithoutForce() throws {
        for name in ["film.json", "000002.png"] {
            try inFolder { folder in
                try makeFolder(folder + "/a")
                try write("mine", to: folder + "/a/\(name)")
                let refused = try Flipbook(Self.film, in: folder)
                #expect(refused.exitCode == 73 && refused.output.isEmpty)
                #expect(
                    refused.error.contains("a/\(name)") && refused.error.contains("--force"),
                    "\(refused.error)")
                #expect(try files(below: folder + "/a") == [name])
                #expect(try String(contentsOfFile: folder + "/a/\(name)", encoding: .utf8) == "mine")
                let forced = try Flipbook(Self.film + ["--force"], in: folder)
                #expect(forced.exitCode == 0, "\(forced.error)")
                #expect(try Flipbook(["verify", "a/"], in: folder).lines == ["verified 0-3"])
            }
        }
    }

    @Test func framesThatWereEditedAreNotReplacedWithoutForce() throws {
        try inFolder { folder in
            try Flipbook(Self.film, in: folder)
            let file = URL(fileURLWithPath: folder + "/a/000002.png")
            let written = try Data(contentsOf: file)
            let retouched = try Bitmap(png: written).withBlueCorner().pngData(.small)
            try #require(retouched != written)
            try retouched.write(to: file)
            let refused = try Flipbook(Self.film, in: folder)
            #expect(refused.exitCode == 73, "\(refused.error)")
            #expect(refused.error.contains("a/000002.png") && refused.error.contains("--force"))
            #expect(try Data(contentsOf: file) == retouched)
            // Other frames of the film are free.
            let others = Self.film.map { $0 == "0-3" ? "3-5" : $0 }
            #expect(try Flipbook(others, in: folder).exitCode == 0)
            #expect(try Flipbook(Self.film + ["--force"], in: folder).exitCode == 0)
            #expect(try Data(contentsOf: file) == written)
        }
    }

    @Test func framesThatWereDamagedAreReplaced() throws {
        try inFolder { folder in
            try Flipbook(Self.film, in: folder)
            let file = URL(fileURLWithPath: folder + "/a/000002.png")
            let written = try Data(contentsOf: file)
            try written.dropLast(20).write(to: file)
            let again = try Flipbook(Self.film, in: folder)
            #expect(again.exitCode == 0, "\(again.error)")
            #expect(try Data(contentsOf: file) == written)
        }
    }

    @Test func filesOfOthersAmongFramesAreNamedByVerifyAndRefusedByStitch() throws {
        try inFolder { folder in
            try Flipbook(Self.film, in: folder)
            try Data(contentsOf: URL(fileURLWithPath: folder + "/a/000000.png"))
                .write(to: URL(fileURLWithPath: folder + "/a/000004.png"))
            let found = try Flipbook(["verify", "a/"], in: folder)
            #expect(found.exitCode == 1 && found.lines == ["verified 0-3", "foreign 000004.png"])
            let refused = try Flipbook(["stitch", "a/", "-o", "a.gif"], in: folder)
            #expect(refused.exitCode == 66 && refused.error.contains("000004.png"), "\(refused.error)")
            let forced = try Flipbook(["stitch", "a/", "-o", "a.gif", "--force"], in: folder)
            #expect(forced.exitCode == 0 && forced.error.hasPrefix("4 frames"), "\(forced.error)")
            #expect(forced.error.contains("not there: 56 frames (4-59)"), "\(forced.error)")
            // Nobody writes into it; it must not be waited for.
            mkfifo(folder + "/a/000005.png", 0o600)
            #expect(try Flipbook(["verify", "a/"], in: folder).lines.last == "foreign 000004.png 000005.png")
        }
    }

    @Test func filesOfOthersThatEndInSwiftAreNoPlaceForATrace() throws {
        try inFolder { folder in
            try write(sceneSource(), to: folder + "/Flag.swift")
            symlink("Flag.swift", folder + "/link.csv")
            for output in ["Flag.swift", "link.csv"] {
                let run = try Flipbook(
                    ["trace", "Flag.swift", "-o", output], in: folder, cache: folder + "/cache")
                #expect(run.exitCode == 73 && run.error.contains("--force"), "\(run.error)")
            }
            #expect(try String(contentsOfFile: folder + "/Flag.swift", encoding: .utf8) == sceneSource())
            let forced = try Flipbook(["trace", "FallingSquare", "-o", "Flag.swift", "--force"], in: folder)
            #expect(forced.exitCode == 0, "\(forced.error)")
        }
    }

    @Test func filesOfOthersThatLieWhereTemporaryFilesAndLocksGoAreNotWritten() throws {
        try inFolder { folder in
            try write("victim", to: folder + "/victim")
            let video = ["render", "FallingSquare", "--frames", "0-1", "--scale", "0.25", "--quiet", "-o"]
            // The lock's name is predictable; the test finds it out.
            let running = try Running(video + ["film.mp4"], in: folder)
            var lock = ""
            try running.pause(in: folder) { name in
                if name.hasPrefix(".flipbook-lock-") { lock = name }
                return !lock.isEmpty
            }
            running.goOn()
            #expect(running.end().exitCode == 0 && !lock.isEmpty)
            for plant in [
                { symlink("victim", "\(folder)/\(lock)") }, { link(folder + "/victim", "\(folder)/\(lock)") },
            ] {
                #expect(plant() == 0)
                let run = try Flipbook(video + ["film.mp4"], in: folder)
                #expect(run.exitCode == 73, "\(run.error)")
                unlink("\(folder)/\(lock)")
            }
            for old in [".film.partial.mp4", ".000000.partial.png"] { symlink("victim", "\(folder)/\(old)") }
            #expect(try Flipbook(video + ["film.mp4", "-o", "./"], in: folder).exitCode == 0)
            #expect(try String(contentsOfFile: folder + "/victim", encoding: .utf8) == "victim")
        }
    }

    @Test(arguments: [
        ["render", "FallingSquare", "--frames", "0-1", "--scale", "0.25", "--quiet", "-o", "film.mp4"],
        ["render", "FallingSquare", "--quiet", "-o", "film.lottie"],
        ["trace", "FallingSquare", "-o", "motion.csv"], ["trace", "FallingSquare", "-o", "motion.trace"],
        ["trail", "FallingSquare", "-o", "trail.pdf"],
        ["figure", "FallingSquare", "--at", "0.5", "-o", "a.png"],
    ])
    func filesOfOthersThatDeadProcessesLeftAreRemoved(_ command: [String]) throws {
        try inFolder { folder in
            let dead = try Running(["list"], in: folder)
            let process = dead.process.processIdentifier
            _ = dead.end()
            let stale = [
                ".flipbook-\(process)-0123456789abcdef.mp4", ".flipbook-\(process)-0123456789abcdef",
            ]
            let others = [
                ".flipbook-\(getpid())-0123456789abcdef.mp4", ".flipbook-notes", ".film.partial.mp4",
                ".flipbook-\(process)-notes",
            ]
            for name in stale + others { try write("", to: "\(folder)/\(name)") }
            #expect(try Flipbook(command, in: folder).exitCode == 0)
            #expect(try files(below: folder) == (others + command.suffix(1)).sorted())
        }
    }
}

extension Bitmap {
    /// Returns the bitmap with a blue pixel at the upper left.
    fileprivate func withBlueCorner() throws -> Bitmap {
        try Bitmap(width: width, height: height) { pixels in
            withUnsafeBytes { pixels.copyMemory(from: $0) }
            pixels.copyBytes(from: [255, 0, 0, 255])
        }
    }
}
