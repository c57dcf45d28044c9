import ArgumentParser
import Foundation

/// A command with all its options and subcommands, as the argument parser describes them.
struct CommandTree: Decodable {
    let commandName: String
    let abstract, discussion: String?
    let shouldDisplay: Bool
    let arguments: [Argument]?
    let subcommands: [CommandTree]?

    /// An argument, an option or a flag.
    struct Argument: Decodable {
        struct Name: Decodable {
            let kind, name: String

            /// The name as it is typed: `-o`, `--output`.
            var typed: String { kind == "long" ? "--\(name)" : "-\(name)" }
        }

        let kind: String
        let names: [Name]?
        let preferredName: Name?
        let valueName, defaultValue, abstract: String?
        let allValues: [String]?
    }

    /// Returns the tree of the whole command.
    static func flipbook() throws -> CommandTree {
        struct Dump: Decodable { let command: CommandTree }
        do {
            _ = try RootCommand.parseAsRoot(["--experimental-dump-help"])
        } catch {
            return try JSONDecoder().decode(Dump.self, from: Data(RootCommand.fullMessage(for: error).utf8))
                .command
        }
        throw CleanExit.message("The argument parser returned no description of its commands.")
    }

    /// The names of all flags, of this command and of its subcommands: `--quiet`, `-q`.
    var flags: Set<String> {
        let own = (arguments ?? []).filter { $0.kind == "flag" }.flatMap { $0.names ?? [] }.map(\.typed)
        return (subcommands ?? []).reduce(into: Set(own)) { $0.formUnion($1.flags) }
    }

    /// The subcommands that the help lists, except `help` itself.
    var shownSubcommands: [CommandTree] {
        (subcommands ?? []).filter { $0.shouldDisplay && $0.commandName != "help" }
    }
}
