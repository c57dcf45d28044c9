import Foundation
import TestSupport
import Testing

/// Live figures: the pages of `flipbook render --live`, in a browser.
@Suite(.tags(.process, .browser), .serialized) struct LiveFigureTests {
    /// A falling item, a scene whose parameters are sliders, one with joints and many contacts, and one whose
    /// code changes the world at every frame. With `FLIPBOOK_EVERY_FRAME`, every scene of the catalog.
    static let scenes: [String] =
        ProcessInfo.processInfo.environment["FLIPBOOK_EVERY_FRAME"] == nil
        ? ["FallingSquare", "ElasticSquares", "RopeBridge", "Breakout"] : (try? listedScenes()) ?? []

    private static func listedScenes() throws -> [String] {
        let list = try Flipbook(["list", "--json"]).output
        let scenes = try JSONSerialization.jsonObject(with: Data(list.utf8)) as? [[String: Any]]
        return scenes?.compactMap { $0["name"] as? String } ?? []
    }

    /// Films a scene as a page, lets a closure open it, and returns what the command said.
    @discardableResult
    private func make(
        _ scene: String, _ more: [String] = [], _ body: (_ address: String) throws -> Void
    ) throws -> Flipbook {
        var run: Flipbook?
        try inFolder { folder in
            let made = try Flipbook(
                ["render", scene, "-o", "a.html", "--live", "--quiet"] + more, in: folder)
            #expect(made.exitCode == 0 && made.lines == ["a.html"], "\(made.error)")
            run = made
            try body("file://\(folder)/a.html")
        }
        return try #require(run)
    }

    private func page(at address: String) throws -> String {
        try String(contentsOf: #require(URL(string: address)), encoding: .utf8)
    }

    @Test(.enabled(if: Browser.isWanted, "FLIPBOOK_SKIP_BROWSER is set"), arguments: scenes)
    func everyFrameHasTheHashOfTheFilm(_ scene: String) throws {
        let run = try make(scene) { address in
            guard try page(at: address).contains("live-data") else { return }
            let browser = try Browser()
            try browser.load(address + "?verify")
            try browser.wait(for: "document.documentElement.dataset.verify")
            let verdict: String = try browser.value("document.documentElement.dataset.verify")
            #expect(verdict.hasPrefix("equal "), "\(scene): \(verdict)")
            let count = verdict.split(separator: " ").last.flatMap { Int($0) } ?? 0
            #expect(count >= 300, "\(scene): \(verdict)")
            #expect(browser.complaints.isEmpty, "\(browser.complaints)")
        }
        #expect(run.error.isEmpty || !Self.scenes.prefix(3).contains(scene), "\(run.error)")
    }

    @Test(.enabled(if: Browser.isWanted, "FLIPBOOK_SKIP_BROWSER is set"))
    func aReaderDragsAnItemAndReturnsToTheText() throws {
        try make("BouncingSquares") { address in
            let browser = try Browser()
            try browser.load(address)
            try browser.wait(for: "document.documentElement.dataset.live === 'ready'")
            let square = "document.querySelector('.loose')"
            try browser.wait(for: "\(square) && Number(document.querySelector('.scrub').value) > 5")
            #expect(try browser.value("document.querySelector('.reset').disabled") == true)
            let left: Double = try browser.value("\(square).getBoundingClientRect().left")
            let side: Double = try browser.value("\(square).getBoundingClientRect().width")
            let top: Double = try browser.value("\(square).getBoundingClientRect().top")
            func mouse(_ type: String, _ shift: Double) throws {
                try browser.call(
                    "Input.dispatchMouseEvent",
                    [
                        "type": type, "x": left + side / 2 + shift, "y": top + side / 2, "button": "left",
                        "buttons": type == "mouseReleased" ? 0 : 1, "clickCount": 1,
                    ])
            }
            try mouse("mousePressed", 0)
            try browser.wait(for: "document.querySelector('.dragging')")
            try mouse("mouseMoved", 120)
            try browser.wait(for: "\(square).getBoundingClientRect().left > \(left + 40)")
            try mouse("mouseReleased", 120)
            try browser.wait(for: "!document.querySelector('.reset').disabled")
            try browser.click(".reset")
            try browser.wait(for: "document.querySelector('.reset').disabled")
            #expect(browser.complaints.isEmpty, "\(browser.complaints)")
        }
    }

    /// The page does not have the scene's code: it learned from the film's taps what a tap does.
    @Test(
        .enabled(if: Browser.isWanted, "FLIPBOOK_SKIP_BROWSER is set"),
        arguments: ["SnappingSquare", "PushedSquare"])
    func aTapDoesWhatTheScenesCodeDoes(_ scene: String) throws {
        try make(scene) { address in
            let browser = try Browser()
            try browser.load(address)
            try browser.wait(for: "document.documentElement.dataset.live === 'ready'")
            let point = """
                new DOMPoint(60 - 160, 500 - 284).matrixTransform(
                    document.querySelector('[data-d]').parentNode.getScreenCTM())
                """
            let (x, y): (Double, Double) = try (browser.value("\(point).x"), browser.value("\(point).y"))
            for type in ["mousePressed", "mouseReleased"] {
                try browser.call(
                    "Input.dispatchMouseEvent",
                    [
                        "type": type, "x": x, "y": y, "button": "left", "clickCount": 1,
                    ])
            }
            // The square lies against the left edge where it is pushed, and at the point where it snaps. The
            // origin is the picture's center.
            let place = "document.querySelector('[data-d]').transform.baseVal[0].matrix"
            let first = scene == "SnappingSquare" ? (60, 500) : (40, 524)
            try browser.wait(
                for: "Math.hypot(\(place).e - \(first.0 - 160), \(place).f - \(first.1 - 284)) < 2")
            try browser.press("t")
            let next = scene == "SnappingSquare" ? (240, 120) : (280, 40)
            try browser.wait(
                for: "Math.hypot(\(place).e - \(next.0 - 160), \(place).f - \(next.1 - 284)) < 2")
            #expect(try browser.value("document.querySelector('.reset').disabled") == false)
            #expect(browser.complaints.isEmpty, "\(browser.complaints)")
        }
    }

    @Test(.enabled(if: Browser.isWanted, "FLIPBOOK_SKIP_BROWSER is set"))
    func aSliderIsTheSceneWithThatValue() throws {
        try make("PlaygroundElastic") { address in
            let browser = try Browser()
            try browser.load(address)
            try browser.wait(for: "document.documentElement.dataset.live === 'ready'")
            #expect(try browser.value("document.querySelectorAll('.sliders input').length") == 1)
            let slide = """
                (() => {
                    const slider = document.querySelector('.sliders input');
                    slider.value = '0';
                    slider.dispatchEvent(new Event('input'));
                    return slider.getAttribute('aria-valuetext');
                })()
                """
            #expect(try browser.value(slide) == "0")
            try browser.wait(for: "!document.querySelector('.reset').disabled")
            try browser.press("0")
            try browser.wait(for: "document.querySelector('.reset').disabled")
        }
    }

    @Test func aSceneWithoutAnimatorIsAPlayer() throws {
        let run = try make("ParallaxTilt") { address in
            let page = try page(at: address)
            #expect(page.contains("class=\"player\"") && !page.contains("live-data"))
        }
        #expect(run.error.contains("because no animator moves its items"), "\(run.error)")
    }

    @Test func aMissingEngineIsNamedWithTheCommandThatBuildsIt() throws {
        try inFolder { folder in
            let run = try Flipbook(
                ["render", "FallingSquare", "-o", "a.html", "--live"], in: folder,
                environment: ["FLIPBOOK_LIVE_ENGINE": "/nowhere"])
            #expect(run.exitCode == 69)
            #expect(run.error.contains("`make live`"), "\(run.error)")
            #expect(try files(below: folder).isEmpty)
        }
    }

    @Test(arguments: [
        (["-o", "a.mp4"], "--live is for pages"), (["-o", "a.html", "--slow", "4"], "leave out --fps"),
    ])
    func refusalsNameTheRule(_ words: [String], _ rule: String) throws {
        try inFolder { folder in
            let run = try Flipbook(["render", "FallingSquare", "--live"] + words, in: folder)
            #expect(run.exitCode == 64)
            #expect(run.error.contains(rule), "\(run.error)")
        }
    }

    @Test func namesAreEscapedAndNoCodeIsAllowedButThePagesOwn() throws {
        try make("FallingSquare") { address in
            let page = try page(at: address)
            let policy = try #require(
                page.firstMatch(of: /script-src 'nonce-([0-9a-f]+)' 'wasm-unsafe-eval'/))
            #expect(page.contains("<script nonce=\"\(policy.1)\">"))
            #expect(!page.contains("unsafe-eval'") || page.contains("'wasm-unsafe-eval'"))
            #expect(page.contains("default-src 'none'"))
        }
    }
}
