import Foundation
import TestSupport
import Testing

/// `flipbook play`, in a browser.
@Suite(.tags(.process, .browser), .serialized) struct PlayTests {
    /// Plays a scene in a folder, and lets a closure drive its page.
    private func play(
        _ arguments: [String], in folder: String, _ body: (Browser, Running) throws -> Void
    ) throws -> Flipbook {
        let running = try Running(["play"] + arguments, in: folder)
        defer { running.process.terminate() }
        #expect(Patience.wait(while: running.process) { running.outputSoFar.hasSuffix("\n") })
        let browser = try Browser()
        try browser.load(running.outputSoFar.trimmingCharacters(in: .whitespacesAndNewlines))
        try browser.wait(for: "flipbookPlay.shown > 5")
        try body(browser, running)
        #expect(browser.complaints.isEmpty, "\(browser.complaints)")
        kill(running.process.processIdentifier, SIGINT)
        return running.end()
    }

    /// Drags with the mouse over the scene, between points that are shares of its sides.
    private func drag(_ browser: Browser, from start: (Double, Double), to end: (Double, Double)) throws {
        let sides: [Double] = try browser.value(
            "(box => [box.left, box.top, box.width, box.height])"
                + "(document.querySelector('.picture').getBoundingClientRect())")
        func send(_ type: String, _ share: Double) throws {
            let (x, y) = (start.0 + (end.0 - start.0) * share, start.1 + (end.1 - start.1) * share)
            try browser.call(
                "Input.dispatchMouseEvent",
                [
                    "type": type, "x": sides[0] + sides[2] * x, "y": sides[1] + sides[3] * y,
                    "button": "left",
                    "buttons": type == "mouseReleased" ? 0 : 1, "clickCount": 1,
                ])
        }
        let before: Int = try browser.value("flipbookPlay.delays.length")
        try send("mousePressed", 0)
        for step in 1...10 { try send("mouseMoved", Double(step) / 10) }
        try send("mouseReleased", 1)
        try browser.wait(for: "flipbookPlay.delays.length >= \(before + 3)")
    }

    private func save(_ browser: Browser) throws {
        try browser.click(".save")
        try browser.wait(for: "document.querySelector('.saved-line').textContent")
    }

    @Test(.enabled(if: Browser.isWanted, "FLIPBOOK_SKIP_BROWSER is set"))
    func whatWasPlayedIsFilmedExactlySo() throws {
        try inFolder { folder in
            try write("mine\n", to: folder + "/play.txt")
            let run = try play(["DraggedCells"], in: folder) { browser, _ in
                try drag(browser, from: (0.3, 0.2), to: (0.6, 0.5))
                try drag(browser, from: (0.7, 0.3), to: (0.2, 0.6))
                try browser.press(" ")
                try browser.wait(for: "document.querySelector('.play').ariaLabel === 'Play'")
                try browser.press(".")
                try save(browser)
                #expect(
                    try browser.value("document.querySelector('.saved-line').textContent")
                        == "flipbook render DraggedCells --input play-2.txt -o play.mp4")
            }
            #expect(run.exitCode == 130)
            #expect(
                run.error.contains("\nSaved: flipbook render DraggedCells --input play-2.txt -o play.mp4\n"))
            #expect(try files(below: folder) == ["play-2.txt", "play.txt"])
            #expect(try String(contentsOfFile: folder + "/play.txt", encoding: .utf8) == "mine\n")
            let script = try String(contentsOfFile: folder + "/play-2.txt", encoding: .utf8)
            let lines = script.split(separator: "\n")
            #expect(lines.count { $0.hasPrefix("touch ") } == 2, "\(script)")
            let hash = try #require(lines.first { $0.hasPrefix("# The hash of these ticks: ") }?.suffix(16))
            let check = try Flipbook(
                ["hash", "DraggedCells", "--input", "play-2.txt", "--expect", String(hash)], in: folder)
            #expect(check.exitCode == 0, "\(check.error)\n\(script)")
            let ticks = try #require(lines.first { $0.hasPrefix("ticks ") }?.dropFirst(6))
            let film = try Flipbook(
                ["render", "DraggedCells", "--input", "play-2.txt", "-o", "film/", "--scale", "0.1"],
                in: folder)
            #expect(film.exitCode == 0, "\(film.error)")
            #expect(try files(below: folder + "/film").count { $0.hasSuffix(".png") } == Int(ticks))
        }
    }

    @Test(.enabled(if: Browser.isWanted, "FLIPBOOK_SKIP_BROWSER is set"))
    func aSliderIsWrittenBackAndTheSavedFileRunsAtOnce() throws {
        try inFolder { folder in
            let path = folder + "/Flag.swift"
            try write(sceneSource(), to: path)
            let run = try play(["Flag.swift", "--script", "a.txt"], in: folder) { browser, _ in
                try browser.wait(for: "document.querySelector('.name').textContent === 'Flag'")
                #expect(try browser.value("document.querySelector('.write').disabled"))
                _ = try browser.value(
                    "(slider => { slider.value = 0.25; slider.dispatchEvent(new Event('input')); return true })"
                        + "(document.querySelector('#slider-0'))", as: Bool.self)
                try browser.wait(for: "!document.querySelector('.write').disabled")
                try browser.click(".write")
                try browser.wait(for: "document.querySelector('.write').disabled")
                #expect(
                    try String(contentsOfFile: path, encoding: .utf8)
                        == sceneSource().replacing("part = 1.0", with: "part = 0.25"))

                try write(sceneSource(color: "rde"), to: path)
                try browser.wait(for: "!document.querySelector('.problem').hidden")
                #expect(
                    try browser.value("document.querySelector('.problem-text').textContent", as: String.self)
                        .contains("Flag.swift:13:34: error: "))
                try write(sceneSource(color: "blue"), to: path)
                try browser.wait(for: "document.querySelector('.problem').hidden")
                // A canvas of its own for each look: the browser warns of many looks at one.
                let pixel =
                    "(canvas => { const context = canvas.getContext('2d', { willReadFrequently: true }); "
                    + "context.drawImage(document.querySelector('.picture'), 0, 0); "
                    + "return context.getImageData(1, 1, 1, 1).data.join(); })(document.createElement('canvas'))"
                try browser.wait(for: "\(pixel) === '0,0,255,255'")
                try save(browser)
            }
            #expect(run.exitCode == 130)
            #expect(try files(below: folder) == ["Flag.swift", "a.txt"])
        }
    }

    @Test(.enabled(if: Browser.isWanted, "FLIPBOOK_SKIP_BROWSER is set"))
    func theFingerOfTheKeyboardTouchesTheScene() throws {
        try inFolder { folder in
            _ = try play(["DraggedCells", "--script", "a.txt"], in: folder) { browser, _ in
                _ = try browser.value(
                    "document.querySelector('.picture').focus() === undefined", as: Bool.self)
                // A finger that comes, moves and goes within one tick leaves no move.
                for key in ["ArrowRight", "Enter", "ArrowRight", "Enter"] {
                    try browser.press(key)
                    let shown: Int = try browser.value("flipbookPlay.shown")
                    try browser.wait(for: "flipbookPlay.shown > \(shown + 2)")
                }
                try browser.wait(for: "document.querySelector('.tape').textContent.endsWith('1 touch')")
                try save(browser)
            }
            let script = try String(contentsOfFile: folder + "/a.txt", encoding: .utf8)
            let touch = try #require(script.split(separator: "\n").first { $0.hasPrefix("touch ") })
            #expect(touch.contains(": 168,284"))
            #expect(touch.contains("176,284"))
        }
    }

    @Test(.enabled(if: Browser.isWanted, "FLIPBOOK_SKIP_BROWSER is set"))
    func aSceneThatCrashesIsReportedOnThePage() throws {
        try inFolder { folder in
            let source = sceneSource().replacing(
                "view.addSubview(cloth)",
                with: "view.addSubview(cloth); if part < 0.5 { fatalError(\"torn\") }")
            try write(source, to: folder + "/Flag.swift")
            _ = try play(["Flag.swift"], in: folder) { browser, running in
                _ = try browser.value(
                    "(slider => { slider.value = 0.25; slider.dispatchEvent(new Event('input')); return true })"
                        + "(document.querySelector('#slider-0'))", as: Bool.self)
                try browser.wait(for: "document.querySelector('.problem-text').textContent.includes('torn')")
                #expect(running.process.isRunning)
            }
        }
    }

    @Test(arguments: [
        ("play Missing", 66, "Missing"), ("play Missing.swift", 66, "no such file"),
        ("play FallingSquare --port 0", 64, "from 1 to 65535"),
        ("play FallingSquare --port 70000", 64, "from 1 to 65535"),
        ("play FallingSquare --script /etc/passwd", 73, "did not write it"),
    ])
    func playRefusesWhatItCannotPlayBeforeItBegins(_ line: String, _ code: Int32, _ words: String)
        async throws
    {
        let refusal = try await Refusal(line)
        #expect(refusal.exitCode == code && refusal.error.contains(words), "\(refusal.error)")
    }
}
