import CoreGeometry
public import FlipbookCore
import Foundation
import UIKitHost

/// A description of a film's motion in two or three sentences, for alternative text, captions and `<desc>`.
///
/// Every number is from the film's trace, rounded to the digits shown.
public struct MotionDescription: Sendable, Hashable {
    /// The sentences.
    public let text: String

    /// Describes the motion of a film.
    init(of record: MotionRecord, _ film: Film) {
        let summary = film.entry.summary
        let moving = record.items.filter { $0.rows.moves }
        var sentences = summary.isEmpty ? [] : [summary]
        switch moving.count {
        case 0: sentences.append("Nothing moves in the \(film.duration.text) s of the film.")
        case 1...2: sentences += moving.map { ItemStory(of: $0.name, $0.rows, record).sentence }
        default: sentences += CrowdStory(of: moving, record).sentences
        }
        text = sentences.joined(separator: " ")
    }

    /// Runs a film's scene and describes it.
    /// - Throws: `FilmError.invalid` for a sweep; the scene's `SceneFailure`, or `CancellationError`.
    @MainActor public init(of film: Film, simulationThreads: Int = 1) throws {
        var record = MotionRecord(size: film.entry.size)
        let run = try SimulationRun(of: film, simulationThreads: simulationThreads)
        run.recordsContacts = true
        for number in film.frames {
            try run.advance(to: number)
            record.add(run.itemRecords)
        }
        record.contacts = run.contacts.filter { $0.phase == .began }
        self.init(of: record, film)
    }
}

extension [ItemRecord] {
    /// True when the item is displaced by more than a point, or turns by more than a degree.
    var moves: Bool {
        guard let first else { return false }
        return contains {
            hypot($0.x - first.x, $0.y - first.y) > 1 || abs($0.angle - first.angle) > .pi / 180
        }
    }

    /// The first row from which on the item is slower than a point a second, up to the last row; nil when the
    /// item still moves in the last row.
    var rest: ItemRecord? {
        guard let last, last.isSlow else { return nil }
        let fast = lastIndex { !$0.isSlow }
        return fast.map { self[$0 + 1] } ?? first
    }
}

extension ItemRecord {
    /// The speed in points per second.
    var speed: Double { hypot(vx, vy) }

    fileprivate var isSlow: Bool { isAsleep || speed < 1 && abs(angularVelocity) < 0.02 }
}
