/// A QR code of bytes (ISO/IEC 18004): squares that are dark or bright.
struct QRCode {
    /// The number of squares at a side.
    private(set) var side: Int
    private var dark: [Bool]
    /// True for the squares that belong to patterns and formats.
    private var isFixed: [Bool]

    /// Creates the smallest code of bytes; nil for more than fit the largest one.
    ///
    /// - Parameter level: The level of correction: L, M, Q or H; M for any other.
    init?(_ message: [UInt8], _ level: String) {
        let level = max(0, ["L", "M", "Q", "H"].firstIndex(of: level.uppercased()) ?? 1)
        guard let version = (1...40).first(where: { QRBlocks($0, level).fits(message.count, $0) }) else {
            return nil
        }
        side = 17 + 4 * version
        dark = [Bool](repeating: false, count: side * side)
        isFixed = dark
        drawPatterns(version)
        drawWords(QRBlocks(version, level).words(of: message, version))
        // The mask whose squares look least like the patterns.
        var best = (penalty: Int.max, code: self)
        for mask in 0..<8 {
            var code = self
            code.apply(mask)
            code.drawFormat([1, 0, 3, 2][level] << 3 | mask)
            let penalty = code.penalty
            if penalty < best.penalty { best = (penalty, code) }
        }
        self = best.code
    }

    /// Returns a Boolean value that indicates whether a square is dark; those outside are bright.
    func isDark(_ column: Int, _ row: Int) -> Bool {
        column >= 0 && row >= 0 && column < side && row < side && dark[row * side + column]
    }

    // MARK: Patterns

    private mutating func fix(_ column: Int, _ row: Int, _ isDark: Bool) {
        guard column >= 0, row >= 0, column < side, row < side else { return }
        dark[row * side + column] = isDark
        isFixed[row * side + column] = true
    }

    private mutating func drawPatterns(_ version: Int) {
        for place in 0..<side {
            fix(6, place, place % 2 == 0)
            fix(place, 6, place % 2 == 0)
        }
        for (x, y) in [(3, 3), (side - 4, 3), (3, side - 4)] {
            for row in -4...4 {
                for column in -4...4 {
                    let ring = max(abs(column), abs(row))
                    fix(x + column, y + row, ring != 2 && ring != 4)
                }
            }
        }
        let places = Self.alignments(version)
        for (index, x) in places.enumerated() {
            for (other, y) in places.enumerated() {
                let last = places.count - 1
                if [[0, 0], [0, last], [last, 0]].contains([index, other]) { continue }
                for row in -2...2 {
                    for column in -2...2 { fix(x + column, y + row, max(abs(column), abs(row)) != 1) }
                }
            }
        }
        drawFormat(0)
        drawVersion(version)
    }

    private static func alignments(_ version: Int) -> [Int] {
        guard version > 1 else { return [] }
        let count = version / 7 + 2
        let step = version == 32 ? 26 : (version * 4 + count * 2 + 1) / (count * 2 - 2) * 2
        return [6] + (0..<count - 1).map { version * 4 + 10 - $0 * step }.reversed()
    }

    private mutating func drawFormat(_ data: Int) {
        var rest = data
        for _ in 0..<10 { rest = rest << 1 ^ (rest >> 9) * 0x537 }
        let bits = (data << 10 | rest) ^ 0x5412
        func bit(_ index: Int) -> Bool { bits >> index & 1 == 1 }
        for index in 0...5 { fix(8, index, bit(index)) }
        fix(8, 7, bit(6))
        fix(8, 8, bit(7))
        fix(7, 8, bit(8))
        for index in 9..<15 { fix(14 - index, 8, bit(index)) }
        for index in 0..<8 { fix(side - 1 - index, 8, bit(index)) }
        for index in 8..<15 { fix(8, side - 15 + index, bit(index)) }
        fix(8, side - 8, true)
    }

    private mutating func drawVersion(_ version: Int) {
        guard version >= 7 else { return }
        var rest = version
        for _ in 0..<12 { rest = rest << 1 ^ (rest >> 11) * 0x1F25 }
        let bits = version << 12 | rest
        for index in 0..<18 {
            let (column, row) = (side - 11 + index % 3, index / 3)
            fix(column, row, bits >> index & 1 == 1)
            fix(row, column, bits >> index & 1 == 1)
        }
    }

    // MARK: Words

    /// Draws the bits of words in pairs of columns from the right, upward and downward in turns.
    private mutating func drawWords(_ words: [UInt8]) {
        var (index, right) = (0, side - 1)
        while right >= 1 {
            if right == 6 { right = 5 }
            for step in 0..<side {
                let row = (right + 1) & 2 == 0 ? side - 1 - step : step
                for column in [right, right - 1]
                where !isFixed[row * side + column] && index < words.count * 8 {
                    dark[row * side + column] = words[index / 8] >> (7 - index % 8) & 1 == 1
                    index += 1
                }
            }
            right -= 2
        }
    }

    private mutating func apply(_ mask: Int) {
        for y in 0..<side {
            for x in 0..<side where !isFixed[y * side + x] {
                let isTurned =
                    switch mask {
                    case 0: (x + y) % 2 == 0
                    case 1: y % 2 == 0
                    case 2: x % 3 == 0
                    case 3: (x + y) % 3 == 0
                    case 4: (x / 3 + y / 2) % 2 == 0
                    case 5: x * y % 2 + x * y % 3 == 0
                    case 6: (x * y % 2 + x * y % 3) % 2 == 0
                    default: ((x + y) % 2 + x * y % 3) % 2 == 0
                    }
                if isTurned { dark[y * side + x].toggle() }
            }
        }
    }

    /// A measure of rows, blocks and shares that make a code hard to read.
    private var penalty: Int {
        var sum = 0
        for line in 0..<side {
            sum += Self.penalty(of: (0..<side).map { dark[line * side + $0] })
            sum += Self.penalty(of: (0..<side).map { dark[$0 * side + line] })
        }
        for row in 0..<side - 1 {
            for column in 0..<side - 1 {
                let color = isDark(column, row)
                if color == isDark(column + 1, row), color == isDark(column, row + 1),
                    color == isDark(column + 1, row + 1)
                {
                    sum += 3
                }
            }
        }
        let count = dark.count { $0 }
        let share = abs(count * 20 - side * side * 10)
        return sum + ((share + side * side - 1) / (side * side) - 1) * 10
    }

    private static func penalty(of line: [Bool]) -> Int {
        var (sum, length) = (0, 1)
        for index in line.indices.dropFirst() {
            length = line[index] == line[index - 1] ? length + 1 : 1
            if length == 5 { sum += 3 } else if length > 5 { sum += 1 }
        }
        let pattern = [true, false, true, true, true, false, true]
        let bright = [false, false, false, false]
        guard line.count >= 11 else { return sum }
        for start in 0...line.count - 11 {
            let part = Array(line[start..<start + 11])
            if part == pattern + bright || part == bright + pattern { sum += 40 }
        }
        return sum
    }
}
