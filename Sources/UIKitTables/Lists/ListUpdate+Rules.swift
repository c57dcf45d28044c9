// The rules of a batch of changes: what leaves was there before it, what comes is there after it, and nothing
// leaves or comes twice.
extension ListUpdate {
    /// Returns the rule that changes break; nil for none.
    static func brokenRule(
        by changes: [ListChange], _ sections: Sections, from old: [Int], to new: [Int],
        of noun: String
    ) -> String? {
        brokenRule(by: sections, from: old.count, to: new.count)
            ?? Items(changes, named: noun).brokenRule(from: old, to: new)
    }

    private static func brokenRule(by sections: Sections, from old: Int, to new: Int) -> String? {
        let leaving = [
            ("deleted", sections.deleted), ("reloaded", sections.reloaded),
            ("moved", IndexSet(sections.moved.keys)),
        ]
        let coming = [
            ("inserted", sections.inserted), ("the target of a move", IndexSet(sections.moved.values)),
        ]
        for (change, indexes) in leaving {
            guard let section = indexes.first(where: { !(0..<old).contains($0) }) else { continue }
            return "section \(section) is \(change), but the number of sections before the update is \(old)"
        }
        for (change, indexes) in coming {
            guard let section = indexes.first(where: { !(0..<new).contains($0) }) else { continue }
            return "section \(section) is \(change), but the number of sections after the update is \(new)"
        }
        for (change, indexes) in leaving.dropFirst() {
            guard let section = indexes.intersection(sections.deleted).first else { continue }
            return "section \(section) is deleted and \(change)"
        }
        return nil
    }

    /// The changes of items, by what they do.
    private struct Items {
        private var noun: String
        private var deleted: [IndexPath] = [], reloaded: [IndexPath] = [], inserted: [IndexPath] = []
        private var sources: [IndexPath] = [], targets: [IndexPath] = []

        init(_ changes: [ListChange], named noun: String) {
            self.noun = String(noun.dropLast())
            for change in changes {
                switch change {
                case .delete(let path): deleted.append(path)
                case .reload(let path): reloaded.append(path)
                case .insert(let path): inserted.append(path)
                case .move(let before, let after):
                    sources.append(before)
                    targets.append(after)
                }
            }
        }

        func brokenRule(from old: [Int], to new: [Int]) -> String? {
            let leaving = [(deleted, "deleted"), (reloaded, "reloaded"), (sources, "moved")]
            let coming = [(inserted, "inserted"), (targets, "the target of a move")]
            for (paths, change) in leaving {
                if let rule = missing(paths, change, old, "before") { return rule }
            }
            for (paths, change) in coming {
                if let rule = missing(paths, change, new, "after") { return rule }
            }
            for (paths, change) in leaving.filter({ $0.1 != "reloaded" }) + coming {
                if let rule = twice(paths, change) { return rule }
            }
            return both(deleted, reloaded, "deleted and reloaded")
                ?? both(deleted, sources, "deleted and moved")
                ?? both(inserted, targets, "inserted and the target of a move")
        }

        private func missing(
            _ paths: [IndexPath], _ change: String, _ counts: [Int], _ moment: String
        ) -> String? {
            for path in paths {
                guard path.count == 2, counts.indices.contains(path.section) else {
                    return
                        "\(noun) \(path.text) is \(change), but the number of sections \(moment) the update "
                        + "is \(counts.count)"
                }
                if !(0..<counts[path.section]).contains(path.item) {
                    return "\(noun) \(path.text) is \(change), but section \(path.section) has "
                        + "\(counts[path.section]) \(noun)s \(moment) the update"
                }
            }
            return nil
        }

        private func twice(_ paths: [IndexPath], _ change: String) -> String? {
            var known: Set<IndexPath> = []
            return paths.first { !known.insert($0).inserted }
                .map { "\(noun) \($0.text) is \(change) more than once" }
        }

        private func both(_ first: [IndexPath], _ second: [IndexPath], _ changes: String) -> String? {
            let known = Set(second)
            return first.first { known.contains($0) }.map { "\(noun) \($0.text) is \(changes)" }
        }
    }
}
