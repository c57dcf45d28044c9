import Testing
import UIKitTestSupport

@testable import UIKitHost

@MainActor @Suite struct InputScriptTests {
    struct BadScript: Sendable, CustomTestStringConvertible {
        var script: InputScript
        var sentence: String
        var testDescription: String { sentence }
    }

    nonisolated static let point = CGPoint(x: 1, y: 2)
    nonisolated static let badPoint = CGPoint(x: 1, y: Double.nan)
    nonisolated static let badScripts = [
        BadScript(
            script: [.tap(at: point, time: 1), .tap(at: point, time: 0.5)],
            sentence:
                "InputScript: entry 2, tap(at:time:), begins at 0.5 s, before the entry above it at 1.0 s, "
                + "but entries must be in the order of their times."),
        BadScript(
            script: [.tap(at: point, time: -1)],
            sentence: "InputScript: entry 1, tap(at:time:), has the time -1.0 s, but a film starts at 0."),
        BadScript(
            script: [.tap(at: point, time: .nan)],
            sentence: "InputScript: entry 1, tap(at:time:), has the time nan, which is no time."),
        BadScript(
            script: [.tap(at: point, time: .infinity)],
            sentence: "InputScript: entry 1, tap(at:time:), has the time inf, which is no time."),
        BadScript(
            script: [.tap(at: point, time: 1), .pan(along: [point, badPoint], from: 1, to: 2)],
            sentence: "InputScript: entry 2, pan(along:from:to:), has the point (1.0, nan), but both numbers "
                + "must be finite, from -1e9 to 1e9."),
        BadScript(
            script: [.pan(along: [point, point], from: 2, to: 1)],
            sentence:
                "InputScript: entry 1, pan(along:from:to:), goes from 2.0 s to 1.0 s, but each time must "
                + "be later than the one before."),
        BadScript(
            script: [.pan(along: [], from: 1, to: 2)],
            sentence: "InputScript: entry 1, pan(along:from:to:), has no point."),
        BadScript(
            script: [.pan(through: [(point, 0), (point, 0.2), (point, 0.1)])],
            sentence: "InputScript: entry 1, pan(through:), goes from 0.2 s to 0.1 s, but each time must be "
                + "later than the one before."),
        BadScript(
            script: [.drag(along: [point, point], from: 0, to: 0.5)],
            sentence:
                "InputScript: entry 1, drag(along:from:to:hold:), rests for 0.6 s (hold:) before it moves, "
                + "but lasts only from 0.0 s to 0.5 s; a pan(along:from:to:) moves at once."),
        BadScript(
            script: [.longPress(at: point, from: 1, to: 1)],
            sentence: "InputScript: entry 1, longPress(at:from:to:), goes from 1.0 s to 1.0 s, but each time "
                + "must be later than the one before."),
        BadScript(
            script: [.tilt(along: [UIOffset(horizontal: 2, vertical: 0)], from: 0, to: 1)],
            sentence:
                "InputScript: entry 1, tilt(along:from:to:), has the attitude (2.0, 0.0), but both numbers "
                + "must be from -1 to 1."),
    ]

    @Test(arguments: badScripts) func aBadScriptIsAFailureThatNamesTheEntry(bad: BadScript) {
        let screen = TouchScreen(bad.script)
        #expect(screen.host.failure?.message == bad.sentence)
        screen.run(2)
        #expect(screen.root.log.entries.isEmpty)
        #expect(screen.host.inputScript.isEmpty)
    }

    @Test func aPanRestsAtBothEndsAndIsSymmetric() {
        let path = TimedPath(
            [.zero, CGPoint(x: 100, y: 0)], from: 1, to: 2, curve: UIView.AnimationCurve.easeInOut.timing)
        #expect(path.position(at: 0) == .zero && path.position(at: 1) == .zero)
        #expect(isNear(path.position(at: 1.5), 50, 0, within: 1e-6))
        #expect(
            path.position(at: 2) == CGPoint(x: 100, y: 0) && path.position(at: 9) == CGPoint(x: 100, y: 0))
        let (early, late) = (path.position(at: 1.2).x, path.position(at: 1.8).x)
        #expect(isNear(early + late, 100, within: 1e-6) && early < 15)
    }

    @Test func aPanGoesThroughAllItsPointsAtAnEvenPace() {
        let points = [
            CGPoint(x: 0, y: 0), CGPoint(x: 100, y: 0), CGPoint(x: 100, y: 100), CGPoint(x: 0, y: 100),
        ]
        let path = TimedPath(points, from: 0, to: 1)
        let places = (0...1000).map { path.position(at: Double($0) / 1000) }
        for point in points { #expect(places.contains { $0.distance(to: point) < 1 }) }
        let steps = zip(places, places.dropFirst()).map { $0.distance(to: $1) }
        let mean = steps.reduce(0, +) / 1000
        #expect(steps.allSatisfy { abs($0 - mean) < 0.02 * mean })
    }

    @Test func aPanThatGoesNowhereStays() {
        let path = TimedPath([.middle, .middle, .middle], from: 0, to: 1)
        #expect(path.position(at: 0.3) == .middle)
    }

    @Test func theSameScriptGivesTheSameBits() {
        func places() -> [UInt64] {
            let screen = TouchScreen([
                .pan(along: [.zero, .middle, CGPoint(x: 10, y: 500)], from: 0.013, to: 1.7),
                .tilt(along: [.zero, UIOffset(horizontal: 0.3, vertical: -1)], from: 0.1, to: 0.9),
            ])
            var bits: [UInt64] = []
            screen.root.addGestureRecognizer(
                UIPanGestureRecognizer { pan in
                    let (place, speed) = (pan.location(in: nil), pan.velocity(in: nil))
                    bits += [place.x, place.y, speed.x, speed.y].map { Double($0).bitPattern }
                })
            screen.run(2) { bits.append(Double(screen.host.context.attitude.tilt.vertical).bitPattern) }
            return bits
        }
        let first = places()
        #expect(first.count > 400 && first == places())
    }

    @Test func textIsTypedIntoTheFieldThatEdits() throws {
        final class Form: NSObject, UITextFieldDelegate {
            var returns = 0
            func textFieldShouldReturn(_ textField: UITextField) -> Bool {
                returns += 1
                return textField.resignFirstResponder()
            }
        }
        let script = try InputScript(text: #"type ann@x.org\n@0.5"#)
        #expect(script.text == "type ann@x.org\\n@0.5\n" && script.entries.first?.end == 1.5)
        let host = SceneHost(size: CGSize(width: 320, height: 568))
        let (root, form) = (UIViewController(), Form())
        host.install(root)
        let field = host.withCurrent { UITextField(frame: CGRect(x: 20, y: 20, width: 200, height: 30)) }
        host.withCurrent {
            field.delegate = form
            root.view.addSubview(field)
            field.becomeFirstResponder()
            host.context[ScriptedInput.self].play(script)
        }
        for _ in 0..<48 { host.advance(by: 1.0 / 60) }
        #expect(field.text == "ann@")
        for _ in 0..<48 { host.advance(by: 1.0 / 60) }
        #expect(field.text == "ann@x.org" && form.returns == 1 && !field.isFirstResponder)
    }

    @Test(arguments: ["type @1", "type Milk", "type Milk@1-2", "type Milk@x"])
    func aTextWithoutWordsOrATimeIsRefused(_ line: String) {
        #expect(throws: InputScript.TextError.self) { try InputScript(text: line) }
    }
}
