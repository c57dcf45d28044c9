import Raster
import Testing
import UIKitHost
import UIKitTestSupport

/// The sizes of texts of white space.
@MainActor @Suite struct WhiteSpaceTests {
    private let host = SceneHost(
        size: CGSize(width: 320, height: 568), scale: 2, textRuler: PangoTextMeasurer())

    @Test(arguments: ["HelveticaNeue", "Georgia", nil]) func spacesAreAsWideAsTheFontsSpace(_ name: String?) {
        host.withCurrent {
            let font = name.flatMap { UIFont(name: $0, size: 30) } ?? .systemFont(ofSize: 30)
            @MainActor func size(_ text: String) -> CGSize { text.size(withAttributes: [.font: font]) }
            let space = size("x x").width - size("xx").width
            #expect(space > 4 && space < 15)
            #expect(abs(size(" ").width - space) < 0.5 && size(" ").height == size("x").height)
            #expect(abs(size("a ").width - size("a").width - space) < 0.5)
            #expect(size("  \n").height == 2 * size("x").height)
            let box = " ".boundingRect(
                with: CGSize(width: 100, height: 100), options: [], attributes: [.font: font])
            #expect(box.size == size(" "))
        }
    }

    @Test func aBlankLabelIsAsHighAsALine() {
        host.withCurrent {
            @MainActor func size(_ text: String) -> CGSize {
                let label = UILabel()
                label.text = text
                return label.intrinsicContentSize
            }
            #expect(size(" ").height == size("x").height && size(" ").width > 3)
            #expect(size("\n").height == size("x").height && size("") == .zero)
        }
    }
}
