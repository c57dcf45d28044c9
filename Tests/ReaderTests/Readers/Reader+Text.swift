import Foundation

@testable import FlipbookCore
@testable import FlipbookDiff
@testable import FlipbookDrawing
@testable import FlipbookVideo
@testable import Picture

/// Small texts of the command line. What was read is written and read again, which has to give the same.
extension Reader {
    func readRange(_ text: String) throws {
        let range = try FrameRange(text)
        check(try FrameRange(range.description) == range)
        check(range.first <= range.last && range.count >= 1)
        check(range.contains(range.first) && range.contains(range.last))
        check(range.prefix(1000).allSatisfy(range.contains))
        if range.count < 10_000 { check(FrameRange(Array(range))?.count == range.count) }
    }

    func readSweep(_ text: String) throws {
        let sweep = try ParameterSweep(text)
        check(sweep.values.allSatisfy(\.isFinite) && !sweep.values.isEmpty)
        check(Set(sweep.values).count == sweep.values.count)
        for value in sweep.values.prefix(100) { _ = sweep.mark(of: value) }
    }

    func readSettings(_ text: String) throws {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        let values = try ParameterSetting.values(lines)
        check(values.values.allSatisfy(\.isFinite))
    }

    func readColor(_ text: String) throws {
        let color = try Color(named: text)
        check(try Color(named: color.hexadecimal).hexadecimal == color.hexadecimal)
    }

    func readSpacing(_ text: String) throws {
        _ = try TrailSpacing(text).text
    }

    func readOutput(_ text: String) throws {
        let output = try OutputPath(text, format: .gif)
        let frameFormat = FrameFormat(width: 2, height: 2, fps: 60, frameCount: 1, isTransparent: false)
        _ = output.commandLines(for: frameFormat, VideoSettings())
        _ = try? PictureFormat(path: text)
    }

    func readNames(_ text: String) throws {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        guard let first = lines.first, let pattern = NumberedName(pattern: first) else { throw NothingRead() }
        for name in lines.dropFirst() {
            if let number = pattern.number(in: name) { check(pattern.name(of: number) == name) }
            guard let family = NumberedName(example: name) else { continue }
            _ = (family.isPlain, NumberedName(pattern: family.text))
            if let number = family.number(in: name) {
                check(family.name(of: number, digits: family.digits(in: name)) == name)
            }
        }
    }
}
