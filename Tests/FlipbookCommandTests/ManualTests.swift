import Foundation
import TestSupport
import Testing

@testable import FlipbookCommand

@Suite(.tags(.process)) struct ManualTests {
    @Test func manualPageHasEveryCommandWithEveryOption() throws {
        let page = try Flipbook(["manual"]).output
        for command in try CommandTree.flipbook().shownSubcommands {
            let section = try #require(
                page.components(separatedBy: ".SS \"flipbook \(command.commandName)\"\n").dropFirst().first)
            let own = section.components(separatedBy: "\n.S").first ?? ""
            for argument in command.arguments ?? [] {
                guard let name = argument.preferredName?.typed, !["--help", "--version"].contains(name) else {
                    continue
                }
                #expect(own.contains(Roff.escaped(name)), "\(command.commandName) \(name)")
            }
        }
    }

    @Test(.enabled(if: OutsideProgram("groff").isInstalled, "groff is not installed"))
    func manualPageIsReadByGroffWithoutAWarning() throws {
        try inFolder { folder in
            try Shell("flipbook manual >flipbook.1", in: folder).expectSuccess()
            let check = try Shell("groff -man -Tutf8 -ww -z flipbook.1", in: folder)
            #expect(check.exitCode == 0 && check.output.isEmpty, "\(check.output)")
            let text = try Shell("groff -man -Tascii -P-cbou flipbook.1", in: folder).output
            for command in ShownCommand.all {
                for example in command.examples { #expect(text.contains(example), "\(example)") }
            }
        }
    }

    @Test func manualPageShowsRoffsOwnLettersAsTheyAre() {
        #expect(Roff.escaped("--a\\b") == "\\-\\-a\\eb")
        #expect(Roff.escaped(".mp4") == "\\&.mp4" && Roff.escaped("'tis") == "\\&'tis")
        #expect(Roff.text("Say `-o x` twice") == ["Say \\fB\\-o x\\fR twice"])
        #expect(
            Roff.paragraphs("  flipbook list\n\nAll.\n") == [
                ".PP", ".RS 4", ".EX", "flipbook list", ".EE", ".RE", ".PP", "All.",
            ])
    }
}
