import Foundation
import SourceOutline
import Testing

@testable import SourceAdapter

/// Swift for iPhones, made to compile here.
@Suite struct AdaptedSourceTests {
    /// Returns the adapted lines of a text, without the directive in front and the code behind.
    private func lines(_ text: String) -> [String] {
        adapted(text).text.components(separatedBy: "\n#sourceLocation(file: \"<")[0]
            .components(separatedBy: "\n").dropFirst().map { $0 }
    }

    private func adapted(_ text: String) -> AdaptedSource {
        SourceUnit([SourceText(path: "Own.swift", text: text)]).adapted()[0]
    }

    @Test(arguments: [
        ("@objc func a() {}", "      func a() {}"), ("@IBOutlet weak var a: A!", "          weak var a: A!"),
        ("@objc(b:) func a() {}", "          func a() {}"),
        ("@UIApplicationMain class A {}", "                   class A {}"),
        ("dynamic var a = 1", "        var a = 1"),
        ("@IBInspectable @IBOutlet var a: A!", "                         var a: A!"),
    ])
    func attributesOfObjectiveCBecomeSpaces(_ text: String, _ expected: String) {
        #expect(lines(text) == [expected])
    }

    @Test func membersThatNoCodeMayUseAreNotInTheMethodTable() {
        let text = """
            class A: UIView {
                @available(*, unavailable, message: "Reserved.") @IBInspectable var typeName: String = ""
                @available(*, unavailable) @objc func tapped() {}
                @available(iOS 9, *) @IBInspectable var radius: CGFloat = 0
            }
            """
        let generated = adapted(text).text.components(separatedBy: "radius: CGFloat = 0")[1]
        #expect(!generated.contains("typeName") && !generated.contains("tapped"))
        #expect(generated.contains("addProperty(\"radius\""))
    }

