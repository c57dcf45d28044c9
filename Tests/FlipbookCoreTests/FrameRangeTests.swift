import Testing

@testable import FlipbookCore

@Suite struct FrameRangeTests {
    @Test(arguments: [
        ("7", [7]),
        ("0-3", [0, 1, 2, 3]),
        ("0-7:3", [0, 3, 6]),
        ("1-10:2,15", [1, 3, 5, 7, 9, 15]),
        ("15,1-3", [1, 2, 3, 15]),
        (" 1 - 3 , 5 ", [1, 2, 3, 5]),
        ("4-4:9", [4]),
        ("0-10:4,9-11", [0, 4, 8, 9, 10, 11]),
    ])
    func frameRangesNameTheFramesThatOpenJDsGrammarSays(_ text: String, _ frames: [Int]) throws {
        let range = try FrameRange(text)
        #expect(Array(range) == frames)
        #expect(range.count == frames.count)
        #expect(range.first == frames.first && range.last == frames.last)
        #expect((0...20).filter(range.contains) == frames)
    }

    @Test(arguments: [
        "", ",", "1,,2", "1,", "-1", "-5-3", "a", "1-", "1-b", "5-1", "0-9:0", "0-9:-1", "0-9:", "0-9:x",
        "7:2",
        "1-2-3", "0-5,3", "0-5,5-9", "1.5", "0x10", "٣", "99999999999999999999", "0-9:1:1",
        "0-9:6 0", "1 2",
    ])
    func frameRangesThatMakeNoSenseAreRefusedWithAnExampleOfARightOne(_ text: String) throws {
        let error = #expect(throws: FilmError.self) { try FrameRange(text) }
        #expect(error?.description.contains("Right is “") == true)
    }

    @Test(arguments: ["7", "0-118:2", "1-9:2,15", "0-5,8-10"])
    func frameRangesAreReadAndWrittenAlike(_ text: String) throws {
        #expect(try FrameRange(text).description == text)
    }

    @Test func frameRangesEndWhereTheirStepsDo() throws {
        #expect(try FrameRange("0-119:2") == FrameRange("0-118:2"))
    }

    @Test func frameRangesOfABillionFramesTakeNoTimeToBegin() throws {
        let frames = try FrameRange("5-999999999").makeIterator()
        #expect(frames.next() == 5)
        #expect(frames.next() == 6)
    }

    @Test(arguments: ["0", "0-119", "0-118:2", "0,7", "1-9:2,15", "0-5,8-10", "3,5-7"])
    func frameRangesAreFoundAgainFromTheirFrames(_ text: String) throws {
        let range = try FrameRange(text)
        #expect(Array(FrameRange(rising: Array(range))) == Array(range))
    }
}
