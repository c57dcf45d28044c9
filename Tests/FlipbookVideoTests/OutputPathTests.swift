import FlipbookCore
import Testing

@testable import FlipbookVideo

@Suite struct OutputPathTests {
    @Test func outputPathsChooseTheFormatByTheirExtension() throws {
        #expect(try OutputPath("films/a.mp4") == .video("films/a.mp4", .mp4))
        #expect(try OutputPath("A.MP4") == .video("A.MP4", .mp4))
        #expect(try OutputPath("films/a") == .folder("films/a"))
        #expect(try OutputPath("films/v1.2/") == .folder("films/v1.2"))
        #expect(try OutputPath("a.mp4/") == .folder("a.mp4"))
        #expect(try PictureFormat(path: "a.SVG") == .svg)
        for format in VideoFormat.allCases {
            #expect(try OutputPath("a.\(format)") == .video("a.\(format)", format))
        }
    }

    @Test(arguments: ["a.avi", "a.png", ""])
    func outputPathsWithAnExtensionThatNoFormatHasAreRefusedWithThoseThatAreKnown(_ path: String) {
        let error = #expect(throws: FilmError.self) { try OutputPath(path) }
        let known = ".mp4, .webm, .mov, .gif, .apng, .webp, or a folder"
        #expect(path.isEmpty || error?.description.contains(known) == true)
        let pictureError = #expect(throws: FilmError.self) { try PictureFormat(path: "a.bmp") }
        #expect(pictureError?.description.contains(".png, .svg, .pdf") == true)
    }

    @Test func outputPathsMayBeStandardOutput() throws {
        #expect(try OutputPath("-", format: .webm) == .standardOutput(.webm))
        let error = #expect(throws: FilmError.self) { try OutputPath("-") }
        #expect(error?.description.contains("mp4, webm, mov, gif, apng, webp") == true)
        #expect(throws: FilmError.self) { try OutputPath.all(["a.mp4"], format: .webm) }
        #expect(throws: FilmError.self) { try OutputPath.all(["-", "-"], format: .webm) }
    }

    @Test func outputPathsOfOneRunHaveToDiffer() throws {
        #expect(throws: FilmError.self) { try OutputPath.all(["a/", "./a"]) }
        #expect(throws: FilmError.self) { try OutputPath.all(["b.mp4", "c/../b.mp4"]) }
        #expect(try OutputPath.all(["a/", "a.mp4"]).count == 2)
    }
}
