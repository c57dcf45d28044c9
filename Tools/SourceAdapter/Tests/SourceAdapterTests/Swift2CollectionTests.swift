import Testing

@testable import SourceAdapter

/// Collections, areas and classes as values under the names of Swift 2.
@Suite struct Swift2CollectionTests {
    private func renewed(_ text: String, beside other: String = "") -> String {
        let declared = DeclaredNames(in: [text, other].map { SourceText(path: "A.swift", text: $0) })
        return String(Swift2Text("import UIKit; " + text, declared: declared).text.dropFirst(14))
    }

    @Test(arguments: [
        ("a.sortInPlace()", "a.sort()"), ("a.sortInPlace(>)", "a.sort(by: >)"),
        ("a.sortInPlace { $0 < $1 }", "a.sort { $0 < $1 }"),
        ("let b = a.sort() + a.sort(>)", "let b = a.sorted() + a.sorted(by: >)"),
        ("let n = a.reduce(0, combine: +)", "let n = a.reduce(0,  +)"),
        ("let n = a.reduce(0) { $0 + $1 }", "let n = a.reduce(0) { $0 + $1 }"),
        ("a.insertContentsOf([1], at: 0)", "a.insert(contentsOf: [1], at: 0)"),
        ("a.replaceRange(0..<1, with: [2])", "a.replaceSubrange(0..<1, with: [2])"),
    ])
    func listsChangeByTheirPresentMethods(_ text: String, _ expected: String) {
        #expect(renewed(text) == expected)
    }

    @Test(arguments: [
        ("a.unionInPlace(b); a.intersectInPlace(b)", "a.unionInPlace(b); a.intersectInPlace(b)"),
        (
            "a.subtractInPlace(b); a.exclusiveOrInPlace(b)",
            "a.subtract(b); a.formSymmetricDifference(b)"
        ),
        (
            "let c = a.subtract(b).intersect(d).exclusiveOr(e)",
            "let c = a.subtracting(b).intersection(d).symmetricDifference(e)"
        ),
        (
            "let c = a.isSubsetOf(b) || a.isSupersetOf(b) || a.isDisjointWith(b)",
            "let c = a.isSubset(of: b) || a.isSuperset(of: b) || a.isDisjoint(with: b)"
        ),
        ("let r = a.rectByInsetting(dx: 1, dy: 2)", "let r = a.insetBy(dx: 1, dy: 2)"),
    ])
    func setsAndAreasKeepTheirMeaning(_ text: String, _ expected: String) {
        #expect(renewed(text) == expected)
    }

    @Test func anActionWithAPlainNameKeepsIt() {
        let action = "func subtract(sender: UIButton) {}"
        #expect(renewed(action) == "func subtract(_ sender: UIButton) {}")
        #expect(renewed("self.subtract(b)", beside: "class A { \(action) }") == "self.subtract(b)")
    }

    @Test(arguments: [
        ("for i in 0.stride(to: 9, by: 3) {}", "for i in Swift.stride(from: 0, to: 9, by: 3) {}"),
        (
            "let a = Array(b.c.stride(through: 1, by: 0.5))",
            "let a = Array(Swift.stride(from: b.c, through: 1, by: 0.5))"
        ),
        ("let a = b.stride(3)", "let a = b.stride(3)"),
    ])
    func stepsAreThoseOfAFunction(_ text: String, _ expected: String) {
        #expect(renewed(text) == expected)
    }

    @Test(arguments: [
        ("v.isKindOfClass(UIButton)", "v.isKind(of: UIButton.self)"),
        ("isMemberOfClass(UIView.self)", "isMember(of: UIView.self)"),
        ("v.isKindOfClass(NSTimer)", "v.isKind(of: Timer.self)"),
        ("v.isKindOfClass(type)", "v.isKind(of: type)"),
        (
            "t.registerClass(A, forCellReuseIdentifier: \"a\")",
            "t.register(A.self, forCellReuseIdentifier: \"a\")"
        ),
        ("let b = NSBundle(forClass: A)", "let b = Bundle(for: A.self)"),
    ])
    func classesAreValues(_ text: String, _ expected: String) {
        #expect(renewed(text) == expected)
    }

    @Test(arguments: [
        ("list.insertItemsAtIndexPaths([p])", "list.insertItems(at: [p])"),
        (
            "override func prepareForAnimatedBoundsChange(old: CGRect) {}",
            "override func prepare(forAnimatedBoundsChange old: CGRect) {}"
        ),
        (
            "NSObject.cancelPreviousPerformRequestsWithTarget(self)",
            "NSObject.cancelPreviousPerformRequests(withTarget: self)"
        ),
        ("let t = NSDate.timeIntervalSinceReferenceDate()", "let t = Date.timeIntervalSinceReferenceDate"),
        ("let n = change[NSKeyValueChangeNewKey]", "let n = change[NSKeyValueChangeKey.newKey]"),
        (
            "let r = AVMakeRectWithAspectRatioInsideRect(size, bounds)",
            "let r = AVMakeRect(aspectRatio: size, insideRect: bounds)"
        ),
    ])
    func otherNamesAreThoseOfToday(_ text: String, _ expected: String) {
        #expect(renewed(text) == expected)
    }
}
