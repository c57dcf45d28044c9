import SourceOutline

/// A text after edits that leave each line in its place.
struct EditedText {
    /// The edited text and its map of columns.
    let result: (text: String, map: ColumnMap)

    /// Applies edits. Of two that overlap, the first is applied.
    init(_ text: String, _ edits: [SourceEdit]) {
        let bytes = Array(text.utf8)
        var (output, map) = ([UInt8](), ColumnMap())
        var (position, line, lineStart) = (0, 1, 0)
        func advance(to end: Int) {
            for index in position..<end where bytes[index] == UInt8(ascii: "\n") {
                (line, lineStart) = (line + 1, index + 1)
            }
            position = end
        }
        let sorted = edits.enumerated().sorted {
            ($0.element.range.lowerBound, $0.offset) < ($1.element.range.lowerBound, $1.offset)
        }
        for (_, edit) in sorted
        where edit.range.lowerBound >= position && edit.range.upperBound <= bytes.count {
            output += bytes[position..<edit.range.lowerBound]
            advance(to: edit.range.lowerBound)
            let (startLine, column) = (line, edit.range.lowerBound - lineStart + 1)
            output += Array(edit.replacement.utf8)
            advance(to: edit.range.upperBound)
            if line == startLine {
                map.note(
                    line: line, column: column, removed: edit.range.count,
                    inserted: edit.replacement.utf8.count)
            } else {
                // The lines that the replacement joins come back behind it, and the rest keeps its column.
                output += [UInt8](repeating: UInt8(ascii: "\n"), count: line - startLine)
                output += [UInt8](repeating: UInt8(ascii: " "), count: position - lineStart)
            }
        }
        output += bytes[position...]
        result = (String(decoding: output, as: UTF8.self), map)
    }
}
