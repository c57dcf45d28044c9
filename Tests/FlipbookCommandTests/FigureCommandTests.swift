import Foundation
import Raster
import TestSupport
import Testing

@Suite(.tags(.process)) struct FigureCommandTests {
    @Test func aFrameAloneHasNoPaperAroundIt() throws {
        try inFolder { folder in
            try expectSize("BouncingSquares --at 1 --scale 1", in: folder) { $0 == 320 && $1 == 568 }
            try expectSize("BouncingSquares --at 1 --scale 1 --theme light", in: folder) {
                $0 > 340 && $1 > 590
            }
        }
    }

    @Test func figuresOfADarkInterfaceHaveDarkPaper() throws {
        try inFolder { folder in
            func figure(_ options: String...) throws -> String {
                let run = try Flipbook(
                    ["figure", "ItemProperties", "--frame", "0,20"] + options + ["-o", "a.svg"], in: folder)
                #expect(run.exitCode == 0, "\(run.error)")
                return try String(contentsOfFile: folder + "/a.svg", encoding: .utf8)
            }
            let dark = try figure("--appearance", "dark")
            #expect(try dark == figure("--appearance", "dark", "--theme", "dark"))
            #expect(try dark == figure("--theme", "dark"))
            #expect(try dark != figure("--appearance", "dark", "--theme", "light"))
            #expect(try dark != figure())
            // Black texts of a light interface were drawn on dark paper.
            let light = try figure("--appearance", "light", "--theme", "dark")
            let screen = "<rect x=\"0\" y=\"0\" width=\"640\" height=\"568\" fill=\"#ffffff\"/>"
            #expect(light.contains(screen) && !dark.contains(screen))
        }
    }

    @Test func annotationsAreMeasuredAndNamed() throws {
        try inFolder { folder in
            let file = "\(folder)/a.svg"
            let run = try Flipbook(["figure", "PushedSquare", "--at", "0.6", "--annotate", "-o", file])
            #expect(run.exitCode == 0, "\(run.error)")
            let svg = try String(contentsOfFile: file, encoding: .utf8)
            // From the middle of the view, (160, 284), to the first tap, (276, 96).
            for text in ["dx = 116 pt", "dy = −188 pt", "distance = 220.9 pt", "−58.3°"] {
                #expect(svg.contains(">\(text)<"), "\(text)")
            }
            #expect(svg.contains("id=\"dimension-dx\"") && svg.contains("id=\"caption\""))
        }
    }

    @Test func stripsAndSweepsSayWhatTheyShow() throws {
        try inFolder { folder in
            let file = "\(folder)/a.svg"
            let strip = try Flipbook(["figure", "FallingSquare", "--at", "0,0.1,0.2", "--axes", "-o", file])
            #expect(strip.exitCode == 0, "\(strip.error)")
            let svg = try String(contentsOfFile: file, encoding: .utf8)
            for note in ["0 s", "0.1 s", "0.2 s", "x", "y"] { #expect(svg.contains(">\(note)<"), "\(note)") }
            let sweep = try Flipbook(
                ["figure", "ElasticSquares", "--frame", "0", "--theme", "dark", "--sweep"]
                    + ["greenElasticity=0,1", "--debug", "-o", file])
            #expect(sweep.exitCode == 0, "\(sweep.error)")
            #expect(try String(contentsOfFile: file, encoding: .utf8).contains("greenElasticity"))
        }
    }

    @Test func cropsAndZoomsShowAPartLarger() throws {
        try inFolder { folder in
            try expectSize("BouncingSquares --at 1 --crop 60,300,200x150 --zoom 3 --scale 1", in: folder) {
                $0 == 600 && $1 == 450
            }
            // The squares of 50 points with 24 around each, one upon the other at the lower edge.
            try expectSize("BouncingSquares --at 2 --crop squares0,squares1 --scale 2", in: folder) {
                abs($0 - 2 * 98) <= 4 && abs($1 - 2 * 124) <= 4
            }
            let run = try Flipbook(
                ["figure", "PushedSquare", "--at", "0.6", "--annotate", "--crop", "140,60,180x260"]
                    + ["--axes", "-o", "a.svg"], in: folder)
            #expect(run.exitCode == 0, "\(run.error)")
            let svg = try String(contentsOfFile: folder + "/a.svg", encoding: .utf8)
            // Axes count on in points of the view, and no 0 is where the crop begins.
            for text in ["150", "200", "100", "dx = 116 pt"] { #expect(svg.contains(">\(text)<"), "\(text)") }
            #expect(!svg.contains(">0<") && !svg.contains(">50<"))
        }
    }

    @Test func aCropShowsOnlyAnnotationsThatEndInIt() throws {
        try inFolder { folder in
            let line = ["figure", "BouncingSquares", "--at", "1", "--annotate", "--crop", "squares0"]
            let run = try Flipbook(line + ["-o", "a.svg"], in: folder)
            #expect(run.exitCode == 0, "\(run.error)")
            let svg = try String(contentsOfFile: folder + "/a.svg", encoding: .utf8)
            #expect(svg.contains(">the first square<"))
            // The height of the second square ends below the crop, and so does its number.
            #expect(svg.components(separatedBy: ">50 pt<").count == 2)
            #expect(run.error.contains("The crop leaves out annotations of BouncingSquares"), "\(run.error)")
        }
    }

    @Test func picturesSayWhatTheyShow() throws {
        try inFolder { folder in
            let line = ["figure", "BouncingSquares", "--at", "0,0.5", "--caption", "A & B.", "-o", "a.svg"]
            #expect(try Flipbook(line, in: folder).exitCode == 0)
            let svg = try String(contentsOfFile: folder + "/a.svg", encoding: .utf8)
            #expect(svg.contains(">BouncingSquares at 0 s, 0.5 s</title>"))
            #expect(svg.contains("A &amp; B.</desc>") && svg.contains("role=\"img\""))
        }
    }

    @Test(arguments: [
        ("FallingSquare --at 0 --bezel --axes", "--bezel shows the device"),
        ("FallingSquare --at 0 --crop 0,0,400x600", "leaves the view, which is 320x568 pt"),
        ("FallingSquare --at 0 --crop 10,20", "is not a crop"),
        ("FallingSquare --at 0 --crop 1,2,0x5", "is not a crop"),
        ("FallingSquare --at 0 --crop 0x1,2,3x4", "is not a crop"),
        ("FallingSquare --at 0 --crop 1,2,3xx4", "is not a crop"),
        ("FallingSquare --at 0 --crop nan,2,3x4", "is not a crop"),
        ("FallingSquare --at 0 --crop 1e400,2,3x4", "is not a crop"),
        ("BouncingSquares --at 0 --crop squares9", "Did you mean “squares0”"),
        ("FallingSquare --at 0 --zoom 0", "The zoom 0 is not allowed"),
        ("FallingSquare --at 0 --zoom 9 --axes", "above 0 and at most 8"),
        ("FallingSquare --at 0 --annotate", "“FallingSquare” declares no annotations"),
        ("FallingSquare --at 0 --font NoSuchLetters", "“NoSuchLetters” is not installed"),
        ("FallingSquare --at 0,0.1,0.2 --pair", "A pair has two times"),
        ("FallingSquare --at 0 --pair", "A pair has two times"),
        ("FallingSquare --at 0,,1", "“” is not a time"), ("FallingSquare --at 0,inf", "outside of the film"),
        ("FallingSquare --frame 0,x", "“x” is not a frame"), ("FallingSquare --at 0 --theme pink", "theme"),
        ("FallingSquare --frame 0,9999 --theme light", "There is no frame 9999"),
        ("FallingSquare --at 0 --caption ", "nothing to read"),
    ])
    func whatIsNotAllowedIsSaid(arguments: String, sentence: String) async throws {
        let words = arguments.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
        let refusal = try await Refusal(["figure"] + words + ["-o", "a.png"])
        #expect(refusal.exitCode == 64 && refusal.error.contains(sentence), "\(refusal.error)")
        #expect(refusal.files.isEmpty)
    }

    private func expectSize(
        _ arguments: String, in folder: String, _ isRight: (Int, Int) -> Bool
    ) throws {
        let words = arguments.split(separator: " ").map(String.init)
        let run = try Flipbook(["figure"] + words + ["-o", "a.png"], in: folder)
        #expect(run.exitCode == 0, "\(run.error)")
        let bitmap = try Bitmap(png: Data(contentsOf: URL(fileURLWithPath: folder + "/a.png")))
        #expect(isRight(bitmap.width, bitmap.height), "\(bitmap.width) x \(bitmap.height)")
    }
}
