import Testing
import UIKitHost

/// The record of changes, as `registerUndo(withTarget:handler:)` is used.
@MainActor @Suite struct UndoManagerTests {
    @MainActor private final class Page {
        var text = "one"
        let undo: UndoManager

        init(_ undo: UndoManager) { self.undo = undo }

        func write(_ new: String) {
            let old = text
            undo.registerUndo(withTarget: self) { $0.write(old) }
            text = new
        }
    }

    private let host = SceneHost(size: CGSize(width: 100, height: 100))

    private func withPage(_ body: (Page) -> Void) { host.withCurrent { body(Page(UndoManager())) } }

    @Test func anUndoIsUndoneByARedo() {
        withPage { page in
            page.write("two")
            page.undo.setActionName("Writing")
            #expect(page.undo.undoMenuItemTitle == "Undo Writing" && !page.undo.canRedo)
            page.undo.undo()
            #expect(page.text == "one" && !page.undo.canUndo && page.undo.redoActionName == "Writing")
            page.undo.redo()
            #expect(page.text == "two" && page.undo.canUndo && !page.undo.canRedo)
        }
    }

    @Test func changesOfOneEventAreUndoneTogetherThoseOfTwoApart() {
        withPage { page in
            page.write("two")
            page.write("three")
            page.undo.undo()
            #expect(page.text == "one")
            page.undo.removeAllActions()
            page.write("two")
            host.advance(by: 1.0 / 60)
            page.write("three")
            page.undo.undo()
            #expect(page.text == "two")
            page.undo.undo()
            #expect(page.text == "one")
        }
    }

    @Test func aNewChangeForgetsWhatCouldBeRedone() {
        withPage { page in
            page.write("two")
            page.undo.undo()
            page.write("three")
            #expect(!page.undo.canRedo)
        }
    }

    @Test func groupsLevelsAndAbsentTargets() {
        withPage { page in
            page.undo.groupsByEvent = false
            page.undo.beginUndoGrouping()
            page.write("two")
            page.write("three")
            page.undo.endUndoGrouping()
            page.undo.undo()
            #expect(page.text == "one")
            page.undo.levelsOfUndo = 2
            for word in ["a", "b", "c"] { page.write(word) }
            for _ in 0..<3 { page.undo.undo() }
            #expect(page.text == "a")
            page.undo.removeAllActions()
            var other: Page? = Page(page.undo)
            other?.write("x")
            other = nil
            page.undo.undo()
            #expect(!page.undo.canUndo && !page.undo.canRedo)
        }
    }

    @Test func allRespondersOfARunShareOneRecord() {
        host.withCurrent {
            #expect(UIView().undoManager === UIViewController().undoManager && UIView().undoManager != nil)
        }
    }
}
