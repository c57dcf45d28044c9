import Foundation
import Testing

@testable import SourceAdapter

/// Values that Swift 2 spelled otherwise.
@Suite struct Swift2ValueTests {
    private func renewed(_ text: String, beside other: String = "") -> String {
        let declared = DeclaredNames(in: [text, other].map { SourceText(path: "A.swift", text: $0) })
        return String(Swift2Text("import UIKit; " + text, declared: declared).text.dropFirst(14))
    }

    @Test(arguments: [
        ("a.constraintEqualToAnchor(b).active = true", "a.constraint(equalTo: b).active = true"),
        ("a.constraintEqualToAnchor(b, multiplier: 2)", "a.constraint(equalTo: b, multiplier: 2)"),
        ("a.constraintEqualToAnchor(b, constant: 2)", "a.constraint(equalTo: b, constant: 2)"),
        ("a.constraintLessThanOrEqualToAnchor(b)", "a.constraint(lessThanOrEqualTo: b)"),
        (
            "a.constraintLessThanOrEqualToAnchor(b, multiplier: 2)",
            "a.constraint(lessThanOrEqualTo: b, multiplier: 2)"
        ),
        ("a.constraintGreaterThanOrEqualToAnchor(b)", "a.constraint(greaterThanOrEqualTo: b)"),
        (
            "a.constraintGreaterThanOrEqualToAnchor(b, multiplier: 2)",
            "a.constraint(greaterThanOrEqualTo: b, multiplier: 2)"
        ),
    ])
    func anchorsNeedNoConstant(_ text: String, _ expected: String) {
        #expect(renewed(text) == expected)
    }

    @Test(arguments: [
        (
            "let s = CGSize(width: 9, height: CGFloat.max)",
            "let s = CGSize(width: 9, height: CGFloat.greatestFiniteMagnitude)"
        ),
        ("let a = -Double.max", "let a = -Double.greatestFiniteMagnitude"),
        (
            "let a = [Float.min, CGFloat.min]",
            "let a = [Float.leastNormalMagnitude, CGFloat.leastNormalMagnitude]"
        ),
        ("let a = CGFloat.NaN", "let a = CGFloat.nan"),
        ("let a = Int.max - UInt8.max.hashValue", "let a = Int.max - UInt8.max.hashValue"),
        ("let a = size.max", "let a = size.max"),
    ])
    func numbersHaveTheLimitsOfToday(_ text: String, _ expected: String) {
        #expect(renewed(text) == expected)
    }

    @Test(arguments: [
        ("let t = a.b.dynamicType", "let t = type(of: a.b)"),
        ("print(self.dynamicType.count)", "print(type(of: self).count)"),
        ("let v = self.dynamicType.init(a: b.dynamicType)", "let v = type(of: self).init(a: type(of: b))"),
        ("let v = self.dynamicType(a: 1)", "let v = type(of: self).init(a: 1)"),
        ("let b = NSBundle(forClass: self.dynamicType)", "let b = Bundle(for: type(of: self))"),
        ("let t = a?.dynamicType", "let t = a?.dynamicType"),
    ])
    func objectsTellTheirTypeByAFunction(_ text: String, _ expected: String) {
        #expect(renewed(text) == expected)
    }

    @Test func aMemberOfThatNameDoesNotHideTheFunction() {
        let text = renewed("print(self.dynamicType)", beside: "class A { var type = 1 }")
        #expect(text == "print(Swift.type(of: self))")
    }

    @Test(arguments: [
        ("a.edgesForExtendedLayout = UIRectEdge.None", "a.edgesForExtendedLayout = UIRectEdge()"),
        ("edgesForExtendedLayout = .None", "edgesForExtendedLayout = []"),
        ("a.autoresizingMask = .None", "a.autoresizingMask = []"),
        ("let m = UIViewAutoresizing.None", "let m = UIViewAutoresizing()"),
        (
            "a.selectItemAtIndexPath(p, animated: true, scrollPosition: .None)",
            "a.selectItem(at: p, animated: true, scrollPosition: [])"
        ),
        (
            "a.selectRowAtIndexPath(p, animated: true, scrollPosition: .None)",
            "a.selectRow(at: p, animated: true, scrollPosition: .none)"
        ),
        (
            "a.selectionStyle = UITableViewCellSelectionStyle.None",
            "a.selectionStyle = UITableViewCellSelectionStyle.none"
        ),
    ])
    func noOptionsAreAnEmptySet(_ text: String, _ expected: String) {
        #expect(renewed(text) == expected)
    }

    @Test(arguments: [
        (
            "table.reloadSections(NSIndexSet(index: 0), withRowAnimation: .Fade)",
            "table.reloadSections(IndexSet(integer: 0), with: .fade)"
        ),
        (
            "table.insertSections(NSIndexSet(index: a), withRowAnimation: .None)",
            "table.insertSections(IndexSet(integer: a), with: .none)"
        ),
        (
            "table.deleteSections(NSIndexSet(indexesInRange: NSMakeRange(a, 2)), withRowAnimation: .Top)",
            "table.deleteSections(IndexSet(integersIn: Range(NSMakeRange(a, 2))!), with: .top)"
        ),
        ("list?.reloadSections(NSIndexSet(index: 0))", "list?.reloadSections(IndexSet(integer: 0))"),
        ("let a = NSIndexSet(index: 0)", "let a = NSIndexSet(index: 0)"),
    ])
    func sectionsAreGivenAsValues(_ text: String, _ expected: String) {
        #expect(renewed(text) == expected)
    }

    @Test func aFunctionOfTheUnitsOwnGetsAnObject() {
        let text = "a.reloadSections(NSIndexSet(index: 0))"
        #expect(renewed(text, beside: "class A { func reloadSections(s: NSIndexSet) {} }") == text)
    }

    @Test(arguments: [
        "let a = CGFloat.max; let b = UIRectEdge.None; let c = d.dynamicType",
        "table.reloadSections(NSIndexSet(index: 0), with: .none)",
    ])
    func codeOfLaterVersionsKeepsItsValues(_ text: String) {
        let whole = "import UIKit; \(text); let e = UIScreen.main.bounds"
        #expect(SourceUnit([SourceText(path: "A.swift", text: whole)]).files[0].text == whole)
    }
}
