import Foundation
import TestSupport
import Testing

@Suite(.tags(.process)) struct PictureOutputTests {
    private static let commands = [
        "trail FallingSquare", "figure FallingSquare --at 0.2", "plot FallingSquare",
    ]

    @Test(arguments: commands)
    func picturesOnStandardOutputArePNGOrWhatFormatNamesAndAreWhatAFileGets(_ command: String) throws {
        try inFolder { folder in
            let words = command.split(separator: " ").map(String.init)
            for (format, head) in [("", "PNG"), ("png", "PNG"), ("svg", "xml"), ("pdf", "PDF")] {
                let option = format.isEmpty ? "" : "--format \(format)"
                let shell = try Shell("flipbook \(command) \(option) -o - >got", in: folder)
                #expect(shell.exitCode == 0, "\(shell.output)")
                let got = try Data(contentsOf: URL(fileURLWithPath: folder + "/got"))
                #expect(String(decoding: got.prefix(8), as: UTF8.self).contains(head), "\(format)")
                let file = "a." + (format.isEmpty ? "png" : format)
                #expect(try Flipbook(words + ["-o", file], in: folder).exitCode == 0)
                // A PDF holds the time at which it was made.
                guard format != "pdf" else { continue }
                #expect(try Data(contentsOf: URL(fileURLWithPath: "\(folder)/\(file)")) == got, "\(format)")
            }
        }
    }

    @Test func picturesOnStandardOutputComeAloneWhateverTheScenePrints() throws {
        try inFolder { folder in
            let shell = try Shell(
                "flipbook figure PlaygroundLog --at 1 --format svg -o /dev/stdout 2>said >got; head -c 4 got; "
                    + "grep -c 1, said", in: folder)
            #expect(shell.output.hasPrefix("<svg"), "\(shell.output)")
            #expect(shell.exitCode == 0)
        }
    }

    @Test(arguments: [
        ("trail PlaygroundElastic --sweep elasticity=0,1 --one-by-one -o -", "takes one picture"),
        ("figure FallingSquare --at 0 -o a.png --format svg", "--format is for standard output"),
        ("plot FallingSquare -o - --format mp4", "png, svg or pdf"),
    ])
    func picturesOnStandardOutputMakeNoSenseWithSeveral(_ line: String, _ words: String) throws {
        try inFolder { folder in
            let run = try Flipbook(line.split(separator: " ").map(String.init), in: folder)
            #expect(run.exitCode == 64 && run.error.contains(words), "\(run.error)")
            #expect(run.output.isEmpty)
            #expect(try files(below: folder).isEmpty)
        }
    }
}
