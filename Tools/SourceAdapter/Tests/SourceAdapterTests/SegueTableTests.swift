import SourceOutline
import Testing

@testable import SourceAdapter

/// The entries of the tables for what a storyboard alone names.
@Suite struct SegueTableTests {
    private func generated(_ text: String) -> String {
        SourceUnit([SourceText(path: "Own.swift", text: text)]).adapted()[0].text
    }

    @Test func classesOfSeguesAreListedWithAClosureThatMakesThem() {
        let text = """
            class Fade: UIStoryboardSegue { override func perform() {} }
            class Slow: Fade {}
            class Own: UIStoryboardSegue {
                init() { super.init(identifier: nil, source: UIViewController(), destination: UIViewController()) }
            }
            class Both: UIStoryboardSegue {
                override init(identifier: String?, source: UIViewController, destination: UIViewController) {}
            }
            """
        let generated = generated(text)
        for name in ["Fade", "Slow", "Both"] {
            #expect(
                generated.contains(
                    "SegueTable.add(\(name).self) { \(name)(identifier: $0, source: $1, destination: $2) }"))
        }
        #expect(!generated.contains("SegueTable.add(Own.self)"))
    }

    @Test func exposedPropertiesOfAnExtensionOfUIKitsClassAreListed() {
        let text = "extension UIView { @IBInspectable var round: CGFloat { get { 0 } set {} } }"
        #expect(generated(text).contains("MethodTable.addProperty(\"round\", \\UIView.round)"))
        let plain = "extension UIView { var round: CGFloat { get { 0 } set {} } }"
        #expect(!generated(plain).contains("addProperty"))
    }
}
