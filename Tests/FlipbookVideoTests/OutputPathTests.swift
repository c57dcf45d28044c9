import FlipbookCore
import FlipbookTestSupport
import Foundation
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

    @Test func outputPathsOfOneRunDifferWhereTheyLead() async throws {
        try await inFolder { folder in
            try FileManager.default.createDirectory(
                atPath: folder + "/real", withIntermediateDirectories: false)
            symlink("real", folder + "/link")
            symlink("real/new.mp4", folder + "/new.mp4")
            try Data().write(to: URL(fileURLWithPath: folder + "/real/old.mp4"))
            symlink("real/old.mp4", folder + "/old.mp4")
            for (a, b) in [
                ("real/a.mp4", "link/a.mp4"), ("new.mp4", "link/../real/new.mp4"),
                ("old.mp4", "link/old.mp4"),
                ("real/", "link"), ("gone/a.svg", "gone/b/../a.svg"),
            ] {
                let error = #expect(throws: FilmError.self) {
                    try OutputPath.refuseSame(["\(folder)/\(a)", "\(folder)/\(b)"])
                }
                #expect(error?.description.contains("“\(folder)/\(a)” and “\(folder)/\(b)”") == true)
            }
            #expect(throws: Never.self) {
                try OutputPath.refuseSame(["real/a.mp4", "a.mp4", "gone/a.mp4"].map { "\(folder)/\($0)" })
            }
        }
    }
}
