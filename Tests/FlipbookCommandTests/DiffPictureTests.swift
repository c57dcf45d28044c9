import Foundation
import Raster
import TestSupport
import Testing

@Suite(.tags(.process)) struct DiffPictureTests {
    /// Three white frames of 8 x 6 pixels; one pixel of the last has a color.
    private func makeFrames(_ folder: String, _ color: Pixel) throws {
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        for frame in 0..<3 {
            var pixels = Array(repeating: Pixel(255, 255, 255), count: 48)
            if frame == 2 { pixels[2 * 8 + 3] = color }
            let file = URL(fileURLWithPath: "\(folder)/00000\(frame).png")
            try Bitmap(width: 8, pixels: pixels).pngData().write(to: file)
        }
    }

    @Test func flipbookDiffOfFilmsNamesFrameNumberBoxAndSizeOfTheDifferenceAndDrawsABAndThePixels() throws {
        try inFolder { folder in
            try makeFrames(folder + "/a", Pixel(0, 0, 255))
            try makeFrames(folder + "/b", Pixel(255, 0, 0))
            let run = try Flipbook(["diff", "a", "b", "-o", "d.png"], in: folder)
            #expect(run.exitCode == 1)
            #expect(run.lines == ["frame 2: 1 pixel differs, at (3, 2), by 255 of 255", "d.png"])
            let picture = try Bitmap(png: Data(contentsOf: URL(fileURLWithPath: folder + "/d.png")))
            func places(_ color: Pixel) -> [[Int]] {
                (0..<picture.height).flatMap { y in
                    (0..<picture.width).filter { picture[$0, y] == color }.map { [$0, y] }
                }
            }
            let (blue, red) = (places(Pixel(0, 0, 255)), places(Pixel(255, 0, 0)))
            let marked = places(Pixel(208, 57, 14))
            try #require(blue.count == 1 && red.count == 1 && marked.count == 1)
            #expect(blue[0][1] == red[0][1] && red[0][1] == marked[0][1])
            #expect(red[0][0] - blue[0][0] == marked[0][0] - red[0][0] && red[0][0] > blue[0][0])
        }
    }

    @Test func flipbookDiffOfFilmsNamesOtherSizes() throws {
        try inFolder { folder in
            let options = ["--quiet", "--scale", "0.25", "--duration"]
            _ = try Flipbook(["render", "FallingSquare", "-o", "a/"] + options + ["0.1"], in: folder)
            _ = try Flipbook(["render", "FallingSquare", "-o", "long/"] + options + ["0.2"], in: folder)
            _ = try Flipbook(
                ["render", "FallingSquare", "-o", "slow/", "--fps", "30"] + options + ["0.1"], in: folder)
            _ = try Flipbook(
                [
                    "render", "FallingSquare", "-o", "large/", "--quiet", "--scale", "0.5", "--duration",
                    "0.1",
                ],
                in: folder)
            for (other, sentence) in [
                ("long/", "frame 6 (0.100 s): A has no such frame"),
                ("slow/", "A has 60 frames per second, B has 30"),
                ("large/", "A has frames of 80x142 pixels, B of 160x284"),
            ] {
                let run = try Flipbook(["diff", "a/", other], in: folder)
                #expect(run.exitCode == 1 && run.lines == [sentence], "\(run.output)")
            }
            #expect(try Flipbook(["diff", "a/", "long/", "--frames", "0-5"], in: folder).exitCode == 0)
        }
    }

    @Test func flipbookDiffOfFilmsDrawsASceneAsTheFolderOrFilmBesideIt() throws {
        try inFolder { folder in
            let render = try Flipbook(
                [
                    "render", "FallingSquare", "-o", "a/", "-o", "a.apng", "--scale", "0.5", "--duration",
                    "0.2", "--quiet",
                ], in: folder)
            #expect(render.exitCode == 0, "\(render.error)")
            let range = try Flipbook(
                [
                    "render", "FallingSquare", "-o", "part/", "--frames", "3-9:2", "--background", "red",
                    "--quiet",
                ], in: folder)
            #expect(range.exitCode == 0, "\(range.error)")
            for sides in [["a/", "FallingSquare"], ["FallingSquare", "part/"], ["a/", "a.apng"]] {
                let run = try Flipbook(["diff"] + sides, in: folder)
                #expect(run.exitCode == 0, "\(sides): \(run.output)\(run.error)")
            }
            let film = try Flipbook(["diff", "FallingSquare", "a.apng", "--duration", "0.2"], in: folder)
            #expect(film.exitCode == 0, "\(film.output)\(film.error)")
            let other = try Flipbook(["diff", "a/", "BouncingSquares", "--duration", "0.2"], in: folder)
            #expect(other.exitCode == 1 && other.output.hasPrefix("frame 0 (0.000 s): "), "\(other.output)")
        }
    }
}
