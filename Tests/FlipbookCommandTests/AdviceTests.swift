import Foundation
import TestSupport
import Testing

@Suite(.tags(.process)) struct AdviceTests {
    @Test(arguments: [
        ("rendr FallingSquare", "Did you mean “render”?"), ("hlep", "Did you mean “help”?"),
        ("fig FallingSquare", "Did you mean “figure”?"), ("help rendr", "Did you mean “render”?"),
        ("version", "“flipbook --version”"),
        ("BouncingSquares", "flipbook render BouncingSquares -o film.mp4"),
        ("BouncingSquares --slow 4 -o a.gif", "flipbook render BouncingSquares --slow 4 -o a.gif"),
        ("Own.swift", "flipbook render Own.swift -o film.mp4"),
        ("Own.swift:Second", "flipbook render Own.swift:Second -o film.mp4"),
        ("BouncingSquare", "flipbook render BouncingSquares"), ("quux", "`flipbook help` lists them"),
    ])
    func aWordThatIsNoCommandGetsTheNearestOne(_ line: String, _ advice: String) async throws {
        let refusal = try await Refusal(line)
        // The paths of outputs are those of the test's folder.
        let words = refusal.error.replacing(/\/[^ ]*\//, with: "")
        #expect(refusal.exitCode == 64 && words.contains(advice), "\(refusal.error)")
        #expect(refusal.error.split(separator: "\n").count == 1 && refusal.files.isEmpty)
    }

    @Test(arguments: [
        "render", "render FallingSquare", "trail FallingSquare", "figure", "plot", "job", "stitch", "verify",
        "trace", "hash", "diff", "watch", "new", "render FallingSquare -o",
    ])
    func anArgumentThatIsMissingIsNamed(_ line: String) async throws {
        let refusal = try await Refusal(line)
        let example = "\nExample: flipbook \(line.split(separator: " ")[0]) "
        #expect(refusal.exitCode == 64 && refusal.error.contains(example), "\(refusal.error)")
        #expect(refusal.files.isEmpty)
    }

    @Test(arguments: ["--caption -o a.png", "--crop --output a.png"])
    func anOptionThatTookTheOutputIsNamed(_ options: String) async throws {
        let refusal = try await Refusal("figure FallingSquare --at 0.2 \(options)")
        let words = options.split(separator: " ")
        #expect(refusal.exitCode == 64, "\(refusal.error)")
        #expect(refusal.error.contains("\n\(words[0]) took “\(words[1])” as its value;"), "\(refusal.error)")
        #expect(refusal.files.isEmpty)
    }

    @Test(arguments: [
        ("render FallingSquare -o a.mp4 --appearance drak", "one of 'automatic', 'light' or 'dark'."),
        ("render FallingSquare -o a.svg --still lats", "one of 'trail', 'first'"),
        ("render FallingSquare -o a.svg --text letter", "one of 'letters' or 'outlines'."),
        (
            "render FallingSquare -o a.mp4 --theme dark",
            "'--theme'. It is an option of trail, figure and plot."
        ),
        ("trace FallingSquare --item square", "Unknown option '--item'\n"),
        ("render FallingSquare -o a.mp4 --fsp 30", "Did you mean '--fps'?"),
    ])
    func anOptionThatIsWrongGetsItsValuesOrItsCommands(_ line: String, _ advice: String) async throws {
        let refusal = try await Refusal(line)
        #expect(refusal.exitCode == 64 && refusal.error.contains(advice), "\(refusal.error)")
        #expect(refusal.files.isEmpty)
    }

    @Test(arguments: [
        ("Own.m", "Objective-C"), ("Own.mm", "Objective-C"), ("Own.h", "Objective-C"),
        ("Pack", "swift run --package-path Pack PROGRAM list"), ("Folder", "is a folder"),
    ])
    func whatIsNoSceneFileIsRefusedWithItsKind(_ name: String, _ words: String) throws {
        try inFolder { folder in
            for name in ["Pack", "Folder"] {
                try FileManager.default.createDirectory(
                    atPath: "\(folder)/\(name)", withIntermediateDirectories: true)
            }
            try FileManager.default.createDirectory(
                atPath: "\(folder)/Pack/Sources/Pack", withIntermediateDirectories: true)
            try write("", to: "\(folder)/Pack/Package.swift")
            for name in ["Own.m", "Own.h", "Own.mm"] { try write("@implementation", to: "\(folder)/\(name)") }
            for line in [["list", name], ["render", name, "-o", "a.mp4"], ["hash", name]] {
                let run = try Flipbook(line, in: folder)
                #expect(run.exitCode == 64 && run.error.contains(words), "\(run.error)")
            }
        }
    }

    @Test func aShellsPatternInPlaceOfFramesIsExplained() throws {
        try inFolder { folder in
            let run = try Flipbook(["stitch", "gap/*.png", "-o", "a.mp4", "--fps", "24"], in: folder)
            #expect(run.exitCode == 66 && run.error.contains("“gap/%06d.png”"), "\(run.error)")
        }
    }

    @Test func theCompilerWritesNoColorsWhereNOCOLORSaysSo() throws {
        try inFolder { folder in
            try FileManager.default.createDirectory(
                atPath: folder + "/bin", withIntermediateDirectories: true)
            try write("#!/bin/sh\necho \"$@\" >&2\nexit 1\n", to: folder + "/bin/swiftc")
            try FileManager.default.setAttributes(
                [.posixPermissions: 0o755], ofItemAtPath: folder + "/bin/swiftc")
            try write("import UIKit\nfinal class Own: UIViewController {}\n", to: folder + "/Own.swift")
            let run = try Flipbook(
                ["hash", "Own.swift"], in: folder, path: folder + "/bin:/usr/bin:/bin",
                cache: folder + "/cache", environment: ["NO_COLOR": "1"])
            #expect(run.exitCode == 65 && run.error.contains(" -no-color-diagnostics "), "\(run.error)")
        }
    }

    @Test func missingImportsAreNamedBesideTheCompilersErrors() throws {
        try inFolder { folder in
            let bare = "class Bare: UIViewController { let animator = UIDynamicAnimator() }\n"
            try write(bare, to: folder + "/Bare.swift")
            try write("import UIKit\nclass Half: UIViewController, Scene {}\n", to: folder + "/Half.swift")
            for (file, line) in [("Bare.swift", "import UIKit"), ("Half.swift", "import Flipbook")] {
                let run = try Flipbook(["hash", file], in: folder, cache: folder + "/cache")
                let sentence = "\(line): missing; write it at the top of the file."
                #expect(run.exitCode == 65, "\(run.error)")
                #expect(run.error.components(separatedBy: sentence).count == 2, "\(run.error)")
                #expect(!run.error.contains("SwiftUI"), "\(run.error)")
            }
        }
    }
}
