import Flipbook
import Foundation
import Raster
import TestSupport
import Testing

@testable import FlipbookTesting

@Suite(.serialized)
struct ExpectTests {
    /// Runs an expectation for a test file in a folder and returns its issues.
    private func complaints(
        in folder: String, elasticity: Double = 0.5, name: String = "bounce", tolerance: Double = 0
    ) async -> [String] {
        let complaints = Complaints()
        await withKnownIssue(isIntermittent: true) {
            await expect(
                RedBounce.self, parameters: ["elasticity": elasticity], matches: name, tolerance: tolerance,
                file: folder + "/BounceTests.swift")
        } matching: { issue in
            complaints.note("\(issue.comments.map(\.rawValue).joined(separator: "\n"))")
            return true
        }
        return complaints.all
    }

    @Test func expectingAFilmToMoveAsBeforeRecordsAGoldenTraceFirstAndFails() async throws {
        try await inFolder { (folder: String) async throws in
            let first = await complaints(in: folder)
            #expect(first.count == 1 && first[0].contains("had no golden trace, so one was recorded"))
            let golden = try Data(contentsOf: URL(fileURLWithPath: folder + "/__Goldens__/bounce.trace"))
            #expect(golden.count < 4096)
            #expect(await complaints(in: folder) == [])
            #expect(try names(in: folder + "/__Goldens__") == ["bounce.trace"])
        }
    }

    @Test func expectingAFilmToMoveAsBeforeAnotherMotionFailsWithFrame() async throws {
        try await inFolder { (folder: String) async throws in
            _ = await complaints(in: folder)
            let found = await complaints(in: folder, elasticity: 0.6)
            #expect(found.count == 1)
            let lines = (found.first ?? "").split(separator: "\n").map(String.init)
            #expect(lines[0].contains("(A is the golden trace): frame "))
            #expect(lines[0].contains(": item red, position.y "))
            #expect(lines[1].hasPrefix("  contact: red with the reference bounds "))
            #expect(lines[2] == "  setting: parameter elasticity 0.5 against 0.6")
            #expect(
                try names(in: folder + "/__Goldens__/.pending") == [
                    "bounce.json", "bounce.png", "bounce.trace",
                ])
            let pending = PendingDifference.all(in: folder)
            #expect(pending.map(\.name) == ["bounce"])
            try pending[0].accept()
            #expect(await complaints(in: folder, elasticity: 0.6) == [])
            #expect(await complaints(in: folder, elasticity: 0.5).count == 1)
        }
    }

    @Test func expectingAFilmToMoveAsBeforeADifferenceGoesWhenTheMotionIsRightAgain() async throws {
        try await inFolder { (folder: String) async throws in
            _ = await complaints(in: folder)
            _ = await complaints(in: folder, elasticity: 0.6)
            #expect(await complaints(in: folder) == [])
            #expect(try names(in: folder + "/__Goldens__") == ["bounce.trace"])
            _ = await complaints(in: folder, elasticity: 0.6)
            PendingDifference.all(in: folder).forEach { $0.reject() }
            #expect(try names(in: folder + "/__Goldens__") == ["bounce.trace"])
            #expect(await complaints(in: folder, elasticity: 0.6).count == 1)
        }
    }

    @Test func expectingAFilmToMoveAsBeforeAToleranceLetsSmallDifferencesPass() async throws {
        try await inFolder { (folder: String) async throws in
            _ = await complaints(in: folder)
            #expect(await complaints(in: folder, elasticity: 0.5001).count == 1)
            #expect(await complaints(in: folder, elasticity: 0.5001, tolerance: 0.5) == [])
            #expect(await complaints(in: folder, elasticity: 0.7, tolerance: 0.5).count == 1)
        }
    }

    @Test func expectingAFilmToMoveAsBeforeRefusesANameThatIsAPath() async throws {
        try await inFolder { (folder: String) async throws in
            let name = await complaints(in: folder, name: "../bounce")
            #expect(name.count == 1 && name[0].contains("cannot be named"))
            _ = await complaints(in: folder)
            try Data("flipbook trace 1\nrate 60\nframes 60\n@0\n".utf8)
                .write(to: URL(fileURLWithPath: folder + "/__Goldens__/bounce.trace"))
            let cut = await complaints(in: folder)
            #expect(cut.count == 1 && cut[0].contains("it is cut off"))
        }
    }

    @Test func expectingAFilmToMoveAsBeforeThePictureShowsTheGoldenTrace() async throws {
        try await inFolder { (folder: String) async throws in
            _ = await complaints(in: folder)
            _ = await complaints(in: folder, elasticity: 1)
            let data = try Data(contentsOf: URL(fileURLWithPath: folder + "/__Goldens__/.pending/bounce.png"))
            let bitmap = try Bitmap(png: data)
            // Red squares in the panels of A and B; the accent of differences in the third one.
            let third = bitmap.width / 3
            func count(_ pixel: Pixel, _ panel: Int) -> Int {
                (0..<bitmap.height).reduce(0) { sum, y in
                    sum + (panel * third..<(panel + 1) * third).count { bitmap[$0, y] == pixel }
                }
            }
            #expect(count(Pixel(255, 0, 0), 0) > 3000 && count(Pixel(255, 0, 0), 1) > 3000)
            #expect(count(Pixel(255, 0, 0), 2) == 0 && count(Pixel(208, 57, 14), 2) > 20)
        }
    }

    @Test func expectingAFilmToMoveAsBeforeTheEnvironmentSaysWhenGoldenTracesAreWritten() throws {
        #expect(try GoldenSettings([:]).recording == .missing)
        #expect(try GoldenSettings(["FLIPBOOK_RECORD": "never"]).recording == .never)
        #expect(try GoldenSettings(["FLIPBOOK_PENDING": "/tmp/p"]).pending == "/tmp/p")
        #expect(throws: FilmError.self) { try GoldenSettings(["FLIPBOOK_RECORD": "yes"]) }
    }

    @Test @MainActor func expectingAFilmToMoveAsBeforeNeverWritesAGoldenTraceWhereThatIsForbidden()
        async throws
    {
        try await inFolder { (folder: String) async throws in
            let golden = try GoldenMotion("bounce", besideFile: folder + "/BounceTests.swift")
            let film = try Film(of: CatalogEntry(RedBounce.self))
            #expect(try await golden.compare(film, recording: .never) == .missing)
            #expect(try names(in: folder) == [])
        }
    }
}

/// The complaints, collected from any thread.
private final class Complaints: @unchecked Sendable {
    private let lock = NSLock()
    private var list: [String] = []

    var all: [String] { lock.withLock { list } }

    func note(_ complaint: String) { lock.withLock { list.append(complaint) } }
}

/// Makes an empty folder for the time of the call and gives its path.
func inFolder(isolation: isolated (any Actor)? = #isolation, _ body: (String) async throws -> Void)
    async throws
{
    let folder = FileManager.default.temporaryDirectory.path + "/flipbook-golden-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try await body(folder)
}

/// The names of all files in a folder, hidden ones as well, sorted.
func names(in folder: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
}
