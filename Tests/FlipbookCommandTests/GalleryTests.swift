import Foundation
import Raster
import TestSupport
import Testing

@Suite struct GalleryTests {
    /// The name of a scene that would break a page without escaping.
    static let evilName = #"<b>"Fish"</b> & 'chips' {{title}}"#
    static let evilSummary = #"<img src=x onerror="alert(1)"> & </template></script>"#

    private static let evilSource = """
        import Flipbook
        import UIKit

        /* A comment </code></pre></template><script>alert(2)</script> /* in which another lies */
           & goes on. */
        final class Evil: UIViewController, Scene {
            static let name = #"\(evilName)"#
            static let summary = #"\(evilSummary)"#
            static let size = CGSize(width: 40, height: 30)
            static let duration: TimeInterval = 0.2
        }

        """

    private func make(_ scenes: [String], in folder: String, _ more: [String] = []) throws -> Flipbook {
        try write(Self.evilSource, to: folder + "/Evil.swift")
        return try Flipbook(
            ["gallery", "-o", "gallery", "--scale", "0.5"] + more + scenes, in: folder,
            cache: folder + "/cache")
    }

    @Test func galleryHoldsAPageAndOfEachSceneFilmPosterAndTrail() throws {
        try inFolder { folder in
            let sources = Repository.root.appendingPathComponent("Scenes").path
            let run = try make(
                ["FallingSquare", "Evil.swift"], in: folder, ["--sources", sources, "--quiet"])
            #expect(run.exitCode == 0 && run.error.isEmpty, "\(run.error)")
            #expect(run.lines.last == "gallery/index.html")
            let made = ["film.mp4", "plot-dark.svg", "plot.svg", "poster.png", "trail.svg"]
            #expect(try files(below: folder + "/gallery/scenes/FallingSquare") == made)
            // Nothing moves in the other scene, so there is no plot of it.
            let still = try files(below: folder + "/gallery/scenes/b-Fish-b-chips-title")
            #expect(still == made.filter { !$0.hasPrefix("plot") })
            let page = try String(contentsOfFile: folder + "/gallery/index.html", encoding: .utf8)
            #expect(!page.contains("http:") && !page.contains("https:") && !page.contains("=\"//"))
        }
    }

    @Test func galleryPutsScenesUnderWhatTheyAreListedUnder() throws {
        try inFolder { folder in
            let scenes = ["PushedSquare", "PlaygroundBarrier", "Evil.swift", "FallingSquare"]
            #expect(try make(scenes, in: folder, ["--quiet"]).exitCode == 0)
            let page = try String(contentsOfFile: folder + "/gallery/index.html", encoding: .utf8)
            let order = [
                "<h2>Book</h2>", "data-name=\"PushedSquare\"", "data-name=\"FallingSquare\"",
                "<h2>Playground</h2>", "data-name=\"PlaygroundBarrier\"", "<h2>Other scenes</h2>",
                "data-name=\"&lt;b",
            ]
            let places = order.map { page.range(of: $0)?.lowerBound }
            #expect(!places.contains(nil) && places.compactMap { $0 } == places.compactMap { $0 }.sorted())
            #expect(!page.contains("line-clamp"))
        }
    }

    @Test func galleryTellsALineForEachGroup() throws {
        try inFolder { folder in
            let made = try make(["PlaygroundLog", "FallingSquare", "PlaygroundBarrier"], in: folder)
            #expect(made.lines == ["gallery/index.html"])
            let lines = made.error.split(separator: "\n")
            #expect(lines.dropLast() == ["Playground: scenes 1 to 2 of 3", "Book: scenes 3 to 3 of 3"])
            #expect(lines.last?.hasPrefix("3 scenes in ") == true, "\(made.error)")
            let loud = try make(["PlaygroundLog"], in: folder, ["--prints"])
            #expect(loud.error.contains("{150, 150}") && loud.lines == ["gallery/index.html"])
        }
    }

