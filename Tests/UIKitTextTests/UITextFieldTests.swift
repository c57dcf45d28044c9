import Picture
import Testing
import UIKitHost

@_spi(UIKitInternals) @testable import UIKitCore
@testable import UIKitText

@MainActor @Suite struct UITextFieldTests {
    private func host(_ look: SystemLook) -> SceneHost {
        let host = SceneHost(size: CGSize(width: 393, height: 852), scale: 2)
        host.look = look
        return host
    }

    @Test(arguments: [SystemLook.iOS18, .iOS26])
    func theTextOfAFieldWithRoundCornersBeginsAt7Points(_ look: SystemLook) {
        host(look).withCurrent {
            let field = UITextField()
            field.borderStyle = .roundedRect
            let rect = field.textRect(forBounds: CGRect(x: 0, y: 0, width: 288, height: 34))
            #expect(rect == CGRect(x: 7, y: 2, width: 274, height: 30))
        }
    }

    @Test(arguments: zip([SystemLook.iOS18, .iOS26], [19, 33] as [CGFloat]))
    func anEmptyFieldHasTheWidthOfItsSystem(_ look: SystemLook, _ width: CGFloat) {
        host(look).withCurrent {
            let field = UITextField()
            #expect(field.intrinsicContentSize == CGSize(width: 5, height: 22))
            field.borderStyle = .roundedRect
            #expect(field.intrinsicContentSize == CGSize(width: width, height: 34))
        }
    }

    @Test func theBackgroundImageIsBehindTheText() throws {
        let host = host(.iOS18)
        host.withCurrent {
            @MainActor func image(_ color: UIColor) -> UIImage {
                UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image {
                    color.setFill()
                    $0.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
                }
            }
            let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
            field.text = "Ann"
            (field.background, field.disabledBackground) = (image(.red), image(.blue))
            @MainActor func layers() -> (own: [Layer.Content], above: [Layer]) {
                (field.pictureContents(in: field.bounds), field.pictureLayers(in: field.bounds))
            }
            let red = layers()
            #expect(red.own.isEmpty && red.above.count == 2 && !red.above[1].contents.isEmpty)
            #expect(red.above[0].transform == CGAffineTransform(scaleX: 20, y: 4))
            field.isEnabled = false
            #expect(layers().above[0] != red.above[0])
            field.borderStyle = .roundedRect
            let round = layers()
            #expect(!round.own.isEmpty && round.above.isEmpty)
        }
    }

    @Test func theCursorOfAnEmptyFieldStandsBeforeItsPlaceholder() throws {
        let host = host(.iOS18)
        let field = host.withCurrent {
            let field = UITextField(frame: CGRect(x: 10, y: 100, width: 200, height: 40))
            field.attributedPlaceholder = NSAttributedString(
                string: "Name", attributes: [.foregroundColor: UIColor.red])
            host.window.addSubview(field)
            field.becomeFirstResponder()
            return field
        }
        host.withCurrent {
            let places = field.cursor(in: field.bounds).compactMap { content -> CGFloat? in
                if case .fill(.roundedRectangle(let line, _), _) = content { line.minX } else { nil }
            }
            #expect(places == [0])
        }
    }

    @Test func aFieldDrawsLettersSmallerDownToItsSmallestSize() {
        let host = host(.iOS18)
        host.withCurrent {
            let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
            field.text = "abcdefghijklmnop"
            @MainActor func size() -> CGFloat? {
                let sizes = field.letters(in: field.bounds).map { content -> CGFloat in
                    if case .text(let text) = content { text.font.size } else { 0 }
                }
                return sizes.first
            }
            #expect(size() == 17)
            field.adjustsFontSizeToFitWidth = true
            #expect((size() ?? 17) < 14)
            field.minimumFontSize = 15
            #expect(size() == 15)
        }
        #expect(host.warnings.isEmpty)
    }
}
