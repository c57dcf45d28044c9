extension SourceMeasure {
    mutating func skipLineBreak() throws(SourceExcess) {
        position += 1
        line += 1
        startsLine = true
        if line > SourceLimits.lines { throw excess("there are more than \(SourceLimits.lines) lines") }
    }

    mutating func skipComment() throws(SourceExcess) {
        var depth = 0
        repeat {
            if byte() == UInt8(ascii: "/"), byte(1) == UInt8(ascii: "*") {
                (depth, position) = (depth + 1, position + 2)
            } else if byte() == UInt8(ascii: "*"), byte(1) == UInt8(ascii: "/") {
                (depth, position) = (depth - 1, position + 2)
            } else if byte() == UInt8(ascii: "\n") {
                try skipLineBreak()
            } else {
                position += 1
            }
        } while depth > 0 && position < bytes.count
    }

    /// Begins a string at its quotation marks, behind its `#`.
    mutating func beginString(hashes: Int) throws(SourceExcess) {
        beginToken(continues: false)
        let isMultiline = byte(1) == UInt8(ascii: "\"") && byte(2) == UInt8(ascii: "\"")
        position += isMultiline ? 3 : 1
        try skipString(hashes: hashes, isMultiline: isMultiline)
    }

    /// Skips a string to its end, or to its next interpolation.
    mutating func skipString(hashes: Int, isMultiline: Bool) throws(SourceExcess) {
        while let byte = byte() {
            switch byte {
            case UInt8(ascii: "\n"):
                // A string that is never closed ends with its line.
                guard isMultiline else { return }
                try skipLineBreak()
                startsLine = false
            case UInt8(ascii: "\\") where hasHashes(hashes, from: 1):
                position += hashes + 1
                if self.byte() == UInt8(ascii: "(") {
                    position += 1
                    startsLine = true
                    return try push(.interpolation(hashes: hashes, isMultiline: isMultiline))
                }
                if self.byte() != UInt8(ascii: "\n") { position += 1 }
            case UInt8(ascii: "\"") where isEnd(hashes, isMultiline):
                position += (isMultiline ? 3 : 1) + hashes
                return
            default: position += 1
            }
        }
    }

    private func isEnd(_ hashes: Int, _ isMultiline: Bool) -> Bool {
        guard isMultiline else { return hasHashes(hashes, from: 1) }
        return byte(1) == UInt8(ascii: "\"") && byte(2) == UInt8(ascii: "\"") && hasHashes(hashes, from: 3)
    }

    private func hasHashes(_ count: Int, from offset: Int) -> Bool {
        for place in 0..<count where byte(offset + place) != UInt8(ascii: "#") { return false }
        return true
    }

    // MARK: Bytes

    /// Returns true for a byte that can end an operand, so that what follows without a space belongs to it.
    func endsOperand(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"), UInt8(ascii: ">"), UInt8(ascii: "?"),
            UInt8(ascii: "!"), UInt8(ascii: "\""):
            true
        default: Self.isWord(byte)
        }
    }

    /// Returns true for a byte that makes `<` a comparison or a shift.
    func isPair(_ byte: UInt8?) -> Bool {
        byte == UInt8(ascii: "=") || byte == UInt8(ascii: "<") || byte == UInt8(ascii: " ")
    }

    static func isWord(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "`"),
            UInt8(ascii: "$"), 0x80...:
            true
        default: false
        }
    }

    static func isOperator(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "/"), UInt8(ascii: "="), UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "!"),
            UInt8(ascii: "*"), UInt8(ascii: "%"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "&"),
            UInt8(ascii: "|"), UInt8(ascii: "^"), UInt8(ascii: "~"), UInt8(ascii: "?"), UInt8(ascii: ":"):
            true
        default: false
        }
    }
}
