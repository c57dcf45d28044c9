import ArgumentParser
import Foundation
import SourceOutline

@testable import FlipbookCommand

/// Texts that the command looks through.
extension Reader {
    func readPlain(_ text: String) throws {
        guard let unit = PlainUnit([("a.swift", text)]) else { throw NothingRead() }
        let classes = SceneClasses(in: unit.outline)
        check(Set(classes.candidates).isSubset(of: classes.all))
        check(unit.adapted[0].text.contains(text))
    }

    func readAdaptation(_ data: Data) throws {
        guard case .adaptation(let adaptation) = try? JSONDecoder().decode(AdapterReply.self, from: data)
        else { throw NothingRead() }
        // File indices of types are those of another process.
        let files = adaptation.outline.files.indices
        guard adaptation.outline.types.allSatisfy({ files.contains($0.file) }) else { throw NothingRead() }
        _ = (SceneClasses(in: adaptation.outline), AppClasses(in: adaptation.outline))
        for source in adaptation.sources { check(source.map.original(line: 1, column: 1) >= 1) }
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
