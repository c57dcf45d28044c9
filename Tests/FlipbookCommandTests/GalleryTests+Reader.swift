import Foundation
import Testing

/// The actions of a reader of a gallery, and what the page has to show then.
extension GalleryTests {
    /// A click on a card shows its scene; from then on `film` is the state on the screen.
    func open(_ name: String, isVideo: Bool, _ browser: Browser) throws {
        let card = ".scene[data-name=\"\(name)\"] .card"
        try browser.click(card)
        try browser.wait(for: "!document.getElementById('player').hidden && document.images.length")
        #expect(try browser.value("location.hash") == "#\(name)")
        #expect(try browser.value("document.getElementById('name').textContent") == name)
        #expect(try browser.value("document.getElementById('video').hidden") == !isVideo)
        _ = try browser.value(isVideo ? Self.videoState : Self.vectorState, as: Bool.self)
    }

    private static let vectorState = """
        var film = {
            get clock() {
                const picture = document.getElementById('vectors').shadowRoot.querySelector('svg');
                return picture.getAnimations({ subtree: true })[0];
            },
            get halted() { return this.clock.playState === 'paused'; },
            get seconds() { return this.clock.currentTime / 1000; },
            get frame() { return Math.floor(this.seconds % 1 * 60 + 1e-3); },
        };
        true
        """

    private static let videoState = """
        const video = document.getElementById('video');
        var film = {
            get halted() { return video.paused && !video.seeking; },
            get seconds() { return video.currentTime; },
            frame: -1,
        };
        const note = (_, frame) => {
            film.frame = Math.round(frame.mediaTime * 60);
            video.requestVideoFrameCallback(note);
        };
        video.requestVideoFrameCallback(note);
        true
        """

    /// It plays by itself; the space bar halts it and lets it go on.
    func play(_ browser: Browser) throws {
        try browser.wait(for: "!film.halted && film.seconds > 0.1 && film.frame > 5")
        try browser.press(" ")
        try browser.wait(for: "film.halted && document.getElementById('play').ariaLabel === 'Play'")
        try browser.press("Home")
        try browser.press(" ")
        try browser.wait(for: "!film.halted && film.seconds > 0.1")
        try browser.wait(for: "Number(document.querySelector('#counter b').textContent) > 5")
        try browser.press(" ")
        try browser.wait(for: "film.halted")
    }

    /// Every press of an arrow is one frame, and at the ends there is no further.
    func stepByKeys(_ browser: Browser) throws {
        try browser.press("Home")
        try expect(frame: 0, in: browser)
        try browser.press("ArrowLeft")
        try expect(frame: 0, in: browser)
        for frame in 1...40 {
            try browser.press("ArrowRight")
            try expect(frame: frame, in: browser)
        }
        try browser.press("ArrowLeft")
        try expect(frame: 39, in: browser)
        try browser.press("End")
        try expect(frame: 59, in: browser)
        try browser.press("ArrowRight")
        try expect(frame: 59, in: browser)
    }

    private func expect(
        frame: Int, in browser: Browser, sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        try browser.wait(for: "film.halted && film.frame === \(frame)", sourceLocation: sourceLocation)
        let counter: String = try browser.value("document.getElementById('counter').textContent")
        let seconds = String(format: "%.3f", Double(frame) / 60)
        #expect(counter == "frame \(frame) / 60 · \(seconds) s", sourceLocation: sourceLocation)
    }

    /// The picture follows the scrubber, and so does the counter.
    func scrub(_ browser: Browser) throws {
        try browser.click("#scrubber", at: 0.25)
        let frame = try browser.value("Number(document.getElementById('scrubber').value)", as: Int.self)
        #expect((10...19).contains(frame))
        try expect(frame: frame, in: browser)
        try browser.click("#forward")
        try expect(frame: frame + 1, in: browser)
    }

    /// J is the next scene, also after the last one; Escape leads back to all, and words filter those.
    func goOn(_ name: String, _ browser: Browser) throws {
        for scene in ["PushedSquare", name] {
            try browser.press("j")
            try browser.wait(for: "document.getElementById('name').textContent === '\(scene)'")
            try browser.wait(for: "document.querySelector('#counter b').textContent !== '0'")
        }
        try browser.wait(for: "!film.halted && film.seconds > 0")
        try browser.press("Escape")
        try browser.wait(for: "!document.getElementById('grid').hidden")
        for letter in ["/", "p", "u", "s", "h"] { try browser.press(letter) }
        try browser.wait(for: "document.querySelectorAll('.scene:not([hidden])').length === 1")
        #expect(try browser.value("document.getElementById('count').textContent") == "1 of 2 scenes")
    }

    /// The page is as the system is until the reader chooses, and remembers that.
    func darken(_ browser: Browser) throws {
        func paper() throws -> String { try browser.value("getComputedStyle(document.body).backgroundColor") }
        let light = try paper()
        try browser.call(
            "Emulation.setEmulatedMedia", ["features": [["name": "prefers-color-scheme", "value": "dark"]]])
        let dark = try paper()
        #expect(light != dark)
        try browser.click("#theme")
        #expect(try paper() == light)
        // Chromium stores what a page keeps in another process, and a busy one may lose it when the page
        // goes at once: the reader chooses again.
        try browser.reload(until: "getComputedStyle(document.body).backgroundColor === '\(light)'") {
            if try paper() != light { try browser.click("#theme") }
        }
    }
}
