import FlipbookTestSupport
import Testing

@testable import FlipbookCore

@Suite @MainActor struct FrameSelectionTests {
    @Test(arguments: [
        ("90-", Array(90...119)), ("100-:9", [100, 109, 118]), ("0-2,118-", [0, 1, 2, 118, 119]),
        (" 119 - ", [119]), ("7", [7]), ("0-6:3", [0, 3, 6]),
    ])
    func framesThatAreChosenByARangeWithAnOpenEndRunToTheFilmsLastFrame(_ text: String, _ frames: [Int])
        throws
    {
        let film = try film(duration: 2).choosing(.frames(OpenFrameRange(text)))
        #expect(Array(film.frames) == frames)
        #expect(!film.frames.description.hasSuffix("-"))
    }

    @Test(arguments: ["-", "-5", "1-2-", "5-,9", "5-,9-", "30-:0", "30-:", "1-b", ""])
    func framesThatAreChosenByAWrongRangeAreRefusedWithAnExampleOfAnOpenOne(_ text: String) throws {
        let error = #expect(throws: FilmError.self) { try OpenFrameRange(text) }
        #expect(error?.description.contains("Right is “") == true)
    }

    @Test func framesThatAreChosenByARangeThatBeginsAfterTheFilmAreRefused() throws {
        let film = try film(duration: 2)
        let error = #expect(throws: FilmError.self) { try film.choosing(.frames(OpenFrameRange("120-"))) }
        #expect(error?.description.contains("Frame 120 is after the film's last one, 119") == true)
    }

    @Test(
        arguments: [
            (0.5, 2, 1, "30-119"), (nil, 0.5, 1, "0-29"), (1.5, nil, 1, "90-119"), (0, 2, 1, "0-119"),
            (0.5, 1, 4, "120-239"), (0.51, 0.52, 1, "31"), (0.1, 0.3, 1, "6-17"),
        ] as [(Double?, Double?, Double, String)])
    func framesThatAreChosenBySecondsBeginWithTheFirstAndEndBeforeTheSecond(
        _ from: Double?, _ to: Double?, _ slow: Double, _ frames: String
    ) throws {
        let film = try film(duration: 2, slowMotion: slow).choosing(.seconds(from: from, to: to))
        #expect(film.frames.description == frames)
    }

    @Test(
        arguments: [
            (-1, 1, "allowed are 0 to 2 s"), (0, 2.1, "allowed are 0 to 2 s"),
            (.nan, 1, "allowed are 0 to 2 s"),
            (1, 1, "has to be after the start"), (1.5, 0.5, "has to be after the start"),
            (0.501, 0.502, "No frame lies"), (2, nil, "has to be after the start"),
        ] as [(Double?, Double?, String)])
    func framesThatAreChosenBySecondsThatTheFilmHasNotAreRefusedWithThoseItHas(
        _ from: Double?, _ to: Double?, _ rule: String
    ) throws {
        let film = try film(duration: 2)
        let error = #expect(throws: FilmError.self) { try film.choosing(.seconds(from: from, to: to)) }
        #expect(error?.description.contains(rule) == true, "\(error?.description ?? "")")
    }
}
