import Foundation
import TestSupport
import Testing

@Suite(.tags(.process)) struct BadInputTests {
    @Test(arguments: [
        ("--fps 0", "from 1 to 240"), ("--fps -1", "from 1 to 240"), ("--fps nan", "from 1 to 240"),
        ("--fps 1e9", "from 1 to 240"), ("--fps inf", "from 1 to 240"), ("--fps many", "'many'"),
        ("--fps 0x3c", "“0x3c” is not a decimal number"), ("--scale 0X1p1", "is not a decimal number"),
        ("--slow 0x2", "is not a decimal number"), ("--duration 0x2", "“0x2” is not a time"),
        ("--scale 0", "above 0 and at most 8"), ("--scale -2", "above 0 and at most 8"),
        ("--scale nan", "above 0 and at most 8"), ("--scale 1000", "above 0 and at most 8"),
        ("--duration 0", "at most 3600"), ("--duration -1", "at most 3600"),
        ("--duration nan", "at most 3600"),
        ("--duration 1e300", "at most 3600"),
        ("--frames 9-1", "“0-119:2”"), ("--frames -3", "“0-119:2”"), ("--frames 0-9:0", "“0-119:2”"),
        ("--frames nonsense", "“0-119:2”"), ("--frames 99999", "last one"),
        ("--look iOS27", "There are iOS12, iOS18, iOS26."), ("--look iOS12 --appearance dark", "iOS 13"),
        ("--jobs 0", "from 1 to 1024"), ("--jobs -1", "from 1 to 1024"),
    ])
    func valuesThatAreNotAllowedAreRefused(_ options: String, _ words: String) async throws {
        let refusal = try await Refusal("render FallingSquare -o a/ -o a.mp4 \(options)")
        #expect(refusal.exitCode == 64 && refusal.error.contains(words), "\(refusal.error)")
        #expect(refusal.files.isEmpty)
    }

    @Test(arguments: [
        "render SCENE", "render SCENE -o a.avi", "render SCENE -o a/ --duration 2x",
        "figure SCENE -o a.png --at 1x", "render SCENE -o a.png", "render SCENE -o a/ -o a",
        "render SCENE -o a.svg -o ./a.svg", "render SCENE -o a.svg -o a.mp4 -o b/../a.mp4",
        "render SCENE -o", "render", "trail SCENE", "trail SCENE -o a.bmp",
        "trail SCENE -o a.png --every 0",
        "trail SCENE -o a.png --style loud", "figure SCENE -o a.png",
        "figure SCENE -o a.png --at 0 --frame 0",
        "figure SCENE -o a.mp4 --at 0", "figure SCENE -o a.png --at -1",
        "figure SCENE -o a.png --frame -1",
        "figure SCENE -o a.png --frame 99999", "figure SCENE -o a.png --at nan",
        "trace SCENE --format xml", "trace SCENE -o a.trace --contacts",
        "hash SCENE --print-script --expect 0", "hash SCENE --expect=", "review / --json -o a.html",
        "review / --accept a -o a.html", "review / --accept a --json", "trail SCENE -o a.png --items ,",
        "plot SCENE -o a.png --items ,",
        "trace SCENE -o a.exe", "trace SCENE --output=", "export SCENE --for css --output=",
        "trace SCENE --duration 0", "hash", "dance",
        "list --loud",
    ])
    func formsOfTheCommandThatMakeNoSenseAreRefused(_ line: String) async throws {
        let refusal = try await Refusal(line.replacing("SCENE", with: "FallingSquare"))
        #expect(refusal.exitCode == 64 && refusal.error.hasPrefix("Error: "), "\(refusal.error)")
        #expect(refusal.files.isEmpty)
    }

    @Test(arguments: ["render", "trail", "figure", "trace", "hash"])
    func anUnknownSceneGets66AndTheNearestName(_ command: String) async throws {
        let outputs =
            ["trace", "hash"].contains(command) ? [] : ["-o", command == "render" ? "a/" : "a.png"]
        let frame = command == "figure" ? ["--frame", "0"] : []
        let refusal = try await Refusal([command, "FallingSquarx"] + outputs + frame)
        #expect(refusal.exitCode == 66 && refusal.error.contains("Did you mean “FallingSquare”?"))
        #expect(refusal.files.isEmpty)
    }

    @Test(arguments: ["render", "hash", "play"])
    func aFileThatIsNoCodeIsRefusedWithWhatASceneIs(_ command: String) async throws {
        let path = FileManager.default.temporaryDirectory.path + "/\(UUID().uuidString).txt"
        try Data("Notes".utf8).write(to: URL(fileURLWithPath: path))
        defer { try? FileManager.default.removeItem(atPath: path) }
        let refusal = try await Refusal([command, path] + (command == "render" ? ["-o", "a/"] : []))
        #expect(refusal.exitCode == 64 && refusal.files.isEmpty)
        #expect(
            refusal.error.contains(".txt” is not a Swift file; a scene is a Swift file"), "\(refusal.error)")
    }

    @Test func aFolderOfFramesThatIsNotThereIsRefused() throws {
        try inFolder { folder in
            for name in ["nowhere", "."] {
                let run = try Flipbook(["stitch", name, "-o", "a.mp4"], in: folder)
                #expect(run.exitCode == 66)
                #expect(run.error.contains("“\(name)"))
            }
            #expect(try files(below: folder).isEmpty)
        }
    }

    @Test(arguments: [
        "render SCENE -o file/", "render SCENE -o file/below/", "render SCENE -o file/a.mp4",
        "trail SCENE -o file/a.png", "figure SCENE --at 0 -o file/a.svg", "trace SCENE -o file/a.csv",
        "trail SCENE -o folder.png", "render SCENE --frames 0 -o folder.png/deeper/ -o file/a.mp4",
    ])
    func aPlaceThatCannotBeWrittenIsRefused(_ line: String) throws {
        try inFolder { folder in
            try Data("mine".utf8).write(to: URL(fileURLWithPath: folder + "/file"))
            try FileManager.default.createDirectory(
                atPath: folder + "/folder.png", withIntermediateDirectories: true)
            let scene = try Flipbook.firstScene()
            let run = try Flipbook(
                line.split(separator: " ").map { $0 == "SCENE" ? scene : String($0) }, in: folder)
            #expect(run.exitCode == 73, "\(run.error)")
            #expect(run.error.contains(line.contains("file") ? "“file”" : "“folder.png”"), "\(run.error)")
            #expect(try String(contentsOfFile: folder + "/file", encoding: .utf8) == "mine")
            #expect(try !files(below: folder).contains { $0.contains(".flipbook") })
        }
    }

    @Test func framesThatNoFilmHasAreRefused() throws {
        try inFolder { folder in
            let film = [
                "render", "FallingSquare", "-o", "a/", "--frames", "0-1", "--scale", "0.1", "--quiet",
            ]
            _ = try Flipbook(film, in: folder)
            let asked = try Running(["verify", "a/", "--frames", "0-999999999"], in: folder).endOrFail()
            #expect(asked.exitCode == 64 && asked.error.contains("999999"), "\(asked.error)")
            let manifest = folder + "/a/film.json"
            let text = try String(contentsOfFile: manifest, encoding: .utf8)
            let long = text.replacingOccurrences(
                of: "\"scene\"", with: "\"unfinished\" : \"0-999999999\",\n  \"scene\"")
            try write(long, to: manifest)
            for line in ["verify a/", "stitch a/ -o a.mp4"] {
                let run = try Running(line.split(separator: " ").map(String.init), in: folder).endOrFail()
                #expect(run.exitCode == 66 && run.error.contains("film.json”"), "\(run.error)")
            }
        }
    }

    @Test func aSceneThatFailsIsReported() throws {
        try inFolder { folder in
            let lines = [
                "render BrokenRule -o a/ -o a.mp4", "trail BrokenRule -o a.png",
                "figure BrokenRule --at 0 -o a.png",
                "trace BrokenRule", "hash BrokenRule",
            ]
            for line in lines {
                let run = try Flipbook(line.split(separator: " ").map(String.init), in: folder)
                #expect(run.exitCode == 70)
                #expect(run.error.hasPrefix("Error: ") && run.error.contains("square"), "\(run.error)")
            }
            #expect(try files(below: folder).isEmpty)
        }
    }

    @Test(.enabled(if: FileManager.default.fileExists(atPath: "/dev/full"), "there is no /dev/full"))
    func aFullStandardOutputIsReported() throws {
        let (shell, error) = (Process(), Pipe())
        shell.executableURL = URL(fileURLWithPath: "/bin/sh")
        shell.arguments = ["-c", "exec \"$0\" list >/dev/full", Flipbook.location.path]
        shell.standardError = error
        try shell.run()
        let said = String(decoding: error.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        shell.waitUntilExit()
        #expect(shell.terminationStatus == 73 && said.contains("standard output"))
    }

    @Test(arguments: ["list", "hash", "render"])
    func aClosedStandardOutputIsReported(_ command: String) throws {
        try inFolder { folder in
            let more = ["hash": " FallingSquare", "render": " FallingSquare -o a/ --frames 0 --quiet"]
            let run = try shell("exec \"$0\" \(command)\(more[command, default: ""]) >&-", in: folder)
            #expect(run.exitCode == 73 && run.error.contains("“standard output”"), "\(run.error)")
            #expect(
                try files(below: folder) == (command == "render" ? ["a", "a/000000.png", "a/film.json"] : []))
        }
    }

    @Test func tooFewOpenFilesAreReported() throws {
        try inFolder { folder in
            for number in [8, 16] {
                let line = "ulimit -n \(number); exec \"$0\" render FallingSquare -o a/ -o a.mp4"
                let run = try shell(line, in: folder)
                #expect(run.exitCode == 71 && run.error.contains("needs 32"), "\(run.error)")
            }
            #expect(try files(below: folder).isEmpty)
        }
    }

    @Test func anArgumentThatIsNotInUTF8IsRefused() throws {
        try inFolder { folder in
            let line = #"exec "$0" render FallingSquare -o "$(printf 'o\377/')""#
            let run = try shell(line, in: folder)
            #expect(run.exitCode == 64 && run.error.hasPrefix("Error: Argument 4, “o"), "\(run.error)")
            #expect(try files(below: folder).isEmpty)
        }
    }

    @Test func tooLittleAddressSpaceIsReported() throws {
        try inFolder { folder in
            let run = try shell("ulimit -v 380000; exec \"$0\" list", in: folder)
            #expect(run.exitCode == 71 && run.error.contains("needs 384; `ulimit -v`"), "\(run.error)")
        }
    }

    private func shell(_ line: String, in folder: String) throws -> (exitCode: Int32, error: String) {
        let (shell, error) = (Process(), Pipe())
        shell.executableURL = URL(fileURLWithPath: "/bin/sh")
        shell.arguments = ["-c", line, Flipbook.location.path]
        shell.currentDirectoryURL = URL(fileURLWithPath: folder)
        shell.standardError = error
        try shell.run()
        let said = String(decoding: error.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        shell.waitUntilExit()
        return (shell.terminationStatus, said)
    }

    @Test func pngFilesThatSayTheyHaveNoPixelsOrTooManyAreRefused() throws {
        try inFolder { folder in
            _ = try Flipbook(
                ["render", "FallingSquare", "-o", "a/", "--frames", "0-1", "--quiet"], in: folder)
            let place = URL(fileURLWithPath: folder + "/a/000000.png")
            let frame = try Data(contentsOf: place)
            for side: [UInt8] in [[0, 0, 0, 0], [255, 255, 255, 255], [127, 255, 255, 255], [0, 1, 0, 0]] {
                var changed = frame
                changed.replaceSubrange(16..<24, with: side + side)
                try changed.write(to: place)
                try expectUnreadable(folder)
            }
            try FileManager.default.removeItem(at: place)
            try #require(mkfifo(place.path, 0o600) == 0)
            try expectUnreadable(folder)
        }
    }

    private func expectUnreadable(_ folder: String) throws {
        let running = try Running(["stitch", "a/", "-o", "a.mp4"], in: folder)
        let run = running.endOrFail()
        #expect(run.exitCode == 66 && run.error.contains("a/000000.png”"), "\(run.error)")
        #expect(try !files(below: folder).contains { $0.hasSuffix(".mp4") })
    }

    @Test func aReaderThatGoesAwayEndsTheCommandQuietly() throws {
        let (process, output, error) = (Process(), Pipe(), Pipe())
        process.executableURL = Flipbook.location
        process.arguments = ["trace", "PlaygroundBarrier", "--duration", "100"]
        (process.standardOutput, process.standardError) = (output, error)
        try process.run()
        try output.fileHandleForReading.close()
        let said = error.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        #expect(process.terminationReason == .exit && process.terminationStatus == 0)
        #expect(said.isEmpty)
    }
}
