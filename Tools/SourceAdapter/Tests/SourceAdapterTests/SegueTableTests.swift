import Foundation
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

    @Test func objectsThatAStoryboardMayHaveAreMade() {
        let classes = """
            class Helper: NSObject {}
            class Tap: UITapGestureRecognizer {}
            class Needy: NSObject { let size: Int; init(size: Int) { self.size = size } }
            class Box: UIView {}
            """
        let drawn = generated(classes + "\nclass Main: UIViewController { @IBOutlet var helper: Helper! }")
        for name in ["Helper", "Tap"] {
            #expect(
                drawn.contains(
                    "MethodTable.addStatic(\"new\", of: \(name).self) { () -> Any? in \(name)() }"))
        }
        #expect(!drawn.contains("Needy()") && !drawn.contains("Box()"))
        #expect(!generated(classes).contains("addStatic"))
    }

    @Test func objectsOutsideOfViewTreesAreAwakenedByName() {
        let text = """
            class Helper: NSObject { func awakeFromNib() {} }
            class Box: UIView { override func awakeFromNib() {} }
            class Line: NSLayoutConstraint { override func awakeFromNib() {} }
            """
        let drawn = generated(text + "\nclass Main: UIViewController { @IBOutlet var helper: Helper! }")
        #expect(
            drawn.contains(
                "add(\"awakeFromNib\") { (target: Helper) -> Any? in target.awakeFromNib(); return nil }"))
        #expect(!drawn.contains("target: Box") && !drawn.contains("target: Line"))
        #expect(drawn.contains("MethodTable.addStatic(\"new\", of: Line.self)"))
        #expect(!generated(text).contains("awakeFromNib\")"))
    }

    @Test func rowsThatMayMoveAreFoundByTheMethodThatMovesThem() {
        let text = """
            class Rows: NSObject, UITableViewDataSource {
                func tableView(_ t: UITableView, moveRowAt a: IndexPath, to b: IndexPath) {}
            }
            """
        #expect(generated(text).contains("add(\"tableView:moveRowAt:to:\")"))
    }

    @Test func classesAreListedByTheirNamesInObjectiveC() {
        let text = """
            @objc(MKRing) class Ring: UIView {}
            @objc(Same) class Same: UIView {}
            @objc class Plain: UIView {}
            @objc(MKBox) class Box<T>: UIView {}
            enum Game { @objc(MKBall) fileprivate class Ball: UIView {} }
            extension Game { @objc(MKNet) class Net: UIView {} }
            func local() { @objc(MKLocal) class Local: UIView {} }
            """
        let generated = generated(text)
        for (name, type) in [("MKRing", "Ring"), ("MKNet", "Game.Net")] {
            #expect(generated.contains("FilmRuntime.ClassTable.add(\"\(name)\", \(type).self)"), "\(name)")
        }
        #expect(generated.components(separatedBy: "ClassTable.add(").count == 3, "\(generated)")
    }

    @Test func exposedPropertiesOfAnExtensionOfUIKitsClassAreListed() {
        let text = "extension UIView { @IBInspectable var round: CGFloat { get { 0 } set {} } }"
        #expect(generated(text).contains("MethodTable.addProperty(\"round\", \\UIView.round)"))
        let plain = "extension UIView { var round: CGFloat { get { 0 } set {} } }"
        #expect(!generated(plain).contains("addProperty"))
    }
}
