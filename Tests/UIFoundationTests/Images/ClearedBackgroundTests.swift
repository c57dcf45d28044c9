import Picture
import Raster
import Testing
import UIKitHost

@testable import UIFoundation

/// Drawings that remove a part of the background color of their view.
@MainActor @Suite struct ClearedBackgroundTests {
    private final class Punched: UIView {
        var body: (CGContext) -> Void = { _ in }
        override func draw(_ rect: CGRect) {
            guard let context = UIGraphicsGetCurrentContext() else { return }
            body(context)
        }
    }

    private let host = SceneHost(size: CGSize(width: 40, height: 20), scale: 1)
    private let view = Punched(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
    private let hole = CGRect(x: 0, y: 0, width: 20, height: 20)
    private let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)

    init() {
        host.withCurrent {
            host.window.backgroundColor = .white
            host.window.addSubview(view)
        }
        view.body = { [hole] in $0.clear(hole) }
    }

    /// Returns red, green and blue in the hole and beside it.
    private func pixels() throws -> [[UInt8]] {
        let bitmap = try Bitmap(drawing: host.picture(), scale: 1)
        return bitmap.withUnsafeBytes { bytes in
            [10, 30].map { x in
                let start = (10 * 40 + x) * 4
                return [bytes[start + 2], bytes[start + 1], bytes[start]]
            }
        }
    }

    @Test func aHoleInAnOpaqueColorIsBlack() throws {
        view.backgroundColor = red
        #expect(try pixels() == [[0, 0, 0], [255, 0, 0]])
    }

    @Test func aHoleInAColorThatIsNotOpaqueShowsWhatIsBehind() throws {
        view.backgroundColor = red.withAlphaComponent(0.99)
        let seen = try pixels()
        #expect(seen[0] == [255, 255, 255] && seen[1][0] > 250 && seen[1][1] < 5)
        view.backgroundColor = red
        view.isOpaque = false
        #expect(try pixels() == [[255, 255, 255], [255, 0, 0]])
    }

    @Test func theClearModeRemovesTheColor() throws {
        view.backgroundColor = red
        view.body = { [hole] context in
            UIColor.green.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 40, height: 20))
            context.setBlendMode(.clear)
            context.fill(hole)
        }
        #expect(try pixels() == [[0, 0, 0], [0, 255, 0]])
    }

    @Test(arguments: [true, false]) func anotherColorIsDrawnAnew(isColored: Bool) throws {
        view.backgroundColor = isColored ? red : nil
        _ = try pixels()
        view.backgroundColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
        #expect(try pixels() == [[0, 0, 0], [0, 0, 255]])
    }

    @Test func clearingRemovesWhatWasDrawnBefore() throws {
        (view.backgroundColor, view.isOpaque) = (.clear, false)
        view.body = { [hole, red] context in
            red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 40, height: 20))
            context.clear(hole)
        }
        #expect(try pixels() == [[255, 255, 255], [255, 0, 0]])
    }

    @Test func aDrawingThatRemovesNothingLiesOnTheColor() throws {
        view.backgroundColor = red
        view.body = { context in
            UIColor.green.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
        }
        #expect(try pixels() == [[0, 255, 0], [255, 0, 0]])
    }
}