    @Test func galleryHasPostersThatTellScenesOfOneKindApart() throws {
        try inFolder { folder in
            func bytes(_ bitmap: Bitmap) -> [UInt8] { bitmap.withUnsafeBytes { Array($0) } }
            let kinds = [
                ["CollisionModesItems", "CollisionModesBoundaries", "CollisionModesEverything"],
                ["PlaygroundBarrierView", "PlaygroundBarrierItem", "PlaygroundBarrier"],
            ]
            #expect(try make(kinds.flatMap { $0 }, in: folder, ["--quiet"]).exitCode == 0)
            for kind in kinds {
                let pictures = try kind.map { name in
                    let path = "\(folder)/gallery/scenes/\(name)/poster.png"
                    return try Bitmap(png: Data(contentsOf: URL(fileURLWithPath: path)))
                }
                for (first, second) in [(0, 1), (0, 2), (1, 2)] {
                    let (a, b) = (bytes(pictures[first]), bytes(pictures[second]))
                    let differing = zip(a, b).count { $0 != $1 }
                    #expect(differing * 100 > a.count, "\(kind[first]), \(kind[second])")
                }
            }
        }
    }

    @Test func galleryThatCannotBeMadeSaysWhy() throws {
        try inFolder { folder in
            func expect(
                _ code: Int32, _ scenes: [String], _ more: [String] = [], says words: String
            ) throws {
                let run = try make(scenes, in: folder, ["--quiet"] + more)
                #expect(run.exitCode == code && run.error.contains(words), "\(run.error)")
            }
            try expect(66, ["FallingSqare"], says: "Did you mean “FallingSquare”?")
            try expect(66, ["None.swift"], says: "None.swift")
            try expect(66, ["FallingSquare"], ["--sources", "nowhere"], says: "nowhere")
            try expect(64, ["FallingSquare"], ["--scale", "0"], says: "above 0 and at most 8")
            try expect(64, ["FallingSquare"], ["--scale", "nan"], says: "above 0 and at most 8")
            try expect(70, ["BrokenRule"], says: "Item 'square'")
            #expect(!FileManager.default.fileExists(atPath: folder + "/gallery/index.html"))
            try expect(73, ["FallingSquare"], ["-o", "Evil.swift"], says: "Evil.swift")
        }
    }

    @Test(.enabled(if: Browser.isWanted))
    func galleryOpensInABrowser() throws {
        try inFolder { folder in
            #expect(try make(["FallingSquare", "PushedSquare"], in: folder).exitCode == 0)
            let browser = try Browser(in: folder)
            try browser.load("file://\(folder)/gallery/index.html")
            #expect(try browser.value("document.querySelectorAll('.card').length") == 2)
            try browser.wait(
                for: "[...document.images].every(image => image.complete && image.naturalWidth > 0)")

            try open(browser)
            try play(browser)
            try stepByKeys(browser)
            try scrub(browser)
            try goOn(browser)
            try darken(browser)
            #expect(browser.complaints.isEmpty, "\(browser.complaints)")
        }
    }

    @Test(.enabled(if: Browser.isWanted))
    func galleryTakesAnyNameSummaryAndSourceAsText() throws {
        try inFolder { folder in
            #expect(try make(["Evil.swift"], in: folder, ["--title", "</title><b>&"]).exitCode == 0)
            let browser = try Browser(in: folder)
            try browser.load("file://\(folder)/gallery/index.html#b-Fish-b-chips-title")
            try browser.wait(for: "document.querySelector('#source pre')")
            func text(_ selector: String) throws -> String {
                try browser.value("document.querySelector('\(selector)').textContent")
            }
            #expect(try text("#name") == Self.evilName)
            #expect(try text("#summary") == Self.evilSummary)
            #expect(try text(".card .name") == Self.evilName)
            #expect(try text("h1") == "</title><b>&")
            #expect(try text("#source pre") == Self.evilSource)
            #expect(try text("#commands pre").contains(" render Evil.swift "))
            #expect(try browser.value("document.title") == "\(Self.evilName) · </title><b>&")
            #expect(
                try browser.value("document.querySelectorAll('b:not(#counter b), [onerror]').length") == 0)
            #expect(browser.complaints.isEmpty, "\(browser.complaints)")
        }
    }
}

