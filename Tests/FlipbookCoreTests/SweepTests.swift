import FlipbookDrawing
import FlipbookTestSupport
import FlipbookVideo
import Picture
import Raster
import TestSupport
import Testing
import UIKitHost

@testable import FlipbookCore

@Suite struct SweepTests {
    @Test(arguments: [
        ("a=0:1:0.25", [0, 0.25, 0.5, 0.75, 1]), ("a=0:0.5:0.1", [0, 0.1, 0.2, 0.3, 0.4, 0.5]),
        ("a=1:0:-0.5", [1, 0.5, 0]), ("a=0:1:0.4", [0, 0.4, 0.8]), ("a=3:3:1", [3]),
        ("a=0.9,0.1,5", [0.9, 0.1, 5]), ("a=-1e2:100:1e2", [-100, 0, 100]), ("a=+1,2", [1, 2]),
        ("a=0.7", [0.7]),
    ])
    func sweepsCountInDecimalsFromTheStartToTheEndOrTheLastStepBeforeIt(_ text: String, _ values: [Double])
        throws
    {
        #expect(try ParameterSweep(text).values == values)
        #expect(try ParameterSweep(text).parameter == "a")
    }

    @Test(arguments: [
        ("a", "not a sweep"), ("=0:1:0.1", "not a sweep"), ("a=", "not a sweep"), ("a=0:1", "not a sweep"),
        ("a=0:1:0.1:2", "not a sweep"), ("a=0:x:1", "not a sweep"), ("a=1x,2", "not a sweep"),
        ("a=nan", "not a sweep"),
        ("a=0:1:0", "never arrives"), ("a=0:1:-0.1", "never arrives"), ("a=1:0:0.1", "never arrives"),
        ("a=0:10001:1", "more than 10000"), ("a=0:1e14:1e-9", "more than 10000"), ("a=1,2,1", "twice"),
        ("a=0.12345678901,0.12345678902", "twice"),
    ])
    func sweepsThatMakeNoSenseAreRefusedWithASentence(_ text: String, _ words: String) {
        let error = #expect(throws: FilmError.self) { try ParameterSweep(text) }
        #expect(error?.description.contains(words) == true, "\(error?.description ?? "")")
    }

    @Test(arguments: [
        ("a=0:1:0.25", ["a=0.00", "a=0.25", "a=0.50", "a=0.75", "a=1.00"]),
        ("a=9,10.5,100", ["a=009.0", "a=010.5", "a=100.0"]), ("a=3,1,2", ["a=3", "a=1", "a=2"]),
        ("a=-10,3,-2", ["1-a=-10", "3-a=3", "2-a=-2"]), ("a=1e-9,1", ["1-a=1e-09", "2-a=1"]),
    ])
    func sweepsHaveFileNamesThatSortAsTheValuesDo(_ text: String, _ marks: [String]) throws {
        let sweep = try ParameterSweep(text)
        #expect(sweep.marks == marks)
        let byName = zip(sweep.marks, sweep.values).sorted { $0.0 < $1.0 }.map(\.1)
        #expect(byName == sweep.values.sorted())
    }

