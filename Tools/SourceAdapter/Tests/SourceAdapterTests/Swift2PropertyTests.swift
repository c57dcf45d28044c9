import Testing

@testable import SourceAdapter

/// Methods of Swift 2 that are properties today.
@Suite struct Swift2PropertyTests {
    private func renewed(_ text: String, beside other: String = "") -> String {
        let declared = DeclaredNames(in: [text, other].map { SourceText(path: "A.swift", text: $0) })
        return String(Swift2Text("import UIKit; " + text, declared: declared).text.dropFirst(14))
    }

    @Test(arguments: [
        ("item.leftBarButtonItem = self.editButtonItem()", "item.leftBarButtonItem = self.editButtonItem"),
        ("item.leftBarButtonItem = editButtonItem()", "item.leftBarButtonItem = editButtonItem"),
        (
            "if isBeingPresented() || self.isBeingDismissed() {}",
            "if isBeingPresented || self.isBeingDismissed {}"
        ),
        (
            "if isMovingToParentViewController() || c.isMovingFromParentViewController() {}",
            "if isMovingToParent || c.isMovingFromParent {}"
        ),
        ("let p = table.indexPathForSelectedRow()", "let p = table.indexPathForSelectedRow"),
        ("let c = grid.visibleCells().count", "let c = grid.visibleCells.count"),
        (
            "let f = UIFont.systemFontOfSize(UIFont.systemFontSize())",
            "let f = UIFont.systemFont(ofSize: UIFont.systemFontSize)"
        ),
        (
            "override func frameOfPresentedViewInContainerView() -> CGRect { return r }",
            "override var frameOfPresentedViewInContainerView:  CGRect { return r }"
        ),
        (
            "let s = a.stringByTrimmingCharactersInSet(NSCharacterSet.whitespaceCharacterSet())",
            "let s = a.trimmingCharacters(in: NSCharacterSet.whitespaces)"
        ),
    ])
    func methodsWithoutArgumentsAreProperties(_ text: String, _ expected: String) {
        #expect(renewed(text) == expected)
    }

    @Test func callsOfTheUnitsOwnFunctionsFollowThese() {
        let own = "protocol P { func isAnimating() -> Bool }; let a = isAnimating() && b.isAnimating()"
        let expected = "protocol P { var isAnimating:  Bool { get } }; let a = isAnimating && b.isAnimating"
        #expect(renewed(own) == expected)
        let action = "func editButtonItem() { go() }; func f() { editButtonItem() }"
        #expect(renewed(action) == action, "an action returns nothing, and stays a function")
        #expect(
            renewed("let a = containerView(); containerView()", beside: "let containerView = { 1 }")
                == "let a = containerView(); containerView()")
    }

    @Test func aFunctionDoesNotHideThePropertyOfAnotherObject() {
        let function = "class A { func editing() {} }"
        #expect(renewed("let a = table.editing", beside: function) == "let a = table.isEditing")
        #expect(renewed("self.editing; table.editing()", beside: function) == "self.editing; table.editing()")
        #expect(renewed("a.editing", beside: "class A { var editing = 1 }") == "a.editing")
    }
}
