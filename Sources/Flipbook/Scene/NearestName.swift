/// How many slips of the finger (a letter added, left out, changed, or two neighbours swapped) lie between two words, whatever
/// the case: the distance of Damerau and Levenshtein in its restricted form.
func slips(from first: String, to second: String) -> Int {
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

/// The candidate that a mistyped name most likely means, the first of equals; nil when none is near: one that begins
/// with the name, or that differs in less than half of the name's letters.
package func nearestName(to name: String, among candidates: [String]) -> String? {
    // Nobody means a name of ours with that, and the distance takes the product of the lengths.
    guard name.utf8.count <= 200 else { return nil }
    let beginnings = candidates.filter { !name.isEmpty && $0.lowercased().hasPrefix(name.lowercased()) }
    if let beginning = beginnings.first { return beginning }
    let nearest = candidates.min { slips(from: name, to: $0) < slips(from: name, to: $1) }
    guard let nearest, slips(from: name, to: nearest) * 2 < max(name.count, nearest.count) else { return nil }
    return nearest
}
