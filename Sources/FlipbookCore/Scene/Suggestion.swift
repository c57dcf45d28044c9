/// Returns the restricted Damerau-Levenshtein distance of two words, in lower case: the number of letters
/// inserted, deleted or changed, and of neighbors swapped.
func editDistance(from first: String, to second: String) -> Int {
    let (a, b) = (Array(first.lowercased()), Array(second.lowercased()))
    var beforeLast: [Int] = []
    var last = Array(0...b.count)
    for i in 0..<a.count {
        var row = [i + 1]
        for j in 0..<b.count {
            var fewest = min(last[j + 1] + 1, row[j] + 1, last[j] + (a[i] == b[j] ? 0 : 1))
            if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] {
                fewest = min(fewest, beforeLast[j - 1] + 1)
            }
            row.append(fewest)
        }
        (beforeLast, last) = (last, row)
    }
    return last[b.count]
}

/// Returns the candidate that a name with few wrong letters means: at most every fifth letter. Nil where the
/// name is itself a candidate, since that is then meant.
package func correction(of name: String, among candidates: [String]) -> String? {
    let limit = max(name.count / 5, 1)
    guard name.utf8.count <= 200, name.count > 3, !candidates.contains(name) else { return nil }
    let near = candidates.filter {
        abs($0.count - name.count) <= limit && editDistance(from: name, to: $0) <= limit
    }
    return near.min { editDistance(from: name, to: $0) < editDistance(from: name, to: $1) }
}

/// Returns the candidate that a mistyped name most likely means, or nil when none is similar: the first one
/// that begins with the name, or else the one with the smallest edit distance, if it is below half of the
/// longer name's length.
package func suggestion(to name: String, among candidates: [String]) -> String? {
    // No scene has a longer name, and the distance takes time proportional to the product of the lengths.
    guard name.utf8.count <= 200 else { return nil }
    let beginnings = candidates.filter { !name.isEmpty && $0.lowercased().hasPrefix(name.lowercased()) }
    if let beginning = beginnings.first { return beginning }
    let nearest = candidates.min { editDistance(from: name, to: $0) < editDistance(from: name, to: $1) }
    guard let nearest, editDistance(from: name, to: nearest) * 2 < max(name.count, nearest.count) else {
        return nil
    }
    return nearest
}
