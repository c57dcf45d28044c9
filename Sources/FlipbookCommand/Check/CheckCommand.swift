import ArgumentParser
import Flipbook
import Foundation
import SceneCompiler

/// `flipbook check`: the files of an app that compile, the errors of the others, and the scenes that can be
/// filmed.
struct CheckCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "check",
        abstract: "Lists the Swift files that compile, and the errors of the others.",
        discussion: """
              flipbook new MyScenes
              flipbook check MyScenes/Sources/MyScenes/Bounce.swift --json
              flipbook check MyScenes/Sources/MyScenes/Bounce.swift --used

            Each cause of errors has a line with advice. Exit code 65 when a file does not compile, when every \
            scene needs a storyboard that is missing, or, with --strict, when a member without effect is used; otherwise 0.

            Compile time (--compile-timeout): flipbook check --help-hidden
            """)

    @Argument(
        help: ArgumentHelp(
            "Swift files, or folders: an app, a library, a package, a playground.", valueName: "PATH"),
        completion: .swiftFiles)
    var paths: [String]

    @Flag(help: "List all errors of each file, not the first five.")
    var all = false

    @Flag(help: "List what compiles, but has no effect in a film, with its lines.")
    var used = false

    @Flag(help: "Refuse code that uses members of UIKit without effect.")
    var strict = false

    @Flag(help: "Print the result as JSON.")
    var json = false

    @OptionGroup var compiling: CompileOptions

    func run() async throws {
        let files = try paths.map { path in
            guard let file = SceneFile(path), file.scene == nil else { throw refusal(of: path) }
            return file
        }
        let results = try Results()
        var reports: [CheckReport] = []
        for file in files {
            let report = try await SourceCheck(of: file).report()
            if !json {
                try results.print(report.text(of: file.path, listsUsed: used || strict, listsAll: all))
            }
            reports.append(report)
        }
        if json { try reports.count == 1 ? results.print(json: reports[0]) : results.print(json: reports) }
        guard reports.allSatisfy(\.isGood), !strict || reports.allSatisfy(\.usesOnlyEffects) else {
            throw ExitCode.badData
        }
    }

    private func refusal(of path: String) -> any Error {
        if ["m", "mm", "h"].contains(URL(fileURLWithPath: path).pathExtension) {
            return FilmError.invalid(
                "“\(path)” is Objective-C, which Flipbook does not compile; scenes are Swift files, such as "
                    + "MyScene.swift.")
        }
        guard FileManager.default.fileExists(atPath: path) else {
            return FilmError.unreadable(path: path, reason: "there is no such file or folder")
        }
        return FilmError.invalid("“\(path)” holds no Swift file; give a Swift file or a folder with some.")
    }
}
