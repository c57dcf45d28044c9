import Foundation
import Picture
import Testing
import UIKitHost
import UIKitTestSupport

/// Functions that draw the text of labels and fields, overridden.
@MainActor @Suite struct DrawnTextTests {
    private final class Padded: UILabel {
        let inset = UIEdgeInsets(top: 5, left: 10, bottom: 5, right: 10)

        override func drawText(in rect: CGRect) { super.drawText(in: rect.inset(by: inset)) }

        override func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect
        {
            let rect = super.textRect(
                forBounds: bounds.inset(by: inset), limitedToNumberOfLines: numberOfLines)
            return rect.inset(by: UIEdgeInsets(top: -5, left: -10, bottom: -5, right: -10))
        }
    }

    private final class TopAligned: UILabel {
        override func drawText(in rect: CGRect) {
            super.drawText(in: super.textRect(forBounds: rect, limitedToNumberOfLines: numberOfLines))
        }
    }

    private final class Outlined: UILabel {
        override func drawText(in rect: CGRect) {
            let context = UIGraphicsGetCurrentContext()
            context?.setLineWidth(4)
            context?.setTextDrawingMode(.stroke)
            let color = textColor
            textColor = .white
            super.drawText(in: rect)
            context?.setTextDrawingMode(.fill)
            textColor = color
            super.drawText(in: rect)
        }
    }

    /// A label that fills its ground and draws a line in front of the text, below the top by 10 points.
    private final class Filled: UILabel {
        var drawsText = true

        override func draw(_ rect: CGRect) {
            UIColor.red.setFill()
            UIRectFill(rect)
            UIGraphicsGetCurrentContext()?.translateBy(x: 0, y: 10)
            if drawsText { super.draw(rect) }
            UIColor.blue.setFill()
            UIRectFill(CGRect(x: 0, y: 40, width: 200, height: 2))
        }
    }

    private final class Field: UITextField {
        override func drawPlaceholder(in rect: CGRect) {
            UIColor.red.setFill()
            UIRectFill(CGRect(x: rect.minX, y: rect.maxY - 2, width: 20, height: 2))
        }
        override func borderRect(forBounds bounds: CGRect) -> CGRect {
            bounds.inset(by: UIEdgeInsets(top: 10, left: 0, bottom: 0, right: 0))
        }
        override func editingRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 30, dy: 0) }
    }

    private let fixture = ViewFixture()

    private func show(_ view: UIView) -> [Text] {
        view.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
        fixture.host.withCurrent { fixture.host.window.addSubview(view) }
        return fixture.host.picture().texts
    }

    @Test func aPaddedLabelIsLargerAndItsTextInset() {
        let (label, plain) = (Padded(), UILabel())
        (label.text, plain.text) = ("Hello", "Hello")
        let size = plain.intrinsicContentSize
        #expect(label.intrinsicContentSize == CGSize(width: size.width + 20, height: size.height + 10))
        #expect(
            label.sizeThatFits(CGSize(width: 300, height: 300))
                == CGSize(width: size.width + 20, height: size.height + 10))
        #expect(show(label).first?.frame == CGRect(x: 10, y: 5, width: 180, height: 90))
    }

    @Test func aTextIsDrawnAtTheTop() {
        let label = TopAligned()
        (label.text, label.numberOfLines, label.textAlignment) = ("Hello", 0, .center)
        let frame = show(label).first?.frame ?? .zero
        #expect(frame.minY == 0 && frame.height < 30 && abs(frame.midX - 100) < 0.01)
    }

    @Test func aTextLiesWhereTheDrawingFunctionCallsSuper() {
        let label = Filled()
        label.text = "Hello"
        #expect(show(label).count == 1)
        #expect(fixture.host.picture().layers.flatMap(\.kinds).suffix(3) == ["fill", "text", "fill"])
        fixture.host.withCurrent { label.text = "Other" }
        #expect(fixture.host.picture().texts.map(\.string) == ["Other"])
    }

    @Test func aDrawingFunctionThatDoesNotCallSuperDrawsNoText() {
        let label = Filled()
        (label.text, label.drawsText) = ("Hello", false)
        #expect(show(label).isEmpty)
    }

    @Test func aTextIsDrawnTwiceWithAnOutline() {
        let label = Outlined()
        (label.text, label.textColor) = ("Hello", .red)
        let texts = show(label)
        #expect(texts.count == 2 && texts.first?.outline?.width == 4 && texts.last?.outline == nil)
        #expect(texts.first?.outline?.color == UIColor.white.color && texts.last?.color == UIColor.red.color)
    }

    @Test func aLabelMayChangeItsColorWhileItDrawsInEveryFrame() {
        let label = Outlined()
        label.text = "Hello"
        _ = show(label)
        fixture.run(0.1)
        fixture.host.withCurrent { label.text = "Bye" }
        #expect(fixture.host.picture().texts.map(\.string) == ["Bye", "Bye"])
        #expect(fixture.host.failure == nil)
    }

    @Test func aFieldAsksItsOwnFunctions() {
        let field = Field()
        (field.placeholder, field.borderStyle) = ("Name", .line)
        #expect(show(field).isEmpty)
        let picture = fixture.host.picture()
        #expect(picture.layers.contains { $0.holds(CGRect(x: 0.25, y: 10.25, width: 199.5, height: 89.5)) })
        field.text = "Ann"
        fixture.host.withCurrent { _ = field.becomeFirstResponder() }
        #expect(fixture.host.picture().texts.first?.frame == CGRect(x: 30, y: 0, width: 140, height: 100))
    }
}

extension Layer {
    /// Returns whether a rectangle is filled or stroked in the picture.
    fileprivate func holds(_ rect: CGRect) -> Bool {
        contents.contains {
            switch $0 {
            case .fill(.rectangle(rect), _), .stroke(.rectangle(rect), _, _): true
            default: false
            }
        } || children.contains { $0.holds(rect) }
    }
}

extension Layer {
    /// The kinds of the operations from back to front.
    fileprivate var kinds: [String] {
        contents.map {
            switch $0 {
            case .fill: "fill"
            case .text: "text"
            default: "another"
            }
        } + children.flatMap(\.kinds)
    }
}
