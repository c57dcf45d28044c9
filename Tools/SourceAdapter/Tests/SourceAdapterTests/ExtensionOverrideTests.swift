import SourceOutline
import Testing

@testable import SourceAdapter

/// Members of extensions that override, which stand in their classes.
@Suite struct ExtensionOverrideTests {
    private func lines(_ text: String) -> [String] {
        SourceUnit([SourceText(path: "A.swift", text: text)]).adapted()[0].text.split(
            separator: "\n", omittingEmptySubsequences: false
        ).dropFirst().map(String.init)
    }

    @Test func overridesOfTheTypeItselfStandInTheClass() {
        let lines = lines(
            """
            class A: UIView {}
            extension A {
                override class var layerClass: AnyClass { B.self }
                override static func make(_ n: Int) -> Bool { super.make(n) }
                class var count: Int { 1 }
                static func other() {}
            }
            """)
        #expect(
            lines[0] == "class A: UIView { override class var layerClass: AnyClass "
                + "{ get { return flipbookOverride_A_layerClass } }; "
                + "override static func make(_ n: Int) -> Bool { return flipbookOverride_A_make(n) } }")
        #expect(lines[2] == "             class var flipbookOverride_A_layerClass: AnyClass { B.self }")
        #expect(lines[3].contains(" static func flipbookOverride_A_make(_ n: Int) -> Bool { super.make(n) }"))
        #expect(lines[4] == "    class var count: Int { 1 }" && lines[5] == "    static func other() {}")
    }

    @Test func overridesOfWhatAnExtensionAddsToAClassOfUIKitAreCalled() {
        let lines = lines(
            """
            extension UIViewController {
                public func toggle(_ on: Bool) { print(on) }
                var isOpen: Bool { get { false } set {} }
            }
            class Menu: UIViewController {
                override func toggle(_ on: Bool) { super.toggle(on) }
                override var isOpen: Bool { get { true } set {} }
            }
            class Side: Menu {
                override func toggle(_ on: Bool) { super.toggle(!on) }
            }
            """)
        #expect(
            lines[1] == "    public func flipbookOverride_UIViewController_toggle(_ on: Bool) { print(on) }")
        #expect(
            lines[3] == "; public func toggle(_ on: Bool) { "
                + "if let own = self as? Menu { return own.flipbookOverride_own_toggle(on) }; "
                + "return flipbookOverride_UIViewController_toggle(on) }; var isOpen: Bool { get { "
                + "if let own = self as? Menu { return own.flipbookOverride_own_isOpen }; "
                + "return flipbookOverride_UIViewController_isOpen } set { "
                + "if let own = self as? Menu { own.flipbookOverride_own_isOpen = newValue; return }; "
                + "flipbookOverride_UIViewController_isOpen = newValue } } }")
        #expect(
            lines[5].contains(" func flipbookOverride_own_toggle(_ on: Bool) { super.flipbookOverride_UI"))
        #expect(!lines[5].contains("override ") && !lines[6].contains("override "))
        #expect(
            lines[9]
                == "    override func flipbookOverride_own_toggle(_ on: Bool) "
                + "{ super.flipbookOverride_own_toggle(!on) }")
    }

    @Test func overridesInExtensionsOfWhatAnExtensionAddsAreCalled() {
        let lines = lines(
            """
            extension UIViewController {
                @objc var isShut: Bool { true }
            }
            class Menu: UINavigationController {}
            extension Menu {
                open override var isShut: Bool { super.isShut }
            }
            """)
        #expect(
            lines[2] == "; var isShut: Bool { get { "
                + "if let own = self as? Menu { return own.flipbookOverride_own_isShut }; "
                + "return flipbookOverride_UIViewController_isShut } } }", "\(lines)")
        #expect(lines[3] == "class Menu: UINavigationController {}")
        #expect(
            lines[5].contains(
                " var flipbookOverride_own_isShut: Bool { super.flipbookOverride_UIViewController_isShut }"))
    }

    @Test func overridesOfOtherClassesStay() {
        let text = """
            extension UIColor { func show() {} }
            extension UIView { func fill() {} }
            class Base: UIView { func fill(_ a: Int) {}; func show() {} }
            class Own: Base { override func fill(_ a: Int) {}; override func show() {} }
            """
        #expect(lines(text).prefix(4).joined(separator: "\n") == text)
    }
}
