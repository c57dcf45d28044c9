import Testing
import UIKitHost
import UIKitTestSupport

/// The types of touches that recognizers receive.
@MainActor @Suite struct AllowedTypeTests {
    @Test func aRecognizerOfPencilsReceivesNoFingers() {
        let host = SceneHost(size: CGSize(width: 320, height: 568))
        var calls: [String] = []
        let tap = UITapGestureRecognizer { _ in calls.append("finger") }
        let pencil = UITapGestureRecognizer { _ in calls.append("pencil") }
        #expect(tap.allowedTouchTypes == [0, 1, 2, 3] && tap.allowedPressTypes.count == 9)
        pencil.allowedTouchTypes = [NSNumber(value: UITouch.TouchType.pencil.rawValue)]
        host.withCurrent { for one in [pencil, tap] { host.window.addGestureRecognizer(one) } }
        host.inputScript = [.tap(at: CGPoint(x: 100, y: 100), time: 0.1)]
        for _ in 0..<30 { host.advance(by: 1.0 / 60) }
        #expect(calls == ["finger"])
    }
}
