import Foundation
import TestSupport
import Testing

@Suite(.tags(.process, .browser)) struct ReviewTests {
    private static let golden = "flipbook trace 1\nrate 60\nframes 1\nitem 0 red\n@0\n0 1\nend\n"
    private static let other = "flipbook trace 1\nrate 60\nframes 1\nitem 0 red\n@0\n0 2\nend\n"

    /// Puts a golden trace and a difference into a folder, as a failed test leaves them.
    private func makePending(_ name: String, in folder: String, sentence: String = "frame 0: it differs")
        throws
    {
        try makeFolder(folder + "/__Goldens__/.pending")
        func write(_ text: String, _ path: String) throws {
            try Data(text.utf8).write(to: URL(fileURLWithPath: "\(folder)/__Goldens__/\(path)"))
        }
        try write(Self.golden, "\(name).trace")
        try write(Self.other, ".pending/\(name).trace")
        let record: [String: Any] = [
            "name": name, "golden": "/elsewhere/__Goldens__/\(name).trace", "sentence": sentence,
            "causes": ["contact: red with <b>"],
        ]
        let data = try JSONSerialization.data(withJSONObject: record)
        try data.write(to: URL(fileURLWithPath: "\(folder)/__Goldens__/.pending/\(name).json"))
    }

    private func text(_ path: String) -> String? {
        FileManager.default.contents(atPath: path).map { String(decoding: $0, as: UTF8.self) }
    }

    /// A pipe has no end until a writer comes, and a sparse file of 8 GB would fill the memory.
    @Test func flipbookReviewTakesNoPipesAndNoHugeFilesForPictures() throws {
        try inFolder { folder in
            for name in ["pipe", "huge"] { try makePending(name, in: folder) }
            mkfifo(folder + "/__Goldens__/.pending/pipe.png", 0o600)
            try write("\u{89}PNG", to: folder + "/__Goldens__/.pending/huge.png")
            truncate(folder + "/__Goldens__/.pending/huge.png", 1 << 33)
            let run = try Flipbook(["review"], in: folder)
            #expect(run.exitCode == 1, "\(run.error)")
            let page = text(folder + "/review.html") ?? ""
            #expect(page.components(separatedBy: "There is no picture.").count == 3)
        }
    }

    @Test func flipbookReviewAcceptsOneByItsNameAndRejectsTheOthers() throws {
        try inFolder { folder in
            try makePending("one", in: folder + "/Tests/A")
            try makePending("two", in: folder + "/Tests/A")
            try makePending("two", in: folder + "/Tests/B")
            let several = try Flipbook(["review", "--accept", "two"], in: folder)
            #expect(several.exitCode == 64 && several.error.contains("Tests/A/two, Tests/B/two"))
            let accepted = try Flipbook(
                ["review", "--accept", "one", "--accept", "Tests/B/two"], in: folder)
            #expect(accepted.exitCode == 0)
            #expect(accepted.lines == ["accepted Tests/A/one", "accepted Tests/B/two"])
            #expect(
                try Flipbook(["review", "--reject", "--all"], in: folder).lines == ["rejected Tests/A/two"])
            #expect(try files(below: folder).filter { $0.contains(".pending") } == [])
            #expect(text(folder + "/Tests/A/__Goldens__/one.trace")?.contains("\n0 2\n") == true)
            #expect(text(folder + "/Tests/A/__Goldens__/two.trace")?.contains("\n0 1\n") == true)
            #expect(text(folder + "/Tests/B/__Goldens__/two.trace")?.contains("\n0 2\n") == true)
            let none = try Flipbook(["review"], in: folder)
            #expect(none.exitCode == 0 && none.output == "" && none.error.contains("Nothing is pending"))
        }
    }

    @Test func flipbookReviewRefusesWhatIsDamagedOrUnknown() throws {
        try inFolder { folder in
            try makePending("one", in: folder)
            try Data("flipbook trace 1\nrate".utf8)
                .write(to: URL(fileURLWithPath: folder + "/__Goldens__/.pending/one.trace"))
            #expect(try Flipbook(["review", "--accept", "one"], in: folder).exitCode == 66)
            #expect(text(folder + "/__Goldens__/one.trace") == Self.golden)
            let unknown = try Flipbook(["review", "--accept", "two"], in: folder)
            #expect(unknown.exitCode == 66)
            #expect(
                unknown.error.contains(
                    "Cannot read “two”: no difference of that name is pending in “.”; pending are one."))
            #expect(
                try Flipbook(["review", "--accept", "one", "--reject", "one"], in: folder).exitCode == 64)
            #expect(try Flipbook(["review", "nowhere"], in: folder).exitCode == 66)
            try Data("mine".utf8).write(to: URL(fileURLWithPath: folder + "/review.html"))
            #expect(try Flipbook(["review"], in: folder).exitCode == 73)
            #expect(text(folder + "/review.html") == "mine")
            #expect(try Flipbook(["review", "--force"], in: folder).exitCode == 1)
            #expect(try Flipbook(["review"], in: folder).exitCode == 1)
            #expect(try Flipbook(["review", "--json"], in: folder).exitCode == 1)
        }
    }

    @Test func flipbookReviewDoesNotLeaveTheFoldersOfGoldenTraces() throws {
        try inFolder { folder in
            try makeFolder(folder + "/p")
            for (name, golden) in [
                ("one", folder + "/one.trace"), ("../one", folder + "/__Goldens__/../one.trace"),
                ("two", "__Goldens__/two.trace"), ("three", folder + "/__Goldens__/other.trace"),
            ] {
                let record: [String: Any] = [
                    "name": name, "golden": golden, "sentence": "x", "causes": [String](),
                ]
                let file = "\(folder)/p/\(name.replacingOccurrences(of: "/", with: "_"))-1.json"
                try JSONSerialization.data(withJSONObject: record).write(to: URL(fileURLWithPath: file))
            }
            #expect(try Flipbook(["review", "p", "--json"], in: folder).output == "[\n\n]\n")
        }
    }

    private static let hostileSentence =
        "frame 1: item </p><script>alert(1)</script>\"'&, angle 1 against 2"

    /// Makes the page of two differences whose names and sentences would break it without escaping.
    private func makeHostilePage(in folder: String) throws {
        let hostileFolder = folder + "/<img src=x onerror=alert(2)>"
        try makePending("one", in: hostileFolder, sentence: Self.hostileSentence)
        try makePending("two", in: folder, sentence: Self.hostileSentence)
        let run = try Flipbook(["review"], in: folder)
        #expect(run.exitCode == 1 && run.lines == ["review.html"])
    }

    @Test func flipbookReviewEscapesNamesAndSentences() throws {
        try inFolder { folder in
            try makeHostilePage(in: folder)
            let page = try #require(text(folder + "/review.html"))
            #expect(!page.contains("<script>alert") && !page.contains("<img src=x"))
        }
    }

    @Test(.enabled(if: Browser.isWanted, "FLIPBOOK_SKIP_BROWSER is set"))
    func flipbookReviewShowsEachDifferenceInABrowser() throws {
        try inFolder { folder in
            try makeHostilePage(in: folder)
            let browser = try Browser()
            try browser.load("file://\(folder)/review.html")
            #expect(try browser.value("document.querySelectorAll('article').length", as: Int.self) == 2)
            #expect(
                try browser.value("document.querySelector('.sentence').textContent", as: String.self)
                    == Self.hostileSentence)
            try browser.click("article button")
            try browser.wait(for: "document.querySelector('article button').textContent === 'Copied'")
            #expect(
                try browser.value("String(getSelection())", as: String.self).hasPrefix(
                    "flipbook review --accept "))
            #expect(browser.complaints == [])
        }
    }
}
