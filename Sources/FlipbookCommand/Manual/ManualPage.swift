import ArgumentParser
import Flipbook

/// The manual page flipbook(1), generated from the help texts in the format of man(7).
struct ManualPage {
    private let tree: CommandTree

    /// Creates the page of the whole command.
    init(of tree: CommandTree) {
        self.tree = tree
    }

    /// The page's source.
    var text: String {
        let roff = head + introduction + tree.shownSubcommands.flatMap(section) + foot
        return roff.map { $0 + "\n" }.joined()
    }

    private var head: [String] {
        [
            ".TH FLIPBOOK 1 \"\" \"Flipbook \(flipbookVersion)\" \"Flipbook\"",
            ".SH NAME", "flipbook \\- films scenes of UIKit Dynamics",
            ".SH SYNOPSIS", ".B flipbook", ".I command", "[\\fIoptions\\fR]",
        ]
    }

    private var introduction: [String] {
        [".SH DESCRIPTION"] + Roff.paragraphs(tree.abstract) + Roff.paragraphs(tree.discussion)
            + [".SH COMMANDS"] + Roff.text("Options of all commands: `-h`, `--help`, `--version`.")
    }

    private func section(of command: CommandTree) -> [String] {
        let own = (command.arguments ?? []).filter { !["help", "version"].contains($0.preferredName?.name) }
        return [".SS \"flipbook \(command.commandName)\""] + Roff.paragraphs(command.abstract)
            + Roff.paragraphs(command.discussion) + own.flatMap(entry)
    }

    private func entry(of argument: CommandTree.Argument) -> [String] {
        [".TP", label(of: argument)] + Roff.text(meaning(of: argument))
    }

    /// Returns an argument's names and its value: `-o, --output OUT`. Typed text is bold, the placeholder is
    /// italic.
    private func label(of argument: CommandTree.Argument) -> String {
        let names = (argument.names ?? []).map(\.typed).sorted { $0.count < $1.count }
        let typed = names.map { "\\fB\(Roff.escaped($0))\\fR" }.joined(separator: ", ")
        guard argument.kind != "flag" else { return typed }
        let value = "\\fI\(Roff.escaped((argument.valueName ?? "value").uppercased()))\\fR"
        return typed.isEmpty ? value : "\(typed) \(value)"
    }

    private func meaning(of argument: CommandTree.Argument) -> String {
        var notes: [String] = []
        if let values = argument.allValues { notes.append("values: " + values.joined(separator: ", ")) }
        if let value = argument.defaultValue, argument.kind != "flag" { notes.append("default: " + value) }
        let note = notes.isEmpty ? [] : ["(\(notes.joined(separator: "; ")))"]
        return ([argument.abstract].compactMap { $0 } + note).joined(separator: " ")
    }

    private var foot: [String] {
        var lines = [".SH EXIT STATUS"] + definition("\(ExitCode.success.rawValue)", "all is well")
        for (code, meaning) in ExitCode.meanings { lines += definition("\(code.rawValue)", meaning) }
        lines.append(".SH ENVIRONMENT")
        for (name, meaning) in Self.environment { lines += definition(name, meaning) }
        return lines + [".SH SEE ALSO", ".BR ffmpeg (1)"]
    }

    private func definition(_ term: String, _ meaning: String) -> [String] {
        [".TP", "\\fB\(term)\\fR", Roff.escaped(meaning)]
    }

    private static let environment: [(name: String, meaning: String)] = [
        ("PATH", "where ffmpeg and swiftc are looked for; the latter for files with scenes."),
        (
            "XDG_CACHE_HOME",
            "where compiled files with scenes are kept, in its folder flipbook; without it in ~/.cache/flipbook. "
                + "They may be deleted at any time. The folder has to be the user's alone; another one is "
                + "refused."
        ),
        (
            "CLANG_MODULE_CACHE_PATH",
            "where the compiler keeps compiled C modules; without it in flipbook/modules of the cache."
        ),
        (
            "FLIPBOOK_SOURCE_ADAPTER",
            "the program that adapts code for iPhones; without it flipbook-source-adapter in the installation."
        ),
        (
            "FLIPBOOK_LIVE_ENGINE",
            "the engine that pages with --live hold; without it flipbook-live.wasm in the installation."
        ),
        ("NO_COLOR", "when it is set to anything, progress is shown without colors."),
        ("COLUMNS", "how wide the help is; without it as wide as the terminal."),
    ]
}
