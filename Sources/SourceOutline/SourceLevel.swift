/// The counts of one level of nesting while a source is measured: what a parser would hold on its stack for
/// the statement that is being read there.
struct SourceLevel {
    /// The kinds of openings.
    enum Opening: Equatable {
        /// The text itself.
        case text
        /// A bracket, by the byte that closes it.
        case bracket(UInt8)
        /// An interpolation in a string with a number of `#`, over one or several lines.
        case interpolation(hashes: Int, isMultiline: Bool)
    }

    let opening: Opening
    /// The number of operators in the expression.
    var operators = 0
    /// The number of members, calls and subscripts in a row.
    var members = 0
    /// The number of `else if` in a row.
    var branches = 0
    /// The number of open angle brackets of generic arguments.
    var angles = 0
    /// The number of square brackets around the place, up to the nearest brace.
    var squares = 0

    init(_ opening: Opening) {
        self.opening = opening
    }

    /// Begins another statement.
    mutating func beginStatement() {
        (operators, members, branches, angles) = (0, 0, 0, 0)
    }
}
