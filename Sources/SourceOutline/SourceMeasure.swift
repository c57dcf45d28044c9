/// A linear scan of Swift source for constructs that are too deep or too long for a parser.
///
/// It follows strings, comments and brackets. Where it is wrong about rare forms, such as a regular
/// expression with a single bracket, it counts less rather than more.
struct SourceMeasure {
    let bytes: UnsafeBufferPointer<UInt8>
    var position = 0
    var line = 1
    /// The levels of nesting; the first is the text itself.
    var levels = [SourceLevel(.text)]
    /// The sum of the open angle brackets of all levels.
    private var angles = 0
    private var conditions = 0
    /// A Boolean value that indicates whether a line break precedes the token.
    var startsLine = true
    /// A Boolean value that indicates whether the last token makes the next line part of its expression.
    private var isContinued = false
    /// A Boolean value that indicates whether the last word was `else`.
    private var followsElse = false

    init(_ bytes: UnsafeBufferPointer<UInt8>) {
        self.bytes = bytes
    }

    /// Scans the text to its end.
    mutating func run() throws(SourceExcess) {
        while position < bytes.count { try scan() }
    }

    func byte(_ offset: Int = 0) -> UInt8? {
        bytes.indices.contains(position + offset) ? bytes[position + offset] : nil
    }

