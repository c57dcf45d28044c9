import CoreGeometry
import Picture
import Raster
import TestSupport
import Testing

@testable import Flipbook

@Suite("Trails")
struct TrailTests {
    /// A grey floor, and a square of 4 points at a place; both on a sheet as a view tree has it.
    private func picture(squareAt x: CGFloat?, color: Color = .black) -> Picture {
        let floor = Layer(
            name: "floor", contents: [.fill(.rectangle(CGRect(x: 0, y: 8, width: 64, height: 2)), gray)])
        let square = x.map {
            Layer(
                name: "square", transform: CGAffineTransform(translationX: $0, y: 2),
                contents: [.fill(.rectangle(CGRect(x: 0, y: 0, width: 4, height: 4)), color)])
        }
        let children = [floor] + (square.map { [$0] } ?? [])
        return Picture(size: CGSize(width: 64, height: 10), layers: [Layer(name: "view", children: children)])
    }

    private let gray = Color(red: 0.5, green: 0.5, blue: 0.5)

    private func trail(
        of pictures: [Picture], every: Int? = nil, style: Trail.Style = .ghosts
    ) throws -> Bitmap {
        var trail = try Trail(every: every, style: style)
        for picture in pictures { trail.add(picture) }
        return try Bitmap(drawing: #require(trail.picture()), scale: 1)
    }

    @Test("show each phase, older ones fainter, the newest as it is")
    func phases() throws {
        let bitmap = try trail(of: [0, 10, 20, 30].map { picture(squareAt: $0) }, every: 1)
        let tones = [2, 12, 22, 32].map { Int(bitmap[$0, 4].red) }
        #expect(tones == tones.sorted(by: >))
        #expect(Set(tones).count == 4)
        #expect(tones[3] == 0)
        #expect(tones[0] < 230 && tones[0] > 200)
    }

    @Test("draw once, fully and behind the phases what stands still")
    func stillParts() throws {
        let bitmap = try trail(of: [0, 10, 20, 30].map { picture(squareAt: $0) }, every: 1)
        #expect(bitmap[50, 9] == (try Bitmap(drawing: picture(squareAt: nil), scale: 1))[50, 9])
    }

    @Test("take every Nth frame from the first on")
    func every() throws {
        let bitmap = try trail(of: [0, 10, 20, 30].map { picture(squareAt: $0) }, every: 3)
        #expect(bitmap[2, 4] != Pixel(255, 255, 255))
        #expect(bitmap[12, 4] == Pixel(255, 255, 255) && bitmap[22, 4] == Pixel(255, 255, 255))
        #expect(bitmap[32, 4] == Pixel(0, 0, 0))
        #expect(throws: FilmError.self) { try Trail(every: 0) }
    }

    @Test("do not draw over itself what rests for some phases")
    func rest() throws {
        let resting = try trail(of: [0, 10, 10, 10, 20].map { picture(squareAt: $0) }, every: 1)
        let passing = try trail(of: [0, 5, 7, 10, 20].map { picture(squareAt: $0) }, every: 1)
        // At 10 in both films it is the last phase but one, which looks the same whether it rested before or not.
        #expect(resting[13, 4] == passing[13, 4])
        #expect(resting[13, 4] != Pixel(255, 255, 255))
    }

    @Test("in outlines have lines where areas were")
    func outlines() throws {
        let bitmap = try trail(of: [0, 20].map { picture(squareAt: $0) }, every: 1, style: .outlines)
        #expect(bitmap[22, 4] == Pixel(255, 255, 255))
        #expect(bitmap[20, 4].red < 200)
    }

    @Test("show about a dozen phases of the part of the film in which something moves within the frame")
    func usualNumber() throws {
        // Crosses the frame in 64 frames, is outside of it for 200 more.
        var trail = try Trail()
        for frame in 0..<264 { trail.add(picture(squareAt: CGFloat(frame))) }
        let phases = try #require(trail.picture()).layers.filter { $0.name?.hasPrefix("phase") == true }
        #expect((10...16).contains(phases.count))
    }

    @Test("step so that the last tenth of the movement is met", arguments: [1, 5, 9, 23, 48, 59, 119, 500])
    func steps(_ last: Int) {
        let step = Trail.step(to: last)
        #expect(last % step * 10 <= last)
        #expect(last / step + 1 <= 16)
    }

    @Test("of a film in which nothing moves are its picture")
    func stillFilm() throws {
        let still = picture(squareAt: 5)
        #expect(try trail(of: [still, still, still]) == Bitmap(drawing: still, scale: 1))
    }

    @Test("of very long films keep only some pictures")
    func longFilm() throws {
        var trail = try Trail()
        for frame in 0..<5000 { trail.add(picture(squareAt: CGFloat(frame) / 100)) }
        let phases = try #require(trail.picture()).layers.filter { $0.name?.hasPrefix("phase") == true }
        #expect((10...16).contains(phases.count))
    }

    @Test("are made of a film")
    @MainActor func film() async throws {
        let picture = try await Studio().trail(of: Film(of: Listing(CrossingSquare.self)))
        let bitmap = try Bitmap(drawing: picture, scale: 1)
        #expect(bitmap[28, 8] == Pixel(0, 0, 255))
        #expect(bitmap[2, 8] != Pixel(255, 255, 255) && bitmap[2, 8] != Pixel(0, 0, 255))
        #expect(bitmap[2, 2] == Pixel(255, 255, 255))
    }
}

@Suite("Figures")
struct FigureTests {
    @Test("are a frame as PNG, SVG or PDF")
    func formats() async throws {
        try await inFolder { folder in
            let picture = try await Studio().picture(of: await film(), frame: 59)
            for suffix in ["png", "svg", "pdf"] {
                try Figure(picture, scale: 3).write(to: folder + "/a." + suffix)
            }
            let bitmap = try Bitmap(png: contents(folder + "/a.png"))
            #expect(bitmap.width == 96 && bitmap[84, 24] == Pixel(0, 0, 255))
            #expect(try String(decoding: contents(folder + "/a.svg"), as: UTF8.self).contains("<svg"))
            #expect(try contents(folder + "/a.pdf").starts(with: Data("%PDF".utf8)))
        }
    }

    @Test("of frames that the film does not have are refused", arguments: [-1, 60])
    func missingFrame(_ frame: Int) async throws {
        let film = try await film()
        await #expect(throws: FilmError.self) { try await Studio().picture(of: film, frame: frame) }
    }
}
