/// A difference of neighboring bytes that was taken before a stream was compressed (ISO 32000-1, 7.4.4.4).
struct PDFPredictor {
    private let kind, colors, columns: Int

    init(of settings: PDFValue, in file: PDFFile) {
        kind = file.entry("Predictor", of: settings).integer ?? 1
        colors = max(1, min(file.entry("Colors", of: settings).integer ?? 1, 32))
        columns = max(1, min(file.entry("Columns", of: settings).integer ?? 1, 1 << 20))
    }

    /// Returns the bytes as they were, for colors of eight bits.
    func restored(_ bytes: [UInt8]) -> [UInt8] {
        let width = colors * columns
        if kind == 2 {
            var bytes = bytes
            for index in bytes.indices where index % width >= colors {
                bytes[index] &+= bytes[index - colors]
            }
            return bytes
        }
        guard kind >= 10 else { return bytes }
        var restored: [UInt8] = []
        var above = [UInt8](repeating: 0, count: width)
        var start = 0
        while start + 1 < bytes.count {
            var row = Array(bytes[(start + 1)..<min(start + 1 + width, bytes.count)])
            row += [UInt8](repeating: 0, count: width - row.count)
            for index in row.indices {
                let left = index >= colors ? row[index - colors] : 0
                let corner = index >= colors ? above[index - colors] : 0
                row[index] &+= Self.guess(bytes[start], left, above[index], corner)
            }
            restored += row
            above = row
            start += width + 1
        }
        return restored
    }

    /// Returns what a filter of PNG takes from a byte, by the bytes to the left, above and above to the left.
    private static func guess(_ filter: UInt8, _ left: UInt8, _ above: UInt8, _ corner: UInt8) -> UInt8 {
        switch filter {
        case 1: return left
        case 2: return above
        case 3: return UInt8((Int(left) + Int(above)) / 2)
        case 4:
            let sum = Int(left) + Int(above) - Int(corner)
            let distances = [left, above, corner].map { abs(sum - Int($0)) }
            let least = distances.min()
            return distances[0] == least ? left : distances[1] == least ? above : corner
        default: return 0
        }
    }
}
