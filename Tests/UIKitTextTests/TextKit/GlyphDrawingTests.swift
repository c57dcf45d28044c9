import Picture
import Testing
import UIKitHost
import UIKitTestSupport

/// Texts that code draws with a layout manager.
@MainActor @Suite struct GlyphDrawingTests {
    private let host = SceneHost(size: CGSize(width: 320, height: 480))

    /// Draws a view of its own text.
    private final class Drawn: UIView {
        let words = NSTextStorage(string: "one two three four five six")
        let manager = NSLayoutManager()
        let container = NSTextContainer(size: CGSize(width: 80, height: 1000))
        var shown: NSRange?

        override func draw(_ rect: CGRect) {
            if words.layoutManagers.isEmpty {
                words.addLayoutManager(manager)
                manager.addTextContainer(container)
            }
            let range = shown ?? manager.glyphRange(for: container)
            manager.drawBackground(forGlyphRange: range, at: CGPoint(x: 10, y: 20))
            manager.drawGlyphs(forGlyphRange: range, at: CGPoint(x: 10, y: 20))
        }
    }

    @Test func glyphsAreDrawnInTheLinesOfTheContainer() throws {
        let view = Drawn(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        host.withCurrent { host.window.addSubview(view) }
        let texts = host.picture().texts.map(\.string)
        #expect(texts.joined(separator: " ").contains("one two"))
        #expect(texts.count >= 2)
    }

    @Test func linesOfARectangleHaveGlyphs() {
        host.withCurrent {
            let view = Drawn(frame: .zero)
            view.words.addLayoutManager(view.manager)
            view.manager.addTextContainer(view.container)
            let all = view.manager.usedRect(for: view.container)
            let first = view.manager.glyphRange(
                forBoundingRect: CGRect(x: 0, y: 0, width: 80, height: 5), in: view.container)
            #expect(first.location == 0 && first.length > 0)
            #expect(first.length < view.manager.numberOfGlyphs)
            #expect(view.manager.glyphRange(forBoundingRect: all, in: view.container).length == 27)
            #expect(view.manager.isValidGlyphIndex(26) && !view.manager.isValidGlyphIndex(27))
        }
    }
}
