import Foundation
import TestSupport
import Testing

@testable import SceneCompiler

struct MissingSuperclassTests {
    private func missing(_ name: String, _ line: String) -> MissingSuperclass? {
        MissingSuperclass(missingIn: "cannot find type '\(name)' in scope", line: Substring(line))
    }

    @Test(arguments: [
        ("FancyButton", "final class Own: FancyButton {", "UIButton"),
        ("FancyView", "class Own : FancyView, Other", "UIView"),
        ("SheetViewController", "open class Own: SheetViewController", "UIViewController"),
        ("SwipeTableViewCell", "class Own: SwipeTableViewCell{", "UITableViewCell"),
    ])
    func theNameOfTheClassSaysWhatItIs(_ name: String, _ line: String, _ base: String) throws {
        let found = try #require(missing(name, line))
        #expect(found.name == name && found.base == base)
        #expect(MissingSuperclass.code(for: [found])?.contains("class \(name): \(base) {}") == true)
        #expect(MissingSuperclass.sentence(for: [found])?.contains("\(base) for \(name)") == true)
    }

    @Test(arguments: [
        ("FancyView", "let view: FancyView"), ("FancyView", "class Own: UIView, FancyView {"),
        ("FancyView", "class Own: FancyView<Int> {"), ("FancyView", "class Own: FancyView.Part {"),
        ("FancyModel", "class Own: FancyModel {"), ("View", "class Own: View {"),
        ("FancyView", "extension Own: FancyView {"),
    ])
    func otherLinesNeedNoClass(_ name: String, _ line: String) {
        #expect(missing(name, line) == nil)
    }

    @Test(.tags(.process)) func aFolderCompilesWithoutTheClassesOfAPackage() async throws {
        try await withFolder { folder in
            let path = folder + "/App"
            try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
            let card =
                "import UIKit\nfinal class Card: FancyButton {\n    override init() { super.init(); tag = 1 }\n"
                + "    required init?(coder: NSCoder) { nil }\n"
                + "    override func layoutSubviews() { super.layoutSubviews(); alpha = 0.5 }\n}\n"
            let own =
                "import UIKit\nfinal class Own: UIViewController {\n"
                + "    override func viewDidLoad() { super.viewDidLoad(); view.addSubview(Card()) }\n}\n"
            try write(card, to: path + "/Card.swift")
            try write(own, to: path + "/Own.swift")
            let messages = Messages()
            let context = messages.context(cache: folder)
            let file = try #require(SceneFile(path, in: context))
            let module = try #require(try await file.modules().first)
            _ = try await ModuleCompiler(path: path, module: module, needed: nil, context: context).library()
            #expect(
                messages.all == [
                    "Plain classes stand for those of packages that are not there: UIButton for FancyButton."
                ])
        }
    }
}
