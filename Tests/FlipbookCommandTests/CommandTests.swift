import Foundation
import TestSupport
import Testing

@Suite(.tags(.process)) struct CommandTests {
    @Test func commandWithoutArgumentsShowsHowToBegin() throws {
        let run = try Flipbook([])
        #expect(run.exitCode == 0)
        #expect(
            run.lines.prefix(4).contains { $0.contains("flipbook render BouncingSquares -o bouncing.mp4") })
        #expect(run.output == (try Flipbook(["--help"])).output)
    }

    @Test func commandHasExactlyTheFormsThatScriptsRelyOn() throws {
        let forms = [
            "list": "flipbook list [<SCENE>] [--json] [--all]",
            "render": "flipbook render [<options>] <SCENE> --output <OUT> ...",
            "trail": "flipbook trail <SCENE> -o <OUT> [--every <STEP>] [<options>]",
            "figure": "flipbook figure [<options>] <SCENE> --output <OUT>",
            "plot": "flipbook plot [<options>] <SCENE> --output <OUT>",
            "gallery":
                "flipbook gallery [<SCENE> ...] --output <FOLDER> [--sources <FOLDER>] [--title <title>] "
                + "[--scale <scale>] [--live] [--quiet] [--device <NAME>]",
            "stitch":
                "flipbook stitch <FRAMES> --output <OUT> ... [--quality <quality>] [--format <FORMAT>] "
                + "[--fps <fps>] [--background <COLOR>] [--force] [--progress <STYLE>]",
            "verify": "flipbook verify <FOLDER> [<SCENE>] [--frames <RANGE>] [--json]",
            "trace":
                "flipbook trace <SCENE> [--device <NAME>] [--set <NAME=VALUE> ...] [--output <OUT>] "
                + "[--format <format>] [--contacts] [--duration <S>] [--tap <X,Y@T> ...] "
                + "[--pan <X,Y:X,Y@T-T> ...] [--explore] [--force]",
            "hash": "flipbook hash <SCENE> [--device <NAME>] [--set <NAME=VALUE> ...] [--expect <HASH>] "
                + "[--tap <X,Y@T> ...] [--pan <X,Y:X,Y@T-T> ...] [--explore]",
            "watch": "flipbook watch <FILE> --output <OUT> [<OPTIONS> ...]",
            "new": "flipbook new <FOLDER> [--flipbook <PLACE>]",
        ]
        for (command, form) in forms.sorted(by: { $0.key < $1.key }) {
            let run = try Flipbook(["help", command])
            let usage = run.output.components(separatedBy: "USAGE: ").last?.components(separatedBy: "\n\n")
                .first
            let words = usage?.split(whereSeparator: \.isWhitespace).joined(separator: " ")
            #expect(words == form)
            #expect(
                run.output.contains("-o, --output") == (!["list", "verify", "hash", "new"].contains(command)))
        }
    }

    @Test func commandListsScenesWithTheirSummaries() throws {
        let run = try Flipbook(["list"])
        let scene = try Flipbook.firstScene()
        #expect(run.lines.first?.hasPrefix(scene + "  ") == true)
        #expect(!run.output.contains("BrokenRule") && !run.output.contains("BenchFall"))
        let all = try Flipbook(["list", "--all"])
        #expect(all.output.contains("BrokenRule") && all.output.contains("BenchFall"))
        #expect(run.error.isEmpty)
    }

    @Test func commandListsScenesAsJSON() throws {
        let run = try Flipbook(["list", "--json"])
        let scenes = try #require(
            try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [[String: Any]])
        #expect(scenes.count == (try Flipbook(["list"]).lines.count))
        for scene in scenes {
            #expect((scene["summary"] as? String)?.isEmpty == false)
            #expect(try #require(scene["duration"] as? Double) > 0 && #require(scene["width"] as? Double) > 0)
            #expect(["iOS7", "modern"].contains(scene["engineGeneration"] as? String))
        }
    }

    @Test func commandRendersSeveralOutputsInOneRun() throws {
        try inFolder { folder in
            let scene = try Flipbook.firstScene()
            let run = try Flipbook(
                [
                    "render", scene, "-o", "deep/a", "-o", "b/", "--frames", "0-9:3", "--fps", "30",
                    "--scale", "0.5",
                ],
                in: folder)
            #expect(run.exitCode == 0)
            #expect(run.lines == ["deep/a", "b"])
            #expect(run.lastSentence.hasPrefix("4 frames in "), "\(run.error)")
            let names = ["000000.png", "000003.png", "000006.png", "000009.png", "film.json"]
            #expect(try files(below: folder + "/deep/a") == names)
            #expect(try files(below: folder + "/b") == names)
        }
    }

    @Test func commandSaysNothingButResultsWhenQuiet() throws {
        try inFolder { folder in
            let scene = try Flipbook.firstScene()
            let run = try Flipbook(
                ["render", scene, "-o", "a", "--frames", "5", "--quiet", "--json"], in: folder)
            #expect(run.error.isEmpty)
            let report = try #require(
                try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
            #expect(report["scene"] as? String == scene && report["frames"] as? Int == 1)
            #expect((report["outputs"] as? [[String: String]]) == [["format": "png", "path": "a"]])
        }
    }

    @Test(.enabled(if: OutsideProgram("ffprobe").isInstalled, "ffprobe is not installed"))
    func commandMakesAVideoOfFrames() throws {
        try inFolder { folder in
            try Flipbook(
                ["render", Flipbook.firstScene(), "-o", "a/", "--duration", "0.2", "--fps", "24"], in: folder)
            let run = try Flipbook(["stitch", "a/", "-o", "a.mp4", "--quiet"], in: folder)
            #expect(run.exitCode == 0 && run.lines == ["a.mp4"] && run.error.isEmpty)
            let rate = try OutsideProgram("ffprobe").run([
                "-v", "error", "-count_frames", "-show_entries", "stream=r_frame_rate,nb_read_frames", "-of",
                "csv=p=0",
                folder + "/a.mp4",
            ])
            #expect(String(decoding: rate, as: UTF8.self) == "24/1,5\n")
        }
    }

    @Test(arguments: ["png", "svg", "pdf"])
    func commandDrawsTrailsAndFiguresInEveryFormat(_ format: String) throws {
        try inFolder { folder in
            let scene = try Flipbook.firstScene()
            let lines = [
                "trail \(scene) -o t.\(format)",
                "trail \(scene) -o o.\(format) --every 10 --frames 0-50 --style outlines",
                "figure \(scene) --frame 7 -o f.\(format)", "figure \(scene) --at 0.5 -o g.\(format)",
            ]
            for line in lines {
                let run = try Flipbook(line.split(separator: " ").map(String.init), in: folder)
                #expect(run.exitCode == 0 && run.lines.count == 1 && run.error.isEmpty, "\(run.error)")
            }
            #expect(try files(below: folder) == ["f", "g", "o", "t"].map { "\($0).\(format)" })
        }
    }

    @Test func commandTracesWithTheColumnsThatReadersRelyOn() throws {
        try inFolder { folder in
            let scene = try Flipbook.firstScene()
            let states = try Flipbook(["trace", scene, "--duration", "0.1"])
            #expect(states.lines.first == "frame,time,item,x,y,angle,vx,vy,angular_velocity,asleep")
            let contacts = try Flipbook(["trace", scene, "--contacts"])
            #expect(contacts.lines.first == "frame,time,phase,item,other,x,y")
            let file = try Flipbook(["trace", scene, "-o", "a.json"], in: folder)
            #expect(file.lines == ["a.json"])
            let data = try Data(contentsOf: URL(fileURLWithPath: folder + "/a.json"))
            #expect(try JSONSerialization.jsonObject(with: data) is [Any])
        }
    }

    @Test func commandHashesAlikeEachTime() throws {
        let scene = try Flipbook.firstScene()
        let run = try Flipbook(["hash", scene])
        let hash = try #require(run.lines.first)
        #expect(run.lines.count == 1 && hash.count == 16)
        #expect(try Flipbook(["hash", scene, "--expect", hash]).exitCode == 0)
        let other = try Flipbook(["hash", scene, "--expect", "0123456789abcdef"])
        #expect(other.exitCode == 1 && other.lines == [hash] && !other.error.isEmpty)
    }

    @Test func commandKeepsWhatScenesPrintApartFromResultsThatAreData() throws {
        try inFolder { folder in
            // PlaygroundLog prints a line on every step.
            let hash = try Flipbook(["hash", "PlaygroundLog"])
            #expect(hash.lines.count == 1 && !hash.error.isEmpty)
            let trace = try Flipbook(["trace", "PlaygroundLog"])
            #expect(trace.lines.first?.hasPrefix("frame,") == true && !trace.output.contains("["))
            let figure = try Flipbook(["figure", "PlaygroundLog", "--frame", "3", "-o", "a.svg"], in: folder)
            #expect(figure.lines.count == 4 && figure.lines.last == "a.svg")
        }
    }

    @Test func commandNamesItsVersion() throws {
        #expect(try Flipbook(["--version"]).lines.first?.contains(".") == true)
    }
}
