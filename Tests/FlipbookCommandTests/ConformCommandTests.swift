import Foundation
import TestSupport
import Testing

@Suite(.tags(.process)) struct ConformCommandTests {
    private static let head = "id,what,setup,quantity,value,unit,tolerance,source,confidence\n"

    @Test func rowsThatAgreeEndWithCode0AndOneLineForEachSubject() throws {
        try inFolder { folder in
            try write("A1,alpha of a view,UIView(),alpha,1,number,exact,test,probe\n", in: folder)
            let run = try Flipbook(["conform", "rows.csv"], in: folder)
            #expect(run.exitCode == 0 && run.error == "")
            #expect(run.lines.contains { $0.hasPrefix("  alpha of a view ") && $0.contains(" 1 ") })
        }
    }

    @Test func aRowThatDiffersEndsWithCode1AndIsNamed() throws {
        try inFolder { folder in
            try write("A1,alpha,UIView(),alpha,0.5,number,0.1,test,probe\n", in: folder)
            let run = try Flipbook(["conform", "rows.csv", "--verbose", "--fidelity", "page.md"], in: folder)
            #expect(run.exitCode == 1)
            #expect(run.lines.contains("A1  1 in place of 0.5 number  [alpha of UIView()]"))
            #expect(run.lastSentence == "1 of 1 rows differ from Apple's UIKit.")
            let page = try String(contentsOfFile: folder + "/page.md", encoding: .utf8)
            #expect(page.contains("| A1 | UIView() | alpha | 0.5 | 1 ✗ | 0.1 |"))
        }
    }

    @Test func aFileThatIsNoTableEndsWithCode65PathAndLine() throws {
        try inFolder { folder in
            try write("A1,alpha\n", in: folder)
            let run = try Flipbook(["conform", "rows.csv"], in: folder)
            #expect(run.exitCode == 65 && run.output == "")
            #expect(run.error == "Error: rows.csv:2: 2 fields in place of 9.\n")
            let missing = try Flipbook(["conform", "none.csv"], in: folder)
            #expect(missing.exitCode == 66)
            #expect(missing.error == "Error: Cannot read “none.csv”: there is no such file.\n")
        }
    }

    @Test func theSampleAgreesAndNothingElseIsNeededWithIt() throws {
        try inFolder { folder in
            let sample = try Flipbook(["conform", "--sample"], in: folder)
            try Data(sample.output.utf8).write(to: URL(fileURLWithPath: folder + "/rows.csv"))
            #expect(try Flipbook(["conform", "rows.csv"], in: folder).exitCode == 0)
            #expect(try Flipbook(["conform"], in: folder).exitCode == 64)
            #expect(try Flipbook(["conform", "rows.csv", "--sample"], in: folder).exitCode == 64)
        }
    }

    private func write(_ rows: String, in folder: String) throws {
        try Data((Self.head + rows).utf8).write(to: URL(fileURLWithPath: folder + "/rows.csv"))
    }
}
