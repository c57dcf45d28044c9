import Foundation
import Picture
import TestSupport
import Testing

@testable import FlipbookCore
@testable import FlipbookVector

#if canImport(FoundationXML)
    import FoundationXML
#endif

@Suite @MainActor struct VectorFormatTests {
    /// Text that would end an attribute, an element, a comment, a string or a script.
    private let hostile = "</style><script>alert(1)</script>\"'--></title>\\*/{}"

    private func hostileFilm() throws -> VectorFilm {
        var film = try vectors(BallAndCard.self, still: .trail)
        (film.title, film.summary) = (hostile, hostile)
        for index in film.layers.indices { Self.rename(&film.layers[index], hostile) }
        return film
    }

    /// Gives a layer and all its descendants a name.
    static func rename(_ layer: inout LayerTracks, _ name: String) {
        layer.name = name
        for index in layer.children.indices { rename(&layer.children[index], name) }
    }

    @Test func svgIsWellFormedWhateverTheNames() throws {
        let data = try hostileFilm().data(as: .svg)
        let parser = XMLParser(data: data)
        #expect(parser.parse(), "\(String(describing: parser.parserError))")
        let text = String(decoding: data, as: UTF8.self)
        #expect(!text.contains("<script"))
        #expect(text.contains("prefers-reduced-motion:no-preference"))
        #expect(text.contains("prefers-color-scheme:dark"))
    }

    @Test func svgPlaysAsOftenAsAskedAndThenKeepsItsLastFrame() throws {
        var settings = VectorSettings()
        settings.loop = 3
        let text = String(decoding: try vectors(BallAndCard.self).data(as: .svg, settings), as: UTF8.self)
        #expect(text.contains("animation:1.5s linear 3 forwards"))
    }

    @Test func textInSVGIsTextOrOutlines() throws {
        let film = try vectors(BallAndCard.self)
        #expect(String(decoding: try film.data(as: .svg), as: UTF8.self).contains(">Card</tspan>"))
        var settings = VectorSettings()
        settings.outlinesText = true
        #expect(!String(decoding: try film.data(as: .svg, settings), as: UTF8.self).contains("<text"))
    }

    @Test func pagesContainNoMarkupOfNames() throws {
        let text = String(decoding: try hostileFilm().data(as: .html), as: UTF8.self)
        #expect(text.components(separatedBy: "<script").count == 2)
        #expect(text.components(separatedBy: "</style>").count == 2)
    }

    @Test func aPageIsSmallWithoutItsFilm() throws {
        let page = String(decoding: try vectors(BallAndCard.self).data(as: .html), as: UTF8.self)
        let film = try #require(page.range(of: "<svg class=\"picture\""))
        let end = try #require(page.range(of: "</svg>", range: film.upperBound..<page.endIndex))
        #expect(page.utf8.count - page[film.lowerBound..<end.upperBound].utf8.count < 40_000)
    }

    @Test func lottieHasALayerForEachItemAndItsMotion() throws {
        let data = try hostileFilm().data(as: .lottieJSON)
        let film = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
        #expect(film["fr"] as? Double == 60 && film["op"] as? Int == 90 && film["w"] as? Int == 200)
        let layers = try #require(film["layers"] as? [[String: Any]])
        #expect(layers.filter { $0["nm"] as? String == hostile }.count >= 2)
    }

    /// rlottie takes a layer for one in space, and ignores its rotation, unless it reads this before the
    /// transform.
    @Test func everyLayerOfLottieSaysFirstThatItIsFlat() throws {
        let text = String(decoding: try vectors(BallAndCard.self).data(as: .lottieJSON), as: UTF8.self)
        let layers = text.components(separatedBy: "\"ks\":{\"a\":{\"a\":0,\"k\":[").count - 1
        #expect(layers >= 3)
        #expect(text.components(separatedBy: "{\"ddd\":0,\"ty\":").count - 1 == layers)
    }

    @Test func aLayerThatLottieLacksIsNamedWithTheWayOut() throws {
        let film = try vectors(Shaded.self)
        #expect { try film.data(as: .lottieJSON) } throws: {
            "\($0)".contains("“shaded”") && "\($0)".contains("shadow") && "\($0)".contains("--approximate")
        }
        var settings = VectorSettings()
        settings.approximates = true
        #expect(try !film.data(as: .lottieJSON, settings).isEmpty)
    }

    @Test func aLayerWithoutANameThatLottieLacksIsCalledSo() throws {
        let film = try vectors(MaskedLayer.self)
        #expect { try film.data(as: .lottieJSON) } throws: {
            "\($0)".hasPrefix("A layer without a name has a mask")
        }
    }

    @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/unzip"), "unzip is missing"))
    func dotLottieIsAnArchiveOfTheSameAnimation() throws {
        let film = try vectors(BallAndCard.self)
        let path = FileManager.default.temporaryDirectory.path + "/film-\(UUID().uuidString).lottie"
        defer { try? FileManager.default.removeItem(atPath: path) }
        try film.data(as: .dotLottie).write(to: URL(fileURLWithPath: path))
        let process = Process()
        let pipe = Pipe()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/unzip")
        process.arguments = ["-p", path, "animations/film.json"]
        process.standardOutput = pipe
        try process.run()
        let data = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        #expect(process.terminationStatus == 0)
        #expect(data == (try film.data(as: .lottieJSON)))
    }

    @Test func extensionsChooseTheFormat() throws {
        #expect(try VectorFormat(path: "a.SVG") == .svg)
        #expect(try VectorFormat(path: "a.lottie.json") == .lottieJSON)
        #expect(try VectorFormat(path: "a.lottie") == .dotLottie)
        #expect(try VectorFormat(path: "a.html") == .html)
        #expect(try VectorFormat(path: "a.mp4") == nil)
        #expect(try VectorFormat(path: "a.svg/") == nil)
        #expect { try VectorFormat(path: "b/film.json") } throws: { "\($0)".contains("film.lottie.json") }
    }
}
