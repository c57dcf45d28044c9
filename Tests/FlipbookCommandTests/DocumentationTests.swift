import ArgumentParser
import Foundation
import TestSupport
import Testing

@testable import FlipbookCommand

/// A text of the documentation, and what a reader would do with it.
struct DocumentationText: CustomTestStringConvertible, Sendable {
    static let catalog = Repository.root.appendingPathComponent("Sources/Flipbook/Flipbook.docc")
    static let resources = catalog.appendingPathComponent("Resources")

    static let articles = all(in: "Articles", ending: ".md")
    static let tutorials = all(in: "Tutorials", ending: ".tutorial")

    /// A step that a reader has to do.
    enum Step {
        /// Put a text into a file.
        case file(name: String, source: String)
        /// Type lines, of which the last one prints a text where the documentation shows it.
        case lines(String, printed: Substring? = nil)
        /// Nothing: the text has a block that a test cannot follow.
        case unclear(String)
    }

    let file: URL
    let text: String

    var testDescription: String { file.lastPathComponent }

    /// The blocks of code in an article. Each of Swift is a whole file, whose first line names it.
    var blocks: [Step] {
        text.matches(of: /(?ms)^```(\w*)\n(.*?)^```$(?:\n\n[^\n]+prints:\n\n((?:    [^\n]+\n)+))?/).map {
            block in
            let (language, content) = (block.1, String(block.2))
            if language == "sh" { return .lines(content, printed: block.3) }
            guard language == "swift", let name = content.firstMatch(of: /^\/\/ (\w+\.swift)\n/) else {
                return .unclear(content)
            }
            return .file(name: String(name.1), source: content)
        }
    }

    /// The steps of a tutorial: files as they are named there, and lines for the terminal.
    func steps() throws -> [Step] {
        try text.matches(of: /@Code\(name: "([^"]+)", file: ([^)]+)\)/).map { code in
            let content = try String(
                contentsOf: Self.resources.appendingPathComponent(String(code.2)), encoding: .utf8)
            return code.1 == "Terminal" ? .lines(content) : .file(name: String(code.1), source: content)
        }
    }

    /// The names of all pictures in it, without extension in articles.
    var pictures: [String] {
        text.matches(of: /!\[[^\]]*\]\(([^)]+)\)|@Image\(source: ([^,]+),/).map { match in
            let name = String(match.1 ?? match.2 ?? "")
            return name.hasSuffix(".svg") ? name : name + ".svg"
        }
    }

    static func all(in folder: String, ending: String) -> [DocumentationText] {
        let place = catalog.appendingPathComponent(folder)
        let names = (try? FileManager.default.contentsOfDirectory(atPath: place.path)) ?? []
        return names.filter { $0.hasSuffix(ending) }.sorted().compactMap { name in
            let file = place.appendingPathComponent(name)
            let text = try? String(contentsOf: file, encoding: .utf8)
            return text.map { DocumentationText(file: file, text: $0) }
        }
    }
}

