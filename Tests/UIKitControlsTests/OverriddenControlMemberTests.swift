import Testing
import UIKitHost

/// Members of controls that subclasses override, and that controls ask.
@MainActor @Suite struct OverriddenControlMemberTests {
    private final class Field: UITextField {
        override func leftViewRect(forBounds bounds: CGRect) -> CGRect {
            super.leftViewRect(forBounds: bounds).offsetBy(dx: 12, dy: 0)
        }

        override func rightViewRect(forBounds bounds: CGRect) -> CGRect {
            super.rightViewRect(forBounds: bounds).offsetBy(dx: -8, dy: 0)
        }
    }

    private final class Button: UIButton {
        override func setTitle(_ title: String?, for state: State) {
            super.setTitle(title?.uppercased(), for: state)
        }

        override var currentTitleColor: UIColor { .purple }
    }

    private final class RefreshControl: UIRefreshControl {
        let mark = UIView()

        override init() {
            super.init()
            addSubview(mark)
        }

        required init?(coder: NSCoder) { nil }
    }

    @Test func refreshControlsAreMadeWithoutAFrame() {
        let control = RefreshControl()
        #expect(control.mark.superview === control)
    }

    @Test func viewsBesideATextLieWhereTheFieldSays() {
        let field = Field(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
        let (left, right) = (UIView(), UIView())
        (left.frame.size, right.frame.size) = (CGSize(width: 20, height: 10), CGSize(width: 30, height: 10))
        (field.leftView, field.rightView) = (left, right)
        (field.leftViewMode, field.rightViewMode) = (.always, .always)
        field.layoutIfNeeded()
        #expect(left.frame == CGRect(x: 12, y: 15, width: 20, height: 10))
        #expect(right.frame == CGRect(x: 162, y: 15, width: 30, height: 10))
        let plain = UITextField(frame: field.frame).textRect(forBounds: field.bounds)
        let text = field.textRect(forBounds: field.bounds)
        #expect(text.minX == plain.minX + 32 && text.maxX == plain.maxX - 38)
    }

    @Test func buttonsAskTheirOwnMembers() {
        let button = Button(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
        button.setTitle("go", for: .normal)
        button.layoutIfNeeded()
        #expect(button.titleLabel?.text == "GO" && button.titleLabel?.textColor == .purple)
    }

    private final class IconButton: UIButton {
        let icon = UIImageView()
        override var imageView: UIImageView? { icon }
        override var titleLabel: UILabel? {
            super.titleLabel?.numberOfLines = 2
            return super.titleLabel
        }
    }

    @Test func theViewsOfAButtonCanBeOverridden() {
        let button = IconButton(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
        button.setTitle("go", for: .normal)
        button.layoutIfNeeded()
        #expect(button.imageView === button.icon && button.titleLabel?.numberOfLines == 2)
    }

    private final class Note: UITextView {
        var isMade = false
        override init(frame: CGRect, textContainer: NSTextContainer?) {
            super.init(frame: frame, textContainer: textContainer)
            isMade = true
        }
        required init?(coder: NSCoder) { nil }
    }

    @Test func textViewsAreMadeWithAContainer() {
        #expect(Note(frame: CGRect(x: 0, y: 0, width: 50, height: 50), textContainer: nil).isMade)
    }

    private final class Deleting: UITextField {
        var deletions = 0
        override func deleteBackward() {
            deletions += 1
            super.deleteBackward()
        }
    }

    @Test func aFieldDeletesItsLastCharacter() {
        let field = Deleting()
        field.text = "a👍🏽"
        field.deleteBackward()
        #expect(field.text == "a" && field.deletions == 1)
    }

    private final class WithoutPaste: UITextField {
        override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { false }
        override func paste(_ sender: Any?) {}
        override func copy(_ sender: Any?) { UIPasteboard.general.string = text }
    }

    @Test func fieldsAndViewsPasteWhatWasCopied() {
        let host = SceneHost(size: CGSize(width: 100, height: 100))
        host.withCurrent {
            let (own, field, view) = (WithoutPaste(), UITextField(), UITextView())
            (own.text, field.text, view.text) = ("own", "a", "b")
            own.copy(nil)
            for target in [own, field, view] as [UIResponder] { target.paste(nil) }
            #expect(own.text == "own" && field.text == "aown" && view.text == "bown")
            view.deleteBackward()
            #expect(view.text == "bow")
        }
    }
}