    private mutating func scan() throws(SourceExcess) {
        let byte = bytes[position]
        switch byte {
        case UInt8(ascii: "\n"): try skipLineBreak()
        case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"): position += 1
        case UInt8(ascii: "/") where self.byte(1) == UInt8(ascii: "/"):
            while position < bytes.count, bytes[position] != UInt8(ascii: "\n") { position += 1 }
        case UInt8(ascii: "/") where self.byte(1) == UInt8(ascii: "*"): try skipComment()
        case UInt8(ascii: "\""): try beginString(hashes: 0)
        case UInt8(ascii: "#"): try scanHashes()
        case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): try open(byte)
        case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): try close(byte)
        case UInt8(ascii: ","): separate()
        case UInt8(ascii: ";"):
            (isContinued, position) = (false, position + 1)
            endStatement()
        case UInt8(ascii: "."): try scanDot()
        case _ where Self.isWord(byte): try scanWord()
        case _ where Self.isOperator(byte): try scanOperator()
        default: position += 1
        }
    }

    // MARK: Tokens

    private mutating func scanWord() throws(SourceExcess) {
        let start = position
        while let byte = byte(), Self.isWord(byte) { position += 1 }
        let word = UnsafeBufferPointer(rebasing: bytes[start..<position])
        func isWord(_ text: StaticString) -> Bool {
            word.count == text.utf8CodeUnitCount
                && word.elementsEqual(UnsafeBufferPointer(start: text.utf8Start, count: word.count))
        }
        let isElse = isWord("else")
        let joins = isWord("as") || isWord("is")
        beginToken(continues: isElse || joins)
        if followsElse, isWord("if") {
            try count(\.branches, most: SourceLimits.branches, "“else if” in a row")
        }
        followsElse = isElse
        isContinued = joins || isWord("try") || isWord("await")
        if isContinued { try countOperator() }
    }

    private mutating func scanOperator() throws(SourceExcess) {
        let start = position
        let follows = start > 0 && endsOperand(bytes[start - 1])
        let isArrow = byte() == UInt8(ascii: "-") && byte(1) == UInt8(ascii: ">")
        beginToken(continues: true)
        var rest = 0
        while let byte = byte(), Self.isOperator(byte), position - start <= SourceLimits.operatorLength {
            if byte == UInt8(ascii: ">"), !isArrow, levels[levels.count - 1].angles > 0 {
                levels[levels.count - 1].angles -= 1
                angles -= 1
            } else if byte == UInt8(ascii: "<"), follows, position == start, !isPair(self.byte(1)) {
                levels[levels.count - 1].angles += 1
                angles += 1
                try checkDepth()
            } else {
                rest += 1
            }
            position += 1
        }
        if position - start > SourceLimits.operatorLength {
            throw excess("an operator has more than \(SourceLimits.operatorLength) characters")
        }
        // A mark that follows an operand, such as that of an optional, ends an expression.
        let last = bytes[position - 1]
        let isPostfix = follows && (last == UInt8(ascii: "?") || last == UInt8(ascii: "!"))
        isContinued = !isPostfix && last != UInt8(ascii: ">") || isArrow
        if rest > 0 {
            isPostfix ? try countMember() : try countOperator()
        }
    }

    private mutating func scanDot() throws(SourceExcess) {
        beginToken(continues: true)
        var count = 0
        while byte() == UInt8(ascii: ".") { (count, position) = (count + 1, position + 1) }
        while count > 1, let byte = byte(), Self.isOperator(byte) { position += 1 }
        isContinued = true
        count == 1 ? try countMember() : try countOperator()
    }

    private mutating func scanHashes() throws(SourceExcess) {
        let start = position
        while byte() == UInt8(ascii: "#") { position += 1 }
        if byte() == UInt8(ascii: "\"") { return try beginString(hashes: position - start) }
        if hasNext("if") {
            conditions += 1
            if conditions > SourceLimits.nesting { throw deep("“#if” is nested") }
        } else if hasNext("endif") {
            conditions = max(conditions - 1, 0)
        }
    }

    private func hasNext(_ word: StaticString) -> Bool {
        for place in 0..<word.utf8CodeUnitCount where byte(place) != word.utf8Start[place] { return false }
        return byte(word.utf8CodeUnitCount).map(Self.isWord) != true
    }

    /// Ends an element of a list. The conditions of an `if` have commas too, so its branches still count.
    private mutating func separate() {
        position += 1
        (levels[levels.count - 1].operators, levels[levels.count - 1].members) = (0, 0)
        isContinued = true
    }

    // MARK: Brackets

    private mutating func open(_ byte: UInt8) throws(SourceExcess) {
        let follows = position > 0 && endsOperand(bytes[position - 1])
        let isBrace = byte == UInt8(ascii: "{")
        beginToken(continues: isBrace)
        // Its parameters precede a body, and not a comparison's right side.
        if isBrace { dropAngles() }
        if follows, !isBrace { try countMember() }
        position += 1
        // In ASCII the closing bracket is one above `(`, and two above the others.
        try push(.bracket(byte == UInt8(ascii: "(") ? byte + 1 : byte + 2))
        isContinued = false
        startsLine = true
    }

    private mutating func close(_ byte: UInt8) throws(SourceExcess) {
        position += 1
        startsLine = false
        (isContinued, followsElse) = (false, false)
        if case .interpolation(let hashes, let isMultiline) = levels.last?.opening, byte == UInt8(ascii: ")")
        {
            pop()
            return try skipString(hashes: hashes, isMultiline: isMultiline)
        }
        guard let index = opening(of: byte) else { return }
        while levels.count > index { pop() }
    }

    /// Returns the index of the level that a closing bracket ends, together with those left open within it.
    /// It closes nothing beyond a brace.
    private func opening(of byte: UInt8) -> Int? {
        for index in levels.indices.reversed() {
            switch levels[index].opening {
            case .bracket(byte): return index
            case .bracket(UInt8(ascii: "}")), .text: return nil
            case .interpolation where byte != UInt8(ascii: "}"): return nil
            case .bracket, .interpolation: continue
            }
        }
        return nil
    }

    mutating func push(_ opening: SourceLevel.Opening) throws(SourceExcess) {
        var level = SourceLevel(opening)
        switch opening {
        case .bracket(UInt8(ascii: "}")): break
        case .bracket(UInt8(ascii: "]")): level.squares = levels[levels.count - 1].squares + 1
        default: level.squares = levels[levels.count - 1].squares
        }
        levels.append(level)
        try checkDepth()
    }

    private mutating func pop() {
        dropAngles()
        levels.removeLast()
    }

    private mutating func dropAngles() {
        angles -= levels[levels.count - 1].angles
        levels[levels.count - 1].angles = 0
    }

    private func checkDepth() throws(SourceExcess) {
        if levels.count - 1 + angles > SourceLimits.nesting { throw deep("brackets are nested") }
        if levels[levels.count - 1].squares > SourceLimits.squares {
            throw excess("square brackets are nested more than \(SourceLimits.squares) deep")
        }
    }

    // MARK: Statements

    /// Begins a token. On a new line it begins a statement, unless it or the token before it says otherwise.
    mutating func beginToken(continues: Bool) {
        if startsLine, !continues, !isContinued { endStatement() }
        startsLine = false
        if continues { return }
        isContinued = false
    }

    private mutating func endStatement() {
        dropAngles()
        levels[levels.count - 1].beginStatement()
    }

    private mutating func countOperator() throws(SourceExcess) {
        levels[levels.count - 1].members = 0
        try count(\.operators, most: SourceLimits.operators, "operators in one expression")
    }

    private mutating func countMember() throws(SourceExcess) {
        try count(\.members, most: SourceLimits.members, "members and calls in one chain")
    }

    private mutating func count(
        _ kind: WritableKeyPath<SourceLevel, Int>, most: Int, _ what: String
    ) throws(SourceExcess) {
        levels[levels.count - 1][keyPath: kind] += 1
        if levels[levels.count - 1][keyPath: kind] > most {
            throw excess("there are more than \(most) \(what)")
        }
    }

    func excess(_ rule: String) -> SourceExcess { SourceExcess(line: line, rule) }

    private func deep(_ words: String) -> SourceExcess {
        excess("\(words) more than \(SourceLimits.nesting) deep")
    }
}
