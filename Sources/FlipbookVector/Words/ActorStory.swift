import CoreGeometry
import FlipbookCore
import UIKitHost

/// The claims about one layer, in a sentence.
struct ActorStory {
    /// The layer.
    let actor: ActorRecord
    /// The layer's name, with its article.
    let name: String
    /// The claims, in the order of the sentence; empty where nothing is sure.
    let claims: [MotionClaim]

    init(of actor: ActorRecord, _ names: ActorNames, _ record: MotionRecord) {
        (self.actor, name) = (actor, names[actor])
        let hit = record.firstContact(of: actor)
        let other = hit.flatMap { hit in
            record.words(for: hit.item == actor.name ? hit.other : hit.item, in: hit, names)
        }
        claims = actor.claims(
            in: record, names, hit: hit.flatMap { hit in other.map { ($0, hit.time) } })
    }

    /// Makes the story of how the content of a layer scrolls; nil for one that does not.
    init?(scrolling actor: ActorRecord, _ names: ActorNames, _ record: MotionRecord) {
        guard let claim = actor.scrolling else { return nil }
        let isOnly = record.actors.count { $0.scrolls } == 1
        (self.actor, claims) = (actor, [claim])
        name = isOnly ? "the content" : "the content of \(names[actor])"
    }

    /// True where the story is about the content of a layer.
    var isAboutContent: Bool {
        claims.contains {
            switch $0 {
            case .scrolls, .scrollsBack: true
            default: false
            }
        }
    }

    /// True where the layer only comes and goes, and draws nothing itself.
    var isOfHolder: Bool { !actor.look.draws && claims.allSatisfy(\.isOfPresence) }

    /// The sentence; nil where nothing is sure.
    var sentence: String? {
        guard let last = claims.last?.words else { return nil }
        let list = claims.dropLast().map(\.words).joined(separator: ", ")
        let words = list.isEmpty ? last : list + (claims.count > 2 ? ", and " : " and ") + last
        return (name + " " + words).capitalizedSentence
    }
}

extension String {
    /// The words as a sentence.
    var capitalizedSentence: String { prefix(1).uppercased() + dropFirst() + "." }
}

extension MotionRecord {
    /// Returns the first contact in the view of a layer's item that begins after the frame in which the layer
    /// has moved by more than a distance; nil for none, and for one that is hidden. Those before are of items
    /// that lie on one another from the start, and that in the same frame may be what sets the layer in
    /// motion: then the other item hits it.
    func firstContact(of actor: ActorRecord, after distance: CGFloat = 1) -> ContactRecord? {
        guard let name = actor.name, let start = actor.departure(by: distance) else { return nil }
        let first = contacts.first {
            ($0.item == name || $0.other == name) && $0.time > times[start] + 1e-9 && isInView($0)
        }
        let isHidden = actor.samples.contains { sample in
            sample.isCovered && first.map { abs(times[sample.index] - $0.time) < 1e-9 } == true
        }
        return isHidden ? nil : first
    }

    /// Returns true for a contact in the view or at its edge, into which fast items sink by some points.
    private func isInView(_ contact: ContactRecord) -> Bool {
        CGRect(origin: .zero, size: size).insetBy(dx: -5, dy: -5)
            .contains(contact.pointInPicture ?? contact.point)
    }
}

extension ActorRecord {
    /// Returns the first frame in which the layer is farther than a distance from where it is first seen; nil
    /// for none.
    fileprivate func departure(by distance: CGFloat) -> Int? {
        guard let first = seen.first?.center else { return nil }
        return seen.first { $0.center.distance(to: first) > distance }?.index
    }
}
