import Foundation
import TestSupport
import Testing

/// Commands that are killed by kill -9 at any moment, in each format: no part of a file gets its name,
/// nothing goes on, and the same command makes the whole file afterwards. `make test-long` kills 200.
@Suite(.tags(.long, .process)) struct KilledFilmTests {
    private static let films = [
        "mp4", "gif", "svg", "webm", "mov", "apng", "webp", "html", "lottie", "lottie.json",
    ]
    private static let traces = ["csv", "json", "trace"]
    private static let pictures = ["png", "svg", "pdf"]

    /// The commands, each with one output.
    private static let commands: [[String]] =
        films.map { ["render", "FallingSquare", "--scale", "0.5", "--fps", "50", "-o", "a.\($0)"] }
        + traces.map { ["trace", "FallingSquare", "-o", "a.\($0)"] }
        + pictures.map { ["trail", "FallingSquare", "-o", "a.\($0)"] }
        + [
            ["plot", "FallingSquare", "-o", "a.svg"],
            ["figure", "FallingSquare", "--at", "0.5", "-o", "a.png"],
            ["render", "FallingSquare", "--scale", "0.5", "-o", "a/", "-o", "a.mp4", "-o", "a.svg"],
            ["gallery", "FallingSquare", "-o", "a/"],
        ]

    @Test(
        .enabled(if: OutsideProgram("ffmpeg").isInstalled, "ffmpeg is not installed"),
        arguments: Rounds.isLong ? commands : Array(commands.prefix(3)))
    func killedCommandsLeaveNothingHalfWritten(_ command: [String]) throws {
        try inFolder { folder in
            for name in ["whole", "a"] { try makeFolder("\(folder)/\(name)") }
            let began = ContinuousClock.now
            #expect(try Flipbook(command, in: folder + "/whole").exitCode == 0)
            let length = (ContinuousClock.now - began) / .microseconds(1)
            for _ in 0..<max(1, 2 * Rounds.count(orElse: 1) / Self.commands.count + 1) {
                try Self.kill(command, after: .random(in: 0...length), in: folder)
            }
        }
    }

    private static func kill(_ command: [String], after microseconds: Double, in folder: String) throws {
        let (marked, place, whole) = (MarkedProcesses(), folder + "/a", folder + "/whole")
        let running = try Running(command, in: place, environment: marked.environment)
        usleep(UInt32(microseconds))
        Foundation.kill(running.process.processIdentifier, SIGKILL)
        _ = running.end()
        #expect(Patience.wait { marked.running.isEmpty }, "\(command)")
        for name in try files(below: place) where !name.contains("/.") && !name.hasPrefix(".") {
            let bytes = FileManager.default.contents(atPath: place + "/" + name)
            #expect(bytes == FileManager.default.contents(atPath: whole + "/" + name), "\(command): \(name)")
        }
        let again = try Flipbook(command, in: place)
        #expect(again.exitCode == 0, "\(command): \(again.error)")
        let difference = try sameFiles(place, whole)
        #expect(difference == nil, "\(command): \(difference ?? "")")
        for name in try FileManager.default.contentsOfDirectory(atPath: place) {
            try FileManager.default.removeItem(atPath: place + "/" + name)
        }
    }
}
