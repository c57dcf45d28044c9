import ArgumentParser
import Foundation
import SourceAdapter

@testable import FlipbookCommand

/// Texts that the command looks through.
extension Reader {
    func readScenes(_ text: String) throws {
        let classes = SceneClasses(in: text)
        guard !classes.all.isEmpty else { throw NothingRead() }
        check(Set(classes.candidates).isSubset(of: classes.all))
        let module = SceneModule([SourceText(path: "a.swift", text: text)], name: "a.swift")
        check(!SceneLibrary.entrySource(for: module).isEmpty)
    }

    func readColoring(_ text: String) throws {
        let pieces = SyntaxHighlighter.tokens(of: text)
        check(pieces.map(\.text).joined().utf8.elementsEqual(text.utf8))
        check(SyntaxHighlighter.html(of: text).isEmpty == text.isEmpty)
    }

    func readAdapted(_ text: String) throws {
        let unit = SourceUnit([SourceText(path: "a.swift", text: text)])
        let lines = text.utf8.filter { $0 == UInt8(ascii: "\n") }.count
        for adapted in unit.adapted() {
            let own = adapted.text.components(separatedBy: "\n#sourceLocation(file: \"<")[0]
            // One more line: the directive in front.
            check(own.utf8.filter { $0 == UInt8(ascii: "\n") }.count == lines + 1)
            check(adapted.map.original(line: 1, column: 1) == 1)
        }
    }

    func readSymbol(_ text: String) throws {
        let symbol = SwiftSymbol(text: text)
        _ = (symbol.isOfScene, symbol.isOfCommand)
        check(!symbol.name.isEmpty || text.isEmpty)
    }

    func readPlot(_ text: String) throws {
        guard let area = PlotArea(svg: text) else { throw NothingRead() }
        check(!area.text.isEmpty)
    }

    @MainActor func readArguments(_ text: String) throws {
        let words = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        do {
            _ = try RootCommand.parseAsRoot(words)
        } catch {
            _ = (RootCommand.exitCode(for: error), RootCommand.fullMessage(for: error))
            throw NothingRead()
        }
    }

    /// Returns the message for the user, which has to be one sentence.
    func sentence(about error: any Error) -> String {
        if let nothing = error as? NothingRead { return nothing.description }
        check(ExitCode(of: error) != nil, "\(error) has no exit code")
        return ExitCode.sentence(of: error)
    }
}
