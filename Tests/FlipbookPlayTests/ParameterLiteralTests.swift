import FlipbookCore
import Foundation
import Testing
import UIKitHost

@testable import FlipbookPlay

@Suite struct ParameterLiteralTests {
    private func found(_ text: String, scene: String? = nil) -> [String] {
        ParameterLiteral.all(of: "speed", in: text, scene: scene).map { String(text[$0.range]) }
    }

    @Test(arguments: [
        ("@Parameter var speed = 300", ["300"]), ("@Parameter var speed = -1.5e2\n", ["-1.5e2"]),
        (
            #"@Parameter("How (fast) it is", in: 0...f(1), unit: "pt/s") var speed: CGFloat = 1_000.5 // 7"#,
            ["1_000.5"]
        ),
        ("@Parameter(in: 0...1)\n    private var speed\n    = 2;", ["2"]),
        ("var speed = 3", []), ("@Parameter var speeds = 3", []), ("@Parameter var speed = 3 * 4", []),
        ("@Parameter var speed = limit", []), ("// @Parameter var speed = 3", []),
        ("/* /* */ @Parameter var speed = 3 */", []), (#"let text = "@Parameter var speed = 3""#, []),
        (##"let text = #"\"@Parameter var speed = 3"#"##, []),
        ("let text = \"\"\"\n@Parameter var speed = 3\n\"\"\"", []),
        ("let grüße = \"ß\"; @Parameter var speed = 4 // ü", ["4"]),
        ("@Parameter var speed = 3\n@Parameter var speed = 4", ["3", "4"]),
        ("@Parameter var speed = 6\u{FFFD}", []), ("@Parameter var speed: Größe = 6", ["6"]),
    ])
    func onlyTheNumberOfTheParameterIsFound(_ text: String, _ literals: [String]) {
        #expect(found(text) == literals)
    }

    @Test func namesBeyondASCIIAreFound() {
        let text = "class Kugel { @Parameter var größe = 1 }\nclass Würfel { @Parameter var größe = 2 }"
        let literals = ParameterLiteral.all(of: "größe", in: text, scene: "Würfel")
        #expect(literals.map { String(text[$0.range]) } == ["2"])
    }

    @Test func ofSeveralScenesThatOfTheClassIsFound() {
        let text = """
            class One { @Parameter var speed = 1; func f() { if true {} } }
            class Two { @Parameter var speed = 2 }
            """
        #expect(found(text) == ["1", "2"])
        #expect(found(text, scene: "One") == ["1"])
        #expect(found(text, scene: "Two") == ["2"])
    }

    @MainActor @Test func aValueIsWrittenAsADiffOfOneLiteral() throws {
        let declarations = entry.parameters
        try Self.inFolder { folder in
            let path = folder + "/Own.swift"
            let text = "// Ü\n@Parameter(in: 0...9) var speed = 3.0  // the speed\n@Parameter var count = 4\n"
            try Data(text.utf8).write(to: URL(fileURLWithPath: path))
            let source = ParameterSource(paths: [path], scene: nil, monitor: nil)
            let sentence = try source.write(4, of: declarations[0])
            #expect(sentence == "\(path):2: speed is 4.0 now; it was 3.0.")
            #expect(try source.write(7, of: declarations[1]).hasSuffix("count is 7 now; it was 4."))
            let written = try String(contentsOfFile: path, encoding: .utf8)
            #expect(written == text.replacing("3.0 ", with: "4.0 ").replacing("= 4\n", with: "= 7\n"))
            #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["Own.swift"])
        }
    }

    @MainActor
    @Test(arguments: [
        ("@Parameter var speed = 3.0", "@Parameter var speed = 3.0 ", "has changed meanwhile"),
        ("@Parameter var speed = 1.0 + 2", "@Parameter var speed = 1.0 + 2", "no literal"),
        ("@Parameter var speed = 1\n@Parameter var speed = 2", nil, "2 literals"),
    ])
    func whatIsNotSureIsNotWritten(_ text: String, _ now: String?, _ words: String) throws {
        let declaration = entry.parameters[0]
        try Self.inFolder { folder in
            let path = folder + "/Own.swift"
            try Data(text.utf8).write(to: URL(fileURLWithPath: path))
            let source = ParameterSource(paths: [path], scene: nil, monitor: nil)
            if let now { try Data(now.utf8).write(to: URL(fileURLWithPath: path)) }
            let error = #expect(throws: FilmError.self) { try source.write(4, of: declaration) }
            #expect("\(error as Any)".contains(words), "\(error as Any)")
            #expect(try String(contentsOfFile: path, encoding: .utf8) == now ?? text)
        }
    }

    private static func inFolder(_ body: (String) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory.path + "/flipbook-play-\(UUID().uuidString)"
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try body(folder)
    }

    /// A scene with the parameters of these tests.
    @MainActor private var entry: CatalogEntry { CatalogEntry(Parametric.self) }
}

/// A scene with a number and a whole number.
final class Parametric: UIViewController, Scene {
    static let summary = "Parameters."
    @Parameter(in: 0...9) var speed = 3.0
    @Parameter var count = 4
}
