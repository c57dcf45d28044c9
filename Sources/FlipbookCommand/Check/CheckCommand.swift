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

            Each cause of errors has a line with advice. Exit code 0 when all files compile, otherwise 65.
            """)

    @Argument(
        help: ArgumentHelp(
            "A Swift file, or a folder: an app, a library, a package, a playground.", valueName: "PATH"),
        completion: .swiftFiles)
    var path: String

    @Flag(help: "Print the result as JSON.")
    var json = false

    func run() async throws {
        guard let file = SceneFile(path), file.scene == nil else { throw refusal }
        let report = try await SourceCheck(of: file).report()
        let results = try Results()
        if json { try results.print(json: report) } else { try results.print(report.text(of: path)) }
        if !report.isGood { throw ExitCode.badData }
    }

    private var refusal: any Error {
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
