import Testing
import UIKitHost
import UIKitTestSupport

@Suite @MainActor struct InputRecordingTests {
    private let text = """
        device iPhone15:landscape
        appearance dark
        look iOS26
        set elasticity=0.9
        set speed=300.0
        ticks 340
        touch 30: 60,120 62.5,121*4 70,130
        touch 41: 0.1,0.2*2 cancel

        """

    @Test func aTextIsReadAndWrittenAsItIs() throws {
        let recording = try InputRecording(text: text)
        #expect(recording.text == text)
        #expect(recording.device?.name == "iPhone15" && recording.device?.isLandscape == true)
        #expect(recording.look == .iOS26)
        #expect(recording.isDark && recording.parameters == ["elasticity": 0.9, "speed": 300])
        #expect(recording.duration == 340.0 / 60)
        #expect(recording.script.entries.count == 2)
        #expect(recording.script.entries[0].begin == 0.5)
        #expect(recording.script.entries[0].end == 35.0 / 60)
    }

    @Test func aScriptWithoutSettingsIsARecording() throws {
        let recording = try InputRecording(text: "# A tap\ntap 160,284@0.5\n\n  ticks 60  # a second\n")
        #expect(recording.script == [.tap(at: CGPoint(x: 160, y: 284), time: 0.5)])
        #expect(recording.ticks == 60 && recording.device == nil && !recording.isDark)
    }

    @Test(arguments: [
        ("device iPhone99", 1, "names no device"), ("\nappearance blue", 2, "neither light nor dark"),
        ("look iOS27", 1, "names no look; there are iOS12, iOS18, iOS26"),
        ("set speed", 1, "sets no parameter"), ("set speed=nan", 1, "sets no parameter"),
        ("set a=1\nset a=2", 2, "for the second time"), ("ticks 0", 1, "from 1 to 216000"),
        ("ticks 1.5", 1, "whole number"), ("ticks 300000", 1, "from 1 to 216000"),
        ("ticks 5\ndevices", 2, "begins with none of"), ("touch", 1, "begins with none of"),
        ("touch 30", 1, "needs a colon"), ("touch -1: 1,2 3,4", 1, "as its first tick"),
        ("touch x: 1,2 3,4", 1, "as its first tick"), ("touch 1: 1,2", 1, "two ticks or more"),
        ("touch 1:", 1, "two ticks or more"), ("touch 1: 1,2 3", 1, "“3” in place of a point"),
        ("touch 1: 1,2*0 3,4", 1, "“1,2*0” in place of a point"),
        ("touch 1: 1,2*9999999999999 3,4", 1, "in place of a point"),
        ("touch 1: 1,2*216001 3,4", 1, "goes on after tick 216000"),
        ("touch 1: 1,nan 3,4", 1, "in place of a point"), ("touch 1: 1,2 1e300,4", 1, "both numbers must be"),
    ])
    func aLineThatBreaksARuleIsNamed(_ text: String, _ line: Int, _ words: String) {
        let error = #expect(throws: InputScript.TextError.self) { try InputRecording(text: text) }
        #expect(error?.line == line && error?.message.contains(words) == true, "\(error as Any)")
    }

    @Test func aShortTextOfVeryManyPointsIsRefused() {
        let text = String(repeating: "touch 0: 1,2*216001\n", count: 9)
        #expect((try? InputRecording(text: text))?.script.entries.count == 9)
        let error = #expect(throws: InputScript.TextError.self) {
            try InputRecording(text: text + "touch 0: 1,2*216000 3,4\n")
        }
        #expect(error?.line == 10)
    }

    /// A screen whose view logs its touches, for a script of a text.
    private func log(of text: String, ticks: Int, _ recognizers: UIGestureRecognizer...) throws -> [String] {
        let host = SceneHost(size: CGSize(width: 320, height: 568))
        let controller = UIViewController()
        let view = TouchLog(frame: CGRect(x: 0, y: 0, width: 320, height: 568))
        host.withCurrent {
            controller.view = view
            for recognizer in recognizers { view.addGestureRecognizer(recognizer) }
        }
        host.install(controller)
        host.inputScript = try InputRecording(text: text).script
        for _ in 0..<ticks { host.advance(by: 1.0 / 60) }
        return view.log.entries
    }

    @Test func aTouchIsAtItsPointsInItsTicks() throws {
        #expect(try log(of: "touch 3: 10,10 20,10*2 30,10", ticks: 2) == [])
        #expect(try log(of: "touch 3: 10,10 20,10*2 30,10", ticks: 4) == ["root began", "root moved"])
        #expect(
            try log(of: "touch 3: 10,10 20,10*2 30,10", ticks: 9) == [
                "root began", "root moved", "root ended",
            ])
    }

    @Test func aCancelledTouchCancelsViewsAndRecognizers() throws {
        #expect(try log(of: "touch 3: 10,10*2 cancel", ticks: 9) == ["root began", "root cancelled"])
        let tap = UITapGestureRecognizer()
        let pan = UIPanGestureRecognizer()
        var states: [UIGestureRecognizer.State] = []
        tap.addTarget { states.append($0.state) }
        pan.addTarget { states.append($0.state) }
        _ = try log(of: "touch 3: 10,10*2 cancel\ntouch 20: 10,10 90,10*2 cancel", ticks: 40, tap, pan)
        #expect(states == [.began, .cancelled])
        // What was cancelled takes part in the next touches.
        let next = UITapGestureRecognizer()
        var taps = 0
        next.addTarget { _ in taps += 1 }
        _ = try log(of: "touch 3: 10,10*2 cancel\ntouch 20: 10,10*5", ticks: 40, next)
        #expect(taps == 1)
    }
}
