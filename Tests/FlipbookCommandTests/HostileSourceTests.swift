import Foundation
import TestSupport
import Testing

/// Files that would crash or stall a parser or a decoder: each ends in a sentence.
@Suite(.tags(.process)) struct HostileSourceTests {
    private static func write(_ text: String, beside folder: String) throws {
        try makeFolder(folder + "/App")
        try FlipbookCommandTests.write(
            "import UIKit\nclass Own: UIViewController {}\n", to: folder + "/App/Own.swift")
        try FlipbookCommandTests.write(text, to: folder + "/App/Bad.swift")
    }

    @Test(arguments: ["check", "hash"])
    func fileThatIsTooDeepIsNamedWithItsLine(_ command: String) throws {
        try inFolder { folder in
            try Self.write("\nlet a = " + String(repeating: "(", count: 100_000), beside: folder)
            let run = try Flipbook([command, "App"], in: folder)
            #expect(run.exitCode == 65 && run.output.isEmpty)
            #expect(
                run.error
                    == "Error: “App/Bad.swift” is not read: on line 2 brackets are nested more than 200 deep.\n"
            )
        }
    }

    @Test func errorsThatCodeMovesToAnotherFileAreErrorsOfTheCode() throws {
        try inFolder { folder in
            try Self.write(
                "#sourceLocation(file: \"/etc/passwd\", line: 7)\nlet a: String = 1\n", beside: folder)
            let run = try Flipbook(["check", "App"], in: folder)
            #expect(run.exitCode == 65)
            #expect(run.error.contains("/etc/passwd:7:17: error: cannot convert"), "\(run.error)")
            #expect(run.lastSentence.contains("“App” does not compile"), "\(run.error)")
        }
    }

    @Test func folderThatLinksToItselfIsFilmed() throws {
        try inFolder { folder in
            try Self.write("", beside: folder)
            for name in ["one", "two"] { #expect(symlink(".", "\(folder)/App/\(name)") == 0) }
            let run = try Flipbook(["hash", "App/:Own"], in: folder)
            #expect(run.exitCode == 0 && run.lines.count == 1, "\(run.error)")
            for name in ["Own.swift", "Bad.swift"] { unlink("\(folder)/App/\(name)") }
            #expect(try Flipbook(["check", "App"], in: folder).exitCode == 64)
        }
    }

    @Test func imageWithTooManyPixelsIsRefusedByItsHeader() throws {
        try inFolder { folder in
            let png = EmptyPNG(width: 30_000, height: 30_000)
            try Data(png.bytes).write(to: URL(fileURLWithPath: folder + "/big.png"))
            try FlipbookCommandTests.write(
                "import UIKit\nclass Own: UIViewController { let big = UIImage(named: \"big\") }\n",
                to: folder + "/Own.swift")
            let run = try Flipbook(["hash", "Own.swift"], in: folder)
            #expect(run.exitCode == 65)
            #expect(
                run.error
                    == "Error: UIImage(named: \"big\"), big.png: The PNG cannot be read: its 30000 x 30000 pixels "
                    + "are more than 67108864 (Own.swift:2).\n")
        }
    }

    @Test(arguments: ["Main.storyboard", "Own.xib", "big.png"], ["/dev/zero", nil])
    func pipeOrDeviceInAFilesPlaceIsRefused(_ name: String, _ device: String?) throws {
        try inFolder { folder in
            try makeFolder(folder + "/App")
            try FlipbookCommandTests.write(
                "import UIKit\nclass Own: UIViewController { let big = UIImage(named: \"big\") }\n",
                to: folder + "/App/Own.swift")
            let path = "\(folder)/App/\(name)"
            #expect((device.map { symlink($0, path) } ?? mkfifo(path, 0o600)) == 0)
            let run = try Flipbook(["hash", "App/:Own"], in: folder)
            #expect(run.exitCode == 65)
            let end = name == "big.png" ? "Own.swift:2)." : "it is not a regular file."
            #expect(run.lastSentence.hasSuffix(end), "\(run.error)")
            #expect(run.lastSentence.contains(name), "\(run.error)")
        }
    }

    @Test func galleryMadeAgainLeavesNothingUnfinished() throws {
        try inFolder { folder in
            let scene = try Flipbook.firstScene()
            try makeFolder("\(folder)/a/scenes/\(scene)")
            // The process IDs of Linux end below this one.
            for place in ["a/scenes/\(scene)", "a"] {
                try FlipbookCommandTests.write(
                    "half", to: "\(folder)/\(place)/.flipbook-4194999-0123456789abcdef.png")
            }
            let run = try Flipbook(["gallery", scene, "-o", "a/"], in: folder)
            #expect(run.exitCode == 0, "\(run.error)")
            #expect(try !files(below: folder).contains { $0.contains(".flipbook-") })
        }
    }
}
