import Foundation
import TestSupport
import Testing

@Suite(.tags(.long, .process)) struct OutputFileTests {
    /// Commands that write a file at OUT, and what its name has to end in.
    private static let writers = [
        ("render FallingSquare --frames 0-2 --scale 0.25 --quiet -o OUT", "mp4"),
        ("figure FallingSquare --at 0 --scale 0.25 -o OUT", "png"),
        ("trail FallingSquare --scale 0.25 -o OUT", "svg"), ("plot BouncingSquares -o OUT", "pdf"),
        ("trace FallingSquare --duration 0.1 -o OUT", "csv"),
    ]

    private func run(_ line: String, _ output: String, in folder: String) throws -> Flipbook {
        try Flipbook(line.split(separator: " ").map { $0 == "OUT" ? output : String($0) }, in: folder)
    }

    @Test(arguments: writers)
    func anOutputThatIsALinkWritesTheFileThatItMeans(_ line: String, _ suffix: String)
        throws
    {
        try inFolder { folder in
            try makeFolder(folder + "/far")
            try write("old", to: folder + "/far/old.\(suffix)")
            let targets = ["old", "new"].map { "far/\($0).\(suffix)" }
            for target in targets {
                symlink(target, folder + "/link.\(suffix)")
                let written = try run(line, "link.\(suffix)", in: folder)
                #expect(written.exitCode == 0 && written.lines == ["link.\(suffix)"], "\(written.error)")
                #expect(try destination(folder + "/link.\(suffix)") == target)
                unlink(folder + "/link.\(suffix)")
            }
            let bytes = try targets.map { try Data(contentsOf: URL(fileURLWithPath: folder + "/" + $0)) }
            #expect(bytes[0].count > 3)
            #expect(try files(below: folder) == ["far"] + targets.sorted())
        }
    }

    @Test(arguments: [
        ("render Flag.swift --quiet -o OUT", "a/"), ("render Flag.swift --quiet -o OUT", "a.mp4"),
        ("render Flag.swift --quiet -o OUT", "a.svg"), ("figure Flag.swift --at 0 -o OUT", "a.png"),
        ("trace Flag.swift -o OUT", "a.csv"), ("gallery Flag.swift --quiet -o OUT", "a"),
    ])
    func anOutputLiesInTheFolderOfTheCommandEvenIfTheSceneLeavesIt(_ line: String, _ output: String) throws {
        try inFolder { folder in
            try makeFolder(folder + "/far")
            let source = sceneSource().replacing(
                "super.viewDidLoad()",
                with: "super.viewDidLoad(); FileManager.default.changeCurrentDirectoryPath(\"far\")")
            try write("import Foundation\n" + source, to: folder + "/Flag.swift")
            let written = try run(line, output, in: folder)
            #expect(written.exitCode == 0, "\(written.error)")
            let files = try files(below: folder)
            #expect(
                files.contains { $0.hasPrefix("a") } && !files.contains { $0.hasPrefix("far/") }, "\(files)")
        }
    }

    @Test(arguments: writers)
    func anOutputThatIsALinkInACircleIsRefused(_ line: String, _ suffix: String) throws {
        try inFolder { folder in
            symlink("b.\(suffix)", folder + "/a.\(suffix)")
            symlink("a.\(suffix)", folder + "/b.\(suffix)")
            let refused = try run(line, "a.\(suffix)", in: folder)
            #expect(refused.exitCode == 73, "\(refused.error)")
        }
    }

    @Test(arguments: writers)
    func anOutputThatIsALinkToASwiftFileIsRefused(_ line: String, _ suffix: String) throws {
        try inFolder { folder in
            try write("// a scene", to: folder + "/Own.swift")
            symlink("Own.swift", folder + "/a.\(suffix)")
            let refused = try run(line, "a.\(suffix)", in: folder)
            #expect(refused.exitCode == 73 && refused.error.contains("Swift file"), "\(refused.error)")
            #expect(try String(contentsOfFile: folder + "/Own.swift", encoding: .utf8) == "// a scene")
        }
    }

    @Test(.enabled(if: geteuid() == 0, "only root gives files away"), arguments: writers)
    func anOutputThatIsAnotherUsersLinkInAFolderLikeTmpIsRefused(_ line: String, _ suffix: String) throws {
        try inFolder { folder in
            try makeFolder(folder + "/tmp")
            chmod(folder + "/tmp", 0o1777)
            try write("victim", to: folder + "/victim")
            symlink("../victim", "\(folder)/tmp/a.\(suffix)")
            lchown("\(folder)/tmp/a.\(suffix)", 65534, 65534)
            let refused = try run(line, "tmp/a.\(suffix)", in: folder)
            #expect(refused.exitCode == 73 && refused.error.contains("another user's"), "\(refused.error)")
            #expect(try String(contentsOfFile: folder + "/victim", encoding: .utf8) == "victim")
        }
    }

    @Test(arguments: writers)
    func anOutputThatIsAFIFOGivesItsReaderAll(_ line: String, _ suffix: String) throws {
        try inFolder { folder in
            let fifo = folder + "/fifo.\(suffix)"
            #expect(mkfifo(fifo, 0o600) == 0)
            let reader = Process()
            reader.executableURL = URL(fileURLWithPath: "/bin/sh")
            reader.arguments = ["-c", "cat <\"$0\" >\"$0.read\"", fifo]
            try reader.run()
            let written = try run(line, "fifo.\(suffix)", in: folder)
            #expect(written.exitCode == 0, "\(written.error)")
            reader.waitUntilExit()
            #expect(try Data(contentsOf: URL(fileURLWithPath: fifo + ".read")).count > 100)
            #expect(try files(below: folder) == ["fifo.\(suffix)", "fifo.\(suffix).read"])
        }
    }

    @Test func anOutputThatIsADeviceIsWritten() throws {
        let trace = try Flipbook(["trace", "FallingSquare", "-o", "/dev/null"])
        #expect(trace.exitCode == 0 && trace.lines == ["/dev/null"], "\(trace.error)")
        let film = ["render", "FallingSquare", "--frames", "0", "-o", "/dev/null", "--quiet"]
        for format in ["mp4", "gif", "webp"] {
            let run = try Flipbook(film + ["--format", format])
            #expect(run.exitCode == 0, "\(run.error)")
        }
        let unnamed = try Flipbook(film)
        #expect(unnamed.exitCode == 64 && unnamed.error.contains("--format"), "\(unnamed.error)")
        let full = try Flipbook(["trace", "FallingSquare", "-o", "/dev/full"])
        #expect(full.exitCode == 73 && full.error.contains("“/dev/full”"), "\(full.error)")
        for path in ["/dev/null", "/dev/full"] {
            let kind = try FileManager.default.attributesOfItem(atPath: path)[.type] as? FileAttributeType
            #expect(kind == .typeCharacterSpecial)
        }
    }

    @Test(arguments: ["/dev/stdout", "/dev/fd/1"])
    func devStdoutIsWrittenAfterWhatIsThereAlready(_ path: String) throws {
        try inFolder { folder in
            let film = "render FallingSquare --frames 0-2 --scale 0.25 --format mp4 --quiet -o \(path) >a.mp4"
            try Shell(
                """
                echo mine >log.csv
                flipbook trace FallingSquare --duration 0.05 -o \(path) >>log.csv
                flipbook trace FallingSquare --duration 0.05 >plain.csv
                flipbook \(film)
                flipbook trace FallingSquare -o \(path) | wc -l
                """, in: folder
            ).expectSuccess()
            let log = try String(contentsOfFile: folder + "/log.csv", encoding: .utf8)
            #expect(try log == "mine\n" + String(contentsOfFile: folder + "/plain.csv", encoding: .utf8))
            #expect(try Data(contentsOf: URL(fileURLWithPath: folder + "/a.mp4")).count > 500)
        }
    }

    @Test(arguments: writers)
    func aFileThatIsReplacedKeepsOwnerAndPermissions(_ line: String, _ suffix: String) throws {
        try inFolder { folder in
            let path = folder + "/a.\(suffix)"
            try write("old", to: path)
            chmod(path, 0o640)
            // Only root may give files away.
            if geteuid() == 0 { chown(path, 65534, 65534) }
            let written = try run(line, "a.\(suffix)", in: folder)
            #expect(written.exitCode == 0, "\(written.error)")
            let found = try FileManager.default.attributesOfItem(atPath: path)
            #expect(found[.posixPermissions] as? Int == 0o640)
            #expect(found[.ownerAccountID] as? Int == (geteuid() == 0 ? 65534 : Int(geteuid())))
            #expect(try #require(found[.size] as? Int) > 3)
        }
    }

    @Test func anOutputMayHaveAnyNameThatAFileCanHave() throws {
        let names = [
            "two words", "-dash", "100%", "%d", "%06d", "a\nb", "it's \"quoted\"", "ünï→codé 🎬", "a:b|c",
            "@list", "\\",
            "$(id)", "*?[x]",
        ]
        let formats = ["mp4", "webm", "mov", "gif", "apng", "webp", "", "png", "svg", "csv"]
        try inFolder { folder in
            for (number, name) in names.enumerated() {
                // Every name, and over all names every format.
                let chosen =
                    Rounds.count(orElse: 0) > 0 ? formats : [formats[number % formats.count], ""]
                for format in Set(chosen) {
                    let path = "\(name)/x" + name + (format.isEmpty ? "" : ".\(format)")
                    let arguments =
                        switch format {
                        case "png", "svg": ["figure", "FallingSquare", "--at", "0", "--scale", "0.1"]
                        case "csv": ["trace", "FallingSquare", "--duration", "0.1"]
                        default:
                            [
                                "render", "FallingSquare", "--frames", "0-1", "--scale", "0.1", "--fps", "50",
                                "--quiet",
                            ]
                        }
                    let run = try Flipbook(arguments + ["-o", path], in: folder)
                    #expect(run.exitCode == 0 && run.output == path + "\n", "\(path): \(run.error)")
                    let made = folder + "/" + path + (format.isEmpty ? "/film.json" : "")
                    #expect(FileManager.default.fileExists(atPath: made), "\(made)")
                }
                let stitched = try Flipbook(
                    ["stitch", "./\(name)/x\(name)", "-o", "./\(name).mp4", "--quiet", "--force"], in: folder)
                #expect(stitched.exitCode == 0, "\(name): \(stitched.error)")
            }
        }
    }

    @Test func aSceneFileMayHaveAnyNameThatAFileCanHave() throws {
        // Each name is compiled twice, so all but what matters at the start is in one name.
        let few = ["-dash", "@list", "two words, 100%d, it's a\nb ü🎬"]
        let all = few + ["two words", "100%d", "it's", "a\nb", "ü🎬"]
        try inFolder { folder in
            for name in Rounds.count(orElse: 0) > 0 ? all : few {
                try write(sceneSource(), to: "\(folder)/\(name).swift")
                for path in ["./\(name).swift", "\(folder)/\(name).swift"] {
                    let run = try Flipbook(["hash", path], in: folder, cache: folder + "/cache")
                    #expect(run.exitCode == 0 && run.lines.count == 1, "\(path): \(run.error)")
                }
            }
            let bare = try Flipbook(["hash", "--", "-dash.swift"], in: folder, cache: folder + "/cache")
            #expect(bare.exitCode == 0, "\(bare.error)")
        }
    }
}

private func destination(_ link: String) throws -> String {
    try FileManager.default.destinationOfSymbolicLink(atPath: link)
}
