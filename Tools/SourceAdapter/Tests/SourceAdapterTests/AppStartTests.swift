import SourceOutline
import Testing

@testable import SourceAdapter

/// Files such as main.swift that start the app by a call.
@Suite struct AppStartTests {
    private static let call =
        "UIApplicationMain(CommandLine.argc, CommandLine.unsafeArgv, nil, NSStringFromClass(Own.self))"
    private static let delegates =
        "import UIKit\nclass Trial: UIResponder, UIApplicationDelegate {}\n"
        + "class Own: UIResponder, UIApplicationDelegate {}\n"

    private func unit(_ statements: String) -> SourceUnit {
        SourceUnit([
            SourceText(path: "main.swift", text: "import UIKit\n\(statements)\nlet after = 1\n"),
            SourceText(path: "Own.swift", text: Self.delegates),
        ])
    }

    @Test(arguments: [
        call, "_ = \(call)", "exit(\(call))", "autoreleasepool {\n    _ = \(call)\n}",
        "let own: AnyClass = isTrial ? Trial.self : Own.self\n"
            + "UIApplicationMain(0, nil, nil, NSStringFromClass(own))",
    ])
    func aCallThatStartsTheAppIsNoScript(_ statements: String) {
        let unit = unit(statements)
        #expect(!unit.files[0].isScript)
        #expect(AppClasses(in: unit.outline).delegate == "Own")
        #expect(AppClasses.entries(among: unit.outline.types).map(\.name) == ["Own"])
        let text = unit.adapted()[0].text
        #expect(!text.contains("UIApplicationMain"), "\(text)")
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        let count = statements.split(separator: "\n").count
        #expect(lines[2 + count] == "let after = 1")
    }

    @Test func otherStatementsMakeAScript() {
        #expect(unit("print(1)\n\(Self.call)").files[0].isScript)
        #expect(unit("exit(1)").files[0].isScript)
    }
}
