import Picture
import Testing
import UIKitHost
import UIKitTestSupport

/// Lines beside areas that they keep free.
@MainActor @Suite struct ExclusionPathTests {
    private let host = SceneHost(size: CGSize(width: 320, height: 480))
    private static let text = Array(repeating: "some words", count: 30).joined(separator: " ")

    /// Returns a view of 300 points that keeps an area free.
    private func view(_ area: CGRect?) -> UITextView {
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        view.font = .systemFont(ofSize: 20)
        view.text = Self.text
        view.textContainer.exclusionPaths = area.map { [UIBezierPath(rect: $0)] } ?? []
        return view
    }

    /// Returns the areas of the letters of each line, in the coordinates of the container.
    private func lines(_ view: UITextView) -> [CGRect] {
        let manager = view.layoutManager
        var lines: [CGRect] = []
        manager.enumerateLineFragments(
            forGlyphRange: manager.glyphRange(for: view.textContainer)
        ) { _, _, container, range, _ in
            lines.append(manager.boundingRect(forGlyphRange: range, in: container))
        }
        return lines.filter { $0.width > 0 }
    }

    @Test func linesBesideAnAreaAtTheLeftBeginBehindIt() {
        host.withCurrent {
            let area = CGRect(x: 0, y: 0, width: 120, height: 60)
            let lines = lines(view(area))
            #expect(lines.contains { $0.minY < 60 } && lines.contains { $0.minY > 60 })
            for line in lines { #expect(line.minX >= 119.9 || line.minY >= 60, "\(line)") }
            #expect(lines.filter { $0.minY > 60 }.allSatisfy { $0.minX == 5 })
        }
    }

    @Test func rowsContinueAtBothSidesOfAnArea() {
        host.withCurrent {
            let area = CGRect(x: 110, y: 0, width: 80, height: 40)
            let lines = lines(view(area))
            let first = lines.filter { $0.minY == 0 }
            #expect(first.count == 2)
            #expect(first.allSatisfy { $0.maxX <= 110.1 || $0.minX >= 189.9 }, "\(first)")
        }
    }

    @Test func aTextBesideAnAreaIsHigher() {
        host.withCurrent {
            let (plain, narrow) = (view(nil), view(CGRect(x: 0, y: 0, width: 150, height: 500)))
            let size = CGSize(width: 300, height: 0)
            #expect(narrow.sizeThatFits(size).height > plain.sizeThatFits(size).height * 1.5)
        }
    }

    @Test func anAreaOverTheWholeWidthMovesTheText() {
        host.withCurrent {
            let lines = lines(view(CGRect(x: 0, y: 0, width: 300, height: 50)))
            #expect(lines.first?.minY == 50 && lines.first?.minX == 5)
        }
    }

    @Test func theDrawnTextKeepsTheAreaFree() {
        host.withCurrent { host.window.addSubview(view(CGRect(x: 0, y: 0, width: 120, height: 60))) }
        let texts = host.picture().texts
        #expect(!texts.isEmpty)
        for text in texts where text.frame.minY < 60 { #expect(text.frame.minX > 110, "\(text.frame)") }
    }
}
