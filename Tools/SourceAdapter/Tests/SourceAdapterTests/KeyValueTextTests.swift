import Foundation
import SourceOutline
import Testing

@testable import SourceAdapter

/// Key-value observing, made to compile here.
@Suite struct KeyValueTextTests {
    /// Returns the adapted lines of a text, without the directive in front.
    private func lines(_ text: String) -> [String] {
        adapted(text).components(separatedBy: "\n").dropFirst().map { $0 }
    }

    private func adapted(_ text: String) -> String {
        SourceUnit([SourceText(path: "Own.swift", text: text)]).adapted()[0].text
    }

    @Test func settersOfDynamicPropertiesNotifyTheirObservers() {
        let text = """
            class A: NSObject {
                @objc dynamic var a = 1
                @objc dynamic var b: Int = 1 { didSet(past) { print(past) } }
                @objc dynamic var c: Int { 1 }
                var d = 1
            }
            """
        let lines = lines(text)
        #expect(
            lines[1].hasSuffix("var a = 1 { didSet { keyValueDidChange(of: self, \"a\", from: oldValue) } }"))
        #expect(
            lines[2].hasSuffix(
                "{ didSet(past) { keyValueDidChange(of: self, \"b\", from: past); print(past) } }"))
        #expect(lines[3].hasSuffix("var c: Int { 1 }") && lines[4] == "    var d = 1")
    }

    @Test func anObserverThatIsNoResponderHasNothingToOverride() {
        let method =
            "override func observeValue(forKeyPath k: String?, of o: Any?) { super.observeValue(forKeyPath: k, of: o) }"
        let text = """
            class A: NSObject { \(method) }
            class B: A { \(method) }
            class C: UIView { \(method) }
            """
        let lines = lines(text)
        #expect(
            lines[0].contains("{          func observeValue")
                && lines[0].contains("{ NSObject.ignoreObservedValue("))
        #expect(lines[1].contains("override func") && lines[2].contains("super.observeValue("))
        let conformances = adapted(text).components(separatedBy: ": KeyValueObserver {}").count - 1
        #expect(conformances == 1)
    }

    @Test(arguments: ["CALayer", "UIPanGestureRecognizer", "UIBarButtonItem"])
    func anObjectOfUIKitThatIsNoResponderBecomesAnObserver(_ parent: String) {
        let text = """
            class A: \(parent) {
                public override func observeValue(forKeyPath k: String?, of o: Any?) {}
            }
            """
        #expect(lines(text)[1].contains("public          func observeValue("))
        #expect(adapted(text).contains("extension A: KeyValueObserver {}"))
    }

    @Test func anObserverInAnExtensionHasNothingToOverride() {
        let text = """
            class A: NSObject { var n = 0 }
            extension A {
                override func observeValue(forKeyPath k: String?, of o: Any?) { super.observeValue(forKeyPath: k, of: o) }
            }
            """
        let lines = lines(text)
        #expect(
            lines[0]
                == "class A: NSObject { var n = 0 ; func observeValue(forKeyPath k: String?, of o: Any?) "
                + "{ return flipbookOverride_A_observeValue(forKeyPath: k, of: o) } }")
        #expect(
            lines[2].contains("         func flipbookOverride_A_observeValue(")
                && lines[2].contains("{ NSObject.ignoreObservedValue("))
        #expect(adapted(text).contains("extension A: KeyValueObserver {}"))
    }

    @Test(arguments: ["\"inner.frame\"", "#keyPath(Box.inner.frame)"])
    func propertiesOnAPathAreFoundByTheirNames(_ path: String) {
        let text = """
            class Box: UIView {
                var inner = UIView()
                var other = UIView()
                func watch() { addObserver(self, forKeyPath: \(path), options: .new, context: nil) }
            }
            """
        let generated = adapted(text)
        #expect(generated.contains("addProperty(\"inner\"") && !generated.contains("addProperty(\"other\""))
        let sentence = text.replacing(path, with: "\"Put inner. Then frame.\"")
        #expect(!adapted(sentence).contains("addProperty("))
    }
}
