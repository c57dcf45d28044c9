import Foundation
import Raster
import TestSupport
import Testing

/// A scene that shows nothing but a color and says how wide it is.
func sceneSource(_ name: String = "Flag", color: String = "red", parents: String = "UIViewController, Scene")
    -> String
{
    """
    import Flipbook
    import UIKit

    final class \(name): \(parents) {
        static let summary = "A flag."
        static let size = CGSize(width: 8, height: 6)
        static let duration: TimeInterval = 0.1
        @Parameter("The part that is colored", in: 0...1) var part = 1.0

        override func viewDidLoad() {
            super.viewDidLoad()
            let cloth = UIView(frame: CGRect(x: 0, y: 0, width: 8 * part, height: 6))
            cloth.backgroundColor = .\(color)
            view.addSubview(cloth)
        }
    }

    """
}

func write(_ text: String, to path: String) throws {
    try text.write(toFile: path, atomically: true, encoding: .utf8)
}

func bitmap(_ path: String) throws -> Bitmap {
    try Bitmap(png: Data(contentsOf: URL(fileURLWithPath: path)))
}

@Suite(.tags(.process), .serialized)
struct SceneFileTests {
    private func compiled(in folder: String) throws -> [String] {
        try files(below: folder + "/cache/flipbook/scenes")
    }

    @Test func sceneFilesAreCompiledFilmedAndKeptUntilTheyChange() throws {
        try inFolder { folder in
            func draw(_ output: String) throws -> Flipbook {
                try Flipbook(
                    ["figure", "My Flag.swift", "--frame", "0", "--scale", "1", "-o", output], in: folder,
                    cache: folder + "/cache")
            }
            try write(sceneSource(color: "red"), to: folder + "/My Flag.swift")
            let first = try draw("a.png")
            #expect(first.exitCode == 0 && first.lines == ["a.png"] && first.error.isEmpty, "\(first.error)")
            #expect(try bitmap(folder + "/a.png")[4, 3] == Pixel(255, 0, 0))
            let red = try compiled(in: folder)
            #expect(red.count == 1)

            try write(sceneSource(color: "blue"), to: folder + "/My Flag.swift")
            #expect(try draw("b.png").exitCode == 0)
            #expect(try bitmap(folder + "/b.png")[4, 3] == Pixel(0, 0, 255))
            let blue = try compiled(in: folder).filter { !red.contains($0) }
            #expect(blue.count == 1)

            // The red text again, with the blue library in the place of its own: what is kept is what is
            // filmed.
            let scenes = folder + "/cache/flipbook/scenes/"
            try Data(contentsOf: URL(fileURLWithPath: scenes + blue[0]))
                .write(to: URL(fileURLWithPath: scenes + red[0]))
            try write(sceneSource(color: "red"), to: folder + "/My Flag.swift")
            #expect(try draw("c.png").exitCode == 0)
            #expect(try bitmap(folder + "/c.png")[4, 3] == Pixel(0, 0, 255))
        }
    }

    @Test func sceneFilesWithoutACompilerGive69() throws {
        try inFolder { folder in
            try write(sceneSource(), to: folder + "/Flag.swift")
            let run = try Flipbook(
                ["hash", "Flag.swift"], in: folder, path: "/nowhere", cache: folder + "/cache")
            #expect(run.exitCode == 69 && run.error.contains("swiftc is not on the PATH"), "\(run.error)")
        }
    }

