import Foundation
import TestSupport
import Testing

/// The source adapter as the command starts it: present and missing.
@Suite(.tags(.process)) struct MissingAdapterTests {
    private static let plain = "import UIKit\nclass Own: UIViewController {}\n"
    private static let adaptable = "import UIKit\nclass Own: UIViewController { @objc func tap() {} }\n"

    /// Runs a command on Own.swift with a program as the adapter.
    private func run(_ words: [String], on text: String, adapter: String) throws -> Flipbook {
        var run: Flipbook?
        try inFolder { folder in
            try write(text, to: folder + "/Own.swift")
            run = try Flipbook(words, in: folder, environment: ["FLIPBOOK_SOURCE_ADAPTER": adapter])
        }
        return try #require(run)
    }

    @Test func plainFileDoesNotStartTheAdapter() throws {
        let run = try run(["hash", "Own.swift"], on: Self.plain, adapter: "/bin/false")
        #expect(run.exitCode == 0 && run.lines.count == 1, "\(run.error)")
    }

    @Test(arguments: ["hash", "check"])
    func commandSaysHowToGetAMissingAdapter(_ command: String) throws {
        let run = try run([command, "Own.swift"], on: Self.adaptable, adapter: "/nowhere/adapter")
        #expect(run.exitCode == 69 && run.output.isEmpty)
        #expect(
            run.error
                == "Error: “Own.swift” needs source adaptation, whose program is missing: `make install` in "
                + "Flipbook's folder installs it, and `make adapter` only builds it.\n")
    }

    @Test func folderWithoutTheAdapterShowsWhatDoesNotCompile() throws {
        try inFolder { folder in
            try FileManager.default.createDirectory(
                atPath: folder + "/App", withIntermediateDirectories: true)
            try write(Self.plain, to: folder + "/App/Own.swift")
            try write(
                "import UIKit\nclass Other: UIViewController { let a: Nothing }\n",
                to: folder + "/App/Other.swift")
            let run = try Flipbook(
                ["hash", "App/:Own"], in: folder, environment: ["FLIPBOOK_SOURCE_ADAPTER": "/nowhere"])
            #expect(run.exitCode == 65 && run.error.contains("App/Other.swift:2:40: error:"), "\(run.error)")
        }
    }
}
