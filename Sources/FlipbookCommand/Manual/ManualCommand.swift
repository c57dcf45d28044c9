import ArgumentParser
import Flipbook

/// `flipbook manual`: the manual page, for `make man` and for packagers. The help does not list it.
struct ManualCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "manual", abstract: "Prints the manual page for man(1).",
        discussion: "  flipbook manual >flipbook.1", shouldDisplay: false)

    func run() async throws {
        try Results(alone: true).print(ManualPage(of: CommandTree.flipbook()).text, terminator: "")
    }
}
