import Flipbook
import Foundation
import Raster
import Scenes
import TestSupport
import Testing

@testable import FlipbookCommand

@Suite(.tags(.process, .browser)) struct GalleryTests {
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
        return try Flipbook(["gallery", "-o", "gallery", "--scale", "0.5"] + more + scenes, in: folder)
    }

    @Test func galleryHoldsAPageAndOfEachSceneFilmPosterAndTrail() throws {
        try inFolder { folder in
            let sources = Repository.root.appendingPathComponent("Scenes").path
            let run = try make(
                ["FallingSquare", "Evil.swift"], in: folder, ["--sources", sources, "--quiet"])
            #expect(run.exitCode == 0 && run.error.isEmpty, "\(run.error)")
            #expect(run.lines.last == "gallery/index.html")
            let made = ["film.svg", "plot-dark.svg", "plot.svg", "poster.png", "trail.svg"]
            #expect(try files(below: folder + "/gallery/scenes/FallingSquare") == made)
            // Nothing moves in the other scene, so there is no plot of it.
            let still = try files(below: folder + "/gallery/scenes/b-Fish-b-chips-title")
            #expect(still == made.filter { !$0.hasPrefix("plot") })
            let page = try String(contentsOfFile: folder + "/gallery/index.html", encoding: .utf8)
                .replacingOccurrences(of: "xmlns=\"http://www.w3.org/2000/svg\"", with: "")
            #expect(!page.contains("http:") && !page.contains("https:") && !page.contains("=\"//"))
            let words = try Flipbook(["describe", "FallingSquare"], in: folder).output
            #expect(page.contains(words.trimmingCharacters(in: .newlines).escapedForMarkup))
        }
    }

    /// A scene whose views jump about, so that its film of vectors is too large for a page.
    private static let restlessSource = """
        import Flipbook
        import UIKit

        final class Restless: UIViewController, Scene {
            static let summary = "Two hundred and forty squares jump about."
            static let size = CGSize(width: 320, height: 200)
            static let duration: TimeInterval = 1

            override func viewDidLoad() {
                super.viewDidLoad()
                print("Restless begins.")
                var state: UInt64 = 1
                func next(_ limit: UInt64) -> Double {
                    state = state &* 6364136223846793005 &+ 1442695040888963407
                    return Double((state >> 33) % limit)
                }
                for _ in 0..<240 {
                    let square = UIView(frame: CGRect(x: 0, y: 0, width: 4, height: 4))
                    square.backgroundColor = .systemBlue
                    view.addSubview(square)
                }
                let link = CADisplayLink { [unowned self] _ in
                    for square in view.subviews { square.center = CGPoint(x: next(320), y: next(200)) }
                }
                link.add(to: .main, forMode: .common)
            }
        }

        """

    @Test func aSceneWhoseVectorsAreLargeGetsAVideo() throws {
        try inFolder { folder in
            try write(Self.restlessSource, to: folder + "/Restless.swift")
            #expect(try make(["Restless.swift"], in: folder, ["--quiet"]).exitCode == 0)
            let made = try files(below: folder + "/gallery/scenes/Restless")
            #expect(made == ["film.mp4", "poster.png", "trail.svg"])
        }
    }

    /// Of a scene with a film of vectors, and of one with a video.
    @Test func everySceneIsSimulatedOnce() throws {
        try inFolder { folder in
            try write(Self.restlessSource, to: folder + "/Restless.swift")
            let run = try make(["FallingSquare", "Restless.swift"], in: folder, ["--prints", "--timings"])
            #expect(run.exitCode == 0 && run.lines == ["gallery/index.html"], "\(run.error)")
            let lines = run.error.split(separator: "\n")
            #expect(lines.count { $0 == "Restless begins." } == 1, "\(run.error)")
            #expect(lines.contains("timing runs 2"))
        }
    }

    @Test @MainActor func everyFileIsThatOfTheCommandBesideIt() throws {
        try inFolder { folder in
            let scenes = ["FallingSquare", "BouncingSquares", "PlaygroundBarrier"]
            #expect(try make(scenes, in: folder, ["--quiet"]).exitCode == 0)
            let gallery = Gallery(folder: "again", title: "", scale: 0.5, scenes: [])
            for name in scenes {
                let scene = GalleryScene(
                    entry: try catalog.entry(named: name), argument: name, fileName: name, source: nil)
                for part in GalleryScene.Part.allCases where part != .film && part != .live {
                    let run = try Flipbook(gallery.command(for: part, of: scene), in: folder)
                    #expect(run.exitCode == 0, "\(run.error)")
                    let made = try ["gallery", "again"].map { start in
                        let path = "\(folder)/\(start)/\(scene.address(of: part))"
                        return try Data(contentsOf: URL(fileURLWithPath: path))
                    }
                    #expect(made[0] == made[1], "\(name): \(part)")
                }
            }
        }
    }

    /// FallingSquare can be live; ShatteringSquares cannot.
    @Test @MainActor func galleryLinksToLiveFiguresThatTheirCommandsMake() throws {
        try inFolder { folder in
            #expect(
                try make(["FallingSquare", "ShatteringSquares"], in: folder, ["--quiet", "--live"]).exitCode
                    == 0)
            let page = try String(contentsOfFile: folder + "/gallery/index.html", encoding: .utf8)
            #expect(page.contains("data-live=\"scenes/FallingSquare/live.html\""))
            #expect(page.components(separatedBy: "data-live=").count == 2)
            #expect(try !files(below: folder + "/gallery/scenes/ShatteringSquares").contains("live.html"))
            let gallery = Gallery(folder: "again", title: "", scale: 0.5, scenes: [])
            let scene = GalleryScene(
                entry: try catalog.entry(named: "FallingSquare"), argument: "FallingSquare",
                fileName: "FallingSquare", source: nil)
            let run = try Flipbook(gallery.command(for: .live, of: scene), in: folder)
            #expect(run.exitCode == 0, "\(run.error)")
            let made = try ["gallery", "again"].map { start in
                try Data(contentsOf: URL(fileURLWithPath: "\(folder)/\(start)/\(scene.address(of: .live))"))
            }
            #expect(made[0] == made[1])
            // Without the option the next gallery has no link.
            #expect(try make(["FallingSquare"], in: folder, ["--quiet"]).exitCode == 0)
            #expect(try !files(below: folder + "/gallery/scenes/FallingSquare").contains("live.html"))
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
            try makeFolder(folder + "/site")
            try write("<p>mine</p>", to: folder + "/site/index.html")
            try expect(73, ["FallingSquare"], ["-o", "site"], says: "did not make it")
            #expect(try String(contentsOfFile: folder + "/site/index.html", encoding: .utf8) == "<p>mine</p>")
        }
    }

    @Test(
        .enabled(if: Browser.isWanted, "FLIPBOOK_SKIP_BROWSER is set"),
        arguments: ["FallingSquare", "Restless.swift"])
    func galleryOpensInABrowser(_ scene: String) throws {
        try inFolder { folder in
            try write(Self.restlessSource, to: folder + "/Restless.swift")
            #expect(try make([scene, "PushedSquare"], in: folder).exitCode == 0)
            let browser = try Browser()
            try browser.load("file://\(folder)/gallery/index.html")
            #expect(try browser.value("document.querySelectorAll('.card').length") == 2)
            try browser.wait(
                for: "[...document.images].every(image => image.complete && image.naturalWidth > 0)")

            let name = scene.replacingOccurrences(of: ".swift", with: "")
            try open(name, isVideo: scene.hasSuffix(".swift"), browser)
            try play(browser)
            try stepByKeys(browser)
            try scrub(browser)
            try goOn(name, browser)
            try darken(browser)
            #expect(browser.complaints.isEmpty, "\(browser.complaints)")
        }
    }

    @Test(.enabled(if: Browser.isWanted, "FLIPBOOK_SKIP_BROWSER is set"))
    func aFilmOfVectorsShowsTheItemsWhereTheTraceHasThem() throws {
        try inFolder { folder in
            #expect(try make(["FallingSquare"], in: folder, ["--quiet"]).exitCode == 0)
            let browser = try Browser()
            try browser.load("file://\(folder)/gallery/index.html#FallingSquare/30")
            let square = "document.getElementById('vectors').shadowRoot.getElementById('square')"
            try browser.wait(for: square)
            // The label is the description, and no words of the file pop up under the pointer.
            let picture = "document.getElementById('vectors').shadowRoot.querySelector('svg')"
            #expect(try browser.value("\(picture).getAttribute('aria-label').includes('falls')") == true)
            #expect(try browser.value("!\(picture).querySelector('title')") == true)
            let trace = try Flipbook(["trace", "FallingSquare"], in: folder)
            let row = try #require(trace.lines.first { $0.hasPrefix("30,") }).split(separator: ",")
            let place = "\(picture).getScreenCTM().inverse().multiply(\(square).getScreenCTM()).f"
            #expect(abs(try browser.value(place, as: Double.self) - (Double(row[4]) ?? 0)) <= 0.5)
        }
    }

    /// The windows of phones, the narrowest first.
    @Test(.enabled(if: Browser.isWanted, "FLIPBOOK_SKIP_BROWSER is set"), arguments: [320, 360, 430])
    func galleryFitsIntoNarrowWindows(_ width: Int) throws {
        try inFolder { folder in
            #expect(try make(["FallingSquare"], in: folder, ["--quiet"]).exitCode == 0)
            let browser = try Browser()
            _ = try browser.call(
                "Emulation.setDeviceMetricsOverride",
                ["width": width, "height": 800, "deviceScaleFactor": 1, "mobile": false])
            try browser.load("file://\(folder)/gallery/index.html#FallingSquare/60")
            try browser.wait(for: "document.querySelector('#counter b')?.textContent > 5")
            let counter = "document.getElementById('counter').getBoundingClientRect()"
            #expect(try browser.value("\(counter).right <= \(width - 16)"), "The counter is cut off.")
            #expect(try browser.value("document.documentElement.scrollWidth <= \(width)"))
        }
    }

    @Test(.enabled(if: Browser.isWanted, "FLIPBOOK_SKIP_BROWSER is set"))
    func galleryTakesAnyNameSummaryAndSourceAsText() throws {
        try inFolder { folder in
            #expect(try make(["Evil.swift"], in: folder, ["--title", "</title><b>&"]).exitCode == 0)
            let browser = try Browser()
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
