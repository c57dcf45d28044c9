import Foundation
import Raster
import TestSupport
import Testing

@Suite(.tags(.process)) struct InterruptionTests {
    @Test(
        .enabled(if: OutsideProgram("ffmpeg").isInstalled, "ffmpeg is not installed"),
        arguments: [(SIGINT, 130), (SIGTERM, 143)] as [(Int32, Int32)])
    func interruptionsLeaveOnlyWhatIsWhole(_ signal: Int32, _ exitCode: Int32) throws {
        try inFolder { folder in
            let running = try Running(
                [
                    "render", Flipbook.firstScene(), "-o", "a/", "-o", "a.mp4", "--fps", "240", "--duration",
                    "600",
                ],
                in: folder)
            while running.process.isRunning, !FileManager.default.fileExists(atPath: folder + "/a/000003.png")
            {
                usleep(1000)
            }
            kill(running.process.processIdentifier, signal)
            let run = running.end()
            #expect(run.exitCode == exitCode)
            #expect(run.output.isEmpty)

            let left = try files(below: folder)
            #expect(left.count > 4)
            #expect(
                left.allSatisfy {
                    // A journal, where there was no time for film.json.
                    $0 == "a" || $0 == "a/film.json" || $0.hasSuffix(".journal")
                        || $0.hasPrefix("a/0") && $0.hasSuffix(".png")
                }, "\(left.last ?? "")")
            for name in left where name.hasSuffix(".png") {
                _ = try Bitmap(png: Data(contentsOf: URL(fileURLWithPath: folder + "/" + name)))
            }
        }
    }
}

@Suite(.tags(.process)) struct FullDiskTests {
    private static func mount(_ folder: String, size: String = "64k") throws {
        _ = try OutsideProgram("mount").run(["-t", "tmpfs", "-o", "size=\(size)", "tmpfs", folder])
    }

    private static func unmount(_ folder: String) { _ = try? OutsideProgram("umount").run([folder]) }

    /// Returns whether this process may mount a disk: root may, but not in every container.
    private static func mayMount() throws -> Bool {
        var may = false
        try inFolder { folder in
            may = (try? mount(folder)) != nil
            if may { unmount(folder) }
        }
        return may
    }

    @Test(.enabled("Only root may mount a disk.") { try mayMount() })
    func fullDiskGives73AndThePath() throws {
        try inFolder { folder in
            try Self.mount(folder)
            defer { Self.unmount(folder) }

            let run = try Flipbook(["render", Flipbook.firstScene(), "-o", "a/"], in: folder)
            #expect(run.exitCode == 73)
            #expect(run.error.contains("“a/0000"), "\(run.error)")
            let left = try files(below: folder)
            #expect(!left.contains { $0.hasPrefix("a/.flipbook") && !$0.hasSuffix(".journal") })
            for name in left where name.hasSuffix(".png") {
                _ = try Bitmap(png: Data(contentsOf: URL(fileURLWithPath: folder + "/" + name)))
            }

            let video = try Flipbook(
                ["render", Flipbook.firstScene(), "-o", "b.mp4", "--scale", "4"], in: folder)
            #expect(video.exitCode == 73 && video.error.contains("“b.mp4”"), "\(video.error)")
            #expect(try files(below: folder) == left)
        }
    }

    /// ffmpeg itself reports success when only the end of a file does not fit.
    @Test(
        .enabled("Only root may mount a disk.") { try mayMount() },
        arguments: ["mp4", "webm", "apng", "webp"])
    func aVideoWhoseEndDoesNotFitTheDiskIsNotKept(_ format: String) throws {
        try inFolder { folder in
            try Self.mount(folder, size: "8k")
            defer { Self.unmount(folder) }

            let run = try Flipbook(
                ["render", "FallingSquare", "-o", "a.\(format)", "--duration", "2"], in: folder)
            #expect(run.exitCode == 73)
            #expect(
                run.error.contains("“a.\(format)”: No space left on device"), "\(run.error)")
            #expect(try files(below: folder).isEmpty)
        }
    }
}
