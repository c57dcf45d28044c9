import Foundation
import TestSupport
import Testing

/// Documentation/Coverage.md against the code: what the compiler says is public is in the table, what is in
/// the table is public, and the files and tests that it names are there.
@Suite(.tags(.process)) struct CoverageTests {
    /// A line of the table.
    struct Row: Hashable {
        let type: String
        let member: String
        let since: String
        let file: String
        let test: String

        var name: String { member == "(the type)" ? type : "\(type).\(member)" }

        /// The last part of the name, without arguments, as source has it.
        var word: Substring {
            let bare = member == "(the type)" ? type[...] : member.prefix { $0 != "(" }
            return bare.split(separator: ".").last ?? bare
        }
    }

    let rows: [Row]

    /// The heading of what belongs to other types, or to none; only its files and tests are looked at.
    private static let otherNames = "Names beside UIKit Dynamics"

    /// The rows of UIKit Dynamics itself.
    private var dynamics: [Row] { rows.filter { $0.type != Self.otherNames } }

    init() throws {
        let file = Repository.root.appendingPathComponent("Documentation/Coverage.md")
        var type = ""
        var rows: [Row] = []
        for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") {
            if line.hasPrefix("## ") { type = String(line.dropFirst(3)) }
            guard line.hasPrefix("| `") else { continue }
            let cells = line.split(separator: "|", omittingEmptySubsequences: false)
                .map { $0.trimmingCharacters(in: .whitespaces) }
            rows.append(
                Row(
                    type: type, member: cells[1].replacingOccurrences(of: "`", with: ""), since: cells[2],
                    file: cells[3], test: cells[4]))
        }
        self.rows = rows
    }

    @Test func everyPublicNameIsInTheTableAndTheOtherWayRound() throws {
        let types = Set(dynamics.map(\.type))
        try #require(types.count > 15)
        // Collections extend the animator, and views know the forms of items.
        let published = try ["UIKitCore", "UIKitDynamics", "UIKitCollections"].reduce(into: Set<String>()) {
            $0.formUnion(try SymbolGraph(of: $1).names(ofTypes: types))
        }
        let listed = Set(dynamics.map(\.name))
        #expect(published.subtracting(listed).sorted() == [], "public, but not in the table")
        #expect(listed.subtracting(published).sorted() == [], "in the table, but not public")
        #expect(rows.count == Set(rows.map(\.name)).count, "no name is listed twice")
    }

    @Test func versionsAreApplesOrOurs() {
        #expect(rows.allSatisfy { ["7", "8", "9", "11", "ours"].contains($0.since) })
    }

    @Test func everyFileIsThereAndNamesTheMember() throws {
        for row in rows {
            let file = Repository.root.appendingPathComponent(row.file)
            let text = try #require(try? String(contentsOf: file, encoding: .utf8), "\(row.file)")
            let word = row.word
            #expect(text.contains(word), "\(row.name) in \(row.file)")
        }
    }

    @Test func everyTestIsThereAndUsesTheMember() throws {
        let tests = try Self.testTexts()
        for row in rows {
            guard let test = tests[row.test] else {
                Issue.record("\(row.name): there is no test \(row.test)")
                continue
            }
            let isUsed = test.contains(row)
            #expect(isUsed, "\(row.test) does not use \(row.name)")
        }
    }

    /// The source of a test function with what it shares with others, the head of its file and the fixture;
    /// and of the whole file.
    private struct TestText {
        let function: String
        let file: String

        /// Returns whether the test uses a member of a type that its file names.
        func contains(_ row: Row) -> Bool {
            if row.type == CoverageTests.otherNames { return containsOther(row) }
            let base = row.type.split(separator: ".")[0].dropFirst(2)
            guard file.contains(base) else { return false }
            switch row.member {
            case "(the type)": return true
            case "init()", "init(_:)", "init(rawValue:)": return function.contains("(")
            case _ where row.member.hasPrefix("init("):
                let labels = row.member.dropFirst(5).split(separator: ":").dropLast().filter { $0 != "_" }
                return labels.allSatisfy { file.contains("\($0): ") }
            default:
                return words.contains(row.word)
            }
        }

        /// Returns whether the test uses a name of another type: an initializer by its type and labels.
        private func containsOther(_ row: Row) -> Bool {
            guard row.word == "init" else { return words.contains(row.word) }
            let (type, labels) = (row.member.prefix { $0 != "." }, row.member.split(separator: "(")[1])
            // A closure at the end has no label.
            return words.contains(type)
                && labels.split(separator: ":").dropLast().filter { !["_", "block"].contains($0) }
                    .allSatisfy { function.contains("\($0): ") }
        }

        private var words: [Substring] {
            function.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
        }
    }

    /// The source of every test in the package, by `File.function`.
    private static func testTexts() throws -> [String: TestText] {
        let folder = Repository.root.appendingPathComponent("Tests")
        let files = try #require(FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil))
        let fixture = try String(
            contentsOf: folder.appendingPathComponent("UIKitDynamicsTests/Dynamics/DynamicsFixture.swift"),
            encoding: .utf8)
        var texts: [String: TestText] = [:]
        for case let file as URL in files where file.pathExtension == "swift" {
            let stem = file.deletingPathExtension().lastPathComponent
            let source = try String(contentsOf: file, encoding: .utf8)
            let parts = source.components(separatedBy: "@Test")
            for part in parts.dropFirst() {
                guard
                    let name = part.components(separatedBy: "func ").dropFirst().first?.prefix(while: {
                        $0 != "("
                    })
                else { continue }
                let shared = parts[0] + (part.contains("fixture") ? fixture : "")
                texts["\(stem).\(name)"] = TestText(function: part + shared, file: source + shared)
            }
        }
        return texts
    }
}

/// The public symbols of a module, those in extensions of other modules' types among them, as the compiler
/// emits them.
private struct SymbolGraph: Decodable {
    struct Symbol: Decodable {
        let pathComponents: [String]
    }

    let symbols: [Symbol]

    init(of module: String) throws {
        self = try withTemporaryFolder { folder in
            // The modules were compiled with these C modules, which have to exist for them to load.
            try "module CSIMD {}\nmodule CFilmTime {}\nmodule CZLib {}\n".write(
                to: folder.appendingPathComponent("module.modulemap"), atomically: true, encoding: .utf8)
            _ = try OutsideProgram("swift").run([
                "symbolgraph-extract", "-module-name", module, "-I", folder.path, "-I",
                Repository.products.appendingPathComponent("Modules").path,
                "-target", Self.target, "-output-dir", folder.path, "-minimum-access-level", "public",
                "-skip-synthesized-members",
            ])
            let files = try FileManager.default.contentsOfDirectory(
                at: folder, includingPropertiesForKeys: nil)
            let graphs = try files.filter { $0.lastPathComponent.hasSuffix(".symbols.json") }
                .map { try JSONDecoder().decode(SymbolGraph.self, from: Data(contentsOf: $0)) }
            return SymbolGraph(symbols: graphs.flatMap(\.symbols))
        }
    }

    private init(symbols: [Symbol]) { self.symbols = symbols }

    /// The types of the names given, and their members.
    func names(ofTypes types: Set<String>) -> Set<String> {
        let names = symbols.map(\.pathComponents).filter { path in
            types.contains(path.joined(separator: "."))
                || types.contains(path.dropLast().joined(separator: "."))
        }
        return Set(names.map { $0.joined(separator: ".") })
    }

    private static var target: String {
        #if arch(x86_64)
            let machine = "x86_64"
        #else
            let machine = "aarch64"
        #endif
        return "\(machine)-unknown-linux-gnu"
    }
}
