import Testing
import UIKitHost

/// Texts that code lays out itself, as for taps on links in labels.
@MainActor @Suite struct LayoutManagerTests {
    private let host = SceneHost(size: CGSize(width: 320, height: 480))

    /// The parts that lay out a text.
    @MainActor private struct Stack {
        let storage: NSTextStorage
        let manager = NSLayoutManager()
        let container: NSTextContainer

        init(_ text: NSAttributedString, width: CGFloat, padding: CGFloat = 0) {
            storage = NSTextStorage(attributedString: text)
            container = NSTextContainer(size: CGSize(width: width, height: 0))
            container.lineFragmentPadding = padding
            manager.addTextContainer(container)
            storage.addLayoutManager(manager)
        }

        func index(_ x: CGFloat, _ y: CGFloat) -> Int {
            manager.characterIndex(
                for: CGPoint(x: x, y: y), in: container, fractionOfDistanceBetweenInsertionPoints: nil)
        }
    }

    private func text(_ string: String, _ alignment: NSTextAlignment = .natural) -> NSAttributedString {
        let style = NSMutableParagraphStyle()
        style.alignment = alignment
        return NSAttributedString(
            string: string, attributes: [.font: UIFont.systemFont(ofSize: 20), .paragraphStyle: style])
    }

    @Test func theUsedAreaIsThatOfALabelsText() {
        host.withCurrent {
            let text = text("One line")
            let stack = Stack(text, width: 300, padding: 5)
            let used = stack.manager.usedRect(for: stack.container)
            #expect(used.minX == 0 && used.minY == 0)
            #expect(abs(used.width - text.size().width - 10) < 1)
            #expect(abs(used.height - text.size().height) < 1)
            #expect(stack.manager.glyphRange(for: stack.container) == NSRange(location: 0, length: 8))
        }
    }

    @Test func linesHaveTheCharactersOfTheText() {
        host.withCurrent {
            let stack = Stack(text("first\nsecond \nand a third that breaks"), width: 120)
            var ranges: [NSRange] = []
            var tops: [CGFloat] = []
            stack.manager.enumerateLineFragments(
                forGlyphRange: stack.manager.glyphRange(for: stack.container)
            ) { rect, used, _, range, _ in
                ranges.append(range)
                tops.append(rect.minY)
                #expect(rect.width == 120 && used.width <= 120)
            }
            #expect(ranges.prefix(2) == [NSRange(location: 0, length: 6), NSRange(location: 6, length: 8)])
            #expect(ranges.count > 3 && tops == tops.sorted())
            #expect(ranges.last?.upperBound == stack.manager.numberOfGlyphs)
            for (range, next) in zip(ranges, ranges.dropFirst()) {
                #expect(range.upperBound == next.location)
            }
        }
    }

    @Test(arguments: [NSTextAlignment.natural, .center, .right])
    func thePlaceOfACharacterIsThatAtWhichItIsFound(_ alignment: NSTextAlignment) {
        host.withCurrent {
            let stack = Stack(text("Tap the words of this text", alignment), width: 150, padding: 5)
            for index in 0..<26 {
                let box = stack.manager.boundingRect(
                    forGlyphRange: NSRange(location: index, length: 1), in: stack.container)
                guard box.width > 1 else { continue }
                #expect(stack.index(box.midX, box.midY) == index, "\(index)")
            }
        }
    }

    @Test func pointsBesideTheTextFindTheNearestCharacter() {
        host.withCurrent {
            let stack = Stack(text("ab\ncd"), width: 100)
            let height = stack.manager.usedRect(for: stack.container).height
            #expect(stack.index(-10, 5) == 0 && stack.index(90, 5) == 1)
            #expect(stack.index(90, height + 50) == 4 && stack.index(0, -50) == 0)
            var fraction: CGFloat = 0
            let box = stack.manager.boundingRect(
                forGlyphRange: NSRange(location: 1, length: 1), in: stack.container)
            _ = stack.manager.characterIndex(
                for: CGPoint(x: box.minX + box.width / 4, y: 5), in: stack.container,
                fractionOfDistanceBetweenInsertionPoints: &fraction)
            #expect(abs(fraction - 0.25) < 0.01)
        }
    }

    @Test func containersLimitTheLines() {
        host.withCurrent {
            let stack = Stack(text("a\nb\nc\nd"), width: 100)
            let whole = stack.manager.usedRect(for: stack.container).height
            stack.container.maximumNumberOfLines = 2
            let two = stack.manager.usedRect(for: stack.container).height
            #expect(abs(two - whole / 2) < 0.5)
            stack.container.maximumNumberOfLines = 0
            stack.container.size = CGSize(width: 100, height: two + 1)
            #expect(stack.manager.usedRect(for: stack.container).height == two)
        }
    }

    @Test func changesOfTheTextChangeItsLayout() {
        host.withCurrent {
            let stack = Stack(text("a"), width: 100)
            let before = stack.manager.usedRect(for: stack.container).height
            stack.storage.append(text("\nb"))
            #expect(abs(stack.manager.usedRect(for: stack.container).height - 2 * before) < 0.5)
            #expect(stack.manager.numberOfGlyphs == 3)
        }
    }
}
