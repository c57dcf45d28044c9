import CoreGeometry
public import FlipbookCore
import Foundation
import UIKitHost

/// A description of a film's motion in a few sentences, for alternative text, captions and `<desc>`.
///
/// Each claim is measured in the pictures of all frames, and the contacts in the engine; every number is
/// rounded to the digits shown. What is not sure is not said, and nothing of what opaque layers hide.
public struct MotionDescription: Sendable, Hashable {
    /// The sentences.
    public let text: String

    /// The largest number of layers that have a sentence each.
    private static let mostStories = 3

    /// Describes the motion of a film.
    init(of record: MotionRecord, _ film: Film) {
        let summary = film.entry.summarySentence
        text = ((summary.isEmpty ? [] : [summary]) + Self.sentences(of: record, film)).joined(separator: " ")
    }

    private static func sentences(of record: MotionRecord, _ film: Film) -> [String] {
        guard let changes = record.changes else {
            let still = "in the \(film.duration.text) s of the film."
            return [(record.hasFinger ? "A finger touches it, but nothing moves " : "Nothing moves ") + still]
        }
        let told = sentences(of: stories(of: record), record)
        let particles =
            record.showsParticles ? ["Up to \(record.mostParticles.inWords) particles move at once."] : []
        guard told.isEmpty, particles.isEmpty else { return told + particles }
        let (start, end) = (
            seconds(record.times[changes.lowerBound]), seconds(record.times[changes.upperBound])
        )
        return [
            "What it shows changes in place, \(start == end ? "at \(start)" : "from \(start) to \(end)")."
        ]
    }

    private static func sentences(of stories: [ActorStory], _ record: MotionRecord) -> [String] {
        guard stories.count > mostStories else { return stories.compactMap(\.sentence) }
        let contents = stories.filter(\.isAboutContent).prefix(mostStories).compactMap(\.sentence)
        let others = stories.filter { !$0.isAboutContent }
        return contents
            + (others.count > mostStories
                ? CrowdStory(of: others, ActorNames(of: record), record).sentences
                : others.compactMap(\.sentence))
    }

    /// Returns what is said of each layer that acts by itself, and not only with the layer around it.
    static func stories(of record: MotionRecord) -> [ActorStory] {
        let byIdentity = Dictionary(record.actors.map { ($0.identity, $0) }) { first, _ in first }
        let names = ActorNames(of: record)
        // A layer that only holds others goes with the last of them, of which nothing is said.
        let going = Set(
            record.actors.filter {
                $0.comesOrGoes(in: record) && !ActorStory(of: $0, names, record).claims.isEmpty
            }
            .map(\.identity))
        func isCarried(_ actor: ActorRecord) -> Bool {
            guard let parent = actor.parent.flatMap({ byIdentity[$0] }) else { return false }
            return parent.travels || (going.contains(parent.identity) && !actor.travels) || isCarried(parent)
                || (parent.scrolls && !actor.glides && (actor.travels || actor.comesOrGoes(in: record)))
        }
        let contents = record.actors.filter { $0.scrolls && record.keepsContentInPlace(of: $0) }
            .compactMap { ActorStory(scrolling: $0, names, record) }
        let moving = record.actors.filter { $0.acts(in: record) && !isCarried($0) }
            .map { ActorStory(of: $0, names, record) }.filter { !$0.claims.isEmpty }
        // What a layer that draws nothing holds says more than that it comes and goes.
        let stories =
            contents
            + moving.filter { story in
                !story.isOfHolder || !moving.contains { record.isNested($0.actor, in: story.actor) }
            }
        // Lines, such as ropes and scroll indicators, go with what they belong to.
        let things = stories.filter { $0.actor.look.form != .line }
        return things.isEmpty ? stories : things
    }

    /// Runs a film's scene and describes it.
    /// - Throws: `FilmError.invalid` for a sweep; the scene's `SceneFailure`, or `CancellationError`.
    @MainActor public init(of film: Film, simulationThreads: Int = 1) throws {
        self.init(of: try MotionRecord(of: film, simulationThreads: simulationThreads), film)
    }
}

extension MotionRecord {
    /// Runs a film's scene and records its frames.
    /// - Throws: `FilmError.invalid` for a sweep; the scene's `SceneFailure`, or `CancellationError`.
    @MainActor init(of film: Film, simulationThreads: Int = 1) throws {
        self.init(size: film.entry.size)
        let run = try SimulationRun(of: film, simulationThreads: simulationThreads)
        run.recordsContacts = true
        while let frame = try run.nextFrame() { add(frame.picture, at: film.time(ofFrame: frame.number)) }
        contacts = run.contacts.filter { $0.phase == .began }
    }
}
