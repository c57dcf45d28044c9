import Picture
import Testing
import UIKitHost

@testable import UIKitCore

/// The black behind the drawing of an opaque view.
@MainActor @Suite struct OpaqueDrawingTests {
    private final class Disc: UIView {
        override func draw(_ rect: CGRect) { UIBezierPath(ovalIn: rect).fill() }
    }

    private final class Dial: UIControl {
        override func draw(_ rect: CGRect) { UIBezierPath(ovalIn: rect).fill() }
    }

    private final class Idle: UIView {
        override func draw(_ rect: CGRect) {}
    }

    private let host = SceneHost(size: CGSize(width: 100, height: 100))
    private let box = CGRect(x: 0, y: 0, width: 40, height: 40)

    /// Returns whether the drawing of a view lies upon black.
    private func isOnBlack<View: UIView>(_ kind: View.Type, _ change: (View) -> Void = { _ in }) -> Bool {
        host.withCurrent {
            let view = kind.init(coder: InterfaceCoder())!
            view.frame = box
            change(view)
            return view.drawnContents(in: box).first?.contents == [.fill(.rectangle(box), Color(alpha: 1))]
        }
    }

    /// Matt Neuburg, Programming iOS 4, chapter 15: without `opaque = NO` the background is black.
    @Test func aViewWithoutAColorIsBlackWhereItDrawsNothing() {
        #expect(isOnBlack(Disc.self))
        #expect(!isOnBlack(Disc.self) { $0.isOpaque = false })
        #expect(!isOnBlack(Disc.self) { $0.backgroundColor = .clear })
        #expect(!isOnBlack(Disc.self) { $0.backgroundColor = .white })
    }

    @Test func whatDrawsNothingAndWhatIsNotOpaqueHasNoBlack() {
        #expect(!isOnBlack(Idle.self) && !isOnBlack(Dial.self))
    }
}