@Suite(.tags(.process)) struct DocumentationTests {
    @Test(arguments: DocumentationText.articles)
    func documentationsArticlesHaveBlocksOfCodeThatCompile(_ article: DocumentationText) throws {
        #expect(!article.blocks.isEmpty)
        try inFolder { folder in
            for step in article.blocks { try follow(step, in: folder) }
        }
    }

    @Test(arguments: DocumentationText.tutorials)
    func documentationsTutorialsHaveStepsThatCanBeFollowed(_ tutorial: DocumentationText) throws {
        try inFolder { folder in
            let steps = try tutorial.steps()
            // The table of contents has no steps.
            #expect(steps.isEmpty == tutorial.text.hasPrefix("@Tutorials("))
            for step in steps { try follow(step, in: folder) }
        }
    }

    @Test func documentationShowsPicturesThatAreDrawnFromItsOwnSteps() throws {
        let landing = DocumentationText.all(in: ".", ending: ".md")
        let texts = DocumentationText.articles + DocumentationText.tutorials + landing
        let recipes = try Recipe.all()
        #expect(!recipes.isEmpty && Set(texts.flatMap(\.pictures)) == Set(recipes.map(\.name)))
        let resources = DocumentationText.resources
        try inFolder { folder in
            for recipe in recipes {
                let drawn = URL(fileURLWithPath: "\(folder)/\(recipe.name)")
                let run = try Flipbook(recipe.words + ["-o", drawn.path], in: resources.path)
                #expect(run.exitCode == 0, "\(run.error)")
                let committed = try? Data(contentsOf: resources.appendingPathComponent(recipe.name))
                #expect(try Data(contentsOf: drawn) == committed, "\(recipe.name) is old: make figures")
            }
        }
    }

    @Test func documentationListsTheExitCodesThatThereAre() throws {
        let article = try #require(
            DocumentationText.articles.first { $0.file.lastPathComponent == "ContinuousIntegration.md" })
        let rows = article.text.matches(of: /(?m)^\| (\d+) \| (.+) \|$/).map { "\($0.1) \($0.2)" }
        #expect(rows == ExitCode.meanings.map { "\($0.code.rawValue) \($0.meaning)" })
    }

    private func follow(_ step: DocumentationText.Step, in folder: String) throws {
        switch step {
        case .file(let name, let source):
            try write(source, to: "\(folder)/\(name)")
            try compile(name, source, in: folder)
        case .lines(let lines, let printed) where lines.hasPrefix("flipbook "):
            // Each line by itself, so that `flipbook watch` can be stopped.
            var output = ""
            for line in lines.split(separator: "\n") {
                let shell = try Shell(String(line), in: folder)
                shell.expectSuccess()
                output = shell.output
            }
            guard let printed else { return }
            let shown = printed.split(separator: "\n").map { $0.dropFirst(4) }
            // The paths of files that a command made are not shown.
            let others = output.split(separator: "\n").filter {
                !FileManager.default.fileExists(atPath: "\(folder)/\($0)")
            }
            #expect(others == shown)
        case .lines(let content, _), .unclear(let content):
            Issue.record("A test cannot follow this block:\n\(content)")
        }
    }

    /// A file with scenes is compiled as the command does, any other as a part of a package would be.
    private func compile(_ name: String, _ source: String, in folder: String) throws {
        if let scene = source.matches(of: /class (\w+): (?:UIViewController|FirstDot)/).last {
            return try Shell("flipbook hash \(name):\(scene.1)", in: folder).expectSuccess()
        }
        let modules = Repository.products.appendingPathComponent("Modules").path
        try write(
            [
                "CCairo", "CFilmTime", "CJPEG", "CPNG", "CPages", "CPixels", "CSIMD", "CSystem", "CZLib",
                "_SubprocessCShims",
            ]
            .map { "module \($0) {}\n" }
            .joined(),
            to: "\(folder)/.modules/module.modulemap")
        try Shell(
            "swiftc -typecheck -parse-as-library -swift-version 6 -I '\(modules)' -I .modules \(name)",
            in: folder
        ).expectSuccess()
    }

    private func write(_ text: String, to path: String) throws {
        let file = URL(fileURLWithPath: path)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
    }
}

/// The recipe of a picture in the documentation.
private struct Recipe {
    /// The arguments of the command, without the output.
    let words: [String]
    /// The picture's file name.
    let name: String

    /// The lines of the list from which `make figures` draws.
    static func all() throws -> [Recipe] {
        let list = Repository.root.appendingPathComponent("Documentation/docs-figures.txt")
        return try String(contentsOf: list, encoding: .utf8).split(separator: "\n")
            .filter { !$0.hasPrefix("#") }
            .compactMap { line in
                let words = line.split(separator: " ").map(String.init)
                return words.first.map { Recipe(words: Array(words.dropFirst()), name: $0) }
            }
    }
}
