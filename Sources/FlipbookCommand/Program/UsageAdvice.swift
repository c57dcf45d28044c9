import ArgumentParser
import Flipbook
import Foundation
import SceneCompiler

/// A suggestion for a command line that the argument parser rejects.
struct UsageAdvice {
    private let arguments: [String]

    /// Creates advice about the arguments after `flipbook`.
    init(on arguments: [String]) {
        self.arguments = arguments
    }

    /// Throws an error if the first argument is no command; the message suggests the nearest command or
    /// scene.
    /// - Throws: `FilmError.invalid`.
    @MainActor func checkCommand() throws {
        let words = arguments.first == "help" ? arguments.dropFirst() : arguments[...]
        guard let word = words.first, !word.hasPrefix("-"), Self.command(named: word) == nil, word != "help"
        else { return }
        if SceneFile(word) != nil || Program.catalog.entries.contains(where: { $0.name == word }) {
            throw FilmError.invalid("“\(word)” is a scene, not a command. To film it: \(filming(word))")
        }
        throw FilmError.invalid("There is no command “\(word)”. \(guess(for: word))")
    }

    /// Returns the argument parser's message for a rejected command line, followed by an example when an
    /// argument is missing, and by advice on options.
    func message(for error: any Error) -> String {
        let message = OptionAdvice(on: RootCommand.fullMessage(for: error)).text(among: Self.commands)
        return ([message] + [taking(after: message), example(after: message)].compactMap(\.self))
            .joined(separator: "\n")
    }

    /// Returns a sentence about the option that has taken `-o` as its value; nil where none has.
    private func taking(after message: String) -> String? {
        guard message.hasPrefix("Error: Missing expected argument '--output"),
            let place = arguments.firstIndex(where: { $0 == "-o" || $0 == "--output" }), place > 0,
            arguments[place - 1].hasPrefix("--"), !arguments[place - 1].contains("=")
        else { return nil }
        let option = arguments[place - 1]
        return "\(option) took “\(arguments[place])” as its value; write the value behind \(option)."
    }

    @MainActor private func guess(for word: String) -> String {
        if word == "version" { return "Did you mean “flipbook --version”?" }
        let commands = Self.commands.filter { $0.configuration.shouldDisplay }
            .compactMap { $0.configuration.commandName }
        if let command = suggestion(to: word, among: commands + ["help"]) {
            return "Did you mean “\(command)”?"
        }
        if let scene = suggestion(to: word, among: Program.catalog.visible.map(\.name)) {
            return "Did you mean to film a scene? \(filming(scene))"
        }
        return "`flipbook help` lists them."
    }

    /// Returns the command line that films a scene, with the options that were typed.
    private func filming(_ scene: String) -> String {
        let options = Array(arguments.dropFirst())
        let hasOutput = options.contains { $0.hasPrefix("-o") || $0.hasPrefix("--output") }
        return shellLine(
            ["flipbook", "render", scene] + options + (hasOutput ? [] : ["-o", "film.mp4"]))
    }

    /// Returns the first of the command's own examples if an argument is missing, otherwise nil.
    private func example(after message: String) -> String? {
        guard message.hasPrefix("Error: Missing") || message.hasPrefix("Missing"),
            let name = arguments.first, let command = Self.command(named: name)
        else { return nil }
        let lines = command.configuration.discussion.split(separator: "\n")
        let line = lines.first { $0.hasPrefix("  flipbook \(name) ") }
        return line.map { "Example: \($0.trimmingCharacters(in: .whitespaces))" }
    }

    private static let commands = RootCommand.configuration.subcommands

    private static func command(named name: String) -> (any ParsableCommand.Type)? {
        commands.first { $0.configuration.commandName == name }
    }
}
