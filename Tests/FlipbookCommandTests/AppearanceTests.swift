import Foundation
import TestSupport
import Testing

/// The style of the interface in the commands that run a scene.
@Suite(.tags(.process)) struct AppearanceTests {
    /// A square in the color of texts, black or white, which falls further in the dark.
    private static let scene = """
        import Flipbook
        import UIKit

        final class Mode: UIViewController, Scene {
            static let summary = "A square moves."
            static let size = CGSize(width: 200, height: 200)
            static let duration: TimeInterval = 0.5

            override func viewDidLoad() {
                super.viewDidLoad()
                let square = UIView(frame: CGRect(x: 20, y: 20, width: 40, height: 40))
                square.accessibilityIdentifier = "square"
                square.backgroundColor = .label
                view.addSubview(square)
                let way: CGFloat = UITraitCollection.current.userInterfaceStyle == .dark ? 120 : 60
                UIView.animate(withDuration: 0.25) { square.frame.origin.y += way }
            }
        }

        """

    private func inFolderOfScene(_ body: (String) throws -> Void) throws {
        try inFolder { folder in
            try write(Self.scene, to: folder + "/Mode.swift")
            try body(folder)
        }
    }

    private func text(_ name: String, in folder: String) throws -> String {
        try String(contentsOfFile: folder + "/" + name, encoding: .utf8)
    }

    @Test func wordsAndKeyframesAreThoseOfTheStyle() throws {
        try inFolderOfScene { folder in
            func output(_ words: String...) throws -> String {
                let run = try Flipbook(words, in: folder)
                #expect(run.exitCode == 0, "\(run.error)")
                return run.output
            }
            let dark = try output("describe", "Mode.swift", "--appearance", "dark")
            let light = try output("describe", "Mode.swift", "--appearance", "light")
            #expect(dark.contains("white square") && !dark.contains("black"), "\(dark)")
            #expect(light.contains("black square") && !light.contains("white"), "\(light)")
            #expect(try light == output("describe", "Mode.swift"))
            let css = ["export", "Mode.swift", "--for", "css", "--appearance"]
            for (style, way) in [("dark", "120px"), ("light", "60px")] {
                let run = try Flipbook(css + [style], in: folder)
                #expect(run.exitCode == 0 && run.output.contains(":\(way)"), "\(run.error)\(run.output)")
            }
        }
    }

    @Test func embeddedFilmsOfOneStyleAreOneFileInItsColors() throws {
        try inFolderOfScene { folder in
            func embed(_ host: String, _ style: String) throws -> String {
                let run = try Flipbook(
                    ["embed", "Mode.swift", "--for", host, "-o", style, "--force", "--appearance", style],
                    in: folder)
                #expect(run.exitCode == 0, "\(run.error)")
                return run.output
            }
            #expect(try embed("github", "dark").hasPrefix("<img src=\"dark/Mode.svg\" "))
            #expect(try !embed("github", "light").contains("<picture>"))
            #expect(
                try files(below: folder).sorted()
                    == ["Mode.swift", "dark", "dark/Mode.svg", "light", "light/Mode.svg"])
            let (dark, light) = (
                try text("dark/Mode.svg", in: folder), try text("light/Mode.svg", in: folder)
            )
            #expect(dark.contains("fill=\"#1c1c1e\"") && !dark.contains("fill=\"#000000\""))
            #expect(light.contains("fill=\"#000000\"") && !light.contains("#1c1c1e"))
            for film in [dark, light] { #expect(!film.contains("prefers-color-scheme")) }
            // A still of a document, too.
            _ = try embed("typst", "dark")
            #expect(try text("dark/Mode.svg", in: folder).contains("fill=\"#1c1c1e\""))
        }
    }

    @Test func aDarkFilmIsDarkInEveryOutput() throws {
        try inFolderOfScene { folder in
            let run = try Flipbook(
                [
                    "render", "Mode.swift", "-o", "a.svg", "-o", "a.lottie.json", "--appearance", "dark",
                    "--quiet",
                ], in: folder)
            #expect(run.exitCode == 0, "\(run.error)")
            let svg = try text("a.svg", in: folder)
            #expect(svg.contains("fill=\"#1c1c1e\"") && svg.contains("fill=\"#ffffff\""))
            let lone = try Flipbook(
                ["render", "Mode.swift", "-o", "b.lottie.json", "--appearance", "dark", "--quiet"], in: folder
            )
            #expect(lone.exitCode == 0, "\(lone.error)")
            #expect(try text("a.lottie.json", in: folder) == text("b.lottie.json", in: folder))
        }
    }

    @Test func aTraceOfADarkInterfaceIsThatOfADarkScene() throws {
        try inFolderOfScene { folder in
            let trace = try Flipbook(
                ["trace", "Mode.swift", "-o", "dark.trace", "--appearance", "dark"], in: folder)
            #expect(trace.exitCode == 0, "\(trace.error)")
            for (style, code) in [("dark", 0), ("light", 1)] as [(String, Int32)] {
                let run = try Flipbook(
                    ["diff", "dark.trace", "Mode.swift", "--appearance", style], in: folder)
                #expect(run.exitCode == code, "\(run.output)\(run.error)")
            }
        }
    }

    @Test func hashesDifferWithTheStyleAndTracesWithTheDevice() throws {
        try inFolderOfScene { folder in
            let hashes = try [[], ["--appearance", "dark"]].map {
                try Flipbook(["hash", "Mode.swift"] + $0, in: folder).output
            }
            #expect(hashes.allSatisfy { !$0.isEmpty } && hashes[0] != hashes[1])
        }
        let traces = try [[], ["--device", "iPadPro13"]].map {
            try Flipbook(["trace", "BouncingSquares"] + $0).output
        }
        #expect(traces.allSatisfy { !$0.isEmpty } && traces[0] != traces[1])
    }

    @Test(arguments: [
        "embed FallingSquare --for html", "export FallingSquare --for css", "describe FallingSquare",
        "trace FallingSquare", "hash FallingSquare", "plot FallingSquare -o a.svg", "play FallingSquare",
        "gallery FallingSquare -o a",
    ])
    func aStyleThatThereIsNotIsRefused(_ line: String) async throws {
        let wrong = try await Refusal(line + " --appearance drak")
        #expect(
            wrong.exitCode == 64 && wrong.error.contains("'automatic', 'light' or 'dark'"), "\(wrong.error)")
        let old = try await Refusal(line + " --look iOS12 --appearance dark")
        #expect(old.exitCode == 64 && old.error.contains("iOS 13"), "\(old.error)")
        #expect(wrong.files.isEmpty && old.files.isEmpty)
    }
}
