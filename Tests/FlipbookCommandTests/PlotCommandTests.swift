import Foundation
import Raster
import TestSupport
import Testing

@Suite(.tags(.process)) struct PlotCommandTests {
    @Test func flipbookPlotWritesWhatTheExtensionSays() throws {
        try inFolder { folder in
            for (name, magic) in [("a.png", "\u{89}PNG"), ("a.svg", "<svg "), ("a.pdf", "%PDF-")] {
                let scale = name == "a.png" ? ["--scale", "1"] : []
                let run = try Flipbook(
                    ["plot", "FallingSquare", "--of", "y,speed", "-o", name] + scale, in: folder)
                #expect(run.exitCode == 0 && run.lines == [name] && run.error.isEmpty, "\(run.error)")
                let data = try Data(contentsOf: URL(fileURLWithPath: folder + "/" + name))
                #expect(data.prefix(24).range(of: Data(magic.unicodeScalars.map { UInt8($0.value) })) != nil)
            }
            let png = try Bitmap(png: Data(contentsOf: URL(fileURLWithPath: folder + "/a.png")))
            #expect(png.width == 640 && png.height == 560)
        }
    }

    @Test func flipbookPlotShowsItsExampleFirst() throws {
        let help = try Flipbook(["help", "plot"]).output
        let lines = help.split(separator: "\n", omittingEmptySubsequences: false)
        #expect(lines.count <= 60)
        let example = try #require(lines.first { $0.contains("flipbook plot ") })
        try inFolder { folder in
            let words = example.split(separator: " ").dropFirst().map(String.init)
            let run = try Flipbook(words, in: folder)
            #expect(run.exitCode == 0)
            #expect(try files(below: folder) == ["bouncing.svg"])
        }
    }

    @Test(arguments: [
        ("--of sped", "Did you mean “speed”?"), ("--of y,y", "twice"),
        ("--items circle", "It has square"),
        ("--width 10", "from 160 to 4096"), ("--height nan", "from 160 to 4096"),
        ("--height 200 --of x,y,speed,vx,vy", "no room"), ("--scale 0", "above 0 and at most 8"),
        ("--fps 0", "from 1 to 240"), ("--duration -1", "at most 3600"), ("--theme pink", "pink"),
        ("--set a=1", "no parameter"), ("--sweep a=1,2", "no parameter"),
    ])
    func flipbookPlotRefusesWhatMakesNoSense(_ options: String, _ words: String) async throws {
        let refusal = try await Refusal("plot FallingSquare -o a.png \(options)")
        #expect(refusal.exitCode == 64 && refusal.error.contains(words), "\(refusal.error)")
        #expect(refusal.files.isEmpty)
    }

    @Test(arguments: ["a.svg", "a.pdf"])
    func flipbookPlotRefusesPixelsOfAPictureWithoutAny(_ output: String) async throws {
        let refusal = try await Refusal("plot FallingSquare --scale 3 -o \(output)")
        #expect(refusal.exitCode == 64 && refusal.error.contains("--scale is for a .png"))
        #expect(refusal.files.isEmpty)
    }

    @Test(arguments: ["--appearance", "--theme"])
    func plotsOfADarkInterfaceHaveDarkPaper(_ option: String) throws {
        try inFolder { folder in
            let run = try Flipbook(["plot", "BouncingSquares", "-o", "a.svg", option, "dark"], in: folder)
            #expect(run.exitCode == 0, "\(run.error)")
            let text = try String(contentsOfFile: folder + "/a.svg", encoding: .utf8)
            #expect(text.contains("fill=\"#1c1c1e\""))
        }
    }

    @Test func flipbookPlotOfTheEnergyOfViewsThatNoAnimatorMovesEndsWith65() throws {
        try inFolder { folder in
            let still = try Flipbook(["plot", "ParallaxTilt", "--of", "energy", "-o", "a.svg"], in: folder)
            #expect(
                still.exitCode == 65 && still.error.contains("ParallaxTilt has no items"), "\(still.error)")
            #expect(try Flipbook(["plot", "FallngSquare", "-o", "a.svg"], in: folder).exitCode == 66)
            #expect(try Flipbook(["plot", "FallingSquare", "-o", "a.gif"], in: folder).exitCode == 64)
            #expect(try files(below: folder).isEmpty)
            try Data().write(to: URL(fileURLWithPath: folder + "/file"))
            #expect(try Flipbook(["plot", "FallingSquare", "-o", "file/a.svg"], in: folder).exitCode == 73)
        }
    }

    @Test func flipbookPlotSweepsAParameterInOnePlot() throws {
        try inFolder { folder in
            let run = try Flipbook(
                ["plot", "PlaygroundElastic", "--sweep", "elasticity=0:1:0.5", "-o", "a.svg"], in: folder)
            #expect(run.exitCode == 0, "\(run.error)")
            let svg = try String(contentsOfFile: folder + "/a.svg", encoding: .utf8)
            #expect(svg.contains(">elasticity<") && svg.contains(">0.5<"))
        }
    }
}
