/// A table in Markdown, its columns aligned so that it reads well as plain text too.
struct Table {
    let head: [String]
    let rows: [[String]]
    /// The number of columns from the first one on that hold words, and are aligned left; default 1.
    var wordColumns = 1

    var text: String {
        let widths = head.indices.map { column in ([head] + rows).map { $0[column].count }.max() ?? 0 }
        let rule = widths.enumerated().map { column, width in
            String(repeating: "-", count: width - 1) + (column < wordColumns ? "-" : ":")
        }
        return ([head, rule] + rows).map { row in
            let cells = zip(row, widths).enumerated().map { column, cell in
                let blanks = String(repeating: " ", count: cell.1 - cell.0.count)
                return column < wordColumns ? cell.0 + blanks : blanks + cell.0
            }
            return "| \(cells.joined(separator: " | ")) |"
        }.joined(separator: "\n")
    }
}
