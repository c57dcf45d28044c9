import Foundation

@testable import UIKitHost

/// Scripts of fingers and tilts.
extension Reader {
    /// Reads the lines of a script, whose own text reads as the same one.
    func readTouches(_ text: String) throws {
        let recording = try InputRecording(text: text)
        guard recording != InputRecording() else { throw NothingRead() }
        let again = recording.text
        check(try InputRecording(text: again).text == again, again)
    }

    /// Makes a script of the bytes and plays it for half a second.
    @MainActor func readScript(_ data: Data) throws {
        var bytes = ByteReader(data)
        let script = InputScript((0..<Int(bytes.next() % 6)).map { _ in bytes.entry() })
        if let objection = script.validationError { throw SceneFailure(objection) }
        for entry in script.entries {
            for time in [0, entry.begin, (entry.begin + entry.end) / 2, entry.end, .infinity] {
                let point = entry.path.position(at: time)
                check(!point.x.isNaN && !point.y.isNaN)
            }
        }
        let host = SceneHost(size: CGSize(width: 320, height: 568))
        host.install(UIViewController())
        host.withCurrent {
            let window = host.window
            for recognizer in [
                UITapGestureRecognizer(), UIPanGestureRecognizer(), UILongPressGestureRecognizer(),
                UISwipeGestureRecognizer(),
            ] { window.rootViewController?.view.addGestureRecognizer(recognizer) }
        }
        host.inputScript = script
        for _ in 0..<30 { host.advance(by: 1.0 / 60) }
        if let failure = host.failure { throw failure }
    }
}

/// Numbers out of bytes; zeros after their end.
private struct ByteReader {
    private var bytes: ArraySlice<UInt8>

    init(_ data: Data) {
        bytes = ArraySlice(data)
    }

    mutating func next() -> UInt8 { bytes.popFirst() ?? 0 }

    /// A number such as scripts have, or any of 64 bits.
    private mutating func number() -> Double {
        let kind = next()
        guard kind % 4 == 3 else {
            return Double(Int(next()) << 8 | Int(next())) / [1, 64, 1024][Int(kind) % 4]
        }
        return Double(bitPattern: (0..<8).reduce(0) { bits, _ in bits << 8 | UInt64(next()) })
    }

    private mutating func points() -> [CGPoint] {
        (0..<Int(next() % 6)).map { _ in CGPoint(x: number(), y: number()) }
    }

    mutating func entry() -> InputScript.Entry {
        switch next() % 6 {
        case 0: .tap(at: CGPoint(x: number(), y: number()), time: number())
        case 1: .longPress(at: CGPoint(x: number(), y: number()), from: number(), to: number())
        case 2: .pan(along: points(), from: number(), to: number())
        case 3: .pan(through: points().map { ($0, number()) })
        case 4: .drag(along: points(), from: number(), to: number(), hold: number())
        default:
            .tilt(
                along: points().map { UIOffset(horizontal: $0.x, vertical: $0.y) }, from: number(),
                to: number())
        }
    }
}
