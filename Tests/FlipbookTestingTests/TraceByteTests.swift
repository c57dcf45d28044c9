import Foundation
import TestSupport
import Testing
import UIKitHost

@testable import FlipbookCore
@testable import FlipbookDiff

/// Single changed bytes of golden traces: none is called equal. `FLIPBOOK_EVERY_FRAME` tries all 255 changes
/// of each byte instead of four, and two instead of one in traces without digests.
@Suite(.tags(.long)) struct TraceByteTests {
    @MainActor private func goldens() throws -> [MotionTrace] {
        try [CatalogEntry(RedBounce.self), Self.colliding].map {
            try MotionTrace(of: Film(of: $0).resolved())
        }
    }

    /// The golden traces, and one without items.
    @MainActor private func allGoldens() throws -> [MotionTrace] {
        try goldens() + [MotionTrace(of: Film(of: CatalogEntry(SlidingSquare.self)).resolved())]
    }

    /// Two squares that collide and come to a floor, one turned, for half a second.
    private static let colliding = CatalogEntry(
        viewController: "Colliding", summary: "", size: CGSize(width: 100, height: 60), duration: 0.5
    ) {
        let controller = UIViewController()
        let squares = [10, 16].map { x in
            let square = UIView(frame: CGRect(x: CGFloat(x), y: CGFloat(x) * 2 - 15, width: 10, height: 10))
            square.transform = CGAffineTransform(rotationAngle: CGFloat(x) / 20)
            controller.view.addSubview(square)
            return square
        }
        let animator = UIDynamicAnimator(referenceView: controller.view)
        let collision = UICollisionBehavior(items: squares)
        collision.translatesReferenceBoundsIntoBoundary = true
        animator.addBehavior(collision)
        animator.addBehavior(UIGravityBehavior(items: squares))
        RunContext.current.clock.schedule(at: 100) { _ = animator }
        return controller
    }

    @Test @MainActor func eachChangedByteOfATraceIsRefused() throws {
        for trace in try allGoldens() {
            let bytes = Array(trace.compactText.utf8)
            #expect(try MotionTrace(data: Data(bytes), path: "t").frames == trace.frames)
            var accepted: [String] = []
            for index in bytes.indices {
                for change in changes(of: bytes[index]) {
                    var mutated = bytes
                    mutated[index] = change
                    if (try? MotionTrace(data: Data(mutated), path: "t")) != nil {
                        accepted.append("byte \(index) as \(change)")
                    }
                }
            }
            #expect(accepted.isEmpty, "\(accepted.prefix(5)) of \(accepted.count)")
        }
    }

    @Test @MainActor func eachAddedByteOfATraceIsRefused() throws {
        for trace in try allGoldens() {
            let bytes = Array(trace.compactText.utf8)
            var accepted: [String] = []
            for index in 0...bytes.count {
                // A line break and a space everywhere, the others at every seventh byte.
                for addition in Self.additions.prefix(index % 7 == 0 ? 7 : 2) {
                    var mutated = bytes
                    mutated.insert(contentsOf: addition, at: index)
                    if (try? MotionTrace(data: Data(mutated), path: "t")) != nil {
                        accepted.append("\(addition) before byte \(index)")
                    }
                }
            }
            #expect(accepted.isEmpty, "\(accepted.prefix(5)) of \(accepted.count)")
        }
    }

    /// A line break, a space, a carriage return, a tab, a zero, a digit, and a byte order mark.
    private static let additions: [[UInt8]] = [
        [0x0a], [0x20], [0x0d], [0x09], [0], [0x30], [0xef, 0xbb, 0xbf],
    ]

    @Test @MainActor func aByteAfterTheEndOfATraceIsNamedWithItsLine() throws {
        let text = try goldens()[0].compactText
        let end = text.utf8.count { $0 == UInt8(ascii: "\n") } + 1
        for addition in ["\n", " ", "end\n", "x"] {
            let error = #expect(throws: FilmError.self) { try MotionTrace(text: text + addition, path: "t") }
            #expect("\(error!)".contains("line \(end) is wrong: there is a line after “end”"), "\(error!)")
        }
        let error = #expect(throws: FilmError.self) {
            try MotionTrace(text: String(text.dropLast()), path: "t")
        }
        #expect("\(error!)".contains("“end”, has no line break"), "\(error!)")
    }

    @Test @MainActor func eachAddedByteOfATraceWithoutDigestsIsRefusedOrADifference() async throws {
        for trace in try goldens() {
            let bytes = Array(trace.textWithoutDigests.utf8)
            var accepted: [String] = []
            for index in 0...bytes.count {
                for addition in some(of: Self.additions, at: index) {
                    var mutated = bytes
                    mutated.insert(contentsOf: addition, at: index)
                    guard let read = try? MotionTrace(data: Data(mutated), path: "t") else { continue }
                    let report = try await FilmRenderer().compare(.trace(trace), .trace(read))
                    if report.difference == nil, report.remark == nil {
                        accepted.append("\(addition) before byte \(index)")
                    }
                }
            }
            #expect(accepted.isEmpty, "\(accepted.prefix(5)) of \(accepted.count)")
        }
    }

    @Test @MainActor func eachChangedByteOfATraceWithoutDigestsIsRefusedOrADifference() async throws {
        for trace in try goldens() {
            let bytes = Array(trace.textWithoutDigests.utf8)
            var accepted: [String] = []
            for index in bytes.indices {
                for change in some(of: changes(of: bytes[index]), at: index) {
                    var mutated = bytes
                    mutated[index] = change
                    guard let read = try? MotionTrace(data: Data(mutated), path: "t") else { continue }
                    let report = try await FilmRenderer().compare(.trace(trace), .trace(read))
                    if report.difference == nil, report.remark == nil {
                        accepted.append("byte \(index) as \(change)")
                    }
                }
            }
            #expect(accepted.isEmpty, "\(accepted.prefix(5)) of \(accepted.count)")
        }
    }

    @Test @MainActor func aTraceWithoutALineIsRefusedWithTheSection() throws {
        try refuseMissingLines(allGoldens()[2].compactText)
        let text = try goldens()[0].compactText
        try refuseMissingLines(text)
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        let number = try #require(lines.firstIndex { $0.hasPrefix("began ") })
        var changed = lines
        changed[number] += "x"
        let error = #expect(throws: FilmError.self) {
            try MotionTrace(text: changed.joined(separator: "\n"), path: "t")
        }
        #expect("\(error!)".contains("section “contacts”"), "\(error!)")
    }

    private func refuseMissingLines(_ text: String) throws {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        for index in lines.indices {
            var rest = lines
            rest.remove(at: index)
            #expect(throws: FilmError.self) { try MotionTrace(text: rest.joined(separator: "\n"), path: "t") }
        }
    }

    private var takesAll: Bool { ProcessInfo.processInfo.environment["FLIPBOOK_EVERY_FRAME"] != nil }

    /// Returns the first two of some changes, or one of them by turns.
    private func some<Change>(of changes: [Change], at index: Int) -> ArraySlice<Change> {
        takesAll ? changes.prefix(2) : changes[(index % 2)...(index % 2)]
    }

    private func changes(of byte: UInt8) -> [UInt8] {
        takesAll ? (1...255).map { byte ^ $0 } : [1, 2, 0x20, 0x80].map { byte ^ $0 }
    }
}

extension MotionTrace {
    /// The trace in version 1 of the compact form.
    fileprivate var textWithoutDigests: String {
        let lines = compactText.split(separator: "\n", omittingEmptySubsequences: false)
        return lines.filter { !$0.hasPrefix("digest ") && !$0.hasPrefix("parameter ") }
            .joined(separator: "\n")
            .replacingOccurrences(
                of: CompactTraceVersion.withParameters.mark + "\n",
                with: CompactTraceVersion.plain.mark + "\n")
    }
}
