import Foundation
import Picture
import Testing
@_spi(UIKitInternals) import UIKitCore
import UIKitHost
import UIKitTestSupport

/// Images in place of the drawing of a segmented control.
@MainActor @Suite struct SegmentImageTests {
    private let fixture = ViewFixture()

    private func image(_ color: UIColor, width: CGFloat = 1) -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: width, height: 1)).image { context in
            color.setFill()
            context.fill(CGRect(x: 0, y: 0, width: width, height: 1))
        }
    }

    /// Returns the control of three segments in a window, with the second one selected.
    private func control(_ change: (UISegmentedControl) -> Void) -> UISegmentedControl {
        fixture.host.withCurrent {
            let control = UISegmentedControl(items: ["a", "b", "c"])
            control.frame = CGRect(x: 0, y: 0, width: 92, height: 30)
            control.selectedSegmentIndex = 1
            change(control)
            fixture.host.window.addSubview(control)
            return control
        }
    }

    /// Returns the topmost filled color at a point of the screen.
    private func color(at point: CGPoint) -> Color? {
        fixture.host.advance(by: 1.0 / 60)
        return fixture.host.picture().layers.compactMap { color(at: point, in: $0) }.last
    }

    private func color(at point: CGPoint, in layer: Layer) -> Color? {
        let own = point.applying(layer.transform.inverted())
        if case .rectangle(let clip)? = layer.clip, !clip.contains(own) { return nil }
        let fills = layer.contents.compactMap { content -> Color? in
            guard case .fill(.path(let path), let color) = content else { return nil }
            return Self.box(of: path).contains(own) ? color : nil
        }
        return (fills + layer.children.compactMap { color(at: own, in: $0) }).last
    }

    /// Returns the rectangle around the corners of a polygon.
    private static func box(of path: Path) -> CGRect {
        let points = path.elements.compactMap { element -> CGPoint? in
            switch element {
            case .move(let point), .line(let point): point
            case .curve, .close: nil
            }
        }
        return points.dropFirst().reduce(CGRect(origin: points.first ?? .zero, size: .zero)) {
            $0.union(CGRect(origin: $1, size: .zero))
        }
    }

    @Test func imagesReplaceThePlateAndTheMark() {
        let shown = control {
            $0.setBackgroundImage(image(.red), for: .normal, barMetrics: .default)
            $0.setBackgroundImage(image(.blue), for: .selected, barMetrics: .default)
        }
        #expect(color(at: CGPoint(x: 4, y: 4)) == Color(red: 1))
        #expect(color(at: CGPoint(x: 34, y: 4)) == Color(blue: 1))
        fixture.host.withCurrent { shown.selectedSegmentIndex = 2 }
        #expect(color(at: CGPoint(x: 34, y: 4)) == Color(red: 1))
        #expect(color(at: CGPoint(x: 88, y: 4)) == Color(blue: 1))
    }

    @Test func theDividerKeepsItsWidthBetweenSegments() {
        _ = control {
            $0.setBackgroundImage(image(.red), for: .normal, barMetrics: .default)
            $0.setDividerImage(
                image(.green, width: 10), forLeftSegmentState: .normal, rightSegmentState: .normal,
                barMetrics: .default)
        }
        // Three segments of 24 points and two dividers of 10.
        let (red, green) = (Color(red: 1), Color(green: 1))
        for (x, expected) in [(23.0, red), (25, green), (33, green), (35, red)] {
            #expect(color(at: CGPoint(x: x, y: 4)) == expected, "at \(x)")
        }
    }

    @Test func theEndsOfAnImageAreAtTheEndsOfTheRow() {
        let ends = fixture.host.withCurrent {
            UIGraphicsImageRenderer(size: CGSize(width: 11, height: 1)).image { context in
                UIColor.blue.setFill()
                context.fill(CGRect(x: 0, y: 0, width: 11, height: 1))
                UIColor.red.setFill()
                context.fill(CGRect(x: 5, y: 0, width: 1, height: 1))
            }
        }
        _ = control { $0.setBackgroundImage(ends, for: .normal, barMetrics: .default) }
        #expect(color(at: CGPoint(x: 2, y: 4)) == Color(blue: 1))
        #expect(color(at: CGPoint(x: 30, y: 4)) == Color(red: 1))
        #expect(color(at: CGPoint(x: 33, y: 4)) == Color(red: 1))
        #expect(color(at: CGPoint(x: 90, y: 4)) == Color(blue: 1))
    }

    @Test func whatIsSetCanBeRead() {
        fixture.host.withCurrent {
            let control = UISegmentedControl(items: ["a", "b"])
            let red = image(.red)
            #expect(control.backgroundImage(for: .normal, barMetrics: .default) == nil)
            control.setBackgroundImage(red, for: .selected, barMetrics: .compact)
            #expect(control.backgroundImage(for: .selected, barMetrics: .compact) === red)
            control.setContentPositionAdjustment(
                UIOffset(horizontal: 3, vertical: 4), forSegmentType: .left, barMetrics: .default)
            #expect(
                control.contentPositionAdjustment(forSegmentType: .left, barMetrics: .default)
                    == UIOffset(horizontal: 3, vertical: 4))
            control.setContentOffset(CGSize(width: 1, height: 2), forSegmentAt: 1)
            #expect(control.contentOffsetForSegment(at: 1) == CGSize(width: 1, height: 2))
        }
    }

    @Test func actionsComeWithTheirTitles() {
        fixture.host.withCurrent {
            let control = UISegmentedControl(items: ["a"])
            let action = UIAction(title: "New", identifier: UIAction.Identifier("new")) { _ in }
            control.insertSegment(action: action, at: 9, animated: false)
            #expect(control.numberOfSegments == 2 && control.titleForSegment(at: 1) == "New")
            #expect(control.segmentIndex(identifiedBy: UIAction.Identifier("new")) == 1)
            #expect(control.segmentIndex(identifiedBy: UIAction.Identifier("old")) == NSNotFound)
            control.setAction(action, forSegmentAt: 0)
            #expect(control.actionForSegment(at: 0) === action && control.titleForSegment(at: 0) == "New")
        }
    }

    @Test func linesAreBetweenSegmentsThatAreNotSelected() {
        func lines(selected: Int) -> Int {
            let fixture = ViewFixture()
            return fixture.host.withCurrent {
                let control = UISegmentedControl(items: ["a", "b", "c", "d"])
                control.frame = CGRect(x: 0, y: 0, width: 200, height: 32)
                control.selectedSegmentIndex = selected
                return control.pictureContents(in: control.bounds).count
            }
        }
        #expect((-1..<4).map(lines) == [3, 2, 1, 1, 2])
    }
}