    @Test @MainActor func sweepsOfAThousandValuesAreFilmedOneByOne() throws {
        let sweep = try ParameterSweep("length=0:9.99:0.01")
        let film = try Film(of: CatalogEntry(ColorfulBars.self))
        let films = try film.films(oneByOne: sweep)
        #expect(films.count == 1000 && Set(sweep.marks).count == 1000)
        #expect(films[999].parameters == ["count": 2, "length": 9.99, "shift": 0])
        let error = #expect(throws: FilmError.self) {
            try Film(of: CatalogEntry(ColorfulBars.self), Film.Settings(sweep: sweep))
        }
        #expect(error?.description.contains("--one-by-one") == true, "\(error?.description ?? "")")
    }

    /// Columns begin at 16 + 36 n points, pictures 36 points below the top: a gap of 16 and a label of 20.
    @Test @MainActor func sweepsShowEachValuesFilmInAColumnBelowItsLabel() async throws {
        let film = try Film(
            of: CatalogEntry(ColorfulBars.self),
            Film.Settings(
                scale: 1, parameters: ["count": 1], sweep: ParameterSweep("length=5,10,20")
            ))
        let sink = RecordingSink()
        try await FilmRenderer().render(film, into: [sink])
        let bitmap = try #require(await sink.bitmaps.first)
        #expect(bitmap.width == 16 + 3 * 36 && bitmap.height == 36 + 20 + 16)
        #expect(film.pixelWidth == bitmap.width && film.pixelHeight == bitmap.height)
        for (column, length) in [5, 10, 20].enumerated() {
            let left = 16 + 36 * column
            let row = (0..<20).map { bitmap[left + $0, 38] }
            #expect(row.filter { $0 == Pixel(255, 0, 0) }.count == length)
            #expect(row.prefix(length).allSatisfy { $0 == Pixel(255, 0, 0) })
            #expect(bitmap[left + 10, 50] == Pixel(255, 255, 255))
            #expect(
                (0..<20).contains { x in (8..<28).contains { bitmap[left + x, $0] != Pixel(255, 255, 255) } })
        }
        #expect(await sink.bitmaps.count == 6)
    }

    @Test @MainActor func sweepsDrawEachColumnsPixelsAsAFilmOfThatValueAlone() async throws {
        let entry = CatalogEntry(MovingBar.self)
        let sweep = try Film(of: entry, Film.Settings(scale: 1, sweep: ParameterSweep("speed=20:60:20")))
        let whole = try Bitmap(drawing: try await FilmRenderer().picture(of: sweep, frame: 20), scale: 1)
        for (column, panel) in sweep.panels.enumerated() {
            let alone = try Bitmap(drawing: try await FilmRenderer().picture(of: panel, frame: 20), scale: 1)
            for y in 0..<alone.height {
                for x in 0..<alone.width {
                    let left = 16 + column * (alone.width + 16)
                    #expect(whole[left + x, 36 + y] == alone[x, y])
                }
            }
        }
    }

    @Test @MainActor func sweepsNameTheValueAndTheUnitInTheLabel() throws {
        let film = try Film(
            of: CatalogEntry(ColorfulBars.self), Film.Settings(sweep: ParameterSweep("length=0:1:0.5")))
        #expect(film.splitScreen?.labels == ["length = 0 pt", "length = 0.5 pt", "length = 1 pt"])
    }

    @Test @MainActor func sweepsCheckEveryValueBeforeAnythingIsFilmed() throws {
        let entry = CatalogEntry(ColorfulBars.self)
        let tooLong = try Film(of: entry, Film.Settings(sweep: ParameterSweep("length=10:30:10")))
        let unknown = try Film(of: entry, Film.Settings(sweep: ParameterSweep("lenght=1,2")))
        let both = try Film(
            of: entry, Film.Settings(parameters: ["length": 1], sweep: ParameterSweep("length=1,2")))
        for film in [tooLong, unknown, both] { #expect(throws: FilmError.self) { try film.resolved() } }
        #expect(throws: FilmError.self) {
            try Film(of: entry, Film.Settings(scale: 8, sweep: ParameterSweep("length=0:99:1")))
        }
    }

    @Test func sweepsAreInFilmJson() async throws {
        try await inFolder { folder in
            let film = try await Film(
                of: CatalogEntry(ColorfulBars.self),
                Film.Settings(scale: 1, sweep: ParameterSweep("count=1:3:1")))
            try await FilmRenderer().render(film, to: [OutputPath(folder + "/a/")])
            let manifest = try #require(try Manifest.read(from: folder + "/a"))
            #expect(manifest.sweep?.values == [1, 2, 3] && manifest.sweep?.parameter == "count")
            #expect(manifest.parameters == ["length": 10, "shift": 0])
            #expect(manifest.pixels.width == 124)
        }
    }
}