    @Test func sceneFilesAreFilmedByEveryCommand() throws {
        try inFolder { folder in
            try write(sceneSource(), to: folder + "/main.swift")
            let lines = [
                "render main.swift -o a/ --frames 0-1 --quiet --set part=0.5 --scale 1",
                "trail main.swift -o t.svg",
                "trace main.swift", "list main.swift", "hash main.swift",
            ]
            for line in lines {
                let run = try Flipbook(
                    line.split(separator: " ").map(String.init), in: folder, cache: folder + "/cache")
                // A scene without items has no rows, which the command says.
                let isSilent = run.error.isEmpty || line.hasPrefix("trace")
                #expect(run.exitCode == 0 && isSilent, "\(line): \(run.error)")
                if line.hasPrefix("list") {
                    #expect(
                        run.lines == [
                            "Flag  A flag.", "  --set part=1  from 0 to 1  The part that is colored",
                        ])
                }
            }
            let frame = try bitmap(folder + "/a/000000.png")
            #expect(frame[3, 3] == Pixel(255, 0, 0) && frame[4, 3] == Pixel(255, 255, 255))
        }
    }

    @Test func sceneFilesWithErrorsShowThemByLine() throws {
        try inFolder { folder in
            try write(sceneSource(color: "rde"), to: folder + "/Flag.swift")
            let run = try Flipbook(["hash", "Flag.swift"], in: folder, cache: folder + "/cache")
            #expect(run.exitCode == 65 && run.output.isEmpty)
            #expect(run.error.contains("Flag.swift:13:34: error: "), "\(run.error)")
            #expect(run.error.contains("cloth.backgroundColor = .rde"))
            #expect(try compiled(in: folder).isEmpty)
        }
    }

    @Test func sceneFilesWithSeveralScenesAskWhich() throws {
        try inFolder { folder in
            let plain = sceneSource("Plain", color: "green", parents: "UIViewController")
                .replacingOccurrences(of: "static let duration: TimeInterval = 0.1", with: "")
            try write(
                sceneSource("One") + sceneSource("Two", color: "blue") + plain
                    + sceneSource("`class`", color: "yellow"), to: folder + "/Flags.swift")
            func draw(_ scene: String) throws -> Flipbook {
                try Flipbook(
                    ["figure", scene, "--frame", "0", "--scale", "1", "-o", "a.png"], in: folder,
                    cache: folder + "/cache")
            }
            let unnamed = try draw("Flags.swift")
            #expect(
                unnamed.exitCode == 64 && unnamed.error.contains("One, Two")
                    && !unnamed.error.contains("Plain"))
            let wrong = try draw("Flags.swift:Three")
            #expect(wrong.exitCode == 66 && wrong.error.contains("One, Two, Plain"), "\(wrong.error)")
            for (name, pixel) in [
                ("Two", Pixel(0, 0, 255)), ("One", Pixel(255, 0, 0)), ("Plain", Pixel(0, 255, 0)),
                ("class", Pixel(255, 255, 0)),
            ] {
                #expect(try draw("Flags.swift:\(name)").exitCode == 0)
                #expect(try bitmap(folder + "/a.png")[4, 3] == pixel)
            }
            #expect(try compiled(in: folder).count == 1)
        }
    }

    @Test func sceneFilesWithoutASceneWithoutTextOrNotThereAreRefused() throws {
        try inFolder { folder in
            try write("// class A: Scene {}\n", to: folder + "/None.swift")
            try Data([0xff, 0xfe, 0x00]).write(to: URL(fileURLWithPath: folder + "/Bytes.swift"))
            for (file, code, words) in [
                ("None.swift", 65, "no scene in “None.swift”"), ("None.swift:A", 65, "no scene"),
                ("Bytes.swift", 66, "UTF-8"), ("Missing.swift", 66, "no such file"),
            ] {
                let run = try Flipbook(["trail", file, "-o", "a.png"], in: folder, cache: folder + "/cache")
                #expect(run.exitCode == code && run.error.contains(words), "\(run.error)")
            }
            #expect(try !files(below: folder).contains("a.png"))
        }
    }

    @Test(arguments: ["Book/ShatteringSquares", "Book/ElasticSquares", "Playground/PlaygroundContacts"])
    func sceneFilesMoveExactlyAsTheSameScenesOfTheCatalog(_ scene: String) throws {
        try inFolder { folder in
            let file = Repository.root.appendingPathComponent("Scenes/\(scene).swift").path
            let name = String(scene.split(separator: "/").last ?? "")
            let own = try Flipbook(["hash", file], in: folder, cache: folder + "/cache")
            #expect(own.exitCode == 0 && own.lines.count == 1, "\(own.error)")
            #expect(own.lines == (try Flipbook(["hash", name]).lines))
        }
    }

    @Test func sceneFilesThatCannotBeKeptAreReported() throws {
        try inFolder { folder in
            try write(sceneSource(), to: folder + "/Flag.swift")
            try write("", to: folder + "/cache")
            let run = try Flipbook(["hash", "Flag.swift"], in: folder, cache: folder + "/cache")
            #expect(run.exitCode == 73 && run.error.contains("/cache"), "\(run.error)")
        }
    }
}
