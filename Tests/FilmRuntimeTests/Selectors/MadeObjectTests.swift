import FilmRuntime
import Testing
import UIKitHost

/// A protocol as source adaptation leaves one with `init()` that `NSObject` adopts.
@MainActor private protocol Making: AnyObject, FlipbookMade {}
extension Making {
    init() { self.init(flipbookMade: ()) }
    init(_ change: (Self) -> Void) {
        self.init()
        change(self)
    }
}
extension NSObject: Making {}

/// Objects that generic code makes by the initializer of their class.
@MainActor @Suite struct MadeObjectTests {
    private final class Card: UIView {
        let wasMade: Bool
        override init(frame: CGRect) {
            wasMade = true
            super.init(frame: frame)
        }
        required init?(coder: NSCoder) { fatalError("There are no archives.") }
    }

    @Test func eachClassMakesItsOwn() {
        let card = Card { $0.alpha = 0.5 }
        #expect(card.wasMade && card.alpha == 0.5 && card.frame == .zero)
        let pan = UIScreenEdgePanGestureRecognizer { $0.edges = .left }
        #expect(pan.edges == .left)
        let layer = CAShapeLayer { $0.lineWidth = 3 }
        #expect(layer.lineWidth == 3)
        let object = NSObject { _ in }
        #expect(type(of: object) == NSObject.self)
    }
}