    @Test func extensionsMayOverrideAndBeOverridden() {
        let text = """
            class A: UIView {}
            public extension A {
                override func layoutSubviews() { super.layoutSubviews() }
                func place(_: Int, at _: inout Int) {}
                var side: Int { 1 }
                func other() {}
            }
            class B: A { override func place(_ n: Int, at p: inout Int) {}; override var side: Int { 2 } }
            extension B { override func layoutSubviews() {} }
            """
        let lines = lines(text)
        #expect(
            lines[0] == "class A: UIView { public override func layoutSubviews() "
                + "{ return flipbookOverride_A_layoutSubviews() }; "
                + "public func place(_ value0: Int, at value1: inout Int) "
                + "{ return flipbookOverride_A_place(value0, at: &value1) }; "
                + "public var side: Int { get { return flipbookOverride_A_side } } }")
        #expect(
            lines[2] == "             func flipbookOverride_A_layoutSubviews() { super.layoutSubviews() }")
        #expect(lines[3] == "    func flipbookOverride_A_place(_: Int, at _: inout Int) {}")
        #expect(lines[5] == "    func other() {}")
        #expect(lines[7].hasSuffix("{ return flipbookOverride_B_layoutSubviews() } }"))
    }

    @Test func propertiesOfLayersAreValuesByKey() {
        let text = """
            class A: CALayer { @NSManaged var angle: CGFloat; @NSManaged var color: UIColor? }
            class B: NSObject { @NSManaged var angle: CGFloat }
            """
        let lines = lines(text)
        #expect(
            lines[0].contains(
                "var angle: CGFloat { get { "
                    + "return flipbookProperty(value(forKey: \"angle\"), as: (CGFloat).self) ?? 0 } "
                    + "set { setValue(newValue, forKey: \"angle\") } };"))
        #expect(
            lines[0].contains(
                "{ get { return flipbookProperty(value(forKey: \"color\"), as: (UIColor).self) }"))
        #expect(lines[1].hasSuffix("var angle: CGFloat }"))
        #expect(adapted(text).notes.map(\.line) == [2])
    }

    @Test func closuresThatEscapeDoSoInTheMethodTable() {
        let text = "class A: NSObject { @objc func run(_ body: @escaping ((A) -> Void)) {} }"
        #expect(adapted(text).text.contains("(target: A, a: @escaping (A) -> Void)"))
    }

    @Test func filesOfAnAppNeedNoImportOfTheirOwn() {
        func adapted(_ texts: String...) -> [String] {
            SourceUnit(texts.map { SourceText(path: "A.swift", text: $0) }).adapted().map {
                $0.text.components(separatedBy: "\n")[1]
            }
        }
        #expect(adapted("import UIKit", "class A {}") == ["import UIKit", "import UIKit; class A {}"])
        #expect(adapted("class A: UIView {}") == ["class A: UIView {}"])
        #expect(adapted("import Foundation", "class A {}") == ["import UIKit", "class A {}"])
    }

    @Test func proxiesPassMessagesOn() {
        let text = """
            class A: NSObject {
                override func responds(to s: Selector!) -> Bool { super.responds(to: s) }
                override func forwardingTarget(for s: Selector!) -> Any? { nil }
            }
            """
        let adapted = adapted(text).text
        #expect(adapted.contains("func flipbookOverride_responds(to s: Selector!)"))
        #expect(adapted.contains("{ super.flipbookOverride_responds(to: s) }"))
        #expect(adapted.contains("add(\"respondsToSelector:\")") && !adapted.contains("override"))
        #expect(adapted.contains("add(\"forwardingTargetForSelector:\")"))
    }

    @Test func overridesThatUIKitAsksForAreInTheTable() {
        let text = """
            class B: NSObject, UITableViewDataSource {
                func tableView(_ t: UITableView, commit style: UITableViewCell.EditingStyle, forRowAt i: IndexPath) {}
            }
            class A: UICollectionViewController {
                override func collectionView(_ v: UICollectionView, moveItemAt s: IndexPath, to d: IndexPath) {}
                override func collectionView(_ v: UICollectionView, didSelectItemAt s: IndexPath) {}
            }
            """
        let adapted = adapted(text).text
        #expect(adapted.contains("add(\"collectionView:moveItemAt:to:\")"))
        #expect(adapted.contains("add(\"tableView:commit:forRowAt:\")"))
        #expect(!adapted.contains("add(\"collectionView:didSelectItemAt:"))
    }

    @Test func actionsThatReadNothingOfTheirSendersTakeAny() {
        let text = """
            class A: UIView {
                @objc func first(_ tap: UITapGestureRecognizer) { alpha = 0 }
                @objc func second(_ swipe: UISwipeGestureRecognizer?) { use(swipe?.view, other.swipe) }
                @objc func third(_ swipe: UISwipeGestureRecognizer) { use(swipe.direction) }
                @objc func fourth(sender: UIButton) { use(sender) }
                @objc func fifth(_ note: Notification) {}
                @objc func sixth(_ sender: UIButton) { use(sender.tag) }
                @objc func seventh(_ sender: UISwitch) { sender.isEnabled = false }
            }
            """
        let generated = adapted(text).text
        for call in [
            "addForAnySender(\"first:\")", "addForRelatedSenders(\"second:\")", "add(\"third:\")",
            "add(\"fourthWithSender:\")", "add(\"fifth:\")",
            "addForSenders(of: UIView.self, \"sixth:\")", "addForSenders(of: UIControl.self, \"seventh:\")",
        ] { #expect(generated.contains("MethodTable." + call), "\(call)") }
    }

    @Test(arguments: [
        ("let a = b as? CGFloat", "let a = flipbookNumber(b , as: CGFloat.self)"),
        ("let a = (b ?? 1) as! Double", "let a = flipbookNumber((b ?? 1) , as: Double.self)!"),
        ("let a = b ?? c as? Int", "let a = b ?? flipbookNumber(c , as: Int.self)"),
        ("let a = b + c as? Int", "let a = b + c as? Int"),
        ("let a = b as NSNumber", "let a = flipbookNumber(object: b )"),
        ("let a = [0, b] as [NSNumber]", "let a = [0, flipbookNumber(object: b)] as [NSNumber]"),
        ("let a = b as? String", "let a = b as? String"), ("let a = b as Int", "let a = b as Int"),
    ])
    func numbersInObjectsCastToOtherNumbers(_ text: String, _ expected: String) {
        #expect(lines("import UIKit\n" + text) == ["import UIKit", expected])
    }

    @Test(arguments: [
        ("let a = Date()", "let a = Date.flipbookNow()"), ("let a = Date.now", "let a = Date.flipbookNow()"),
        (
            "let a = NSDate().timeIntervalSinceNow",
            "let a = NSDate.flipbookNow().timeIntervalSinceFlipbookNow"
        ),
        ("let a = Date(timeIntervalSinceNow: 2)", "let a = Date.flipbookNow(plus: 2)"),
        ("let a = Date(timeIntervalSince1970: 2)", "let a = Date(timeIntervalSince1970: 2)"),
        ("let a = Date.distantPast", "let a = Date.distantPast"),
        ("let a = DispatchTime.now()", "let a = DispatchTime.now()"),
        ("RunLoop.main.run(until: a)", "RunLoop.main.flipbookRun(until: a)"),
    ])
    func datesAreThoseOfTheFilm(_ text: String, _ expected: String) {
        #expect(lines("import UIKit\n" + text) == ["import UIKit", expected])
    }

    @Test(arguments: [
        ("a.action = { _ in b() }", "a.action = {  b() }"),
        ("a.action = { [unowned self] _ in b() }", "a.action = { [unowned self]  in b() }"),
        ("a.action = { item in b(item) }", "a.action = { item in b(item) }"),
        ("a.handler = { _ in b() }", "a.handler = { _ in b() }"),
        ("move(animations: { view in b() }) { _ in }", "move(animations: {  b() }) { _ in }"),
        (
            "let a = [NSFontAttributeName: b] as [String: Any]",
            "let a = [NSFontAttributeName: b] as [NSAttributedString.Key: Any]"
        ),
        (
            "let a: [String: AnyObject] = [NSFontAttributeName: b]",
            "let a: [NSAttributedString.Key: Any] = [NSFontAttributeName: b]"
        ),
        ("let a: [String: Any] = [\"b\": c]", "let a: [String: Any] = [\"b\": c]"),
    ])
    func whatSwift3TookIsTaken(_ text: String, _ expected: String) {
        #expect(lines(text) == [expected])
    }

    @Test func actionsOfAPropertyOfTheUsersOwnKeepTheirParameter() {
        let text = "var action: (Int) -> Void = { _ in }; func b() { self.action = { _ in } }"
        #expect(lines(text) == [text])
    }

    @Test func selectorsOfSeveralLinesKeepTheLines() {
        #expect(lines("let a = #selector(b {\n})\nlet c = 1").count == 3)
    }

    @Test func datesOfATypeOfTheUsersOwnStay() {
        #expect(
            lines("import UIKit; struct Date {}; let a = Date()").last?.hasSuffix("let a = Date()") == true)
    }

    @Test func outletsAndActionsThatCodeDoesNotConnectAreRegistered() {
        let text = adapted(
            """
            class A: UIViewController {
                @IBOutlet weak var box: UIView!
                @IBOutlet var made: UIView!
                @IBAction func drag(_ pan: UIPanGestureRecognizer) {}
                override func viewDidLoad() {
                    made = UIView()
                    animator = UIDynamicAnimator(referenceView: box)
                }
            }
            """
        ).text
        #expect(text.contains("OutletTable.add(\"box\", \\A.box, isReference: true)"))
        #expect(!text.contains("OutletTable.add(\"made\""))
        #expect(
            text.contains(
                "OutletTable.addAction(\"drag:\", of: A.self, sender: (UIPanGestureRecognizer).self)"))
    }

    @Test(arguments: [
        ("#selector(pan(_:))", "Selector(\"pan:\")"), ("#selector(A.pan(_:))", "Selector(\"pan:\")"),
        ("#selector(self.pan)", "Selector(\"pan:\")"),
        ("#selector(pan as (A) -> (B) -> Void)", "Selector(\"pan:\")"),
        ("#selector(tap as () -> Void)", "Selector(\"tap\")"),
        ("#selector(tap as (B) -> Void)", "Selector(\"tapWithSender:\")"),
        ("#selector(tap(sender:))", "Selector(\"tapWithSender:\")"),
        ("#selector(getter: A.count)", "Selector(\"count\")"),
        ("#selector(setter: count)", "Selector(\"setCount:\")"),
        ("#selector(other)", "Selector(\"renamed\")"),
        ("#selector(UIView.layoutIfNeeded)", "Selector(UIView.layoutIfNeeded)"),
    ])
    func selectorsNameTheMethodOfTheUnit(_ expression: String, _ expected: String) {
        let text = """
            class A {
                func pan(_ b: B) {}
                func tap() {}
                func tap(sender: B) {}
                @objc(renamed) func other() {}
                var count = 1
                func run() { use(\(expression)) }
            }
            """
        #expect(lines(text)[6] == "    func run() { use(\(expected)) }")
    }

    @Test(arguments: [
        ("pan", ["_"], "pan:"), ("didTap", ["with"], "didTapWith:"),
        ("tapped", ["sender"], "tappedWithSender:"),
        ("collectionView", ["_", "didSelect"], "collectionView:didSelect:"), ("reset", [], "reset"),
        ("move", ["to", "animated"], "moveTo:animated:"), ("moveTo", ["point"], "moveToPoint:"),
    ])
    func methodsHaveTheNamesThatSwiftGivesThemInObjectiveC(_ base: String, _ labels: [String], _ name: String)
    {
        #expect(SelectorName.method(base, labels: labels) == name)
    }

    @Test(arguments: [
        (
            "#colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)",
            "UIColor(red: 1, green: 0, blue: 0, alpha: 1)"
        ),
        ("#imageLiteral(resourceName: \"a\")", "(UIImage(named: \"a\"))!"),
        ("#keyPath(CALayer.transform)", "\"transform\""),
        ("#keyPath(a.b)", "\"a.b\""),
        ("#fileLiteral(resourceName: \"a\")", "Bundle.main.url(forResource: \"a\", withExtension: nil)!"),
        ("source.tableView?(a, height: 1)", "Optional(source.tableView(a, height: 1)).flatMap({ $0 })"),
        ("source!.tableView!(a, height: 1)", "source!.tableView(a, height: 1)"),
        ("source?.tableView?(a, height: 1)", "source?.tableView(a, height: 1)"), ("done?(1)", "done?(1)"),
        ("self.done?(1)", "self.done?(1)"),
    ])
    func literalsAndOptionalCallsAreReplaced(_ expression: String, _ expected: String) {
        #expect(lines("let value = \(expression)") == ["let value = \(expected)"])
    }

    @Test func everyLineStaysInItsPlace() {
        let text = "@objc(\n  a:\n) func a(_ b: B) {}\nlet c = #selector(\n    a(_:)\n)\nlet d = 1\n"
        let lines = lines(text)
        #expect(lines.count == text.components(separatedBy: "\n").count && lines[6] == "let d = 1")
    }

    @Test func columnsBehindAnEditAreThoseOfTheUser() {
        let adapted = adapted("let a = #selector(Some.one(_:)), b = #keyPath(A.b); wrong()")
        let line = adapted.text.components(separatedBy: "\n")[1]
        let column = line.utf8.distance(from: line.startIndex, to: line.range(of: "wrong")!.lowerBound) + 1
        #expect(column != 53 && adapted.map.original(line: 1, column: column) == 53)
        #expect(
            adapted.map.original(line: 1, column: 5) == 5 && adapted.map.original(line: 2, column: 9) == 9)
    }

    @Test func importsOfModulesThatAreNotHereAreNamed() {
        let adapted = adapted(
            "import UIKit\nimport QuartzCore\nimport AudioToolbox\nimport SceneKit\nimport Own\n")
        #expect(adapted.notes.map(\.line) == [3, 4, 5])
        #expect(
            adapted.notes[0].text.contains("sounds are left out") && adapted.notes[2].text.contains("Own"))
        let lines = adapted.text.components(separatedBy: "\n")
        #expect(
            lines[1...4].map { $0.trimmingCharacters(in: .whitespaces) } == [
                "import UIKit", "import UIKit", "import UIKit", "",
            ])
    }
}
