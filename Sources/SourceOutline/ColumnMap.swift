/// A map from the columns of an adapted text to those of the original. Lines are the same in both.
public struct ColumnMap: Codable, Sendable {
    /// An edit within a line, in columns of the original counted from 1.
    private struct Shift: Codable, Sendable {
        let column: Int
        let removed: Int
        let inserted: Int
    }

    private var shifts: [Int: [Shift]] = [:]
    /// The maps of the edits before these, the last one first.
    private var earlier: [ColumnMap] = []

    /// Creates a map in which all columns are equal.
    public init() {}

    /// Notes that bytes from a column on were replaced by others. Edits of a line are noted from left to
    /// right.
    public mutating func note(line: Int, column: Int, removed: Int, inserted: Int) {
        guard removed != inserted || removed > 0 else { return }
        shifts[line, default: []].append(Shift(column: column, removed: removed, inserted: inserted))
    }

    /// Returns the map of these edits after others, the last one first.
    public func following(_ earlier: [ColumnMap]) -> ColumnMap {
        var map = self
        map.earlier = earlier
        return map
    }

    /// Returns the column of the original for a place in the adapted text; both count from 1. A place in an
    /// inserted text is that of the text it replaces.
    public func original(line: Int, column: Int) -> Int {
        earlier.reduce(before(line: line, column: column)) { $1.original(line: line, column: $0) }
    }

    /// Returns the column before the edits of this map.
    private func before(line: Int, column: Int) -> Int {
        var offset = 0
        for shift in shifts[line] ?? [] {
            let start = shift.column + offset
            guard column >= start else { break }
            if column < start + shift.inserted {
                return shift.column + min(column - start, max(0, shift.removed - 1))
            }
            offset += shift.inserted - shift.removed
        }
        return max(1, column - offset)
    }
}
