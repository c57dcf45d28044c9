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
}
