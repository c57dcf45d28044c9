import Testing

@testable import SourceAdapter

/// The entries that make controllers of classes known at run time alone.
@Suite struct ControllerMakerTests {
    private func made(_ text: String) -> String {
        let unit = SourceUnit([SourceText(path: "A.swift", text: text)])
        return MethodTableSource(of: unit, file: 0, defaults: [], makesObjects: true).text
    }

    private func maker(_ name: String) -> String {
        "MethodTable.addStatic(\"new\", of: \(name).self) { () -> Any? in \(name)() }"
    }

    @Test func controllersWithAnInitializerWithoutArgumentsAreMade() {
        let text = made(
            """
            class Grid: UICollectionViewController {
                init() { super.init(collectionViewLayout: UICollectionViewFlowLayout()) }
                required init?(coder: NSCoder) { fatalError() }
            }
            class Wide: Grid {}
            class Plain: UICollectionViewController {}
            class Book: UIPageViewController { convenience init() { self.init(transitionStyle: .scroll) } }
            """)
        for name in ["Grid", "Wide", "Plain", "Book"] { #expect(text.contains(maker(name)), "\(name)") }
    }

    @Test func storyboardsMakeTheDriversOfTransitions() {
        let text = made(
            """
            class Menu: UIPercentDrivenInteractiveTransition { let layer = CAShapeLayer() }
            class Fall: UIDynamicBehavior { override init() { super.init() } }
            class Edge: UIPercentDrivenInteractiveTransition { init(edge: UIRectEdge) { super.init() } }
            """)
        for name in ["Menu", "Fall"] { #expect(text.contains(maker(name)), "\(name)") }
        #expect(!text.contains(maker("Edge")))
    }

    @Test func controllersThatNeedArgumentsAreNotMade() {
        let text = made(
            """
            class Grid: UICollectionViewController {
                override init(collectionViewLayout layout: UICollectionViewLayout) {
                    super.init(collectionViewLayout: layout)
                }
            }
            class Named: UICollectionViewController {
                override init(nibName: String?, bundle: Bundle?) { super.init(nibName: nibName, bundle: bundle) }
            }
            """)
        #expect(!text.contains("addStatic(\"new\""))
    }
}
