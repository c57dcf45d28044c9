import CoreGeometry
import FlipbookCore
import UIKitHost

/// The claims about many layers together, in a few sentences.
struct CrowdStory {
    /// The layers, each with its own claims.
    let stories: [ActorStory]
    private let names: ActorNames
    private let record: MotionRecord

    init(of stories: [ActorStory], _ names: ActorNames, _ record: MotionRecord) {
        (self.stories, self.names, self.record) = (stories, names, record)
    }

    /// The sentences.
    var sentences: [String] {
        [kinds, contact, farthest, ending].compactMap(\.self).map(\.capitalizedSentence)
    }

    /// The kinds of layers, the most frequent first, and of those the largest.
    private var kinds: String {
        let groups = Dictionary(grouping: stories) { $0.actor.kind }
            .sorted { one, other in
                (other.value.count, other.value.largestArea, one.key)
                    < (one.value.count, one.value.largestArea, other.key)
            }
        // A single kind is named rather than called another one.
        let named = groups.count == 4 ? 4 : 3
        var parts = groups.prefix(named).map { count($0.value.count, $0.key) }
        let rest = groups.dropFirst(named).reduce(0) { $0 + $1.value.count }
        if rest > 0 { parts.append(rest == 1 ? "one other" : "\(rest.inWords) others") }
        let last = parts.removeLast()
        let list = (parts.isEmpty ? "" : parts.joined(separator: ", ") + " and ") + last
        return list + (stories.allSatisfy(\.actor.travels) ? " move" : " move or change")
    }

    /// The first contact of a layer that has moved by more than the few points by which a stack settles.
    private var contact: String? {
        let firsts = stories.compactMap { record.firstContact(of: $0.actor, after: 5) }
        guard let first = firsts.min(by: { $0.time < $1.time }),
            let item = record.words(for: first.item, in: first, names),
            let other = record.words(for: first.other, in: first, names)
        else { return nil }
        let pair =
            item == other && item.hasPrefix("one of") ? "two" + item.dropFirst(3) : "\(item) and \(other)"
        return "the first hit is at \(seconds(first.time)), between \(pair)"
    }

    /// The layer that goes farthest from where it begins, if it is a single one with a name of its own.
    private var farthest: String? {
        let reaches = stories.map { ($0, $0.actor.reach) }.sorted { $0.1 > $1.1 }
        guard reaches.count > 1, reaches[0].1 > reaches[1].1 + 1, reaches[0].0.name.hasPrefix("the ") else {
            return nil
        }
        return "\(reaches[0].0.name) goes farthest, \(figure(reaches[0].1)) points from where it begins"
    }

    private var ending: String? {
        func count(_ matches: (MotionClaim) -> Bool) -> Int {
            stories.count { $0.claims.contains(where: matches) }
        }
        let still = count { $0 == .stillMoves }
        let left = count { if case .leaves = $0 { true } else { false } }
        let gone = count {
            switch $0 {
            case .disappears, .fadesOut: true
            default: false
            }
        }
        let hidden = count { if case .goesBehind = $0 { true } else { false } }
        let resting = count {
            switch $0 {
            case .rests, .stops: true
            default: false
            }
        }
        let parts = [
            resting.subject("rests", "rest", of: stories.count),
            still.subject("still moves", "still move", of: stories.count),
            left.subject("has left the view", "have left the view", of: stories.count),
            gone.subject("has disappeared", "have disappeared", of: stories.count),
            hidden.subject("is hidden", "are hidden", of: stories.count),
        ].compactMap(\.self)
        guard let last = parts.last else { return nil }
        let list = parts.dropLast().joined(separator: ", ")
        return "at the end " + (list.isEmpty ? last : list + " and " + last)
    }

    private func count(_ number: Int, _ kind: String) -> String {
        guard number == 1 else { return "\(number.inWords) \(kind.plural)" }
        return (kind.first.map { "aeiou".contains($0) } == true ? "an " : "a ") + kind
    }
}

extension [ActorStory] {
    /// The area of the largest layer where it is first seen, in square points.
    fileprivate var largestArea: CGFloat {
        compactMap { $0.actor.seen.first?.size }.map { $0.width * $0.height }.max() ?? 0
    }
}

extension ActorRecord {
    /// The largest distance of the center from where it is first seen, while it is seen, in points.
    var reach: CGFloat {
        guard travels, let first = seen.first?.center else { return 0 }
        return seen.map { $0.center.distance(to: first) }.max() ?? 0
    }
}

extension Int {
    /// The number in words, up to ten.
    var inWords: String {
        let words = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"]
        return words.indices.contains(self) ? words[self] : "\(self)"
    }

    /// Returns the number, or “all” where it is that of all, and its verb; nil for 0.
    fileprivate func subject(_ singular: String, _ plural: String, of total: Int) -> String? {
        self == 0 ? nil : (self == total ? "all" : inWords) + " " + (self == 1 ? singular : plural)
    }
}