// MARK: The actions of a reader

extension GalleryTests {
    /// A click on a card shows its scene; from then on `shown` is the frame that is really on the screen.
    private func open(_ browser: Browser) throws {
        try browser.click(".card")
        try browser.wait(for: "!document.getElementById('player').hidden && document.images.length")
        #expect(try browser.value("location.hash") == "#FallingSquare")
        #expect(try browser.value("document.getElementById('name').textContent") == "FallingSquare")
        _ = try browser.value(
            """
            const video = document.getElementById('video');
            var shown = -1;
            const note = (_, frame) => {
                shown = Math.round(frame.mediaTime * 60);
                video.requestVideoFrameCallback(note);
            };
            video.requestVideoFrameCallback(note);
            true
            """, as: Bool.self)
    }

    /// It plays by itself; the space bar halts it and lets it go on.
    private func play(_ browser: Browser) throws {
        try browser.wait(for: "!video.paused && video.currentTime > 0.1 && shown > 5")
        try browser.press(" ")
        try browser.wait(for: "video.paused && document.getElementById('play').ariaLabel === 'Play'")
        try browser.press("Home")
        try browser.press(" ")
        try browser.wait(for: "!video.paused && video.currentTime > 0.1")
        try browser.wait(for: "Number(document.querySelector('#counter b').textContent) > 5")
        try browser.press(" ")
        try browser.wait(for: "video.paused")
    }

    /// Every press of an arrow is one frame, and at the ends there is no further.
    private func stepByKeys(_ browser: Browser) throws {
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
        try browser.wait(for: "shown === \(frame) && !video.seeking", sourceLocation: sourceLocation)
        let counter: String = try browser.value("document.getElementById('counter').textContent")
        let seconds = String(format: "%.3f", Double(frame) / 60)
        #expect(counter == "frame \(frame) / 60 · \(seconds) s", sourceLocation: sourceLocation)
    }

    /// The picture follows the scrubber, and so does the counter.
    private func scrub(_ browser: Browser) throws {
        try browser.click("#scrubber", at: 0.25)
        let frame = try browser.value("Number(document.getElementById('scrubber').value)", as: Int.self)
        #expect((10...19).contains(frame))
        try expect(frame: frame, in: browser)
        try browser.click("#forward")
        try expect(frame: frame + 1, in: browser)
    }

    /// J is the next scene, also after the last one; Escape leads back to all, and words filter those.
    private func goOn(_ browser: Browser) throws {
        for scene in ["PushedSquare", "FallingSquare"] {
            try browser.press("j")
            try browser.wait(for: "document.getElementById('name').textContent === '\(scene)'")
            try browser.wait(for: "!video.paused && video.currentTime > 0")
        }
        try browser.press("Escape")
        try browser.wait(for: "!document.getElementById('grid').hidden")
        for letter in ["/", "p", "u", "s", "h"] { try browser.press(letter) }
        try browser.wait(for: "document.querySelectorAll('.scene:not([hidden])').length === 1")
        #expect(try browser.value("document.getElementById('count').textContent") == "1 of 2 scenes")
    }

    /// The page is as the system is until the reader chooses, and remembers that.
    private func darken(_ browser: Browser) throws {
        func paper() throws -> String { try browser.value("getComputedStyle(document.body).backgroundColor") }
        let light = try paper()
        try browser.call(
            "Emulation.setEmulatedMedia", ["features": [["name": "prefers-color-scheme", "value": "dark"]]])
        let dark = try paper()
        #expect(light != dark)
        try browser.click("#theme")
        #expect(try paper() == light)
        try browser.call("Page.reload")
        try browser.wait(for: "document.readyState === 'complete' && document.documentElement.dataset.theme")
        #expect(try paper() == light)
    }
}
