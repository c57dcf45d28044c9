import CoreGeometry
import Picture

/// The names by which a description calls layers: by color and form, by what the scene calls them, or by
/// their text, and by their place where several are alike.
struct ActorNames {
    private var names: [Int: String] = [:]

    /// Names all layers that are ever seen.
    init(of record: MotionRecord) {
        let seen = record.actors.filter { !$0.seen.isEmpty && ($0.look.draws || $0.acts(in: record)) }
        let alike = Dictionary(grouping: seen) { $0.kind }
        for (kind, group) in alike {
            let things = group.filter { !$0.isNamedByContent || !$0.holdsOne(of: group, in: record) }
            for actor in things { names[actor.identity] = Self.name(of: actor, kind, among: things, record) }
            // What only holds a thing of its kind goes by the name of that.
            for holder in group where names[holder.identity] == nil {
                let held = things.first { record.isNested($0, in: holder) }
                names[holder.identity] = held.flatMap { names[$0.identity] }
            }
        }
    }

    /// Returns the name of a layer with its article.
    subscript(_ actor: ActorRecord) -> String { names[actor.identity] ?? "a view" }

    /// Returns the name of the layer with an identity; nil for none, and for one without a name.
    subscript(identity identity: Int?) -> String? { identity.flatMap { names[$0] } }

    private static func name(
        of actor: ActorRecord, _ kind: String, among group: [ActorRecord], _ record: MotionRecord
    ) -> String {
        if actor.copies.count > 1 {
            let things = (actor.copies.areAlike ? kind : actor.noun).plural
            return "the first of \(actor.copies.count.inWords) \(things)"
        }
        if let text = actor.shortText {
            // A layer around the text's and one in it show the same text.
            let others = group.count {
                $0.shortText == text && $0.identity != actor.identity && !record.areNested($0, actor)
            }
            let noun = actor.look.form == .text ? "text" : kind
            return others == 0
                ? "the \(noun) “\(text)”" : "one of the \((others + 1).inWords) \(noun.plural) “\(text)”"
        }
        guard group.count > 1 else { return "the \(kind)" }
        guard group.count == 2, let own = actor.seen.first?.center,
            let other = group.first(where: { $0.identity != actor.identity })?.seen.first?.center
        else { return "one of the \(group.count.inWords) \(kind.plural)" }
        let (dx, dy) = (own.x - other.x, own.y - other.y)
        guard max(abs(dx), abs(dy)) > 1 else { return "one of the two \(kind.plural)" }
        if abs(dy) >= abs(dx) { return dy < 0 ? "the upper \(kind)" : "the lower \(kind)" }
        return dx < 0 ? "the left \(kind)" : "the right \(kind)"
    }
}

extension ActorRecord {
    /// True where what the layer holds gives it its look.
    fileprivate var isNamedByContent: Bool { !look.draws || look.isCoveredByContent }

    /// Returns true where the layer holds one of a group that draws something itself.
    fileprivate func holdsOne(of group: [ActorRecord], in record: MotionRecord) -> Bool {
        group.contains { $0.look.draws && record.isNested($0, in: self) }
    }

    /// The color and noun of the layer, such as “red square” or “gray ball”.
    var kind: String { [look.color, noun].compactMap(\.self).joined(separator: " ") }

    /// The text of the layer if it is short enough for a name.
    fileprivate var shortText: String? {
        guard let text = look.text, text.count <= 24, !text.contains(where: \.isNewline),
            look.text == look.lastText
        else { return nil }
        return text
    }

    /// The noun in the scene's name of the item, such as “ball” of balls3, if it is one of a thing; otherwise
    /// the name of the form.
    fileprivate var noun: String {
        guard look.form != .text, let name, let word = name.lastWord else { return nounOfForm }
        for noun in [word, String(word.dropLast())] where Self.things.contains(noun) {
            if noun == word || word.last == "s" { return noun }
        }
        return nounOfForm
    }

    /// The name of the form: nobody sees a circle where its edge is never in the picture as a whole.
    private var nounOfForm: String {
        look.form == .circle && !isEverWhole ? "round shape" : look.form.rawValue
    }

    /// The nouns with which names of items are taken at their word.
    private static let things: Set<String> = [
        "ball", "badge", "balloon", "banner", "bar", "barrier", "bead", "bird", "block", "bob", "brick",
        "bubble",
        "bullet", "button", "card", "cell", "chain", "cloud", "coin", "domino", "door", "drawer", "drop",
        "flake",
        "halo", "hammer", "hand", "handle", "heart", "hill", "hoop", "icon", "key", "knob", "leaf", "link",
        "logo",
        "marble",
        "menu", "message", "needle", "paddle", "panel", "particle", "piece", "plank", "planet", "platform",
        "puck",
        "ring", "rocket", "row", "shard", "sheet", "ship", "slider", "star", "sun", "tile", "wall", "wheel",
    ]
}

extension String {
    /// The last of the words of a name in camel case, in small letters, without a number.
    fileprivate var lastWord: String? {
        let letters = prefix { $0.isASCII && $0.isLetter }
        guard dropFirst(letters.count).allSatisfy(\.isNumber) else { return nil }
        let start = letters.lastIndex(where: \.isUppercase) ?? letters.startIndex
        let word = letters[start...].lowercased()
        return word.isEmpty ? nil : word
    }

    /// The plural of a kind.
    var plural: String {
        if hasSuffix("leaf") { return dropLast(1) + "ves" }
        return hasSuffix("ch") || hasSuffix("s") || hasSuffix("x") ? self + "es" : self + "s"
    }
}
