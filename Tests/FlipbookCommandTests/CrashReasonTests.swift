import Foundation
import TestSupport
import Testing

/// Scenes that crash in other ways than by Swift's own functions: each is named with its line and the reason.
@Suite(.tags(.process)) struct CrashReasonTests {
    private static let printed = "one of Swift's checks failed, as the line above says."

    @Test(arguments: [
        ("Cast", "let text: Any = 4; title = (text as! String)", printed),
        ("Aborting", "abort()", "it called abort()."),
        (
            "Library", "title = \"\\(Data([1]).subdata(in: 5..<9).count)\"",
            "a check in Data.subdata(in: Range<Int>) failed."
        ),
        (
            "Overflowing", "title = \"\\(Int.max - view.tag + 1 + view.subviews.count)\"",
            "arithmetic overflow."
        ),
        (
            "Unowned",
            "var image: UIImage? = UIImage(); unowned let kept = image!; image = nil; _ = kept.size", printed
        ),
        ("Throwing", "title = try! String(contentsOfFile: \"/none\", encoding: .utf8)", printed),
        ("Unwrapping", "title = \"\\(view.superview!.tag)\"", printed),
        ("Words", "fatalError(\"there are no colors\")", printed),
        ("Divided", "title = \"\\(7 / view.tag)\"", printed),
    ])
    func aCrashIsNamedWithItsLineAndReason(_ scene: String, _ code: String, _ reason: String) throws {
        try inFolder { folder in
            try write(Self.scenes(scene, code), to: folder + "/Reasons.swift")
            let run = try Flipbook(["render", "Reasons.swift", "-o", "a/"], in: folder)
            #expect(run.exitCode == 70)
            let beginning = "Error: The scene \(scene) crashed in \(scene).fail(), Reasons.swift:6: "
            #expect(run.lastSentence.hasPrefix(beginning + reason), "\(run.error)")
            // A sentence that points to a line has one to point to.
            let lines = run.error.split(separator: "\n")
            if reason == Self.printed { #expect(lines.count > 1, "\(run.error)") }
            #expect(try files(below: folder).filter { $0.hasSuffix(".png") } == [])
        }
    }

    @Test(arguments: [
        ("Faded", "view.alpha = .nan", "view: alpha"),
        ("Selecting", "perform(Selector((\"missing\")))", "Selector: neither Selecting nor a superclass "),
        ("Nested", "view.addSubview(view)", "view"),
    ])
    func aBrokenRuleIsNamedWithItsLine(_ scene: String, _ code: String, _ beginning: String) throws {
        try inFolder { folder in
            try write(Self.scenes(scene, code), to: folder + "/Rules.swift")
            let run = try Flipbook(["hash", "Rules.swift"], in: folder)
            #expect(run.exitCode == 70 && run.output.isEmpty)
            #expect(run.lastSentence.hasPrefix("Error: " + beginning), "\(run.error)")
            #expect(run.lastSentence.hasSuffix(" (Rules.swift:6)."), "\(run.error)")
        }
    }

    /// The compiler gives the call that ends such a program no line.
    @Test func anErrorAtTheTopLevelIsNamed() throws {
        try inFolder { folder in
            let page = """
                import PlaygroundSupport
                import UIKit

                struct Wrong: Error {}
                func load() throws { throw Wrong() }
                PlaygroundPage.current.liveView = UIView()
                try load()

                """
            try write(page, to: folder + "/Page.swift")
            let run = try Flipbook(["hash", "Page.swift"], in: folder)
            #expect(run.exitCode == 70 && run.output.isEmpty)
            #expect(run.lastSentence.contains(" crashed in top-level code"), "\(run.error)")
            #expect(run.error.contains("Error raised at top level: ") && run.error.contains("Wrong()"))
        }
    }

    private static func scenes(_ name: String, _ code: String) -> String {
        """
        import UIKit

        final class \(name): UIViewController {
            override func viewDidLoad() { super.viewDidLoad(); fail() }
            func fail() {
                \(code)
            }
        }

        """
    }
}
