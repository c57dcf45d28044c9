import Foundation
import Raster
import TestSupport
import Testing

@Suite(.tags(.process)) struct TrailCommandTests {
    @Test func commandsTrailsAreDrawnInEveryLookAndFormat() throws {
        try inFolder { folder in
            let lines = [
                "a.svg --every 5", "b.pdf --every 0.1s --color time", "c.png --every 40pt --style outlines",
                "d.svg --every 15deg --paths --contacts --crop --theme dark",
            ]
            for line in lines {
                let arguments = "trail BouncingSquares --duration 0.5 -o \(line)".split(separator: " ")
                let run = try Flipbook(arguments.map(String.init), in: folder)
                #expect(run.exitCode == 0 && run.error.isEmpty, "\(run.error)")
                #expect(run.lines == [String(line.prefix(5))])
            }
            #expect(try files(below: folder) == ["a.svg", "b.pdf", "c.png", "d.svg"])
        }
    }

    /// White paper has no edge on a white page.
    @Test func aTrailsEdgeIsSeenWhereABorderIsWanted() throws {
        try inFolder { folder in
            for (name, options) in [("a.png", ["--border"]), ("b.png", [])] {
                let run = try Flipbook(
                    ["trail", "FallingSquare", "--scale", "1", "-o", name] + options, in: folder)
                #expect(run.exitCode == 0, "\(run.error)")
            }
            let (framed, bare) = try (bitmap(folder + "/a.png"), bitmap(folder + "/b.png"))
            #expect(framed.width == bare.width + 16 && framed.height == bare.height + 16)
            #expect(framed[7, 200] != framed[2, 200] && framed[2, 200] == Pixel(255, 255, 255))
            #expect(bare[0, 200] == Pixel(255, 255, 255))
        }
    }

    @Test func commandsTrailsHaveAnIdForEveryGhost() throws {
        try inFolder { folder in
            try Flipbook(
                ["trail", "BouncingSquares", "--every", "6", "--duration", "0.5", "-o", "a.svg"], in: folder)
            let svg = try String(contentsOfFile: folder + "/a.svg", encoding: .utf8)
            // 30 frames, so phases are the frames 0, 6, 12, 18 and 24, and the film's end.
            for item in ["squares0", "squares1"] {
                for phase in 1...6 { #expect(svg.contains("id=\"\(item)-phase-\(phase)\"")) }
                #expect(!svg.contains("id=\"\(item)-phase-7\""))
            }
        }
    }

    @Test func commandsTrailsAreDrawnAsTheSceneSays() throws {
        try inFolder { folder in
            func trail(_ options: String...) throws -> String {
                let run = try Flipbook(["trail", "PushedSquare"] + options + ["-o", "a.svg"], in: folder)
                #expect(run.exitCode == 0, "\(run.error)")
                return try String(contentsOfFile: folder + "/a.svg", encoding: .utf8)
            }
            let own = try trail()
            #expect(own.contains("id=\"squareView-path\"") && own.contains("id=\"squareView-phase-9\""))
            #expect(own.contains("id=\"touch-4\"") && own.contains(">Trail of PushedSquare</title>"))
            #expect(try !trail("--no-paths").contains("-path\""))
            #expect(try !trail("--every", "300pt").contains("phase-9\""))
            // Nothing moves before the first tap.
            #expect(try !trail("--duration", "0.2").contains("phase-"))
            #expect(try trail("--style", "blended").contains("mix-blend-mode:multiply"))
        }
    }

    /// Of three values one winds; its path alone was drawn.
    @Test func panelsOfASweepAllHavePathsWhereOneHas() throws {
        try inFolder { folder in
            let run = try Flipbook(
                ["trail", "PlaygroundElastic", "--sweep", "elasticity=0,0.2,0.9", "-o", "a.svg"], in: folder)
            #expect(run.exitCode == 0, "\(run.error)")
            let text = try String(contentsOfFile: folder + "/a.svg", encoding: .utf8)
            #expect(text.components(separatedBy: "id=\"square-path").count == 4)
        }
    }

    /// White texts of a dark interface were drawn on white paper.
    @Test func trailsOfADarkInterfaceHaveDarkPaper() throws {
        try inFolder { folder in
            func trail(_ options: String...) throws -> String {
                let run = try Flipbook(["trail", "ItemProperties"] + options + ["-o", "a.svg"], in: folder)
                #expect(run.exitCode == 0, "\(run.error)")
                return try String(contentsOfFile: folder + "/a.svg", encoding: .utf8)
            }
            let dark = try trail("--appearance", "dark")
            #expect(try dark == trail("--appearance", "dark", "--theme", "dark"))
            #expect(try dark != trail("--appearance", "dark", "--theme", "light"))
            // Black texts of a light interface were drawn on dark paper.
            #expect(try dark == trail("--theme", "dark"))
            let light = try trail("--appearance", "light", "--theme", "dark")
            #expect(light.contains("id=\"ground\"") && light.contains("fill=\"#ffffff\""))
            #expect(try trail("--look", "iOS12", "--theme", "dark").contains("id=\"ground\""))
            #expect(try !dark.contains("ground") && !trail("--theme", "light").contains("ground"))
        }
    }

    @Test func commandsTrailsNameTheItemsThatMoveWhereOneIsNotThere() throws {
        try inFolder { folder in
            let run = try Flipbook(
                ["trail", "BouncingSquares", "--items", "squares0,nobody", "-o", "a.png"], in: folder)
            #expect(run.exitCode == 64 && run.error.contains("“nobody”") && run.error.contains("squares1"))
            #expect(try files(below: folder).isEmpty)
        }
    }

    @Test func commandsTrailsMarkWhereSquaresLand() throws {
        try inFolder { folder in
            try Flipbook(["trail", "BouncingSquares", "--contacts", "--paths", "-o", "a.svg"], in: folder)
            let svg = try String(contentsOfFile: folder + "/a.svg", encoding: .utf8)
            #expect(svg.contains("id=\"contact-1\"") && svg.contains("id=\"squares0-path\""))
        }
    }

    @Test(arguments: ["5px", "0", "-1s", "nan", "0pt", "1e-9pt", "1e-9s", ""])
    func commandsTrailsAreRefusedWithTheFormsOfAStep(_ step: String) async throws {
        let refusal = try await Refusal(
            ["trail", "FallingSquare", "--duration", "0.1", "--every", step, "-o", "a.png"])
        #expect(refusal.exitCode == 64 && !refusal.error.isEmpty && refusal.files.isEmpty)
    }
}
