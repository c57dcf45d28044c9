import Picture
import Testing
import UIKitHost
import UIKitTestSupport

@MainActor @Suite struct FingerPictureTests {
    func fingers(_ host: SceneHost) -> [Layer] { host.picture().layer(named: "fingers")?.children ?? [] }

    @Test func aFingerIsSeenInFrontOfAllWhileItIsDownAndFadesAfterwards() {
        let screen = TouchScreen([.longPress(at: .middle, from: 0.5, to: 1)])
        var seen: [Int] = []
        for tick in 1...120 {
            screen.host.advance(by: 1.0 / 60)
            let picture = screen.host.picture()
            if picture.layers.last?.name == "fingers" { seen.append(tick) }
        }
        #expect(seen.first == 30)
        #expect(seen == Array(30...seen.last!))
        #expect((61...75).contains(seen.last!))
    }

    @Test func itIsWhereTheFingerIs() {
        let screen = TouchScreen([.pan(through: [(.middle, 0), (CGPoint(x: 220, y: 284), 1)])])
        screen.run(0.5)
        #expect(isNear(CGPoint.zero.applying(fingers(screen.host)[0].transform), 190, 284, within: 1e-9))
        #expect(fingers(screen.host)[0].opacity == 1)
    }

    @Test func aHostThatHidesTouchesShowsNone() {
        let screen = TouchScreen([.longPress(at: .middle, from: 0, to: 1)])
        screen.host.showsTouches = false
        screen.run(0.5)
        #expect(fingers(screen.host).isEmpty)
    }
}
