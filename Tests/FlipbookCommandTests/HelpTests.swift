import ArgumentParser
import Foundation
import TestSupport
import Testing

@testable import FlipbookCommand

/// A command as it is typed, such as `flipbook render`, with the argument parser's description of it.
struct ShownCommand: CustomTestStringConvertible, Sendable {
    let type: any ParsableCommand.Type

    /// The command itself and all subcommands that its help shows: whatever is added is tested as well.
    static let all = ([RootCommand.self] + RootCommand.configuration.subcommands)
        .map { ShownCommand(type: $0) }.filter { $0.isShown }

    var name: String { type.configuration.commandName ?? "" }
    var isShown: Bool { type.configuration.shouldDisplay }
    var testDescription: String { name }

    /// The help, as wide as a terminal of so many columns.
    func help(columns: Int, includeHidden: Bool = false) -> String {
        RootCommand.helpMessage(for: type, includeHidden: includeHidden, columns: columns)
    }

    /// The lines of the help that can be typed as they are.
    var examples: [String] {
        type.configuration.discussion.split(separator: "\n")
            .filter { $0.hasPrefix("  ") && $0.drop { $0 == " " }.hasPrefix("flipbook ") }
            .map { $0.trimmingCharacters(in: .whitespaces) }
    }
}

@Suite(.tags(.process)) struct HelpTests {
    /// A screen that a terminal has on a small laptop when it fills the display. A smaller one would hide the
    /// touches and the device, which everyone needs who films an app.
    private static let screen = (lines: 48, columns: 100)

    @Test(arguments: ShownCommand.all)
    func helpFitsAScreenOf48LinesAnd100Columns(_ command: ShownCommand) {
        let lines = command.help(columns: Self.screen.columns).split(
            separator: "\n", omittingEmptySubsequences: false)
        // The parser leaves it to the terminal to wrap the line of usage.
        let rows = lines.map { max(1, ($0.count + Self.screen.columns - 1) / Self.screen.columns) }.reduce(
            0, +)
        #expect(rows <= Self.screen.lines, "\(rows) lines")
        for columns in [80, Self.screen.columns] {
            let help = command.help(columns: columns).split(separator: "\n")
            for line in help where !line.hasPrefix("USAGE:") { #expect(line.count <= columns, "\(line)") }
        }
    }

    @Test(arguments: ShownCommand.all)
    func helpIsWhatItWasWhenSomebodyLastReadIt(_ command: ShownCommand) throws {
        let file = Repository.goldens.appendingPathComponent("Help/\(command.name).txt")
        let help = command.help(columns: Self.screen.columns) + "\n"
        if ProcessInfo.processInfo.environment["FLIPBOOK_RECORD_GOLDENS"] == "1" {
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(help.utf8).write(to: file)
        }
        let expected = try? String(contentsOf: file, encoding: .utf8)
        #expect(help == expected, "FLIPBOOK_RECORD_GOLDENS=1 writes \(file.path) anew; read it.")
    }

    @Test(arguments: ShownCommand.all)
    func helpStartsWithExamplesThatWorkInAnEmptyFolder(_ command: ShownCommand) throws {
        let first = command.help(columns: Self.screen.columns).split(separator: "\n").dropFirst().first
        #expect(first?.hasPrefix("  flipbook ") == true, "The first line after the summary is an example.")
        try inFolder { folder in
            for example in command.examples { try Shell(example, in: folder).expectSuccess() }
        }
    }

    @Test(arguments: ShownCommand.all)
    func helpSaysWhereTheOptionsAreThatItLeavesOut(_ command: ShownCommand) {
        let shown = command.help(columns: 100)
        let all = command.help(columns: 100, includeHidden: true)
        #expect(all.count >= shown.count)
        // The help has to mention --help-hidden exactly when it leaves options out.
        let says = shown.contains("flipbook \(command.name) --help-hidden")
        #expect((Self.options(in: all).count > Self.options(in: shown).count) == says)
    }

    @Test func helpOfRenderHasEveryOptionOfAFilm() throws {
        let all = try Flipbook(["render", "--help-hidden"])
        let options =
            "output frames fps scale duration debug set sweep one-by-one transparent background motion-blur slow "
            + "quality loop format ffmpeg dry-run compress timings jobs json quiet progress values"
        #expect(all.exitCode == 0)
        for option in options.split(separator: " ") {
            #expect(all.output.contains("--\(option) "), "\(option)")
        }
    }

    @Test(arguments: ["render", "figure", "trail"])
    func helpShowsTouchesAndTheDevice(_ command: String) throws {
        let shown = try #require(ShownCommand.all.first { $0.name == command }).help(columns: 100)
        for option in ["tap", "pan", "explore", "device"] {
            #expect(shown.contains("  --\(option) "), "\(option)")
        }
        guard command == "render" else { return }
        for option in ["from", "to"] { #expect(shown.contains("  --\(option) "), "\(option)") }
    }

    @Test func helpWelcomesWhoTypesFlipbookAlone() throws {
        let run = try Flipbook([])
        let root = ShownCommand(type: RootCommand.self)
        #expect(run.exitCode == 0 && root.examples.count == 3)
        for example in root.examples { #expect(run.output.contains(example)) }
        #expect(!run.output.contains("\n  manual "))
    }

    private static func options(in help: String) -> [Substring] {
        // `--help` itself is called `--help-hidden` in the longer help.
        help.split(separator: "\n").filter { $0.hasPrefix("  -") && !$0.contains("--help") }
    }
}
