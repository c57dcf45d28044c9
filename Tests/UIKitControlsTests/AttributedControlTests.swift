import Picture
import TestSupport
import Testing
import UIKitHost
import UIKitTestSupport

@testable import UIKitControls
@_spi(UIKitInternals) @testable import UIKitCore

/// Attributed texts of controls, and text views that are as high as their texts.
@MainActor @Suite struct AttributedControlTests {
    private let fixture = ViewFixture(frame: CGRect(x: 0, y: 0, width: 320, height: 300))
    private let bold = UIFont.boldSystemFont(ofSize: 20)

    private var twoRuns: NSAttributedString {
        let text = NSMutableAttributedString(string: "bold ", attributes: [.font: bold])
        text.append(
            NSAttributedString(
                string: "green",
                attributes: [.font: UIFont.systemFont(ofSize: 12), .foregroundColor: UIColor.green]))
        return text
    }

    private func show<View: UIView>(_ make: () -> View) -> View {
        fixture.host.withCurrent {
            let view: View = make()
            fixture.view.addSubview(view)
            return view
        }
    }

    private var texts: [Text] { fixture.host.picture().texts }

    @Test func aFieldKeepsItsDefaultAttributesForEachText() throws {
        let field: UITextField = show {
            let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 60))
            field.defaultTextAttributes = [
                .font: bold, .foregroundColor: UIColor.white, .strokeColor: UIColor.black, .strokeWidth: -3,
            ]
            field.text = "TOP"
            return field
        }
        #expect(field.font == bold && field.textColor == .white)
        let text = try #require(texts.first { $0.string == "TOP" })
        #expect(text.outline == Text.Outline(color: .black, width: 0.6, isFilled: true))
        fixture.host.withCurrent { field.text = "MEME" }
        #expect(texts.contains { $0.string == "MEME" && $0.outline != nil })
    }

    @Test func aButtonDrawsTheRunsOfItsTitle() {
        let button: UIButton = show {
            let button = UIButton(type: .system)
            button.setAttributedTitle(twoRuns, for: .normal)
            button.setAttributedTitle(NSAttributedString(string: "off"), for: .disabled)
            button.frame = CGRect(x: 0, y: 0, width: 200, height: 44)
            return button
        }
        fixture.run(0.05)
        #expect(texts.map(\.string) == ["bold", "green"])
        #expect(texts.map(\.font.size) == [20, 12])
        #expect(texts.map(\.color) == [button.tintColor.color, UIColor.green.color])
        fixture.host.withCurrent { button.isEnabled = false }
        fixture.run(0.05)
        #expect(texts.map(\.string) == ["off"])
        fixture.host.withCurrent {
            button.isEnabled = true
            button.setTitle("plain", for: .normal)
        }
        fixture.run(0.05)
        #expect(texts.map(\.string) == ["plain"])
    }

    @Test func aConfigurationDrawsTheRunsOfItsTitle() {
        let _: UIButton = show {
            var (title, rest) = (AttributedString("bold "), AttributedString("plain"))
            (title.font, rest.font) = (bold, .systemFont(ofSize: 12))
            var configuration = UIButton.Configuration.filled()
            configuration.attributedTitle = title + rest
            let button = UIButton(configuration: configuration)
            button.frame = CGRect(x: 0, y: 0, width: 200, height: 44)
            return button
        }
        fixture.run(0.05)
        #expect(texts.map(\.string) == ["bold", "plain"])
        #expect(texts.map(\.font.size) == [20, 12])
    }

    @Test func aPlainTitleOfAConfigurationTakesAttributes() {
        let _: UIButton = show {
            var configuration = UIButton.Configuration.filled()
            configuration.title = "Clear"
            configuration.attributedTitle?.font = .systemFont(ofSize: 20)
            let button = UIButton(configuration: configuration)
            button.frame = CGRect(x: 0, y: 0, width: 200, height: 44)
            return button
        }
        fixture.run(0.05)
        #expect(texts.map(\.string) == ["Clear"])
        #expect(texts.map(\.font.size) == [20])
    }

    @Test func aTransformerChangesTheFontOfATitle() {
        let _: UIButton = show {
            var configuration = UIButton.Configuration.plain()
            configuration.title = "title"
            configuration.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer {
                var attributes = $0
                attributes.font = .systemFont(ofSize: 31)
                return attributes
            }
            let button = UIButton(configuration: configuration)
            button.frame = CGRect(x: 0, y: 0, width: 200, height: 44)
            return button
        }
        fixture.run(0.05)
        #expect(texts.map(\.font.size) == [31])
    }

    @Test func aFieldDrawsTheRunsOfItsTextAndPlaceholder() {
        let field: UITextField = show {
            let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 30))
            field.attributedPlaceholder = NSAttributedString(
                string: "hint", attributes: [.foregroundColor: UIColor.green])
            return field
        }
        #expect(texts.map(\.string) == ["hint"])
        #expect(texts.map(\.color) == [UIColor.green.color])
        fixture.host.withCurrent { field.attributedText = twoRuns }
        #expect(texts.map(\.string) == ["bold", "green"])
        fixture.host.withCurrent { field.text = "plain" }
        #expect(texts.map(\.string) == ["plain"])
        #expect(field.attributedText?.string == "plain")
    }

    @Test func linksOfATextViewHaveTheTintColor() {
        let view: UITextView = show {
            let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
            let text = NSMutableAttributedString(string: "a ", attributes: [.font: bold])
            text.append(
                NSAttributedString(string: "link", attributes: [.font: bold, .link: "https://example.com"]))
            view.attributedText = text
            view.tintColor = .red
            return view
        }
        #expect(texts.map(\.string) == ["a", "link"])
        #expect(texts.last?.color == UIColor.red.color)
        fixture.host.withCurrent { view.linkTextAttributes = [.foregroundColor: UIColor.green] }
        #expect(texts.last?.color == UIColor.green.color)
        #expect(fixture.host.warnings.isEmpty)
    }

    @Test func aTextViewThatDoesNotScrollIsAsHighAsItsText() {
        let view: UITextView = show {
            let view = UITextView()
            view.isScrollEnabled = false
            view.font = .systemFont(ofSize: 17)
            view.text = "A text view that does not scroll is as high as its text, in several lines of it."
            view.translatesAutoresizingMaskIntoConstraints = false
            return view
        }
        fixture.host.withCurrent {
            NSLayoutConstraint.activate([
                view.topAnchor.constraint(equalTo: fixture.view.topAnchor),
                view.leadingAnchor.constraint(equalTo: fixture.view.leadingAnchor),
                view.widthAnchor.constraint(equalToConstant: 200),
            ])
        }
        fixture.run(0.05)
        let label = fixture.host.withCurrent {
            let label = UILabel()
            (label.font, label.text, label.numberOfLines) = (view.font, view.text, 0)
            return label.sizeThatFits(CGSize(width: 190, height: 0))
        }
        #expect(label.height > 50)
        #expect(abs(view.frame.height - label.height - 16) <= 1)
        let before = view.frame.height
        fixture.host.withCurrent { view.text += " And then there is more of it, for another line." }
        fixture.run(0.05)
        #expect(view.frame.height > before)
        fixture.host.withCurrent { view.text = "short" }
        fixture.run(0.05)
        #expect(view.frame.height == 36.5)
    }
}
