import Foundation
import Raster
import TestSupport
import Testing

@Suite(.tags(.long, .process)) struct ResumeTests {
    private static let film = ["render", "FallingSquare", "--scale", "0.25", "--quiet", "-o", "a/"]

    private func resume(in folder: String, cache: String? = nil) throws -> Flipbook {
        try Flipbook(Self.film + ["--resume"], in: folder, cache: cache)
    }

    @Test func resumedFilmsAfterKill9AreThoseOfARunThatWasNotKilled() throws {
        try inFolder { folder in
            let whole = try Flipbook(
                ["render", "FallingSquare", "--scale", "0.25", "-o", "whole/", "--quiet"], in: folder)
            #expect(whole.exitCode == 0)
            var roundsWithFrames = 0
            for round in 0..<Rounds.count(orElse: 3) {
                // Killed once, and often once more while it resumes. The first round has frames for certain.
                for options in [[], ["--resume"]] {
                    let running = try Running(Self.film + options, in: folder)
                    if round == 0, options == [] {
                        try running.pause(in: folder + "/a") { $0 == "000003.png" }
                    } else {
                        usleep(.random(in: 0...700_000))
                    }
                    kill(running.process.processIdentifier, SIGKILL)
                    _ = running.end()
                }
                let before = try Flipbook(["verify", "a/", "--json"], in: folder)
                let verified = try before.report()["verified"] as? String
                let resumed = try resume(in: folder)
                #expect(resumed.exitCode == 0, "\(resumed.error)")
                if let verified {
                    roundsWithFrames += 1
                    #expect(resumed.error.contains("(\(verified))"), "\(resumed.error)")
                }
                #expect(try sameFiles(folder + "/a", folder + "/whole") == nil)
                try FileManager.default.removeItem(atPath: folder + "/a")
            }
            #expect(roundsWithFrames > 0)
        }
    }

    @Test func resumedFilmsHaveFramesAgainThatWereDamagedOrDeleted() throws {
        try inFolder { folder in
            try Flipbook(Self.film, in: folder)
            try FileManager.default.copyItem(atPath: folder + "/a", toPath: folder + "/whole")
            unlink(folder + "/a/000007.png")
            try Data("no PNG".utf8).write(to: URL(fileURLWithPath: folder + "/a/000009.png"))
            truncate(folder + "/a/000010.png", 60)
            let found = try Flipbook(["verify", "a/"], in: folder)
            #expect(
                found.exitCode == 1
                    && found.lines == ["verified 0-6,8,11-59", "missing 7", "damaged 9-10"],
                "\(found.lines)")
            #expect(found.error.contains("--resume"))
            let resumed = try resume(in: folder)
            #expect(resumed.exitCode == 0 && resumed.error.contains("(9-10)"), "\(resumed.error)")
            #expect(try sameFiles(folder + "/a", folder + "/whole") == nil)
        }
    }

    @Test func resumedFilmsTakeNoFrameOfAnotherVersionOfTheScene() throws {
        try inFolder { folder in
            let cache = folder + "/cache"
            func film(_ options: String...) throws -> Flipbook {
                try Flipbook(
                    ["render", "Flag.swift", "-o", "a/", "--scale", "1", "--quiet"] + options, in: folder,
                    cache: cache)
            }
            try write(sceneSource(color: "red"), to: folder + "/Flag.swift")
            #expect(try film().exitCode == 0)
            try write("// The same flag.\n" + sceneSource(color: "red"), to: folder + "/Flag.swift")
            #expect(try film("--resume").error.contains("kept 6 frames (0-5)"))

            try write(sceneSource(color: "blue"), to: folder + "/Flag.swift")
            let stale = try Flipbook(["verify", "a/", "Flag.swift"], in: folder, cache: cache)
            #expect(stale.exitCode == 1 && stale.lines == ["stale 0-5"])
            let part = try film("--frames", "0-1")
            #expect(part.exitCode == 0 && part.error.contains("removed 4 frames (2-5)"), "\(part.error)")
            let stitched = try Flipbook(["stitch", "a/", "-o", "a.mp4"], in: folder)
            #expect(stitched.exitCode == 66 && stitched.error.contains("000002.png"), "\(stitched.error)")
            #expect(try film("--resume").exitCode == 0)
            let verified = try Flipbook(["verify", "a/", "Flag.swift"], in: folder, cache: cache)
            #expect(verified.lines == ["verified 0-5"])
        }
    }

    @Test func resumedFilmsOfWhichAChangedSceneWasKilledAreToldApartByTheirPictures() throws {
        try inFolder { folder in
            let cache = folder + "/cache"
            let film = ["render", "Flag.swift", "-o", "a/", "--scale", "1", "--quiet", "--duration", "20"]
            try write(sceneSource(color: "red"), to: folder + "/Flag.swift")
            #expect(try Flipbook(film, in: folder, cache: cache).exitCode == 0)
            try write(sceneSource(color: "blue"), to: folder + "/Flag.swift")
            let running = try Running(film, in: folder, cache: cache)
            try running.pause(in: folder + "/a") { name in
                name == "000009.png" && (try? bitmap("\(folder)/a/\(name)"))?[4, 3] == Pixel(0, 0, 255)
            }
            kill(running.process.processIdentifier, SIGKILL)
            _ = running.end()
            let stitched = try Flipbook(["stitch", "a/", "-o", "a.mp4"], in: folder)
            #expect(stitched.exitCode == 66 && stitched.error.contains("was stopped"), "\(stitched.error)")
            // Frame 9 is blue, frame 1199 still red.
            for (scene, verified, stale) in [([], "1199", "0-"), (["Flag.swift"], "0-", "1199")] {
                let found = try Flipbook(["verify", "a/"] + scene, in: folder, cache: cache)
                #expect(found.exitCode == 1 && found.lines.count == 2, "\(found.lines)")
                #expect(found.lines[0].hasPrefix("verified ") && found.lines[0].contains(verified))
                #expect(found.lines[1].hasPrefix("stale ") && found.lines[1].contains(stale))
            }
            let resumed = try Flipbook(film + ["--resume"], in: folder, cache: cache)
            #expect(resumed.exitCode == 0 && resumed.error.contains("another version"), "\(resumed.error)")
            let found = try Flipbook(["verify", "a/", "Flag.swift"], in: folder, cache: cache)
            #expect(found.lines == ["verified 0-1199"])
        }
    }

    @Test func resumedFilmsAreRefusedInTheFolderOfAnotherFilm() throws {
        try inFolder { folder in
            try Flipbook(Self.film, in: folder)
            let other = try Flipbook(Self.film + ["--resume", "--fps", "30"], in: folder)
            #expect(
                other.exitCode == 73 && other.error.contains("its fps is 60.0, not 30.0"), "\(other.error)")
            #expect(try Flipbook(["verify", "a/"], in: folder).lines == ["verified 0-59"])
            let video = try Flipbook(["render", "FallingSquare", "-o", "a.mp4", "--resume"], in: folder)
            #expect(video.exitCode == 64 && video.error.contains("flipbook stitch"), "\(video.error)")
        }
    }

    @Test func resumedFilmsAfterCtrlCGoOnWhereItStopped() throws {
        try inFolder { folder in
            let running = try Running(Self.film + ["--fps", "240"], in: folder)
            try running.pause(in: folder + "/a") { $0 == "000003.png" }
            kill(running.process.processIdentifier, SIGINT)
            running.goOn()
            #expect(running.end().exitCode == 130)
            let stitched = try Flipbook(["stitch", "a/", "-o", "a.mp4"], in: folder)
            #expect(stitched.exitCode == 66 && stitched.error.contains("--resume"), "\(stitched.error)")
            let resumed = try Flipbook(Self.film + ["--fps", "240", "--resume"], in: folder)
            #expect(resumed.exitCode == 0 && resumed.error.contains("kept "), "\(resumed.error)")
            #expect(try Flipbook(["verify", "a/"], in: folder).lines == ["verified 0-239"])
        }
    }
}

extension Flipbook {
    /// Returns the output, parsed as JSON.
    func report() throws -> [String: Any] {
        (try? JSONSerialization.jsonObject(with: Data(output.utf8)) as? [String: Any]) ?? [:]
    }
}

extension Running {
    /// Stops the process, as Ctrl-Z does, once a folder holds a file.
    func pause(in folder: String, when isThere: (String) -> Bool) throws {
        while process.isRunning {
            let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
            if names.contains(where: isThere) { break }
            usleep(500)
        }
        kill(process.processIdentifier, SIGSTOP)
    }

    /// Lets a stopped process go on.
    func goOn() { kill(process.processIdentifier, SIGCONT) }
}
