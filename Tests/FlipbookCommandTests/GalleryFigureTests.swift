import Flipbook
import Foundation
import Raster
import TestSupport
import Testing

/// The pictures that README and the documentation show are those that the scenes make today.
@Suite(.tags(.process, .browser)) struct GalleryFigureTests {
    static let figures = GalleryFigure.all

    @Test(arguments: GalleryFigureTests.figures)
    func theCommittedPictureIsNotStale(_ figure: GalleryFigure) throws {
        try inFolder { folder in
            let drawn = folder + "/" + figure.file
            let run = try Flipbook(figure.arguments + ["-o", drawn])
            try #require(run.exitCode == 0, "\(run.error)")
            try expectEqual(drawn, figure.committed)
        }
    }

    @Test(arguments: GalleryFigureTests.figures)
    func committedPicturesAreSmall(_ figure: GalleryFigure) throws {
        // A live page holds the engine.
        let limit = figure.isPage ? 300_000 : 100_000
        #expect(try Data(contentsOf: figure.committed).count < limit)
    }

    @Test(.enabled(if: Browser.isWanted, "FLIPBOOK_SKIP_BROWSER is set"))
    func picturesOfTheREADMEMoveAndAreStillWhereNothingMayMove() throws {
        try inFolder { folder in
            let browser = try Browser()
            for figure in Self.figures where figure.file.hasSuffix(".svg") {
                let features = { [["name": "prefers-reduced-motion", "value": $0]] }
                try browser.call("Emulation.setEmulatedMedia", ["features": features("no-preference")])
                try browser.load(figure.committed.absoluteString)
                let film = "getComputedStyle(document.querySelector('.film')).display"
                #expect(try browser.value(film) == "inline", "\(figure.file)")
                #expect(try browser.value("document.getAnimations().length > 0"), "\(figure.file)")
                try browser.call("Emulation.setEmulatedMedia", ["features": features("reduce")])
                #expect(try browser.value(film) == "none", "\(figure.file)")
            }
            #expect(browser.complaints.isEmpty, "\(browser.complaints)")
        }
    }

    @Test func everyPictureThatIsShownIsListed() throws {
        let listed = Set(Self.figures.map(\.file))
        #expect(listed.count == Self.figures.count && listed.count >= 16)
        let shown = try GalleryFigure.shown()
        #expect(!shown.isEmpty)
        for name in shown {
            #expect(listed.contains(name), "\(name) is not in Documentation/figures.txt")
        }
    }

    /// Compares pages and vectors by the byte, but for the engine in a page, and pixels within the tolerance
    /// for letters: none with the libraries of the reference. With others, whose letters have other widths,
    /// the numbers of vectors may differ.
    private func expectEqual(_ drawn: String, _ committed: URL) throws {
        if committed.pathExtension == "html" {
            let pages = try [URL(fileURLWithPath: drawn), committed].map { file in
                try Self.withoutEngine(String(contentsOf: file, encoding: .utf8))
            }
            let isSame = pages[0] == pages[1]
            #expect(isSame, "\(committed.lastPathComponent) is stale; `make figures` writes it again")
            return
        }
        if committed.pathExtension == "svg" {
            let texts = try [URL(fileURLWithPath: drawn), committed].map { file in
                let text = try String(contentsOf: file, encoding: .utf8)
                return PictureTolerance.isReference ? text : text.replacing(/-?[0-9]*\.?[0-9]+/, with: "0")
            }
            let isSame = texts[0] == texts[1]
            #expect(isSame, "\(committed.lastPathComponent) is stale; `make figures` draws it again")
            return
        }
        let got = try Bitmap(png: Data(contentsOf: URL(fileURLWithPath: drawn)))
        let expected = try Bitmap(png: Data(contentsOf: committed))
        let difference = PictureDifference(expected, got)
        let isSame = difference.map { PictureTolerance.letters.allows($0) } ?? false
        #expect(isSame, "\(committed.lastPathComponent) is stale; `make figures` draws it again")
    }
}

extension GalleryFigureTests {
    /// Returns a live page without its engine, whose bytes are the compiler's, and without the number that
    /// permits its scripts, which is a hash of them.
    private static func withoutEngine(_ page: String) throws -> String {
        let engine = try Regex("(id=\"live-engine\">)[A-Za-z0-9+/=]+", as: (Substring, Substring).self)
        try #require(page.contains(engine), "The page has no engine")
        return page.replacing(engine) { $0.output.1 }.replacing(/nonce(-|=")[0-9a-f]+/, with: "nonce")
    }
}

/// A line of Documentation/figures.txt.
struct GalleryFigure: Sendable, CustomTestStringConvertible {
    let file: String
    let arguments: [String]

    var testDescription: String { file }
    var isPage: Bool { file.hasSuffix(".html") }
    var committed: URL { Repository.root.appendingPathComponent("Renders/Gallery/\(file)") }

    static let all: [GalleryFigure] = {
        let list = Repository.root.appendingPathComponent("Documentation/figures.txt")
        let text = (try? String(contentsOf: list, encoding: .utf8)) ?? ""
        return text.split(separator: "\n").filter { !$0.hasPrefix("#") }.compactMap { line in
            guard let words = try? shellWords(String(line)), let file = words.first else { return nil }
            return GalleryFigure(file: file, arguments: Array(words.dropFirst()))
        }
    }()

    /// The names of the pictures of the gallery that README and the documentation refer to.
    static func shown() throws -> Set<String> {
        let documentation = Repository.root.appendingPathComponent("Documentation")
        let pages = try FileManager.default.subpathsOfDirectory(atPath: documentation.path)
            .filter { $0.hasSuffix(".md") }.map { documentation.appendingPathComponent($0) }
        let text = try ([Repository.root.appendingPathComponent("README.md")] + pages)
            .map { try String(contentsOf: $0, encoding: .utf8) }.joined()
        let pattern = try Regex(
            "Renders/Gallery/([A-Za-z0-9._-]+\\.(?:png|svg|html))", as: (Substring, Substring).self)
        // The page of all scenes is made by `make gallery`, and is not committed.
        return Set(text.matches(of: pattern).map { String($0.output.1) }).subtracting(["index.html"])
    }
}
