import Foundation
import SourceOutline
import SwiftParser
import SwiftSyntax

/// A text in Swift 2, the language of 2015, converted to current Swift: its names and its grammar.
///
/// A text counts as Swift 2 if it, or another file of its unit, has words that no later version has, such as
/// `UIColor.redColor()`, and if it has none that Swift 2 lacks, such as `DispatchQueue`.
struct Swift2Text {
    /// The text in current Swift, with the same lines as the original.
    let text: String
    /// The maps of columns, the last step first.
    let maps: [ColumnMap]

    /// Converts a text to current Swift.
    ///
    /// - Parameter declared: the names that the files of its unit declare: they are not Apple's.
    init(_ original: String, declared: DeclaredNames) {
        // Loops and labels first: the parser cannot read them.
        let unread = Swift2Loop.edits(in: original) + Swift1Label.edits(in: original)
        let (loops, loopMap) = EditedText(original, unread).result
        let visitor = Swift2Visitor(Parser.parse(source: loops), declared: declared)
        let (text, map) = EditedText(loops, visitor.edits).result
        (self.text, maps) = (text, [map, loopMap])
    }
}
