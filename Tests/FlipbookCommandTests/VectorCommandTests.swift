import Foundation
import TestSupport
import Testing

@Suite(.tags(.process, .browser), .serialized) struct VectorCommandTests {
    @Test func renderWritesVectorsBesideFrames() throws {
        try inFolder { folder in
            let run = try Flipbook(
                [
                    "render", "FallingSquare", "--duration", "0.2", "-o", "a.svg", "-o", "a.lottie", "-o",
                    "a.html",
                    "-o", "b.lottie.json", "-o", "frames/",
                ], in: folder)
            #expect(run.exitCode == 0, "\(run.error)")
            #expect(run.lines == ["frames", "a.svg", "a.lottie", "a.html", "b.lottie.json"])
            #expect(try files(below: folder).filter { !$0.hasPrefix("frames") }.count == 4)
        }
    }

    @Test(arguments: [
        (["render", "FallingSquare", "-o", "a.svg", "--motion-blur", "4"], "--motion-blur"),
        (["render", "FallingSquare", "-o", "film.json"], "film.lottie.json"),
        (["embed", "FallingSquare", "--for", "html", "--max-bytes", "9"], "--max-bytes"),
    ])
    func refusalsNameTheWayOutAndWriteNothing(_ words: [String], _ way: String) throws {
        try inFolder { folder in
            let run = try Flipbook(words, in: folder)
            #expect(run.exitCode == 64)
            #expect(run.error.contains(way), "\(run.error)")
            #expect(try files(below: folder).isEmpty)
        }
    }

    @Test func aRefusalOfLottieNamesTheLayerAndLeavesNoVideo() throws {
        try inFolder { folder in
            let shade = "label.layer.shadowOpacity = 0.5\n        label.text ="
            let source = Self.hostileScene.replacingOccurrences(of: "label.text =", with: shade)
            try write(source, to: folder + "/Evil.swift")
            let run = try Flipbook(["render", "Evil.swift", "-o", "a.mp4", "-o", "a.lottie"], in: folder)
            #expect(run.exitCode == 64)
            #expect(run.error.contains(Self.hostileName) && run.error.contains("has a shadow"))
            #expect(run.error.contains("--approximate"))
            #expect(try files(below: folder) == ["Evil.swift"])
            let again = try Flipbook(
                ["render", "Evil.swift", "-o", "a.lottie", "--approximate", "--quiet"], in: folder)
            #expect(again.exitCode == 0 && again.lines == ["a.lottie"], "\(again.error)")
        }
    }

    @Test func optionsOfRenderChooseStillTextPaperAndTime() throws {
        try inFolder { folder in
            func svg(_ more: [String]) throws -> String {
                let run = try Flipbook(
                    ["render", "RecipeCards", "--duration", "0.5", "-o", "a.svg", "--quiet"] + more,
                    in: folder)
                #expect(run.exitCode == 0, "\(run.error)")
                return try String(contentsOfFile: folder + "/a.svg", encoding: .utf8)
            }
            let plain = try svg([])
            #expect(plain.contains(".m{animation:.5s linear infinite}"))
            #expect(plain.contains(/>Plum<\/tspan> <tspan x="[-.0-9]+">Tart<\/tspan><\/text>/))
            #expect(try svg(["--loop", "2"]).contains(".m{animation:.5s linear 2 forwards}"))
            #expect(try !svg(["--text", "outlines"]).contains("<text"))
            let stills = try ["trail", "first", "last"].map { choice in
                let text = try svg(["--still", choice])
                return String(text[try #require(text.range(of: "<g class=\"still\"")).lowerBound...])
            }
            #expect(Set(stills).count == 3)
            #expect(stills[0].count > stills[1].count)
            let falling = try Flipbook(
                ["render", "FallingSquare", "-o", "b.svg", "--appearance", "dark", "--quiet"], in: folder)
            #expect(falling.exitCode == 0, "\(falling.error)")
            let dark = try String(contentsOfFile: folder + "/b.svg", encoding: .utf8)
            #expect(dark.contains("[fill='#ffffff']{fill:") && !dark.contains("prefers-color-scheme"))
            // White paper has no edge on a white page.
            #expect(try svg(["--border"]).contains("id=\"border\"") && !plain.contains("id=\"border\""))
        }
    }

    @Test func embedWithALimitSaysWhatItChose() throws {
        try inFolder { folder in
            let run = try Flipbook(
                ["embed", "ElasticSquares", "--for", "html", "--max-bytes", "20000"], in: folder)
            #expect(run.exitCode == 0)
            #expect(run.error.contains("To stay below 20000 bytes the still is the first frame"))
            let size = try Data(contentsOf: URL(fileURLWithPath: folder + "/ElasticSquares.svg")).count
            #expect(size <= 20000 && run.error.contains("\(size) bytes"), "\(run.error)")
        }
    }

    @Test func embedPrintsASnippetWhoseFilesExist() throws {
        try inFolder { folder in
            let run = try Flipbook(["embed", "FallingSquare", "--for", "github", "-o", "img"], in: folder)
            #expect(run.output.contains("srcset=\"img/FallingSquare-dark.svg\""))
            #expect(
                try files(below: folder) == ["img", "img/FallingSquare-dark.svg", "img/FallingSquare.svg"])
            let again = try Flipbook(["embed", "FallingSquare", "--for", "github", "-o", "img"], in: folder)
            #expect(again.exitCode != 0 && again.error.contains("--force"))
        }
    }

    /// White paper has no edge on a white page.
    @Test(arguments: [("github", "FallingSquare.svg"), ("typst", "FallingSquare.svg")])
    func embedDrawsABorderWhereItIsWanted(_ host: String, _ file: String) throws {
        try inFolder { folder in
            func film(_ options: [String]) throws -> String {
                let run = try Flipbook(
                    ["embed", "FallingSquare", "--for", host, "--force"] + options, in: folder)
                #expect(run.exitCode == 0, "\(run.error)")
                return try String(contentsOfFile: "\(folder)/\(file)", encoding: .utf8)
            }
            let (bordered, plain) = (try film(["--border"]), try film([]))
            #expect(bordered.contains("id=\"border\"") && !plain.contains("id=\"border\""))
        }
    }

    @Test func vectorsWordsAndKeyframesHaveTheSizeOfADevice() throws {
        try inFolder { folder in
            let embedded = try Flipbook(
                ["embed", "FallingSquare", "--for", "html", "--device", "iPhone8"], in: folder)
            #expect(embedded.exitCode == 0, "\(embedded.error)")
            let film = try String(contentsOfFile: folder + "/FallingSquare.svg", encoding: .utf8)
            #expect(film.contains("viewBox=\"0 0 375 667\""))
            for arguments in [
                ["describe", "BouncingSquares"], ["export", "BouncingSquares", "--for", "css"],
            ] {
                let usual = try Flipbook(arguments, in: folder)
                let wide = try Flipbook(arguments + ["--device", "iPadPro13"], in: folder)
                #expect(wide.exitCode == 0 && wide.output != usual.output, "\(wide.error)")
            }
        }
    }

    /// An image in a page is printed at the film's first frame, an object with the film's still.
    @Test func embedForPagesWritesAnObjectThatPrintsTheStill() throws {
        try inFolder { folder in
            let run = try Flipbook(["embed", "FallingSquare", "--for", "html", "-o", "img"], in: folder)
            #expect(run.output.hasPrefix("<object type=\"image/svg+xml\" data=\"img/FallingSquare.svg\" "))
            #expect(run.output.contains("role=\"img\" aria-label=\"A square falls out of the view"))
            #expect(!run.output.contains("<img"))
            let film = try String(contentsOfFile: folder + "/img/FallingSquare.svg", encoding: .utf8)
            #expect(film.contains("@media screen and (prefers-reduced-motion:no-preference)"))
        }
    }

    @Test(.enabled(if: Browser.isWanted, "FLIPBOOK_SKIP_BROWSER is set"))
    func pagesShowHostileNamesAsTextAndRunNoneOfThem() throws {
        try inFolder { folder in
            try write(Self.hostileScene, to: folder + "/Evil.swift")
            let run = try Flipbook(["render", "Evil.swift", "-o", "a.html", "-o", "a.svg"], in: folder)
            #expect(run.exitCode == 0, "\(run.error)")
            let browser = try Browser()
            try browser.load("file://\(folder)/a.html")
            #expect(try browser.value("document.title") == Self.hostileName)
            #expect(
                try browser.value("document.querySelector('.picture text').textContent") == Self.hostileName)
            #expect(try browser.value("document.querySelectorAll('script').length") == 1)
            try browser.load("file://\(folder)/a.svg")
            #expect(try browser.value("document.querySelector('title').textContent") == Self.hostileName)
            #expect(try browser.value("typeof window.evil") == "undefined")
            #expect(browser.complaints.isEmpty, "\(browser.complaints)")
        }
    }

    @Test(.enabled(if: Browser.isWanted, "FLIPBOOK_SKIP_BROWSER is set"))
    func thePlayerStepsAndShowsTheItemsOfTheTrace() throws {
        try inFolder { folder in
            let run = try Flipbook(["render", "FallingSquare", "-o", "a.html"], in: folder)
            #expect(run.exitCode == 0, "\(run.error)")
            let browser = try Browser()
            try browser.load("file://\(folder)/a.html")
            try browser.wait(for: "document.querySelector('.playing')")
            try browser.press(" ")
            try browser.press("Home")
            for _ in 0..<30 { try browser.press("ArrowRight") }
            #expect(try browser.value("document.querySelector('.time').textContent") == "0.50 s")
            let choose = """
                (item => { item.value = 'square'; item.dispatchEvent(new Event('change')); return item.value })
                (document.querySelector('.item'))
                """
            #expect(try browser.value(choose) == "square")
            let trace = try Flipbook(["trace", "FallingSquare"], in: folder)
            let row = try #require(trace.lines.first { $0.hasPrefix("30,") }).split(separator: ",")
            let y = try browser.value("parseFloat(document.querySelector('.y').textContent)", as: Double.self)
            #expect(abs(y - (Double(row[4]) ?? 0)) <= 0.5)
        }
    }

    @Test(.enabled(if: Browser.isWanted, "FLIPBOOK_SKIP_BROWSER is set"), arguments: ["css", "waapi"])
    func exportedKeyframesMoveAnElementAsTheTraceSays(_ language: String) throws {
        try inFolder { folder in
            let code = try Flipbook(["export", "PlaygroundBarrier", "--for", language, "--raw"], in: folder)
                .output
            let start = "document.querySelectorAll('.square').forEach(e => animate(e, 'square'))"
            let script = code.replacingOccurrences(of: "export ", with: "") + start
            let part = language == "css" ? "<style>\(code)</style>" : ""
            let more = language == "css" ? "" : "<script>\(script)</script>"
            try write("\(part)<div class=\"square\">square</div>\(more)", to: folder + "/a.html")
            let browser = try Browser()
            try browser.load("file://\(folder)/a.html")
            let trace = try Flipbook(["trace", "PlaygroundBarrier"], in: folder)
            let rows = trace.lines.filter { $0.contains(",square,") }.map { $0.split(separator: ",") }
            for frame in [20, 60, 110] {
                let place = """
                    (element => {
                        for (const animation of element.getAnimations()) {
                            animation.pause();
                            animation.currentTime = \(Double(frame) * 1000 / 60);
                        }
                        return parseFloat(getComputedStyle(element).translate.split(' ')[1])
                    })(document.querySelector('.square'))
                    """
                let way = (Double(rows[frame][4]) ?? 0) - (Double(rows[0][4]) ?? 0)
                #expect(abs(try browser.value(place, as: Double.self) - way) <= 0.5)
            }
            #expect(browser.complaints.isEmpty, "\(browser.complaints)")
        }
    }

    private static let hostileName = "</title></style><script>window.evil = 1</script>\"'&--"

    private static let hostileScene = """
        import Flipbook
        import UIKit

        final class Evil: UIViewController, Scene {
            static let name = #"\(hostileName)"#
            static let summary = #"\(hostileName)"#
            static let size = CGSize(width: 80, height: 60)
            static let duration: TimeInterval = 0.2
            var animator: UIDynamicAnimator!

            override func viewDidLoad() {
                super.viewDidLoad()
                let label = UILabel(frame: CGRect(x: 0, y: 0, width: 800, height: 30))
                label.text = #"\(hostileName)"#
                label.accessibilityIdentifier = #"\(hostileName)"#
                view.addSubview(label)
                animator = UIDynamicAnimator(referenceView: view)
                animator.addBehavior(UIGravityBehavior(items: [label]))
            }
        }

        """
}
