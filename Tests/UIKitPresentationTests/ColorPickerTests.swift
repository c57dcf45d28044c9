import Picture
import Testing
import UIKitHost
import UIKitTestSupport

/// The well of a color and its sheet.
@MainActor @Suite struct ColorPickerTests {
    private let host = SceneHost(size: CGSize(width: 390, height: 844))
    private let root = UIViewController()

    private func tap(_ x: CGFloat, _ y: CGFloat) {
        let now = host.withCurrent { CACurrentMediaTime() }
        host.inputScript = [.tap(at: CGPoint(x: x, y: y), time: now + 0.1)]
        for _ in 0..<60 { host.advance(by: 1.0 / 60) }
    }

    @Test func aTapOnAWellOpensTheSheetAndAColorIsChosen() throws {
        host.install(root)
        var changes = 0
        let well = host.withCurrent {
            let well = UIColorWell(frame: CGRect(x: 20, y: 100, width: 28, height: 28))
            well.selectedColor = .systemRed
            well.addAction(UIAction { _ in changes += 1 }, for: .valueChanged)
            root.view.addSubview(well)
            return well
        }
        #expect(well.intrinsicContentSize == CGSize(width: 28, height: 28) && well.supportsAlpha)
        tap(34, 114)
        let sheet = try #require(root.presentedViewController as? UIColorPickerViewController)
        #expect(sheet.selectedColor == .systemRed)
        // The first field of the grid is white, the last one of its first row black.
        let top = sheet.view.convert(CGPoint.zero, to: nil).y
        tap(369, top + 72)
        #expect(well.selectedColor == UIColor(white: 0, alpha: 1) && changes > 0)
        tap(359, top + 27)
        #expect(root.presentedViewController == nil)
    }
}
