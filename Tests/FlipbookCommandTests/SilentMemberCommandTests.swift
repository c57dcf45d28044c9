import Foundation
import TestSupport
import Testing

/// Members of UIKit that compile and have no effect, in `check --used` and with `--strict`.
@Suite(.tags(.process), .serialized) struct SilentMemberCommandTests {
    private static let quiet = """
        import UIKit
        class Quiet: UIViewController {
            let label = UILabel()
            override func viewDidLoad() {
                super.viewDidLoad()
                label.allowsDefaultTighteningForTruncation = true
                label.showsExpansionTextWhenTruncated = true
                if view.isHidden { label.allowsDefaultTighteningForTruncation = false }
                label.layer.shadowOffset = .zero
            }
            override var prefersHomeIndicatorAutoHidden: Bool { true }
        }

        """

    private static let loud = """
        import UIKit
        class Loud: UIViewController {
            override func viewDidLoad() { super.viewDidLoad(); view.layer.shadowOffset = .zero }
        }

        """

    private func run(_ arguments: [String], in folder: String) throws -> Flipbook {
        try Data(Self.quiet.utf8).write(to: URL(fileURLWithPath: folder + "/Quiet.swift"))
        try Data(Self.loud.utf8).write(to: URL(fileURLWithPath: folder + "/Loud.swift"))
        return try Flipbook(arguments, in: folder, cache: folder + "/cache")
    }

    @Test func whatCompilesWithoutEffectIsListedWithItsLines() throws {
        try inFolder { folder in
            let run = try run(["check", "--used", "Quiet.swift", "Loud.swift"], in: folder)
            #expect(run.exitCode == 0, "\(run.error)")
            let lines = run.output.split(separator: "\n").map(String.init)
            let start = try #require(
                lines.firstIndex(of: "Compiles, but has no effect in a film:"), "\(run.output)")
            let expected = [
                ("UILabel.allowsDefaultTighteningForTruncation", [6, 8]),
                ("UILabel.showsExpansionTextWhenTruncated", [7]),
                ("UIViewController.prefersHomeIndicatorAutoHidden", [11]),
            ]
            for (offset, (name, places)) in expected.enumerated() {
                let line = lines[start + 1 + offset]
                #expect(line.hasPrefix("  \(name): "), "\(line)")
                for place in places { #expect(line.contains("Quiet.swift:\(place)"), "\(line)") }
            }
            #expect(lines.contains("All that it uses has an effect."), "\(run.output)")
        }
    }

    @Test func aPlainCheckSaysHowManyThereAre() throws {
        try inFolder { folder in
            let run = try run(["check", "Quiet.swift"], in: folder)
            #expect(run.exitCode == 0)
            #expect(
                run.output.contains("3 members of UIKit in it compile, but have no effect"), "\(run.output)")
        }
    }

    @Test func strictChecksRefuseThem() throws {
        try inFolder { folder in
            let bad = try run(["check", "--strict", "Quiet.swift"], in: folder)
            #expect(
                bad.exitCode == 65 && bad.output.contains("UILabel.allowsDefaultTighteningForTruncation: "),
                "\(bad.output)")
            #expect(try run(["check", "--strict", "Loud.swift"], in: folder).exitCode == 0)
        }
    }

    @Test(arguments: [["hash"], ["render", "-o", "film/"]])
    func strictFilmsAreRefusedBeforeAnythingIsWritten(_ command: [String]) throws {
        try inFolder { folder in
            let bad = try run(command + ["Quiet.swift", "--strict"], in: folder)
            #expect(bad.exitCode == 65 && bad.output.isEmpty, "\(bad.output)")
            for name in ["UILabel.allowsDefaultTighteningForTruncation (Quiet.swift:6)"] {
                #expect(bad.error.contains(name), "\(bad.error)")
            }
            #expect(!FileManager.default.fileExists(atPath: folder + "/film"))
            #expect(try run(command + ["Loud.swift", "--strict"], in: folder).exitCode == 0)
        }
    }

    @Test(arguments: [["check"], ["render", "-o", "film/"]])
    func aForgottenBraceIsNamedWithTheUsersLine(_ command: [String]) throws {
        try inFolder { folder in
            let text = "import UIKit\nclass Q: UIViewController {\n    func f() {\n}\n\n"
            try Data(text.utf8).write(to: URL(fileURLWithPath: folder + "/Q.swift"))
            let run = try Flipbook(command + ["Q.swift"], in: folder, cache: folder + "/cache")
            #expect(run.exitCode == 65)
            let all = run.output + run.error
            #expect(all.contains("Q.swift:4:2: ") && all.contains("expected '}' in class"), "\(all)")
        }
    }
}
