import Foundation
import Picture
import TestSupport
import Testing

@testable import Raster

/// Other programs read the files, and see the same in those of both encoders.
@Suite struct PNGReaderTests {
    /// A picture for each form that a file can have.
    private static var pictures: [Bitmap] {
        get throws {
            try [
                PNGPictures.runs(50, 40, colors: 2), PNGPictures.runs(51, 40, colors: 4),
                PNGPictures.runs(53, 40, colors: 16), PNGPictures.colors(256),
                PNGPictures.colors(100, alpha: 128...255), PNGPictures.noise(40, 30),
                PNGPictures.noise(40, 30, alpha: 0...255),
                PNGPictures.gradient(64, 64), Bitmap(drawing: Specimen.everything, scale: 2),
            ]
        }
    }

    /// Writes each picture by our encoder and by libpng, and hands the two files over.
    private func forEachPicture(_ body: (_ own: URL, _ plain: URL) throws -> Void) throws {
        try withTemporaryFolder { folder in
            let (own, plain) = (
                folder.appendingPathComponent("own.png"), folder.appendingPathComponent("plain.png")
            )
            for picture in try Self.pictures {
                try picture.pngData(.fast).write(to: own)
                try picture.pngData(packing: .quick).write(to: plain)
                try body(own, plain)
            }
        }
    }

    @Test(.enabled(if: OutsideProgram("ffmpeg").isInstalled, "ffmpeg is not installed"))
    func ffmpegSeesTheSame() throws {
        func pixels(_ file: URL) throws -> Data {
            try OutsideProgram("ffmpeg").run(
                ["-v", "error", "-i", file.path, "-f", "rawvideo", "-pix_fmt", "rgba", "-"])
        }
        try forEachPicture { own, plain in
            let seen = try pixels(own)
            #expect(try !seen.isEmpty && seen == pixels(plain))
        }
    }

    @Test(.enabled(if: Pillow.isInstalled, "Pillow is not installed"))
    func pillowSeesTheSame() throws {
        try forEachPicture { own, plain in
            let seen = try Pillow.pixels(own)
            #expect(try !seen.isEmpty && seen == Pillow.pixels(plain))
        }
    }

    @Test(.enabled(if: OutsideProgram("pngcheck").isInstalled, "pngcheck is not installed"))
    func pngcheckFindsNothing() throws {
        try forEachPicture { own, _ in try OutsideProgram("pngcheck").run(["-q", own.path]) }
    }

    @Test(.enabled(if: OutsideProgram("pngfix").isInstalled, "pngfix is not installed"))
    func libpngsOwnCheckerFindsNothing() throws {
        try forEachPicture { own, _ in try OutsideProgram("pngfix").run([own.path]) }
    }
}

/// Python's library of pictures.
private enum Pillow {
    static let isInstalled = (try? OutsideProgram("python3").run(["-c", "import PIL.Image"])) != nil

    static func pixels(_ file: URL) throws -> Data {
        let script = """
            import sys, PIL.Image
            sys.stdout.buffer.write(PIL.Image.open(sys.argv[1]).convert('RGBA').tobytes())
            """
        return try OutsideProgram("python3").run(["-c", script, file.path])
    }
}
