import SourceOutline
import Testing

@testable import SourceAdapter

/// Files of SwiftUI apps, with what of them is filmed: structures that bring views of UIKit into SwiftUI.
@Suite struct SwiftUITextTests {
    private func unit(_ text: String) -> SourceUnit {
        SourceUnit([SourceText(path: "Own.swift", text: "import SwiftUI\nimport UIKit\n\(text)")])
    }

    private func adapted(_ text: String) -> String { unit(text).adapted()[0].text }

    /// Returns the structure with its properties.
    private func representable(_ properties: String) -> String {
        """
        struct Balls: UIViewRepresentable {
            \(properties)
            func makeUIView(context: Context) -> UIView { UIView() }
            func updateUIView(_ view: UIView, context: Context) {}
            final class Coordinator: NSObject { @objc func tapped() {} }
        }
        enum Size: CaseIterable { case small }
        final class Model: ObservableObject {}
        final class Named: ObservableObject { init(name: String) {} }
        """
    }

    @Test(arguments: [
        ("", ""), ("let isOn: Bool; var n = 2; var sum: Int { n + 1 }", "isOn: false"),
        ("@Binding var count: Int; var title: String?", "count: .flipbookStored(0), title: nil"),
        ("@ObservedObject var model: Model; let tapped: () -> Void", "model: Model(), tapped: {}"),
        ("@State private var n = 1; let size: Size", "size: Size.allCases.first!"),
        ("static var shared: Balls?; let names: [String]", "names: []"),
    ])
    func structuresThatBringViewsIntoSwiftUIAreFilmedInControllers(
        _ properties: String, _ arguments: String
    ) {
        let unit = unit(representable(properties))
        let text = unit.adapted()[0].text
        #expect(text.contains("final class BallsController: FlipbookRepresentableController<Balls>"))
        #expect(text.contains("super.init(Balls(\(arguments)))"), "\(text)")
        #expect(text.contains("func makeUIView") && text.contains("extension Balls.Coordinator"))
        #expect(SceneClasses(in: unit.outline).all.map(\.name) == ["BallsController"])
    }

    @Test(arguments: [
        "let model: Named", "let content: Unknown", "private let n: Int",
        "let n: Int; init(m: Int) { n = m }",
    ])
    func structuresWithoutEmptyValuesHaveNoController(_ properties: String) {
        #expect(!adapted(representable(properties)).contains("BallsController"))
        #expect(SceneClasses(in: unit(representable(properties)).outline).all.isEmpty)
    }

    @Test(arguments: ["canImport(SwiftUI)", "DEBUG && canImport(SwiftUI)"])
    func structuresOfFilesWhereSwiftUICanBeImportedHaveNoController(_ condition: String) {
        let text = "import UIKit\n#if \(condition)\nimport SwiftUI\n\(representable(""))\n#endif\n"
        let unit = SourceUnit([SourceText(path: "Own.swift", text: text)])
        #expect(!unit.adapted()[0].text.contains("BallsController"))
        #expect(SceneClasses(in: unit.outline).all.isEmpty)
    }

    @Test func structuresThatNeedMoreOfSwiftUIAreLeftOut() {
        let text = adapted(representable("@Environment(\\.colorScheme) var scheme"))
        #expect(!text.contains("makeUIView") && !text.contains("Coordinator"))
        #expect(text.contains("enum Size"))
    }

    @Test func aControllerOfTheUsersOwnKeepsItsName() {
        let text = "class BallsController: UIViewController {}\n" + representable("")
        #expect(!adapted(text).contains("FlipbookRepresentableController"))
    }

    @Test func extensionsOfWhatIsLeftOutAreLeftOut() {
        let page = """
            struct Page: View { final class Helper: NSObject {} }
            extension Page.Helper { @objc func tapped() {} }
            extension View { func big() -> some View { self } }
            extension UIView { @objc func grow() {} }
            """
        let text = adapted(page)
        #expect(!text.contains("Helper") && !text.contains("big()"))
        #expect(text.contains("extension UIView { ") && text.contains("func grow()"))
        // A protocol of the user's own with SwiftUI's name is another one.
        #expect(adapted("protocol View {}\nextension View { func big() {} }").contains("func big()"))
    }

    @Test func aPageOfSwiftUIIsNamedWhereNothingIsFilmed() {
        let classes = SceneClasses(
            in: unit("struct Page: View { var body: some View { Text(\"a\") } }").outline)
        #expect(classes.all.isEmpty && classes.nearMiss?.contains("“Page” is SwiftUI") == true)
    }

    @Test func codeForSwiftUIHasNoNameThatTheUserDeclares() throws {
        let own = try #require(StandIns.text(for: unit("enum Color { case red }; class State {}")))
        #expect(own.contains("protocol UIViewRepresentable") && own.contains("struct StateObject"))
        #expect(!own.contains("struct Color") && !own.contains("struct State<"))
        let other = try #require(StandIns.text(for: unit("final class Model: ObservableObject {}")))
        #expect(other.contains("struct Color") && other.contains("protocol ObservableObject"))
    }
}
