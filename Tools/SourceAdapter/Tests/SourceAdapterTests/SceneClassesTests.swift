import SourceOutline
import Testing

@testable import SourceAdapter

@Suite struct SceneClassesTests {
    private func classes(_ source: String) -> SceneClasses {
        SceneClasses(in: SourceUnit([SourceText(path: "", text: source)]).outline)
    }
    private func all(_ source: String) -> [String] { classes(source).all.map(\.name) }
    private func candidates(_ source: String) -> [String] { classes(source).candidates.map(\.name) }

    @Test(arguments: [
        "final class A: UIViewController, Scene {}", "class A:Scene{}",
        "public final class A : Flipbook.Scene {}",
        "class A\n  : NSObject,\n    Scene\n{ }", "@MainActor @objc(Other) open class A: Scene {}",
        "class A: UIViewController {}\nextension A: Scene {}", "protocol P: Scene {}\nclass A: P {}",
        "class `A`: Scene {}", "class A: B & Scene {}", "class A: @preconcurrency Scene {}",
        "#if os(Linux)\nclass A: Scene {}\n#endif", "import UIKit;class A: Scene {}",
    ])
    func scenesInSourceTextAreClassesThatConformToScene(_ source: String) {
        let classes = classes(source)
        #expect(classes.all == [SceneClasses.Found(name: "A", isScene: true)])
        #expect(classes.candidates == classes.all)
    }

    @Test(arguments: [
        "// class A: Scene {}", "/* class A: Scene {} */", "/* /* */ class A: Scene {} */",
        "let a = \"class A: Scene {}\"", "let a = \"\\\"class A: Scene {}\"",
        "let a = \"\"\"\n\"class A: Scene {}\n\"\"\"", "let a = #\"\"class A: Scene {}\"#",
        "let a = ##\"\"#class A: Scene {}\"##", "let a = \"\\(b[\"}\"]) class A: Scene {}\"",
        "let a = #\"\\(class A: Scene {}\"#", "enum B { class A: Scene {} }",
        "func f() { class A: Scene {} }", "private class A: Scene {}",
        "fileprivate final class A: Scene {}", "class A<T>: Scene {}", "struct A {}", "class Scene {}",
        "class A {}", "class A: SceneDelegate {}", "let scene: Scene", "", "class", "class A: Scene",
        "\"", "/*", "\"\\(",
    ])
    func scenesInSourceTextAreNotFoundInCommentsStringsOrOtherDeclarations(_ source: String) {
        // A declaration without a body is the compiler's to complain about.
        #expect(all(source) == (source == "class A: Scene" ? ["A"] : []))
    }

    @Test func stringsAndCommentsDoNotHideScenesThatFollow() {
        let strings = [
            "\"{\"", "\"\\(\"}\" + \"{\")\"", "#\"\\\"#", "\"\"\"\n { \" {\n\"\"\"", "\"\\\\\"", "\"a\\\"{\"",
        ]
        for string in strings { #expect(all("let a = \(string)\nclass A: Scene {}") == ["A"], "\(string)") }
        #expect(all("/* { */ // {\nclass A: Scene {}") == ["A"])
        #expect(all("private let a = 1\nclass A: Scene {}") == ["A"])
    }

    @Test(
        .timeLimit(.minutes(10)),
        arguments: [
            "#", "\"\\(", "\"#", "init(", "init ", "/*", "extension A: B {} ", "#\"\\#(", "{", "(", "`",
            "\"\"\"",
        ])
    func scenesInSourceTextAreLookedForInTimeThatGrowsWithTheFile(_ text: String) {
        let source = String(repeating: text, count: 20_000 / text.utf8.count)
        #expect(all("class A: UIViewController {\n" + source).count <= 1)
        #expect(SyntaxHighlighter.tokens(of: source).map(\.text).joined() == source)
    }

    @Test(.timeLimit(.minutes(10)))
    func scenesInSourceTextAreFoundBehindAnyNumberOfOthers() {
        let chain = (1...4000).map { "class C\($0): C\($0 - 1) {}" }.joined(separator: "\n")
        #expect(candidates("class C0: UIViewController {}\n" + chain) == ["C4000"])
        #expect(all(chain) == [])
    }

    @Test func scenesInSourceTextAreViewControllersToo() {
        let source = """
            class Base: UIViewController {}
            final class One: Base {}
            final class Two: Base, Scene {}
            """
        #expect(all(source) == ["Base", "One", "Two"])
        #expect(candidates(source) == ["Two"])
        #expect(candidates("class Base: UIViewController {}\nclass One: Base {}") == ["One"])
        #expect(
            candidates("class A: UIKit.UIViewController {}\nclass B: UICollectionViewController {}") == [
                "A", "B",
            ])
    }

    @Test(arguments: [
        ("init(color: UIColor) { super.init(nibName: nil, bundle: nil) }", false),
        ("required init?(coder: NSCoder) { fatalError() }", false),
        ("init() { super.init(nibName: nil, bundle: nil) }", true),
        ("init(color: UIColor = .init(white: 1, alpha: 1), at: Int = 2) {}", true),
        ("init(color: UIColor = .red, at: Int) {}", false),
        ("convenience init(color: UIColor) { self.init() }", true),
        (
            "let a = UIView.init(frame: .zero); func f() { other.init(b: 1) }",
            true
        ),
        ("override init(nibName: String?, bundle: Bundle?) {}\nrequired init?(coder: NSCoder) {}", true),
        ("init(b: Int) {}\nconvenience init() { self.init(b: 1) }", true),
        ("override init(transitionStyle: Int) {}\nrequired init?(coder: NSCoder) {}", true),
        ("init(transitionStyle: Int) {}\nrequired init?(coder: NSCoder) {}", false),
    ])
    func viewControllersThatCannotBeMadeOfNothingAreLeftOut(_ body: String, _ isListed: Bool) {
        #expect(all("class A: UIViewController {\n\(body)\n}") == (isListed ? ["A"] : []))
    }

    @Test(arguments: [
        ("", true), ("override init(nibName: String?, bundle: Bundle?) {}", false),
        ("override init(rootViewController: UIViewController) {}", false),
        ("override init(nibName: String?, bundle: Bundle?) {}\ninit() {}", true),
    ])
    func navigationControllersThatDoNotInheritInitAreLeftOut(_ body: String, _ isListed: Bool) {
        #expect(all("class A: UINavigationController {\n\(body)\n}") == (isListed ? ["A"] : []))
    }

    @Test func controllersThatStoryboardsMakeMayBeNamedInObjectiveC() {
        let needy = "@objc(MKPage) class Page: UIViewController { required init?(coder: NSCoder) {} }"
        let outline = SourceUnit([SourceText(path: "", text: needy)]).outline
        #expect(outline.types.map(\.objectiveCName) == ["MKPage"])
        let page = SceneClasses.Found(name: "Page", isScene: false, needsStoryboard: true)
        #expect(SceneClasses(in: outline) { $0 == "MKPage" }.all == [page])
        #expect(SceneClasses(in: outline) { $0 == "Page" }.all == [page])
        #expect(SceneClasses(in: outline).all.isEmpty)
    }
}
