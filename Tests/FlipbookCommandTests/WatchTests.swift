import Foundation
import Raster
import TestSupport
import Testing

@Suite(.tags(.process)) struct WatchTests {
    @Test func watchingFilmsAgainOnEverySave() throws {
        try inFolder { folder in
            let (file, picture) = (folder + "/Flag.swift", folder + "/a.png")
            try write(sceneSource(color: "red"), to: file)
            let running = try Running(
                ["watch", "Flag.swift", "-o", "a.png", "--at", "0", "--scale", "1"], in: folder,
                cache: folder + "/cache")
            func waits(for isSo: () -> Bool) -> Bool {
                Patience.wait(while: running.process, until: isSo)
            }
            func shows(_ pixel: Pixel) -> Bool { (try? bitmap(picture)[4, 3]) == pixel }

            #expect(waits { shows(Pixel(255, 0, 0)) })
            #expect(running.errorSoFar.hasPrefix("Watching Flag.swift, filming into a.png. Ctrl-C ends.\n"))
            #expect(waits { running.errorSoFar.contains(/Complete at [0-2]\d:[0-5]\d:[0-5]\d\.\n/) })
            // As editors save: into the file itself, or by another file in its place.
            try Data(sceneSource(color: "blue").utf8).write(to: URL(fileURLWithPath: file))
            #expect(waits { shows(Pixel(0, 0, 255)) })
            try write(sceneSource(color: "rde"), to: file)
            #expect(waits { running.errorSoFar.contains("Flag.swift:13:34: error: ") })
            try FileManager.default.removeItem(atPath: file)
            try write(sceneSource(color: "green"), to: file)
            #expect(waits { shows(Pixel(0, 255, 0)) })

            kill(running.process.processIdentifier, SIGINT)
            let run = running.end()
            #expect(run.exitCode == 130)
            #expect(run.lines == ["a.png", "a.png", "a.png"])
        }
    }

    @Test(arguments: [
        ("watch FallingSquare -o a.png", 64, "Swift file"),
        ("watch Missing.swift -o a.png", 66, "no such file"),
        ("watch Flag.swift -o a.xyz", 64, ".xyz"), ("watch Flag.swift -o a.png --loud", 64, "--loud"),
        ("watch Flag.swift", 64, "--output"),
    ])
    func watchingRefusesWhatItCannotWatchOrMakeBeforeItBegins(_ line: String, _ code: Int, _ words: String)
        throws
    {
        try inFolder { folder in
            try write(sceneSource(), to: folder + "/Flag.swift")
            let run = try Flipbook(line.split(separator: " ").map(String.init), in: folder)
            #expect(run.exitCode == code && run.error.contains(words), "\(run.error)")
        }
    }
}
